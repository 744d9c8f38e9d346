import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, RULES } from '@pentapolis/catalogue';
import { type Fact, factsFor, fold, openMatch, speaker } from '@pentapolis/kernel';
import { messages as platform } from '@pentapolis/kernel/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf } from '../src/commands/replay-lines.ts';
import { type Built, buildCommand } from './command.ts';

let command: Built;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.remove());

const loaded = await Promise.all(GAME_IDS.map((id) => RULES[id]()));
const hidden = loaded.filter(({ game }) => game.meta.information === 'hidden');

test.each(hidden.map((rules) => [rules.game.meta.id, rules] as const))(
  'play %s: a person is told nothing that is secret to that seat, in the log neither',
  async (id, { game, messages }) => {
    const seats = Math.max(3, game.meta.seats.min);
    const fill = ['you', ...Array.from({ length: seats - 1 }, () => 'random')];
    const lines = [...Array.from({ length: 12 }, () => '1'), 'log', 'quit', ''];
    const args = ['play', id, '--seats', fill.join(), '--seed', 'secret', '--save', `${id}.json`];
    const { stdout, stderr } = await command.run(args, { stdin: lines.join('\n') });
    expect(stderr).toBe('');

    const { events, names } = JSON.parse(readFileSync(join(command.scratch, `${id}.json`), 'utf8'));
    const say = speaker('en', { ...platform.en, ...messages.en }, names);
    const match = openMatch(game, events[0]);
    const open = new Set<string>();
    const secret = new Set<string>();
    const words = (fact: Fact): string => say(messageOf({ game }, fact));
    for (const event of events.slice(1)) {
      const facts = fold(match, event);
      for (const fact of factsFor(match, facts, 0)) open.add(words(fact));
      for (const fact of facts) if (fact.to !== undefined && !fact.to.includes(0)) secret.add(words(fact));
    }
    const told = new Set(stdout.split('\n').map((line) => line.trim()));
    expect([...open].filter((line) => told.has(line)).length).toBeGreaterThan(0);
    // Some games hide nothing as they are usually played.
    const hides = game.hides?.(match.state) ?? true;
    expect([...secret].some((line) => !open.has(line))).toBe(hides);
    expect([...secret].filter((line) => !open.has(line) && told.has(line))).toEqual([]);
  },
);

test('games of hidden information are among those tested', () => {
  expect(hidden.length).toBeGreaterThan(0);
});
