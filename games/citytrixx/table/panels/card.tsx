import type { Speaker, Violation } from '@pentapolis/kernel';
import { Popover } from '@pentapolis/kit';
import type { Face } from '../../rules/index.ts';
import { Hex } from '../art/hex.tsx';
import { CardPicture } from '../art/pictures.tsx';
import { Plate } from '../art/plate.tsx';
import { useLook } from '../art/set-context.ts';
import { cardWords } from '../model/words.ts';
import { CardHelp } from './help.tsx';

interface CardProps {
  readonly face: Face;
  /** Its city shows what it earns in this year. */
  readonly year: number;
  /** What pressing it does; without it the card tells about itself. */
  readonly press?: (() => void) | undefined;
  readonly picked?: boolean;
  /** Why it can't be pressed now. */
  readonly refusal?: Violation | undefined;
  /** Laid on the corner, and read after the name. */
  readonly note?: string | undefined;
  /** Nobody can have it any more. */
  readonly gone?: boolean;
  readonly say: Speaker;
  showRule(id: string): void;
}

/** A card that can be pressed, or tells about itself. */
export function Card({ face, year, press, picked, refusal, note, gone, say, showRule }: CardProps) {
  const label = [cardWords(face, year, say), ...(note === undefined ? [] : [note])].join(', ');
  const front = <Front face={face} year={year} note={gone === true ? undefined : note} say={say} />;
  if (press !== undefined && refusal === undefined)
    return (
      <button
        type="button"
        className="ctx-card-button"
        data-target="true"
        aria-pressed={picked ?? false}
        aria-label={label}
        onClick={press}
      >
        {front}
      </button>
    );
  return (
    <span className="ctx-card-still" data-refused={refusal !== undefined} data-gone={gone}>
      <Popover
        className="ctx-card-button"
        label={refusal === undefined ? label : `${label}. ${say(refusal)}`}
        trigger={front}
      >
        <CardHelp face={face} refusal={refusal} say={say} showRule={showRule} />
      </Popover>
    </span>
  );
}

interface FrontProps {
  readonly face: Face;
  readonly year: number;
  readonly note?: string | undefined;
  readonly say: Speaker;
}

/** The face: number, company and kind as in the trick; what it is used for; the city. */
export function Front({ face, year, note, say }: FrontProps) {
  const { colour, livery } = useLook(face.company);
  const { kind, level, worth, removedBeforeYear, city } = face;
  return (
    <span className="ctx-card" data-kind={kind} data-colour={colour} data-livery={livery}>
      <span className="ctx-card-top">
        <b className="ctx-rank">{face.rank}</b>
        <Plate company={face.company} />
      </span>
      <CardPicture face={face} size={46} />
      <span className="ctx-card-use">
        {kind === 'train' ? (
          <b>
            T{level}
            {removedBeforeYear === undefined ? undefined : <i className="ctx-rust">{removedBeforeYear}</i>}
          </b>
        ) : (
          <b>{kind === 'money' ? `+${say.number(worth)}` : say.term('citytrixx.tenth')}</b>
        )}
        <Hex income={face.income[Math.max(1, year) - 1] ?? 0} year={Math.max(1, year)} size={25} />
      </span>
      <span className="ctx-card-city">{city}</span>
      {note === undefined ? undefined : <span className="ctx-card-note">{note}</span>}
    </span>
  );
}
