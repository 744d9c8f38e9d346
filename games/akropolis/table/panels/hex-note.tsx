import type { Speaker } from '@pentapolis/kernel';
import { StageAnchor } from '@pentapolis/kit';
import { useMemo } from 'react';
import type { Explanation, ViewCell, ViewCity } from '../../rules/index.ts';
import { kindOf } from '../model/letters.ts';
import { type Lens, SIZE, topOf } from '../model/scene.ts';

interface HexNoteProps {
  readonly cell: ViewCell;
  readonly city: ViewCity;
  readonly explanation: Explanation | undefined;
  readonly lens: Lens;
  readonly say: Speaker;
}

/** What one hex is and what it earns or why not, beside it. */
export function HexNote({ cell, city, explanation, lens, say }: HexNoteProps) {
  const at = useMemo(() => {
    const { x, y } = topOf(cell, cell.height, lens);
    return { x, y: y + SIZE * lens.squash };
  }, [cell, lens]);
  return (
    <StageAnchor at={at} className="akr-bubble akr-note">
      <strong>{say.term('akropolis.hex', { hex: cell.hex, height: cell.height })}</strong>
      {hexSentences(cell, city, explanation, say).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </StageAnchor>
  );
}

/** What there is to say about a hex beyond its name. */
export function hexSentences(
  cell: ViewCell,
  city: ViewCity,
  explanation: Explanation | undefined,
  say: Speaker,
): string[] {
  const { sort, district, stars } = kindOf(cell.hex);
  if (sort === 'quarry') return [say.term('akropolis.hex.quarry')];
  if (sort === 'plaza') return [say.term('akropolis.hex.plaza', { stars })];
  if (explanation === undefined || district === undefined) return [];
  const own = city.score?.districts[district].stars ?? 0;
  const reason = say.term(`reason.${explanation.reason}`);
  if (explanation.worth === 0) return [reason];
  return [reason, say.term('akropolis.hex.worth', { worth: explanation.worth, stars: own })];
}
