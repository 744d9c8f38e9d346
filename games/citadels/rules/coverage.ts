import type { Coverage, Seat } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import { type Card, COST, cardOf, type DistrictId, isPurple } from './cards.ts';
import { rankOf } from './cast.ts';
import { cityOf, hasBuilt } from './city.ts';
import { DISTRICT_POWERS } from './districts/registry.ts';
import type { CitadelsFact } from './facts.ts';
import { moveOf } from './moves/registry.ts';
import { scoreOf } from './scoring.ts';
import { actingAs, allSeats, DONE, hasDone, type State } from './state.ts';
import { eachTarget } from './targets.ts';

/** Everything a character can do that others can't, income included. */
const CHARACTER_FEATURES = [
  'assassin.silence',
  'assassin.found',
  'thief.robbery',
  'magician.swap',
  'magician.redraw',
  'king.crown',
  'king.heir',
  'king.income',
  'bishop.income',
  'bishop.guard',
  'merchant.income',
  'merchant.gold',
  'architect.cards',
  'architect.builds',
  'warlord.income',
  'warlord.destroy',
  'witch.takeOver',
  'witch.released',
  'taxCollector.tax',
  'wizard.take',
  'wizard.build',
  'wizard.twin',
  'emperor.crown',
  'emperor.gold',
  'emperor.card',
  'emperor.income',
  'abbot.income',
  'abbot.tithe',
  'alchemist.gold',
  'navigator.gold',
  'navigator.cards',
  'diplomat.income',
  'diplomat.exchange',
  'diplomat.difference',
  'artist.gold',
  'queen.favour',
  'queen.late',
] as const;

const DISTRICT_FEATURES: readonly DistrictId[] = [
  ...DISTRICT_POWERS.map(({ id }) => id),
  'dragonGate',
  'university',
];

interface Step {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly facts: readonly CitadelsFact[];
}

type Note = (feature: string) => void;

/** What a fact alone tells. */
function byFact(fact: CitadelsFact, { before, after, action }: Step, note: Note): void {
  switch (fact.kind) {
    case 'silent': {
      const rank = rankOf(fact.character);
      if (rank === after.murdered && after.holder[rank]! >= 0) note('character.assassin.silence');
      if (rank === before.bewitched) note('character.witch.released');
      break;
    }
    case 'revealed':
      if (rankOf(fact.character) === before.murdered && hasBuilt(before, fact.seat, cardOf('hospital')))
        note('district.hospital');
      break;
    case 'robbed':
      if (fact.gold > 0) note('character.thief.robbery');
      break;
    case 'crowned':
      note(`character.${fact.why === 'heir' ? 'king.heir' : `${fact.why}.crown`}`);
      break;
    case 'income':
      note(`character.${fact.character}.income`);
      if (hasBuilt(before, fact.seat, cardOf('schoolOfMagic'))) note('district.schoolOfMagic');
      break;
    case 'paid':
      note(PAID[fact.why]);
      break;
    case 'gained':
      note(GAINED[fact.why]!(action));
      break;
    case 'drew':
      byDrawing(fact.why, fact.count, note);
      break;
    case 'destroyed':
      note(fact.by === 'armory' ? 'district.armory' : 'character.warlord.destroy');
      if (
        fact.by === 'warlord' &&
        fact.card !== 'greatWall' &&
        hasBuilt(before, fact.other, cardOf('greatWall'))
      )
        note('district.greatWall');
      break;
    case 'exchanged':
      note('character.diplomat.exchange');
      if (fact.price > 0) note('character.diplomat.difference');
      break;
    case 'built':
      byBuilding(fact, before, note);
      break;
    default:
      if (fact.kind in SIMPLE) note(SIMPLE[fact.kind]!);
  }
}

const SIMPLE: Readonly<Record<string, string>> = {
  found: 'character.assassin.found',
  tookOver: 'character.witch.takeOver',
  saluted: 'district.ballRoom',
  snubbed: 'district.ballRoom',
  swappedHands: 'character.magician.swap',
  beautified: 'character.artist.gold',
  smithed: 'district.smithy',
  reclaimed: 'district.graveyard',
  picked: 'district.lighthouse',
  rang: 'district.bellTower',
};

