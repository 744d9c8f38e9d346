import type { Speaker } from '@pentapolis/kernel';
import type { MatchInfo } from '@pentapolis/wire';
import { use, useMemo } from 'react';
import { seatName } from '../lobby/match-row.tsx';
import type { LiveMatch } from '../net/live-match.ts';
import { useTokens } from '../state/seats.ts';
import { useSpeaker } from '../text/words.tsx';
import { Loading } from '../ui/loading.tsx';
import { Curtain } from './curtain.tsx';
import { gameTable } from './game-table.ts';
import { TableScreen } from './table-screen.tsx';
import { useEyes } from './use-eyes.ts';
import { useLive } from './use-live-match.ts';

/** Display names by seat, the same array for as long as nobody is renamed. */
export function useNames(info: MatchInfo): readonly string[] {
  const joined = JSON.stringify(info.seats.map((seat) => seatName(seat) ?? ''));
  return useMemo(() => JSON.parse(joined) as string[], [joined]);
}

/** A running or finished match: whose eyes this screen has, and the table they see. */
export function Table({ live, info }: { readonly live: LiveMatch; readonly info: MatchInfo }) {
  const game = use(gameTable(info.game));
  const names = useNames(info);
  const say: Speaker = useSpeaker(names, game.messages, game.table.messages);
  const tokens = useTokens(info.id);
  const eyes = useEyes(live, tokens, game.game.meta.information);
  const track = useLive(
    live,
    ({ tracks }) => tracks[eyes.viewer] ?? (tokens.length === 0 ? tracks.spectator : undefined),
  );
  if (eyes.curtain !== undefined)
    return <Curtain seat={eyes.curtain} say={say} game={info.game} take={eyes.take} />;
  if (track === undefined) return <Loading />;
  return (
    <TableScreen
      key={eyes.viewer}
      live={live}
      info={info}
      game={game}
      track={track}
      say={say}
      names={names}
      arrived={eyes.arrived}
      dismissArrival={eyes.dismiss}
    />
  );
}
