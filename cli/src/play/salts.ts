import { randomBytes } from 'node:crypto';
import { commitment } from '@pentapolis/kernel';
import type { Context } from '../context.ts';
import type { Console } from './console.ts';
import { PERSON } from './match.ts';

/** What a salt may be: what the server takes too. */
const MOST = 64;
export const isSalt = (text: string): boolean => text !== '' && text.length <= MOST;

interface Asked {
  /** `you` or the name of a bot, per seat. */
  readonly fill: readonly string[];
  readonly names: readonly string[];
  readonly seed: string;
  /** Salts given beforehand, for the people in seat order. */
  readonly given: readonly string[];
  /** The luck is to be the same again: whoever types nothing adds their name. */
  readonly repeatable: boolean;
}

/**
 * What everybody who sits at this keyboard adds to the luck, by seat; '' for bots. The seed is promised first, so that
 * neither it nor a salt can be chosen for what comes of both. At a pipe nobody is asked. Undefined when somebody leaves.
 */
export async function askSalts(
  context: Context,
  console: Console,
  { fill, names, seed, given, repeatable }: Asked,
): Promise<string[] | undefined> {
  console.say(context.text('play.promise', { commitment: commitment(seed) }));
  const waiting = given.slice();
  const salts: string[] = [];
  for (const [seat, who] of fill.entries()) {
    let salt = who === PERSON ? waiting.shift() : '';
    while (salt === undefined) {
      const line = console.interactive
        ? await console.ask(context.text('play.salt', { name: names[seat] as string }))
        : '';
      if (line === undefined) return undefined;
      const typed = line.trim();
      if (typed === '')
        salt = repeatable ? (names[seat] as string).slice(0, MOST) : randomBytes(16).toString('hex');
      else if (isSalt(typed)) salt = typed;
      else console.say(context.text('usage.salt'));
    }
    salts.push(salt);
  }
  return salts;
}

/** A word as a shell takes it. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The command that holds a saved match against what was promised and added. */
export function verifyLine(path: string, seed: string, salts: readonly string[]): string {
  const added = salts.filter((salt) => salt !== '').map((salt) => ` --salt=${quoted(salt)}`);
  return `pentapolis verify ${quoted(path)} --commitment ${commitment(seed)}${added.join('')}`;
}
