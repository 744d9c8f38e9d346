import type { MatchInfo } from '@pentapolis/wire';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { closeTable } from '../net/api.ts';
import { useWords } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-notice.tsx';

/** Lets the host give the table up for everybody, once it is confirmed. */
export function CloseTable({ info, token }: { readonly info: MatchInfo; readonly token: string }) {
  const words = useWords();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const close = useMutation({ mutationFn: () => closeTable(info.id, token) });
  return (
    <>
      <button type="button" className="link-button waiting-leave" onClick={() => setAsking(true)}>
        {words('wait.close')}
      </button>
      {asking && (
        <Dialog
          title={words('wait.closeTitle')}
          size="small"
          game={info.game}
          close={() => setAsking(false)}
          footer={
            <>
              <button type="button" className="button" data-look="accent" onClick={() => setAsking(false)}>
                {words('wait.closeKeep')}
              </button>
              <button
                type="button"
                className="button"
                disabled={close.isPending}
                onClick={() => close.mutate()}
              >
                {words('wait.close')}
              </button>
            </>
          }
        >
          <p>{words('wait.closeHelp')}</p>
          {close.isError && (
            <p className="notice" data-tone="bad" role="alert">
              {failureText(close.error)}
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}
