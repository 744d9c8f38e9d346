import { useQuery } from '@tanstack/react-query';
import { useCover } from '../lobby/use-covers.ts';
import { getGames } from '../net/api.ts';
import { useSpeaker, useWords } from '../text/words.tsx';
import { SiteFrame } from '../ui/site-frame.tsx';
import { useTitle } from '../ui/use-title.ts';
import './pages.css';

const NO_NAMES: readonly string[] = [];

function Credit({ game }: { readonly game: string }) {
  const words = useWords();
  const cover = useCover(game);
  const say = useSpeaker(NO_NAMES, cover?.messages);
  if (cover === undefined) return undefined;
  return (
    <li data-game={game}>
      <h3>{say.term('cover.title')}</h3>
      <p>{words('lobby.credit', { authors: cover.credits.authors, publisher: cover.credits.publisher })}.</p>
      <p>{say.term('cover.about')}</p>
      <p className="field-help">{words('about.box', { publisher: cover.credits.publisher })}</p>
    </li>
  );
}

/** What this is, whose the games are, how luck and secrets are kept honest, and the keys. */
export function AboutPage() {
  const words = useWords();
  useTitle(`${words('site.about')} · ${words('site.name')}`);
  const { data: games } = useQuery({ queryKey: ['games'], queryFn: getGames, staleTime: 60_000 });
  return (
    <SiteFrame>
      <article className="page">
        <h1>{words('about.title')}</h1>
        <p className="page-lead">{words('about.lead')}</p>
        <h2>{words('about.whose')}</h2>
        <p>{words('about.independent')}</p>
        <ul className="page-credits">
          {games?.map(({ id }) => (
            <Credit key={id} game={id} />
          ))}
        </ul>
        <h2>{words('about.fair')}</h2>
        <p>{words('about.luck')}</p>
        <p>{words('about.secrets')}</p>
        <h2>{words('about.bots')}</h2>
        <p>{words('about.botsText')}</p>
        <h2>{words('about.privacy')}</h2>
        <p>{words('about.privacyText')}</p>
        <h2>{words('about.keys')}</h2>
        <dl className="page-keys">
          {(['w', 'esc', 'arrows', 'tab'] as const).map((key) => (
            <div key={key}>
              <dt>
                <kbd>{words(`about.key.${key}`)}</kbd>
              </dt>
              <dd>{words(`about.key.${key}.does`)}</dd>
            </div>
          ))}
        </dl>
        <p className="field-help">{words('about.fonts')}</p>
      </article>
    </SiteFrame>
  );
}
