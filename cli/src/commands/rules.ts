import { GAME_IDS, isGameId } from '@pentapolis/catalogue';
import type { Rule, RuleSection } from '@pentapolis/kernel';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { gameNamed } from '../games.ts';
import { textWidth, wrap } from '../layout.ts';
import { examples } from '../localize.ts';
import { near } from '../near.ts';
import { PLATFORM, readRulebook } from '../rulebooks.ts';
import { gameList } from './shared.ts';

interface Flags {
  readonly search?: string;
  readonly json?: true;
}

export function rulesCommand(context: Context): Command {
  const { text } = context;
  return new Command('rules')
    .description(text('rules.about'))
    .argument('[game]', text('argument.gameOrRule', { games: gameList() }))
    .argument('[rule]', text('argument.rule'))
    .option('--search <words>', text('option.search'))
    .option('--json', text('help.json'))
    .addHelpText(
      'after',
      examples(
        context,
        'rules akropolis',
        'rules akropolis AKR-PLACE-2 --lang fr',
        'rules akropolis --search "plaza"',
        'rules PEN-UNDO-2',
      ),
    )
    .action((game: string | undefined, rule: string | undefined, flags: Flags) =>
      rules(context, game, rule, flags),
    );
}

const RULE_ID = /^[A-Z]{3}(-|$)/i;

async function rules(
  context: Context,
  first: string | undefined,
  second: string | undefined,
  flags: Flags,
): Promise<void> {
  // A rule by itself says by its first letters whose it is.
  const alone = first !== undefined && second === undefined && !isGameId(first) && RULE_ID.test(first);
  const games = first === undefined || alone ? GAME_IDS : [gameNamed(context, first)];
  const rooms = [...games, PLATFORM];
  const sections = await sectionsOf(context, rooms);
  const id = alone ? first : second;
  if (id !== undefined) printRule(context, ruleNamed(context, sections, id), flags);
  else if (flags.search === undefined) list(context, sections, flags);
  else list(context, found(context, sections, flags.search), flags);
}

/** The sections of several rulebooks, one after another. */
export async function sectionsOf(context: Context, rooms: readonly string[]): Promise<RuleSection[]> {
  return (await Promise.all(rooms.map((room) => readRulebook(context, room)))).flat();
}

/** @throws UsageError suggesting ids that look alike */
export function ruleNamed(context: Context, sections: readonly RuleSection[], id: string): Rule {
  const all = sections.flatMap((section) => section.rules);
  const wanted = id.toUpperCase();
  const ids = all.map((rule) => rule.id);
  const parent = wanted.replace(/-?\d*$/, '-');
  const relatives = ids.filter((other) => other.startsWith(parent)).slice(0, 3);
  const suggestions = relatives.length > 0 ? relatives : near(wanted, ids);
  return (
    all.find((rule) => rule.id === wanted) ??
    context.refuse('rules.unknown', { id, near: suggestions.join(', ') })
  );
}

/** The rules in which all the words occur, whatever their case and accents. @throws UsageError when there are none */
export function found(context: Context, sections: readonly RuleSection[], words: string): RuleSection[] {
  const wanted = plain(words).split(/\s+/);
  const speaks = ({ id, title, text }: Rule): boolean => {
    const all = plain(`${id} ${title} ${text}`);
    return wanted.every((word) => all.includes(word));
  };
  const hits = sections
    .map((section) => ({ ...section, rules: section.rules.filter(speaks) }))
    .filter((section) => section.rules.length > 0);
  return hits.length > 0 ? hits : context.refuse('rules.nothing', { words });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function list(context: Context, sections: readonly RuleSection[], flags: Flags): void {
  if (flags.json) {
    context.print(JSON.stringify(sections));
    return;
  }
  const width = Math.max(...sections.flatMap(({ rules }) => rules.map(({ id }) => id.length)));
  for (const { title, rules } of sections) {
    context.print(title);
    for (const rule of rules) context.print(`  ${rule.id.padEnd(width)}  ${rule.title}`);
  }
}

function printRule(context: Context, rule: Rule, flags: Flags): void {
  if (flags.json) context.print(JSON.stringify(rule));
  else for (const line of ruleLines(rule)) context.print(line);
}

export function ruleLines({ id, title, text }: Rule): string[] {
  return [`${id}  ${title}`, ...wrap(text.replace(/(\S)\n(?=\S)/g, '$1 '), textWidth())];
}
