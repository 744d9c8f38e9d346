import type { Speaker } from '@pentapolis/kernel';
import { doubtsAbout } from '../../rules/index.ts';
import type { PadCell } from './pad-state.ts';

/** Why the city as entered so far can't have been built from the box. It is scored all the same. */
export function Doubts({ cells, say }: { readonly cells: readonly PadCell[]; readonly say: Speaker }) {
  const doubts = cells.length === 0 ? [] : doubtsAbout(cells);
  return (
    <div className="akr-pad-doubts akr-faint" role="status">
      {doubts.map(({ key, args }) => (
        <p key={`${key} ${String(args.district)}`}>{say.term(key, args)}</p>
      ))}
    </div>
  );
}
