import type { Speaker } from '@pentapolis/kernel';
import { hexKey } from '@pentapolis/kit';
import {
  DISTRICTS,
  type District,
  lastHexes,
  type View,
  type ViewCell,
  type ViewCity,
} from '../../rules/index.ts';
import { kindOf } from '../model/letters.ts';
import { explanationsOf } from '../model/marks.ts';
import { lakeHexes } from '../model/scene.ts';
import { whereArgs, whereText } from '../model/words.ts';
import { hexSentences } from './hex-note.tsx';

interface WordsPageProps {
  readonly view: View;
  readonly seat: number;
  readonly say: Speaker;
}

/** A city in words: colour by colour, every hex with its level, its place and what it earns. */
export function WordsPage({ view, seat, say }: WordsPageProps) {
  const city = view.cities[seat];
  if (city === undefined) return undefined;
  const { cells, stones } = city;
  const top = Math.max(...cells.map(({ height }) => height));
  const lakes = lakeHexes(cells);
  return (
    <div className="akr-words">
      <p>{say.term('akropolis.words.intro', { hexes: cells.length, stones, top })}</p>
      {DISTRICTS.map((district) => (
        <DistrictWords key={district} district={district} city={city} view={view} say={say} />
      ))}
      <h3>{say.term('akropolis.words.quarries')}</h3>
      <HexList cells={cells.filter(({ hex }) => hex === 'q')} say={say} />
      {lakes.length > 0 ? (
        <>
          <h3>{say.term('akropolis.words.lakes')}</h3>
          <ul>
            {lakes.map((hex) => (
              <li key={hexKey(hex)}>{whereText(hex, say)}</li>
            ))}
          </ul>
        </>
      ) : undefined}
      {city.last.length > 0 ? (
        <>
          <h3>{say.term('akropolis.city.last')}</h3>
          <HexList
            cells={cells.filter((cell) => lastHexes(city).some((hex) => hexKey(hex) === hexKey(cell)))}
            say={say}
          />
        </>
      ) : undefined}
    </div>
  );
}

interface DistrictWordsProps {
  readonly district: District;
  readonly city: ViewCity;
  readonly view: View;
  readonly say: Speaker;
}

function DistrictWords({ district, city, view, say }: DistrictWordsProps) {
  const line = city.score?.districts[district];
  const explanations = explanationsOf(city, view.choices);
  const cells = city.cells.filter(({ hex }) => kindOf(hex).district === district);
  return (
    <section>
      <h3>
        {line ? say.term('akropolis.score.line', { district, ...line }) : say.term(`district.${district}`)}
      </h3>
      <HexList
        cells={[...cells].sort((a, b) => b.height - a.height)}
        say={say}
        more={(cell) => hexSentences(cell, city, explanations.get(hexKey(cell)), say).join(' ')}
      />
    </section>
  );
}

interface HexListProps {
  readonly cells: readonly ViewCell[];
  readonly say: Speaker;
  more?(cell: ViewCell): string;
}

function HexList({ cells, say, more }: HexListProps) {
  if (cells.length === 0) return <p>{say.term('akropolis.words.none')}</p>;
  return (
    <ul>
      {cells.map((cell) => (
        <li key={hexKey(cell)}>
          {say.term('akropolis.words.item', { hex: cell.hex, height: cell.height, ...whereArgs(cell) })}
          {more ? `. ${more(cell)}` : ''}
        </li>
      ))}
    </ul>
  );
}
