import { proposedSeats } from '@pentapolis/kernel';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { createMatch, getGames } from '../net/api.ts';
import { takeSeats } from '../net/salts.ts';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { Loading } from '../ui/loading.tsx';
import { SiteFrame } from '../ui/site-frame.tsx';

/** Resolves when somebody looks at the page: a browser that only loads ahead makes no match. */
function looked(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true }),
  );
}

interface Props {
  readonly game: string;
  readonly level: string;
}

/**
 * A link that challenges a bot: whoever opens it gets a private match of their own, `?seats=` and `?name=` as wanted. The
 * page makes it, so that this device is promised the seed first and adds to the luck like everybody who sits down.
 */
export function ChallengePage({ game, level }: Props) {
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const begun = useRef(false);
  const challenge = useMutation({
    mutationFn: async () => {
      await looked();
      const known = (await getGames()).find(({ id }) => id === game);
      const wanted = Number(search.get('seats') ?? Number.NaN);
      const seats =
        Number.isInteger(wanted) && wanted > 0 ? wanted : proposedSeats(known?.seats ?? { min: 2, max: 2 });
      const name = search.get('name')?.trim() ?? '';
      return createMatch({
        game,
        visibility: 'private',
        seats: [
          { fill: 'you', ...(name === '' ? {} : { name }) },
          ...Array.from({ length: seats - 1 }, () => ({ fill: 'bot', level }) as const),
        ],
      });
    },
    onSuccess: ({ luck, ...seated }) => {
      takeSeats(seated, luck);
      go(`/m/${seated.match.id}`, { replace: true });
    },
  });
  const { mutate } = challenge;
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);
  if (!challenge.isError) return <Loading />;
  return (
    <SiteFrame>
      <FailureNotice error={challenge.error} retry={() => mutate()} />
    </SiteFrame>
  );
}
