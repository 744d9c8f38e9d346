import { ApiFailure } from '../net/api.ts';
import { plainSpeaker, useLanguage, useWords } from '../text/words.tsx';

/** What to tell about an error of a request: the server's own sentence where the frame knows it. */
export function useFailureText(): (error: unknown) => string {
  const language = useLanguage();
  const words = useWords();
  return (error) => {
    const say = plainSpeaker(language);
    return error instanceof ApiFailure && say.has(error.key)
      ? say({ key: error.key, args: error.args })
      : words('net.unreachable');
  };
}

/** An error as a sentence, with a way to try again. */
export function FailureNotice({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  const words = useWords();
  const textOf = useFailureText();
  return (
    <div className="notice" data-tone="bad" role="alert">
      <p>{textOf(error)}</p>
      {retry && (
        <button type="button" className="button" onClick={retry}>
          {words('net.retry')}
        </button>
      )}
    </div>
  );
}
