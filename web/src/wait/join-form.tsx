import type { MatchInfo } from '@pentapolis/wire';
import { useMutation } from '@tanstack/react-query';
import { joinMatch } from '../net/api.ts';
import { takeSeats } from '../net/salts.ts';
import { changeSettings, useSettings } from '../state/settings.ts';
import { useWords } from '../text/words.tsx';
import { useFailureText } from '../ui/failure-notice.tsx';

/** A name and a chair. */
export function JoinForm({ info }: { readonly info: MatchInfo }) {
  const words = useWords();
  const name = useSettings((settings) => settings.name);
  const failureText = useFailureText();
  const join = useMutation({
    mutationFn: () => joinMatch(info, { name: name.trim() }),
    onSuccess: ({ luck, ...seated }) => takeSeats(seated, luck),
  });
  const free = info.seats.findIndex(({ filled }) => filled === 'open');
  if (free === -1) return <p className="notice">{words('join.full')}</p>;
  return (
    <form
      className="join-form"
      onSubmit={(event) => {
        event.preventDefault();
        join.mutate();
      }}
    >
      <div className="field">
        <label htmlFor="join-name">
          {words('lobby.name')} <span className="field-help">{words('lobby.nameHint')}</span>
        </label>
        <input
          id="join-name"
          className="input"
          maxLength={24}
          autoComplete="nickname"
          value={name}
          onChange={(event) => changeSettings({ name: event.target.value })}
        />
      </div>
      <button type="submit" className="button" data-look="accent" data-size="large" disabled={join.isPending}>
        {words('join.seat', { seat: free + 1 })}
      </button>
      <p className="field-help">{words('join.watch')}</p>
      {join.isError && (
        <p className="notice" data-tone="bad" role="alert">
          {failureText(join.error)}
        </p>
      )}
    </form>
  );
}
