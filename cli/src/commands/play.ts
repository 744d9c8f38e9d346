import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { TEXTS } from '@pentapolis/catalogue/texts';
import { result, type Seat, stateHash, type Viewer } from '@pentapolis/kernel';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { writing } from '../files.ts';
import { loadGame, loadKit, namesIn, requireBots, setupIn } from '../games.ts';
import { examples } from '../localize.ts';
import { openConsole } from '../play/console.ts';
import { openSession, PERSON, type Session } from '../play/match.ts';
import { askSalts, isSalt, verifyLine } from '../play/salts.ts';
import { drawTable, type Table, takeTurn, tell } from '../play/talk.ts';
import { replayFile } from '../replay-file.ts';
import { standing } from './replay.ts';
import { gameList } from './shared.ts';

interface Flags {
  readonly seats?: string;
  readonly names?: string;
  readonly options?: string;
  readonly components?: string;
  readonly seed?: string;
  readonly salt: readonly string[];
  readonly save?: string;
  readonly json?: true;
}

/** Who sits opposite when nobody says. */
const RIVALS = ['citizen', 'greedy'] as const;

export function playCommand(context: Context): Command {
  const { text } = context;
  return new Command('play')
    .description(text('play.about'))
    .argument('<game>', text('argument.game', { games: gameList() }))
    .option('--seats <who>', text('option.seatsPlay'))
    .option('--names <names>', text('option.names'))
    .option('--options <json>', text('option.options'))
    .option('--components <file>', text('option.components'))
    .option('--seed <text>', text('option.seedPlay'))
    .option(
      '--salt <text>',
      text('option.saltPlay'),
      (salt: string, before: string[]) => [...before, salt],
      [],
    )
    .option('--save <file>', text('option.savePlay'))
    .option('--json', text('help.json'))
    .addHelpText(
      'after',
      examples(
        context,
        'play akropolis',
        'play akropolis --seats you,master,builder --lang fr',
        'play akropolis --seats you,you --names Ada,Grace --save match.json',
      ),
    )
    .action((game: string, flags: Flags) => play(context, game, flags));
}

async function play(context: Context, id: string, flags: Flags): Promise<void> {
  const loaded = await loadGame(context, id);
  const { kit, names: known } = await loadKit(loaded.id);
  const rival = RIVALS.find((name) => known.includes(name)) as string;
  const fill = flags.seats === undefined ? [PERSON, rival] : namesIn(context, '--seats', flags.seats);
  requireBots(
    context,
    fill.filter((who) => who !== PERSON),
    known,
  );
  if (!fill.includes(PERSON)) context.refuse('play.noHuman');
  const setup = await setupIn(context, loaded, fill.length, flags);
  const names = namesOf(context, fill, flags.names);
  const speaker = loaded.speaker(names);
  const people = fill.filter((who) => who === PERSON).length;
  if (!flags.salt.every(isSalt)) context.refuse('usage.salt');
  if (flags.salt.length > people) context.refuse('usage.tooManySalts', { salts: flags.salt.length, people });
  const seed = flags.seed ?? randomBytes(16).toString('hex');
  // Results have standard output for themselves when they are wanted as JSON.
  const output = flags.json ? process.stderr : process.stdout;
  const console = openConsole(output);
  const text = await TEXTS[loaded.id]();
  let table: Table;
  try {
    welcome({ context, console, loaded, speaker }, names);
    const repeatable = flags.seed !== undefined;
    const salts = await askSalts(context, console, { fill, names, seed, given: flags.salt, repeatable });
    if (salts === undefined) return console.say(context.text('play.left'));
    const session = openSession({ loaded, kit, fill, names, setup, seed, salts });
    table = { context, console, loaded, session, speaker, output, text };
    await playOn(table);
  } finally {
    console.close();
  }
  await finish(table, names, flags);
}

