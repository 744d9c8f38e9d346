import type { Speaker } from '@pentapolis/kernel';
import { Glyph } from '@pentapolis/kit';
import { CubeSign } from '../art/cube.tsx';
import { SIGNS, type SignName } from '../art/signs.data.ts';

export interface Common {
  readonly say: Speaker;
  showRule(id: string): void;
}

interface FigureProps {
  readonly sign: SignName;
  readonly shown: string;
  /** The whole of it in words. */
  readonly label: string;
}

/** A sign and a number; the words are heard and come up on hovering. */
export function Figure({ sign, shown, label }: FigureProps) {
  return (
    <span className="smc-figure" title={label}>
      <Glyph d={SIGNS[sign]} size={16} />
      <span aria-hidden="true">{shown}</span>
      <span className="kit-unseen">{label}</span>
    </span>
  );
}

/** A price: dollars, or cubes by colour. */
export function PriceTag({
  money,
  cubes,
  say,
}: {
  readonly money: number;
  readonly cubes: readonly number[];
  readonly say: Speaker;
}) {
  const paid = cubes.some((count) => count > 0);
  const words = paid
    ? say.list(
        cubes.flatMap((count, colour) =>
          count > 0 ? [say.term('small-city.cubes', { count, colour })] : [],
        ),
      )
    : say.term('small-city.dollars', { money });
  return (
    <span className="smc-price" title={words}>
      <span aria-hidden="true">
        {paid
          ? cubes.flatMap((count, colour) =>
              count === 0
                ? []
                : [
                    // biome-ignore lint/suspicious/noArrayIndexKey: colours keep their places
                    <span key={colour}>
                      {count}
                      <CubeSign colour={colour} size={13} />
                    </span>,
                  ],
            )
          : say.term('small-city.dollars', { money })}
      </span>
      <span className="kit-unseen">{words}</span>
    </span>
  );
}
