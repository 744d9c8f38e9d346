import { dateFormat, momentOf } from './moment.ts';
import { useLanguage } from './words.tsx';

/** When something was, in the reader's zone; the whole date to those who point at it. */
export function MomentTime({ at, now }: { readonly at: number; readonly now: number }) {
  const language = useLanguage();
  const whole = dateFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(at);
  return (
    <time dateTime={new Date(at).toISOString()} title={whole}>
      {momentOf(at, now, language)}
    </time>
  );
}
