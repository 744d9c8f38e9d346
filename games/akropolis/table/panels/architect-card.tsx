import type { Speaker } from '@pentapolis/kernel';
import { type Comfort, Glyph, Popover } from '@pentapolis/kit';
import { DISTRICTS, type View } from '../../rules/index.ts';
import { CHIEF_GLYPH } from '../art/glyphs.data.ts';
import { TilePicture } from '../art/tile-picture.tsx';
import { tileText } from '../model/words.ts';
import { CardNumbers } from './card-numbers.tsx';
import { DistrictSign, StarSign } from './signs.tsx';

interface ArchitectCardProps {
  readonly architect: NonNullable<View['architect']>;
  readonly name: View['choices']['architect'];
  readonly say: Speaker;
  readonly comfort: Comfort;
}

/** The rival of a game for one: what it has, and on a press how it counts and which tiles it took. */
export function ArchitectCard({ architect, name, say, comfort }: ArchitectCardProps) {
  const { stones, tiles, score } = architect;
  return (
    <div className="akr-architect" data-card="architect">
      <Popover
        className="akr-card"
        trigger={
          <>
            <span className="akr-card-name">
              <Glyph d={CHIEF_GLYPH} size={16} />
              <span className="akr-name">{say.term(`architect.${name}`)}</span>
            </span>
            <span className="akr-card-note">
              {say.term('akropolis.architect.tiles', { tiles: tiles.length })}
            </span>
            <CardNumbers total={score?.total} stones={stones} dug={undefined} say={say} comfort={comfort} />
          </>
        }
      >
        <div className="akr akr-holdings">
          <p>{say.term(`akropolis.final.rival.${name}`)}</p>
          {score ? (
            <ul>
              {DISTRICTS.map((district) => {
                const { value, stars, points } = score.districts[district];
                return (
                  <li
                    key={district}
                    aria-label={say.term('akropolis.score.line', { district, value, stars, points })}
                  >
                    <DistrictSign district={district} />
                    <span className="akr-sum">
                      {say.number(value)} × {say.number(stars)}
                      <StarSign size={12} />
                    </span>
                    <strong>{say.number(points)}</strong>
                  </li>
                );
              })}
            </ul>
          ) : undefined}
          <div className="akr-taken">
            {tiles.map((tile) => (
              <span key={tile} title={tileText(tile, say)}>
                <TilePicture tile={tile} />
                <span className="kit-unseen">{tileText(tile, say)}</span>
              </span>
            ))}
          </div>
        </div>
      </Popover>
    </div>
  );
}
