import {
  type Fact,
  factsFor,
  isViolation,
  type Seat,
  type Speaker,
  type TextTable,
  type Viewer,
  type Violation,
} from '@pentapolis/kernel';
import { messageOf } from '../commands/replay-lines.ts';
import { found, ruleLines, ruleNamed, sectionsOf } from '../commands/rules.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../failure.ts';
import type { LoadedGame } from '../games.ts';
import { painter } from '../paint.ts';
import { PLATFORM } from '../rulebooks.ts';
import type { Console } from './console.ts';
import { type Choice, choicesOf, filtered, listed } from './listing.ts';
import type { Session, Sitter } from './match.ts';
import { readLine, type Word } from './words.ts';

const PAGE = 20;

export interface Table {
  readonly context: Context;
  readonly console: Console;
  readonly loaded: LoadedGame;
  readonly session: Session;
  readonly speaker: Speaker;
  readonly text: TextTable<unknown>;
  readonly output: NodeJS.WriteStream;
}

/** What came of a turn at the keyboard: something was played, or the player left. */
export type Turn = 'played' | 'quit';

export function drawTable(
  { console, loaded, session, speaker, text, output }: Table,
  viewer: Seat | 'spectator',
): void {
  const view = loaded.game.observe(session.match.state, viewer);
  for (const line of text.draw(view, viewer, speaker, painter(output))) console.say(line);
}

/** A person's turn: talks until something is played or the person leaves. */
export async function takeTurn(table: Table, seat: Seat): Promise<Turn> {
  const { context, console, loaded, session, speaker } = table;
  const { game } = loaded;
  const { match } = session;
  const choices = choicesOf(game, match.state, seat, speaker);
  const [example] = choices;
  if (example === undefined) throw new Error(`seat ${seat} is asked and can do nothing`);
  const decision = game.decision(match.state, seat);
  const question = decision === undefined ? '' : speaker(game.describeDecision(decision));
  drawTable(table, seat);
  console.say('');
  console.say(context.text('play.turn', { name: speaker.seat(seat), question }));
  console.say(context.text('play.actions', { count: choices.length, example: example.notation }));

  let shown = choices;
  let next = 0;
  const page = (): void => {
    const some = shown.slice(next, next + PAGE);
    for (const line of listed(some)) console.say(line);
    const to = next + some.length;
    if (to < shown.length)
      console.say(context.text('play.listed', { from: next + 1, to, count: shown.length }));
    else if (next === 0) console.say(context.text('play.listedAll', { count: shown.length }));
    next = to;
  };
  const list = (filter: string): void => {
    shown = filtered(choices, filter);
    next = 0;
    if (shown.length === 0) console.say(context.text('play.listedNone', { filter }));
    else page();
  };

  for (;;) {
    const line = await console.ask('> ');
    if (line === undefined) return 'quit';
    if (line.trim() === '') continue;
    const typed = readLine(context, line);
    if (typed.kind === 'number') {
      const choice = choices[typed.number - 1];
      if (choice === undefined) console.say(context.text('play.noSuchNumber', { count: choices.length }));
      else if (act(table, seat, choice.action)) return 'played';
    } else if (typed.kind === 'other') {
      if (playText(table, seat, typed.text, example)) return 'played';
    } else if (typed.word === 'list') list(typed.rest);
    else if (typed.word === 'more') {
      if (next < shown.length) page();
      else console.say(context.text('play.noMore'));
    } else {
      const turn = await command(table, seat, typed.word, typed.rest, example);
      if (turn !== undefined) return turn;
    }
  }
}

function playText(table: Table, seat: Seat, text: string, example: Choice): boolean {
  const { context, console, loaded } = table;
  const action = loaded.game.parse(text);
  if (action !== undefined) return act(table, seat, action);
  console.say(context.text('play.notUnderstood', { text, example: example.notation }));
  return false;
}

function act(table: Table, seat: Seat, action: unknown): boolean {
  const outcome = table.session.play({ kind: 'act', seat, action });
  if (isViolation(outcome)) {
    refuse(table, outcome);
    return false;
  }
  tell(table, outcome, seat);
  return true;
}

