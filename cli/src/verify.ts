import {
  type AnyMatch,
  canonicalJson,
  chainLink,
  commitment,
  fold,
  isViolation,
  type LogEvent,
  matchKey,
  namesHold,
  type Outcome,
  openMatch,
  prepare,
  result,
  type StartEvent,
  saltsHold,
  setupRefusal,
  startEvent,
  withholders,
} from '@pentapolis/kernel';
import type { ReplayFile } from '@pentapolis/wire';
import type { Context } from './context.ts';
import type { LoadedGame } from './games.ts';

export const VERIFICATIONS = [
  'chain',
  'commitment',
  'salts',
  'draws',
  'rules',
  'result',
  'names',
  'promise',
  'salt',
] as const;
export type Verification = (typeof VERIFICATIONS)[number];

/** What somebody who took part was promised and added. */
export interface Part {
  /** SHA-256 of the seed, as the server showed it before the match. */
  readonly commitment?: string;
  readonly salts: readonly string[];
}

/** One finding; `message` says what is wrong. */
export interface Finding {
  readonly ok: boolean;
  readonly message?: string;
}

/** `salts` and `names` are absent where an old file has none to prove, `promise` and `salt` where nobody asked. */
export type Findings = Readonly<Partial<Record<Verification, Finding>>>;

const GOOD: Finding = { ok: true };

/** Examines a replay file from all sides; every finding stands for itself. */
export function verifyReplay(
  context: Context,
  loaded: LoadedGame,
  file: ReplayFile,
  part: Part = { salts: [] },
): Findings {
  const wrong = (message: string): Finding => ({ ok: false, message });
  const start = file.events[0] as StartEvent;
  const { match, draws, rules } = follow(context, loaded, file);
  const salts = saltsHold(start);
  const names = namesHold(start, file.names, file.occupants);
  return {
    chain: chainFinding(context, file),
    commitment:
      commitment(file.seed) === start.commitment ? GOOD : wrong(context.text('verify.commitmentWrong')),
    ...(salts === undefined
      ? {}
      : { salts: salts ? saltsGood(context, start) : wrong(context.text('verify.saltsWrong')) }),
    draws,
    rules,
    ...(names === undefined ? {} : { names: names ? GOOD : wrong(context.text('verify.namesWrong')) }),
    ...partFindings(context, start, part),
    result:
      match === undefined ? wrong(context.text('verify.unfollowed')) : resultFinding(context, match, file),
  };
}

/** Whoever holds back what they committed to can choose between two lucks: that is said, though nothing is broken. */
function saltsGood(context: Context, start: StartEvent): Finding {
  const seats = withholders(start).map((seat) => String(seat + 1));
  return seats.length === 0 ? GOOD : { ok: true, message: context.text('verify.withheld', { seats }) };
}

function partFindings(context: Context, start: StartEvent, { commitment, salts }: Part): Findings {
  const left = [...start.salts];
  const missing = salts.filter((salt) => {
    const at = left.indexOf(salt);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const finding = (ok: boolean, message: string): Finding => (ok ? GOOD : { ok, message });
  return {
    ...(commitment === undefined
      ? {}
      : {
          promise: finding(
            commitment === start.commitment,
            context.text('verify.promiseWrong', { actual: start.commitment }),
          ),
        }),
    ...(salts.length === 0
      ? {}
      : { salt: finding(missing.length === 0, context.text('verify.saltMissing', { salts: missing })) }),
  };
}

function chainFinding(context: Context, { events, chain }: ReplayFile): Finding {
  const wrong = (message: string): Finding => ({ ok: false, message });
  if (chain.length !== events.length)
    return wrong(context.text('verify.chainLength', { links: chain.length, events: events.length }));
  for (const [index, event] of events.entries()) {
    if (event.seq !== index)
      return wrong(context.text('verify.seqBroken', { seq: event.seq, expected: index }));
    if (chainLink(chain[index - 1] ?? '', event) !== chain[index])
      return wrong(context.text('verify.chainBroken', { seq: index }));
  }
  return GOOD;
}

interface Followed {
  /** The match at the end of the log; undefined when the log could not be followed. */
  readonly match?: AnyMatch;
  readonly draws: Finding;
  readonly rules: Finding;
}

/** Plays the log by the rules and draws everything again from seed and salts. */
function follow(context: Context, loaded: LoadedGame, { events, seed, names }: ReplayFile): Followed {
  const { game } = loaded;
  const start = events[0] as StartEvent;
  const stuck = (seq: number, message: string, draws: Finding | undefined): Followed => ({
    draws: draws ?? {
      ok: false,
      message: context.text('verify.drawsUnknown', { seq: Math.max(0, seq - 1) }),
    },
    rules: { ok: false, message },
  });
  const refusal = setupRefusal(game, start);
  if (refusal !== undefined)
    return stuck(0, context.text('verify.setup', { why: loaded.explain(refusal, names) }), undefined);

  const key = matchKey(seed, start.salts);
  const fair = startEvent(game, start.setup, seed, start.salts, start.version).outcomes;
  let draws = same(fair, start.outcomes) ? undefined : drawsWrong(context, 0);
  let match: AnyMatch;
  try {
    match = openMatch(game, start);
  } catch (error) {
    return stuck(0, context.text('verify.setup', { why: (error as Error).message }), draws);
  }
  for (const event of events.slice(1)) {
    if (event.kind === 'start') continue; // the reader of the file has seen that there is only one
    const step = prepare(match, event, key);
    if (isViolation(step)) {
      const why = `${loaded.explain(step, names)} [${step.rule}]`;
      return stuck(event.seq, context.text('verify.refused', { seq: event.seq, why }), draws);
    }
    if (!same(outcomesOf(step.event), outcomesOf(event))) draws ??= drawsWrong(context, event.seq);
    try {
      fold(match, event);
    } catch (error) {
      return stuck(
        event.seq,
        context.text('verify.refused', { seq: event.seq, why: (error as Error).message }),
        draws,
      );
    }
  }
  return { match, draws: draws ?? GOOD, rules: GOOD };
}

function outcomesOf(event: LogEvent): readonly Outcome[] {
  return event.kind === 'act' ? (event.outcomes ?? []) : [];
}

function drawsWrong(context: Context, seq: number): Finding {
  return { ok: false, message: context.text('verify.drawsWrong', { seq }) };
}

function resultFinding(context: Context, match: AnyMatch, file: ReplayFile): Finding {
  const actual = match.status === 'finished' ? result(match) : undefined;
  if (actual === undefined)
    return file.result === undefined ? GOOD : { ok: false, message: context.text('verify.resultEarly') };
  if (file.result === undefined) return { ok: false, message: context.text('verify.resultMissing') };
  if (same(actual, file.result)) return GOOD;
  const show = ({ ranking, scores }: NonNullable<ReplayFile['result']>): string =>
    `${ranking.join(', ')} (${scores.join(', ')})`;
  const message = context.text('verify.resultWrong', { actual: show(actual), claimed: show(file.result) });
  return { ok: false, message };
}

function same(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}
