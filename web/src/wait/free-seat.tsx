import type { MatchInfo } from '@pentapolis/wire';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { freeSeat } from '../net/api.ts';
import { useWords } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-notice.tsx';

interface Props {
  readonly info: MatchInfo;
  readonly seat: number;
  readonly name: string;
  /** The host's. */
  readonly token: string;
}

/** Lets the host open a seat again: a bot's at once, a person's once it is confirmed. */
export function FreeSeat({ info, seat, name, token }: Props) {
  const words = useWords();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const [refuse, setRefuse] = useState(false);
  const free = useMutation({
    mutationFn: () => freeSeat(info.id, token, seat, refuse),
    onSuccess: () => setAsking(false),
  });
  const isBot = info.seats[seat]?.filled === 'bot';
  return (
    <>
      <button
        type="button"
        className="button waiting-free"
        data-look="quiet"
        disabled={free.isPending}
        aria-label={words('wait.freeOf', { name })}
        onClick={() => (isBot ? free.mutate() : setAsking(true))}
      >
        {words('wait.free')}
      </button>
      {isBot && free.isError && <span role="alert">{failureText(free.error)}</span>}
      {asking && (
        <Dialog
          title={words('wait.freeTitle', { name })}
          size="small"
          game={info.game}
          close={() => setAsking(false)}
          footer={
            <>
              <button type="button" className="button" data-look="accent" onClick={() => setAsking(false)}>
                {words('wait.freeKeep')}
              </button>
              <button
                type="button"
                className="button"
                disabled={free.isPending}
                onClick={() => free.mutate()}
              >
                {words('wait.freeSeat', { name })}
              </button>
            </>
          }
        >
          <p>{words('wait.freeHelp')}</p>
          <label className="waiting-refuse">
            <input type="checkbox" checked={refuse} onChange={(event) => setRefuse(event.target.checked)} />
            <span>{words('wait.refuse')}</span>
          </label>
          {free.isError && (
            <p className="notice" data-tone="bad" role="alert">
              {failureText(free.error)}
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}
