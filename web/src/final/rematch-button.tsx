import { Glyph } from '@pentapolis/kit';
import type { MatchInfo } from '@pentapolis/wire';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { rematch } from '../net/api.ts';
import { takeSeats } from '../net/salts.ts';
import { useTokens } from '../state/seats.ts';
import { useWords } from '../text/words.tsx';
import { useFailureText } from '../ui/failure-notice.tsx';
import { SIGNS } from '../ui/signs.data.ts';

/** Once more with the same people; a spectator is shown to the new table instead. */
export function RematchButton({ info }: { readonly info: MatchInfo }) {
  const words = useWords();
  const [, go] = useLocation();
  const tokens = useTokens(info.id);
  const failureText = useFailureText();
  const again = useMutation({
    mutationFn: () => rematch(info, tokens),
    onSuccess: ({ luck, ...seated }) => {
      takeSeats(seated, luck);
      go(`/m/${seated.match.id}`);
    },
    // Whoever holds the seat already is simply led to the table.
    onError: () => {
      if (info.rematch !== undefined) go(`/m/${info.rematch}`);
    },
  });
  if (tokens.length === 0)
    return info.rematch === undefined ? undefined : (
      <Link href={`/m/${info.rematch}`} className="button" data-look="accent">
        {words('final.toRematch')}
      </Link>
    );
  return (
    <>
      <button
        type="button"
        className="button"
        data-look="accent"
        disabled={again.isPending}
        onClick={() => again.mutate()}
      >
        <Glyph d={SIGNS.again} size={18} />
        {words(info.rematch === undefined ? 'final.rematch' : 'final.toRematch')}
      </button>
      {again.isError && info.rematch === undefined && <p role="alert">{failureText(again.error)}</p>}
    </>
  );
}