/** Shown names: those given, "Player 1" for people, bots by their own; alike ones are numbered. */
function namesOf(context: Context, fill: readonly string[], given: string | undefined): string[] {
  const names = given === undefined ? [] : namesIn(context, '--names', given);
  if (names.length > fill.length)
    context.refuse('usage.tooManyNames', { names: names.length, seats: fill.length });
  const all = fill.map(
    (who, seat) => names[seat] ?? (who === PERSON ? context.text('play.person', { number: seat + 1 }) : who),
  );
  return all.map((name, seat) => {
    const before = all.slice(0, seat).filter((other) => other === name).length;
    const alike = all.filter((other) => other === name).length;
    return alike === 1 ? name : `${name} ${before + 1}`;
  });
}

function welcome(
  { context, console, loaded, speaker }: Pick<Table, 'context' | 'console' | 'loaded' | 'speaker'>,
  names: readonly string[],
): void {
  const about = speaker.has('game.about') ? speaker.term('game.about') : '';
  console.say(context.text('play.welcome', { name: loaded.name, about }));
  console.say(context.text('play.table', { names: names.join(', ') }));
  console.say(context.text('play.helpHint'));
}

/** Until the match is over or somebody leaves the keyboard; then the match is abandoned. */
async function playOn(table: Table): Promise<void> {
  const { context, console, session } = table;
  const { match } = session;
  let last: Seat | undefined;
  while (match.status === 'running') {
    const seat = seatAsked(table);
    if (session.sitters[seat]?.bot !== undefined || match.left.includes(seat)) {
      tell(table, session.think(seat), onlooker(table));
      continue;
    }
    if (needsCurtain(table, seat, last) && !(await drawCurtain(table, seat))) return abandon(session);
    last = seat;
    if ((await takeTurn(table, seat)) === 'quit') {
      console.say(context.text('play.left'));
      return abandon(session);
    }
  }
}

function seatAsked({ loaded, session }: Table): Seat {
  const { game } = loaded;
  const { state } = session.match;
  const seats = game.deciding(state);
  return seats.find((seat) => game.decision(state, seat)?.optional !== true) ?? (seats[0] as Seat);
}

/** Through whose eyes a bot's turn is told: the one person's, or nobody's where several share the screen. */
function onlooker({ session }: Table): Viewer {
  const people = session.sitters.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return people.length === 1 ? (people[0] as Seat) : 'spectator';
}

/** Where people share a screen and a game has secrets, nobody may see another's. */
function needsCurtain({ loaded, session }: Table, seat: Seat, last: Seat | undefined): boolean {
  const people = session.sitters.filter(({ bot }) => bot === undefined).length;
  return loaded.game.meta.information === 'hidden' && people > 1 && seat !== last;
}

async function drawCurtain({ context, console, speaker }: Table, seat: Seat): Promise<boolean> {
  console.clear();
  console.say(context.text('play.curtain', { name: speaker.seat(seat) }));
  return (await console.ask('')) !== undefined;
}

function abandon(session: Session): void {
  session.play({ kind: 'abandon' });
}

async function finish(table: Table, names: readonly string[], flags: Flags): Promise<void> {
  const { context, console, loaded, session, speaker } = table;
  const { match, seed } = session;
  const outcome = match.status === 'finished' ? result(match) : undefined;
  if (outcome !== undefined) {
    drawTable(table, 'spectator');
    console.say('');
    console.say(context.text('play.over'));
    for (const line of standing(context, speaker, outcome.ranking, outcome.scores)) console.say(line);
  }
  const path = flags.save;
  if (path !== undefined) {
    const file = replayFile(match.log, names, seed, outcome);
    await writing(context, path, () => writeFile(path, `${JSON.stringify(file)}\n`));
    console.say(context.text('play.saved', { path }));
    console.say(context.text('play.verify', { command: verifyLine(path, seed, match.start.salts) }));
  } else
    console.say(
      context.text('play.unsaved', { seed, salts: match.start.salts.filter((salt) => salt !== '') }),
    );
  if (flags.json) {
    const { id, version } = loaded.game.meta;
    const { ranking, scores } = outcome ?? { ranking: [], scores: [] };
    const hash = stateHash(match.state);
    context.print(JSON.stringify({ game: id, version, events: match.log.length, ranking, scores, hash }));
  }
}
