import type { Seat, Speaker } from '@pentapolis/kernel';
import { type Comfort, Glyph, Popover, RunningNumber } from '@pentapolis/kit';
import { DISTRICTS, type District, type View, type ViewCity } from '../../rules/index.ts';
import { STONE_GLYPH } from '../art/glyphs.data.ts';
import type { Gains } from '../model/gains.ts';
import { kindOf } from '../model/letters.ts';
import { Conditions } from './conditions.tsx';
import { DistrictSign, StarSign } from './signs.tsx';
import './score-strip.css';

interface ScoreStripProps {
  readonly city: ViewCity;
  readonly view: View;
  readonly seat: Seat;
  readonly own: Seat | undefined;
  /** What the ghost would change. */
  readonly gains: Gains | undefined;
  readonly singled: District | undefined;
  single(district: District | undefined): void;
  readonly say: Speaker;
  readonly comfort: Comfort;
  showRule(id: string): void;
}

/** The count of one city: value x stars = points per colour, stones, total, and the condition of each colour. */
export function ScoreStrip(props: ScoreStripProps) {
  const { city, view, seat, own, gains, singled, single, say, comfort, showRule } = props;
  const { score, stones } = city;
  const { choices } = view;
  return (
    <section
      className="akr-count"
      aria-label={seat === own ? say.term('akropolis.score.own') : say.term('akropolis.score', { seat })}
    >
      {DISTRICTS.map((district) => {
        const line = score?.districts[district];
        const stars = line?.stars ?? starsIn(city, district);
        const change = gains?.districts?.[district];
        return (
          <div key={district} className={`akr-line akr-${district}`} data-singled={singled === district}>
            <button
              type="button"
              className="akr-line-main"
              aria-pressed={singled === district}
              aria-label={
                line
                  ? say.term('akropolis.score.line', { district, ...line })
                  : `${say.term(`district.${district}`)}: ${say.term('akropolis.score.stars', { stars })}`
              }
              onClick={() => single(singled === district ? undefined : district)}
            >
              <DistrictSign district={district} />
              <span className="akr-line-name">{say.term(`district.${district}`)}</span>
              {line ? (
                <>
                  <span className="akr-line-sum">
                    {say.number(line.value)}
                    <span className="akr-faint"> × </span>
                    {say.number(line.stars)}
                    <StarSign />
                  </span>
                  <strong className="akr-line-points">
                    <RunningNumber
                      value={line.points}
                      format={say.number}
                      reducedMotion={comfort.reducedMotion}
                    />
                  </strong>
                </>
              ) : (
                <span className="akr-line-sum">
                  {say.number(stars)}
                  <StarSign />
                </span>
              )}
              <Change value={change?.points ?? 0} say={say} />
            </button>
            <Popover
              className="akr-line-condition"
              label={say.term('akropolis.conditions', { district })}
              trigger={<Conditions district={district} choices={choices} say={say} />}
            >
              <Conditions district={district} choices={choices} say={say} showRule={showRule} />
            </Popover>
          </div>
        );
      })}
      <div className="akr-line akr-line-stones">
        <span className="akr-line-main">
          <Glyph d={STONE_GLYPH} />
          <span className="akr-line-name">{say.term('akropolis.score.stones')}</span>
          <strong className="akr-line-points">
            <RunningNumber value={stones} format={say.number} reducedMotion={comfort.reducedMotion} />
          </strong>
          <Change value={gains?.stones ?? 0} say={say} />
        </span>
      </div>
      <div className="akr-line akr-line-total">
        <span className="akr-line-main">
          {score ? <span className="akr-line-name">{say.term('akropolis.score.total')}</span> : undefined}
          {score ? (
            <strong className="akr-line-points">
              <RunningNumber value={score.total} format={say.number} reducedMotion={comfort.reducedMotion} />
            </strong>
          ) : (
            <span className="akr-line-hidden">{say.term('akropolis.score.hidden')}</span>
          )}
          <Change value={gains?.total ?? 0} say={say} />
        </span>
      </div>
    </section>
  );
}

function Change({ value, say }: { readonly value: number; readonly say: Speaker }) {
  if (value === 0) return undefined;
  return (
    <span className={`akr-change ${value > 0 ? 'akr-up' : 'akr-down'}`}>
      {say.term('akropolis.signed', { value })}
    </span>
  );
}

/** Stars that anybody can see, while points are kept for the end. */
function starsIn(city: ViewCity, district: District): number {
  return city.cells.reduce(
    (sum, { hex }) => sum + (kindOf(hex).district === district ? kindOf(hex).stars : 0),
    0,
  );
}
