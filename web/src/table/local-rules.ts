import {
  type AnyGame,
  type Chance,
  type Decision,
  type Fact,
  type Frame,
  fastChance,
  type Seat,
  type Viewer,
  type Violation,
} from '@pentapolis/kernel';

/** What the rules say about a frame, worked out on this device from what the viewer knows. */
export interface LocalRules {
  readonly legal: readonly unknown[];
  explain(action: unknown): Violation | undefined;
  preview(action: unknown): unknown;
  /** The frame after the action where nothing in it is left to luck or hidden; undefined otherwise. */
  foresee(action: unknown): { readonly frame: Frame; readonly facts: readonly Fact[] } | undefined;
}

const NONE: readonly unknown[] = [];

/** Draws are noted: an action that draws can't be foreseen. */
function notingChance(source: Chance): Chance & { drawn(): boolean } {
  let drawn = false;
  return {
    drawn: () => drawn,
    pick(sides) {
      drawn = true;
      return source.pick(sides);
    },
    shuffle(count) {
      drawn = true;
      return source.shuffle(count);
    },
  };
}

/**
 * The rules for `viewer` at `frame`. They run on a State that could be behind its View: the true one stays on the
 * server. Hidden parts of it are drawn at random, so nothing is concluded from them.
 */
export function localRules(game: AnyGame, frame: Frame, viewer: Viewer): LocalRules {
  let state: object | undefined;
  const known = (): object => {
    state ??= game.determinize(frame.view, fastChance(1)) as object;
    return state;
  };
  const asked = frame.decision !== undefined && viewer !== 'spectator';
  let legal: readonly unknown[] | undefined;

  function play(seat: Seat, action: unknown) {
    const next = game.clone(known());
    const chance = notingChance(fastChance(2));
    const facts: Fact[] = [];
    game.apply(next, seat, action, chance, (fact: Fact) => facts.push(fact));
    return { next, facts, open: !chance.drawn() && facts.every(({ reveals }) => reveals !== true) };
  }

  return {
    get legal() {
      legal ??= asked ? game.legalActions(known(), viewer) : NONE;
      return legal;
    },
    explain: (action) => (viewer === 'spectator' ? undefined : game.check(known(), viewer, action)),
    preview(action) {
      if (viewer === 'spectator' || game.check(known(), viewer, action) !== undefined) return undefined;
      return game.observe(play(viewer, action).next, viewer);
    },
    foresee(action) {
      if (viewer === 'spectator' || game.check(known(), viewer, action) !== undefined) return undefined;
      const { next, facts, open } = play(viewer, action);
      const deciding = game.deciding(next);
      if (!open || deciding.length === 0) return undefined;
      const { decision: _, asked: __, undoable: ___, ...rest } = frame;
      const shown = facts.flatMap((fact) => game.redact(fact, viewer) ?? []);
      return { frame: { ...rest, view: game.observe(next, viewer), deciding }, facts: shown };
    },
  };
}

/** What somebody else is asked, where everybody may know it. */
export function decisionOf(game: AnyGame, frame: Frame, seat: Seat): Decision | undefined {
  if (game.meta.information !== 'open') return undefined;
  return game.decision(game.determinize(frame.view, fastChance(1)), seat);
}
