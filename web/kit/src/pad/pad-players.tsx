import { useEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';

interface PadPlayersProps {
  /** Says what these buttons choose. */
  readonly label: string;
  readonly players: readonly { readonly name: string; readonly note?: string }[];
  /** Whose sheet is shown. */
  readonly open: number;
  choose(player: number): void;
  /** Absent when the table is full. */
  readonly add?: { readonly label: string; run(): void } | undefined;
}

/** Whose sheet a score pad shows: one at a time, with a word on how each stands. */
export function PadPlayers({ label, players, open, choose, add }: PadPlayersProps) {
  const strip = useRef<HTMLFieldSetElement>(null);
  const seated = useRef(players.length);
  // What was pressed to add or remove somebody may be gone.
  useEffect(() => {
    if (seated.current !== players.length)
      strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    seated.current = players.length;
  }, [players.length]);
  return (
    <fieldset ref={strip} className="kit-pad-players" aria-label={label}>
      {players.map(({ name, note }, player) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their place
          key={player}
          type="button"
          className="button"
          aria-pressed={player === open}
          onClick={() => choose(player)}
        >
          {name}
          {note === undefined ? undefined : <small> {note}</small>}
        </button>
      ))}
      {add === undefined ? undefined : (
        <button type="button" className="button" onClick={add.run}>
          <Icon name="plus" />
          {add.label}
        </button>
      )}
    </fieldset>
  );
}