const PAID = {
  tax: 'character.taxCollector.tax',
  tithe: 'character.abbot.tithe',
  tribute: 'character.emperor.gold',
} as const;

const GAINED: Readonly<Record<string, (action: Action) => string>> = {
  merchant: () => 'character.merchant.gold',
  navigator: () => 'character.navigator.gold',
  queen: (action) => (action.kind === 'favour' ? 'character.queen.favour' : 'character.queen.late'),
  poorHouse: () => 'district.poorHouse',
  throneRoom: () => 'district.throneRoom',
  alchemist: () => 'character.alchemist.gold',
  laboratory: () => 'district.laboratory',
};

function byDrawing(why: string, count: number, note: Note): void {
  if (why === 'architect') note('character.architect.cards');
  if (why === 'navigator') note('character.navigator.cards');
  if (why === 'magician') note('character.magician.redraw');
  if (why === 'park') note('district.park');
  if (why === 'action' && count > 2) note('district.observatory');
}

function byBuilding(fact: Extract<CitadelsFact, { kind: 'built' }>, before: State, note: Note): void {
  const card: Card = cardOf(fact.card);
  const twin = hasBuilt(before, fact.seat, card);
  const wizard = actingAs(before) === 'wizard';
  if (isPurple(card) && fact.price < COST[card]!) note('district.factory');
  if (twin) note(wizard ? 'character.wizard.twin' : 'district.quarry');
  if (fact.wizard) note('character.wizard.build');
  if (actingAs(before) === 'architect' && before.turn.builds > 0) note('character.architect.builds');
}

/** What an action tells together with where it was played. */
function byAction({ before, seat, action }: Step, note: Note): void {
  if (action.kind === 'take' && !action.build) note('character.wizard.take');
  if (action.kind === 'payCard') note('character.emperor.card');
  if (action.kind === 'cards' && hasBuilt(before, seat, cardOf('library'))) note('district.library');
  if (action.kind === 'end') spared(before, seat, note);
}

/** A Warlord or Diplomat ends the turn, and something was out of reach. */
function spared(before: State, seat: Seat, note: Note): void {
  const character = actingAs(before);
  if (character !== 'warlord' || hasDone(before, DONE.power)) return;
  for (const target of eachTarget(before)) {
    const rule = moveOf('destroy').check(before, seat, { kind: 'destroy', ...target })?.rule;
    if (rule === 'CIT-KEEP-1') note('district.keep');
    if (rule === 'CIT-BISHOP-2') note('character.bishop.guard');
  }
}

/** What counted at the end. */
function byScore({ after }: Step, note: Note): void {
  for (const seat of allSeats(after)) {
    const has = (card: DistrictId): boolean => hasBuilt(after, seat, cardOf(card));
    const { haunted, special } = scoreOf(after, seat);
    if (has('dragonGate')) note('district.dragonGate');
    if (has('university')) note('district.university');
    if (haunted !== undefined && haunted !== 'purple') note('district.hauntedCity');
    if (special === 0) continue;
    if (has('museum') && after.museum.length > 0) note('district.museum');
    if (has('mapRoom') && after.hands[seat]!.length > 0) note('district.mapRoom');
    if (has('imperialTreasury') && after.gold[seat]! > 0) note('district.imperialTreasury');
    if (has('wishingWell') && cityOf(after, seat).cards.filter(isPurple).length > 2)
      note('district.wishingWell');
  }
}

/** [CIT-TURN-8] Every power of a character and every effect of a district, to be seen in play at least once. */
export const coverage: Coverage<State, Action, CitadelsFact> = {
  features: [
    ...CHARACTER_FEATURES.map((feature) => `character.${feature}`),
    ...DISTRICT_FEATURES.map((id) => `district.${id}`),
  ],
  touched(step) {
    const touched = new Set<string>();
    const note: Note = (feature) => touched.add(feature);
    for (const fact of step.facts) byFact(fact, step, note);
    byAction(step, note);
    if (step.after.phase === 'over') byScore(step, note);
    return [...touched];
  },
};
