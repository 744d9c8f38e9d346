import { Link } from 'wouter';
import { useWords } from '../text/words.tsx';
import { SiteFrame } from '../ui/site-frame.tsx';
import { useTitle } from '../ui/use-title.ts';

export function NotFound() {
  const words = useWords();
  useTitle(words('missing.title'));
  return (
    <SiteFrame>
      <div className="broken">
        <h1>{words('missing.title')}</h1>
        <Link href="/" className="button" data-look="accent">
          {words('match.toLobby')}
        </Link>
      </div>
    </SiteFrame>
  );
}
