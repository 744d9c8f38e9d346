import { Icon, SeatMark } from '@pentapolis/kit';
import type { GameInfo } from '@pentapolis/wire';
import { useWords } from '../text/words.tsx';
import { Choice } from '../ui/choice.tsx';
import { levelHelp } from './level-help.ts';
import { isLocal, type PlannedSeat } from './seat-plan.ts';

interface Props {
  readonly game: GameInfo;
  readonly seats: readonly PlannedSeat[];
  readonly change: (seats: readonly PlannedSeat[]) => void;
}

/** Who sits where: one line per seat. */
export function SeatEditor({ game, seats, change }: Props) {
  const words = useWords();
  const items = [
    { id: 'me', label: words('create.you') },
    { id: 'local', label: words('create.local') },
    { id: 'open', label: words('create.open') },
    ...game.levels.map((level) => ({
      id: `bot:${level.id}`,
      label: words('create.bot', { level: level.id }),
      help: levelHelp(level, words),
    })),
  ];
  const edit = (id: number, by: Partial<PlannedSeat>): void =>
    change(seats.map((seat) => (seat.id === id ? { ...seat, ...by } : seat)));
  const add = (): void => {
    const last = seats.at(-1);
    const id = Math.max(...seats.map((seat) => seat.id)) + 1;
    change([...seats, { id, fill: last?.fill === 'me' ? 'open' : (last?.fill ?? 'open'), name: '' }]);
  };
  return (
    <fieldset className="create-part">
      <legend>{words('create.seats')}</legend>
      <ol className="create-seats">
        {seats.map((seat, index) => (
          <li key={seat.id}>
            <SeatMark seat={index} size={22} />
            <Choice
              label={`${words('create.seat', { seat: index + 1 })}: ${words('create.fill')}`}
              value={seat.fill}
              items={items}
              change={(fill) => edit(seat.id, { fill })}
            />
            {isLocal(seat) ? (
              <input
                className="input"
                aria-label={words('create.seatName', { seat: index + 1 })}
                placeholder={words('create.nameHint')}
                maxLength={24}
                value={seat.name}
                onChange={(event) => edit(seat.id, { name: event.target.value })}
              />
            ) : (
              <span className="create-seat-blank" />
            )}
            <button
              type="button"
              className="button"
              data-look="icon"
              aria-label={words('create.removeSeat', { seat: index + 1 })}
              disabled={seats.length <= game.seats.min}
              onClick={() => change(seats.filter(({ id }) => id !== seat.id))}
            >
              <Icon name="cross" size={16} />
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button"
        data-look="quiet"
        disabled={seats.length >= game.seats.max}
        onClick={add}
      >
        <Icon name="plus" size={18} />
        {words('create.addSeat')}
      </button>
    </fieldset>
  );
}
