import { describe, expect, test } from 'vitest';
import { createContext } from '../src/context.ts';
import type { Console } from '../src/play/console.ts';
import { askSalts } from '../src/play/salts.ts';

/** A terminal at which somebody types these lines. */
function terminal(...lines: string[]) {
  const said: string[] = [];
  const asked: string[] = [];
  const console: Console = {
    interactive: true,
    say: (line) => void said.push(line),
    ask: async (prompt) => {
      asked.push(prompt);
      return lines.shift();
    },
    clear: () => undefined,
    close: () => undefined,
  };
  return { console, said, asked };
}

const TABLE = { fill: ['you', 'greedy', 'you'], names: ['Ada', 'greedy', 'Bo'], seed: 's', given: [] };

describe('salts at a terminal', () => {
  const context = createContext('en');

  test('every person is asked by name, after the seed was promised', async () => {
    const { console, said, asked } = terminal(' rain ', 'snow');
    expect(await askSalts(context, console, { ...TABLE, repeatable: false })).toEqual(['rain', '', 'snow']);
    expect(asked.map((prompt) => prompt.split(',')[0])).toEqual(['Ada', 'Bo']);
    expect(said[0]).toMatch(/SHA-256 is [0-9a-f]{64}/);
  });

  test('Enter lets it be drawn, or takes the name where the luck is to be the same again', async () => {
    const drawn = await askSalts(context, terminal('', '').console, { ...TABLE, repeatable: false });
    expect(drawn?.[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(drawn?.[2]).not.toBe(drawn?.[0]);
    const same = await askSalts(context, terminal('', '').console, { ...TABLE, repeatable: true });
    expect(same).toEqual(['Ada', '', 'Bo']);
  });

  test('what is too long is asked again, what was given is not asked, and one may leave', async () => {
    const { console, said, asked } = terminal('x'.repeat(65), 'short');
    const given = { ...TABLE, given: ['hail'], repeatable: false };
    expect(await askSalts(context, console, given)).toEqual(['hail', '', 'short']);
    expect(asked).toHaveLength(2);
    expect(said).toContain('A salt has 1 to 64 characters.');
    expect(
      await askSalts(context, terminal('rain').console, { ...TABLE, repeatable: false }),
    ).toBeUndefined();
  });
});