/** Says what happened as far as `viewer` may know it. */
export function tell(
  { console, loaded, session, speaker }: Table,
  facts: readonly Fact[],
  viewer: Viewer,
): void {
  for (const fact of factsFor(session.match, facts, viewer))
    console.say(`  ${speaker(messageOf(loaded, fact))}`);
}

function refuse({ context, console, speaker }: Table, violation: Violation): void {
  console.say(context.text('play.refused', { message: speaker(violation), rule: violation.rule }));
}

/** @returns how the turn ended, if it did */
async function command(
  table: Table,
  seat: Seat,
  word: Word,
  rest: string,
  example: Choice,
): Promise<Turn | undefined> {
  const { context, console, loaded, session, speaker } = table;
  const { game } = loaded;
  switch (word) {
    case 'why':
      why(table, seat, rest, example);
      return undefined;
    case 'hint': {
      const action = session.advice(seat);
      const words = speaker(game.describeAction(action));
      console.say(context.text('play.hint', { notation: game.format(action), action: words }));
      return undefined;
    }
    case 'board':
      drawTable(table, 'spectator');
      return undefined;
    case 'log':
      tell(table, session.happened, seat);
      return undefined;
    case 'rule':
      await rule(table, rest);
      return undefined;
    case 'undo':
      return undo(table, seat);
    case 'resign': {
      const outcome = session.play({ kind: 'leave', seat, reason: 'resigned' });
      if (isViolation(outcome)) refuse(table, outcome);
      else tell(table, outcome, seat);
      return 'played';
    }
    case 'quit':
      return 'quit';
    case 'help':
      console.say(context.text('play.help', { example: example.notation }));
      return undefined;
    case 'list':
    case 'more':
      return undefined; // takeTurn holds the list
  }
}

function why(
  { context, console, loaded, session, speaker }: Table,
  seat: Seat,
  text: string,
  example: Choice,
): void {
  const { game } = loaded;
  if (text === '') {
    console.say(context.text('play.whyWhat', { example: example.notation }));
    return;
  }
  const action = game.parse(text);
  if (action === undefined) {
    console.say(context.text('play.notUnderstood', { text, example: example.notation }));
    return;
  }
  const refusal = game.check(session.match.state, seat, action);
  if (refusal !== undefined)
    console.say(context.text('play.refused', { message: speaker(refusal), rule: refusal.rule }));
  else console.say(context.text('play.allowed', { action: speaker(game.describeAction(action)) }));
}

async function rule({ context, console, loaded }: Table, words: string): Promise<void> {
  const sections = await sectionsOf(context, [loaded.id, PLATFORM]);
  try {
    const hits = /^[A-Za-z]{3}-/.test(words) ? [] : found(context, sections, words);
    const rules =
      hits.length > 0 ? hits.flatMap((section) => section.rules) : [ruleNamed(context, sections, words)];
    if (rules.length === 1) for (const line of rules.flatMap(ruleLines)) console.say(line);
    else for (const { id, title } of rules) console.say(`  ${id}  ${title}`);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.say(error.message);
  }
}

/** Takes the seat's last action back; whoever has to agree is asked, people at the keyboard, bots by their own lights. */
async function undo(table: Table, seat: Seat): Promise<Turn | undefined> {
  const { context, console, session, speaker } = table;
  const { match } = session;
  let outcome = session.play({ kind: 'undo', seat });
  if (isViolation(outcome)) {
    refuse(table, outcome);
    return undefined;
  }
  tell(table, outcome, seat);
  while (match.undo !== undefined) {
    const asked = match.undo.needs.find((other) => !match.undo?.agreed.includes(other)) as Seat;
    const { bot } = session.sitters[asked] as Sitter;
    let agree = session.agrees();
    if (bot === undefined) {
      console.say(context.text('play.undoAsk', { by: speaker.seat(seat), name: speaker.seat(asked) }));
      const line = await console.ask('> ');
      if (line === undefined) return 'quit';
      agree = context.text('play.yes').split(',').includes(line.trim().toLowerCase());
    }
    outcome = session.play({ kind: 'answer', seat: asked, agree });
    if (isViolation(outcome)) throw new Error(`seat ${asked} may not answer: ${outcome.key}`);
    tell(table, outcome, seat);
  }
  return 'played';
}
