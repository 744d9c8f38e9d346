import type { Speaker } from '@pentapolis/kernel';
import type { MatchInfo } from '@pentapolis/wire';
import { use, useState } from 'react';
import type { LiveMatch } from '../net/live-match.ts';
import { useCast } from '../state/cast.ts';
import { useSpeaker } from '../text/words.tsx';
import { Loading } from '../ui/loading.tsx';
import { Curtain } from './curtain.tsx';
import { gameTable } from './game-table.ts';
import type { PanelId } from './panels.tsx';
import { useStandingStill } from './standing-still.ts';
import { TableScreen } from './table-screen.tsx';
import { useEyes } from './use-eyes.ts';
import { useLive, useOwnSeats } from './use-live-match.ts';

/** A running or finished match: whose eyes this screen has, and the table they see. */
export function Table({ live, info }: { readonly live: LiveMatch; readonly info: MatchInfo }) {
  const game = use(gameTable(info.game));
  const names = useCast(info);
  const say: Speaker = useSpeaker(names, game.messages, game.table.messages);
  const tokens = useOwnSeats(live);
  const [panel, setPanel] = useState<PanelId>('players');
  const eyes = useEyes(live, tokens, game.game.meta.information);
  const held = useLive(
    live,
    ({ tracks }) => tracks[eyes.viewer] ?? (tokens.length === 0 ? tracks.spectator : undefined),
  );
  const track = useStandingStill(held, info);
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
      panel={panel}
      setPanel={setPanel}
    />
  );
}
