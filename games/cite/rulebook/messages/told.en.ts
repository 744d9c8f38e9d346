import type { Args, Catalogue } from '@pentapolis/kernel';
import { aBuilding, amountsText, clausesText, sumText, the } from '../../rules/phrases.ts';
import { at, cards, cases, listed, named, ofWhom, upper, upright } from './phrases.en.ts';

/** What is asked, done and told. */
export const told = {
  'decision.first': 'Build your free Cases round the central point, and confirm.',
  'decision.main': 'Turn {turn}: trade and build, then declare your turn finished.',
  'decision.race': 'Your turn {turn}: harvest, trade and build as you like.',
  'decision.between': 'Before Production of turn {turn}: play cards, or let it pass.',
  'decision.collect': 'Which draws first, your Port or your Canal?',
  'decision.keep': 'Keep one of the cards your Port drew.',
  'decision.vote': (args, say) =>
    `Did ${say.seat(args.accused)} promise what could not be kept? (Deal ${args.contract}, clause ${Number(args.clause) + 1})`,

  'action.finish': 'Declare the turn finished',
  'action.place': (args, say) => {
    const gold = args.gold === 0 ? '' : `, ${cases(args.gold, say)} in Gold`;
    const help = args.cards as readonly string[];
    const with_ = help.length === 0 ? '' : `, with ${say.list([...help])}`;
    return `Build ${aBuilding(args.building, say)} at ${at(args)}${upright(args)}${gold}${with_}`;
  },
  'action.move': (args) => `Move the building at ${at(args.from as Args)} to ${at(args)}${upright(args)}`,
  'action.lift': (args) => `Take the building at ${at(args)} back`,
  'action.buy': (args, say) => `Pay ${sumText(args.sets, say)} for building rights`,
  'action.transform': (args, say) =>
    `Use ${the(args.workshop, say)} of ${say.seat(args.of)} ${say.plural(args.times, { one: 'once', other: '# times' })}`,
  'action.market': (args, say) =>
    `Market of ${say.seat(args.of)}: ${amountsText(args.give, say)} for 1 ${say.term(`resource.${args.take}`)}`,
  'action.flea': (args, say) =>
    `Flea Market of ${say.seat(args.of)}: 1 Gold for 1 ${say.term(`resource.${args.take}`)}`,
  'action.bank': (args, say) => `Leave ${amountsText(args.amounts, say)} in the Bank`,
  'action.invest': 'Buy an Investment card for 1 building right',
  'action.play': 'Play Investment card {card}',
  'action.discard': 'Throw Investment card {card} away',
  'action.offer': (args, say) =>
    `${args.answers === 0 ? 'Offer' : `Counter offer ${args.answers}`}: ${clausesText(args.clauses, say)}`,
  'action.sign': 'Sign offer {offer}',
  'action.decline': 'Decline offer {offer}',
  'action.withdraw': 'Withdraw offer {offer}',
  'action.harvest': 'Harvest',
  'action.collect': (args) => (args.source === 'port' ? 'The Port first' : 'The Canal first'),
  'action.keep': 'Keep Investment card {card}',
  'action.vote': (args) => (args.guilty === true ? 'Guilty' : 'Not guilty'),

  'clause.site': (args, say) => `${the(args.building, say)} of ${say.seat(args.owner)}`,
  'clause.give': (args, say) =>
    `${say.seat(args.from)} gives ${say.seat(args.to)} ${amountsText(args.amounts, say)}.`,
  'clause.card': (args, say) =>
    `${say.seat(args.from)} gives ${say.seat(args.to)} Investment card ${args.card}.`,
  'clause.pay': (args, say) =>
    `${say.seat(args.from)} pays ${say.seat(args.to)} ${amountsText(args.amounts, say)} each turn from turn ${args.first} to ${args.last}.`,
  'clause.when': (args) => `While ${args.one} is beside ${args.other}: ${args.due}`,
  'clause.lend': (args, say) =>
    `${say.seat(args.to)} may use ${the(args.building, say)} of ${say.seat(args.from)} ${say.plural(args.times, { one: 'once', other: '# times' })} a turn, from turn ${args.first} to ${args.last}.`,
  'clause.place': (args, say) =>
    `${say.seat(args.from)} builds ${aBuilding(args.building, say)} beside ${args.beside} by the end of turn ${args.by}.`,
  'clause.placeAt': (args, say) =>
    `${say.seat(args.from)} builds ${aBuilding(args.building, say)} at ${at(args)} by the end of turn ${args.by}.`,
  'clause.refrain': (args, say) =>
    `${say.seat(args.from)} builds no ${say.term(`building.${args.building}`)} up to the end of turn ${args.until}.`,
  'clause.leaveFree': (args, say) =>
    `${say.seat(args.from)} leaves ${args.cells} free up to the end of turn ${args.until}.`,
  'clause.permit': (args, say) =>
    `${say.seat(args.from)} lets ${say.seat(args.to)} build ${aBuilding(args.building, say)} at ${at(args)}${upright(args)} this turn.`,
  'clause.text': (args, say) => `${say.seat(args.from)} promises ${say.seat(args.to)}: “${args.text}”`,

  'status.running': 'running',
  'status.kept': 'kept',
  'status.arrears': 'in arrears',
  'status.settled': 'made good',
  'status.broken': 'broken',
  'status.lapsed': 'never fell due',

  'fact.turnBegan': 'Turn {turn} begins.',
  'fact.placed': (args, say) => {
    const gold = args.gold === 0 ? '' : `, ${say.number(args.gold)} in Gold`;
    return `${say.seat(args.seat)} builds ${aBuilding(args.building, say)} at ${at(args)} for ${cases(args.cost, say)}${gold}.`;
  },
  'fact.moved': (args, say) =>
    `${say.seat(args.seat)} moves ${the(args.building, say)} from (${args.fromX}, ${args.fromY}) to ${at(args)}.`,
  'fact.lifted': (args, say) =>
    `${say.seat(args.seat)} takes ${the(args.building, say)} at ${at(args)} back.`,
  'fact.finished': '{seat:seat} has finished.',
  'fact.recalled': '{seat:seat} is back in the turn.',
  'fact.tookGold': '{seat:seat} takes 1 Gold from the middle.',
  'fact.produced': (args, say) => `${say.seat(args.seat)} produces ${amountsText(args.amounts, say)}.`,
  'fact.guildWorked': (args, say) => `The Guild of ${say.seat(args.seat)} gives ${cases(args.cases, say)}.`,
  'fact.harvested': '{seat:seat} harvests for time number {harvest}.',
  'fact.bought': (args, say) =>
    `${say.seat(args.seat)} pays ${amountsText(args.amounts, say)} for ${cases(args.cases, say)}.`,
  'fact.transformed': (args, say) =>
    `${say.seat(args.seat)} makes ${say.term(`counted.${args.resource}`, { count: args.count ?? 0 })} in ${the(args.workshop, say)}${ofWhom(args, say)}.`,
  'fact.marketUsed': (args, say) =>
    `${say.seat(args.seat)} changes ${amountsText(args.amounts, say)} for ${say.term(`counted.${args.resource}`, { count: 1 })} at the Market${ofWhom(args, say)}.`,
  'fact.fleaUsed': (args, say) =>
    `${say.seat(args.seat)} changes 1 Gold for ${say.term(`counted.${args.resource}`, { count: 1 })} at the Flea Market${ofWhom(args, say)}.`,
  'fact.banked': (args, say) =>
    `${say.seat(args.seat)} leaves ${amountsText(args.amounts, say)} in the Bank.`,
  'fact.offered': (args, say) =>
    `${say.seat(args.seat)} ${args.answers === 0 ? 'offers' : `counters offer ${args.answers}`} (${args.offer}): ${clausesText(args.clauses, say)}`,
  'fact.signed': '{seat:seat} signs offer {offer}.',
  'fact.declined': '{seat:seat} declines offer {offer}.',
  'fact.withdrawn': '{seat:seat} withdraws offer {offer}.',
  'fact.expired': 'Offer {offer} expires.',
  'fact.concluded': (args, say) =>
    `Deal ${args.offer} is concluded between ${say.list((args.parties as number[]).map((seat) => say.seat(seat)))}.`,
  'fact.gave': (args, say) =>
    `${say.seat(args.seat)} gives ${say.seat(args.other)} ${amountsText(args.amounts, say)}.`,
  'fact.gaveCard': (args, say) => `${say.seat(args.seat)} gives ${say.seat(args.other)} ${named(args)}.`,
  'fact.paid': (args, say) =>
    `${say.seat(args.seat)} pays ${say.seat(args.other)} ${amountsText(args.amounts, say)} (deal ${args.contract}).`,
  'fact.fellBehind': (args, say) =>
    `${say.seat(args.seat)} owes ${say.seat(args.other)} ${amountsText(args.amounts, say)} (deal ${args.contract}).`,
  'fact.caughtUp': '{seat:seat} has paid all that was owed to {other:seat} under deal {contract}.',
  'fact.clauseKept': (args, say) =>
    `${say.seat(args.seat)} has kept clause ${Number(args.clause) + 1} of deal ${args.contract}.`,
  'fact.breached': (args, say) =>
    `${say.seat(args.seat)} has not built what clause ${Number(args.clause) + 1} of deal ${args.contract} promised to ${say.seat(args.other)}.`,
  'fact.drewCards': (args, say) => `${say.seat(args.seat)} draws ${cards(args.count, say)}.`,
  'fact.drewFaces': (args, say) => `${say.seat(args.seat)} sees ${listed(args.cards, say)}.`,
  'fact.keptCard': (args, say) => `${say.seat(args.seat)} keeps ${cards(args.count, say)} from the Port.`,
  'fact.keptFace': (args, say) =>
    (args.cards as readonly string[]).length === 0
      ? `Both cards go under the pile.`
      : `${say.seat(args.seat)} keeps ${listed(args.cards, say)}.`,
  'fact.played': (args, say) => `${say.seat(args.seat)} plays ${named(args)}.`,
  'fact.gained': (args, say) => `${say.seat(args.seat)} takes ${amountsText(args.amounts, say)}.`,
  'fact.swapped': (args, say) =>
    `${say.seat(args.seat)} changes ${amountsText(args.amounts, say)} for ${amountsText(args.taken, say)}.`,
  'fact.rightsGained': (args, say) => `${say.seat(args.seat)} may build ${cases(args.cases, say)} more.`,
  'fact.linked': '{seat:seat} joins the buildings at ({ax}, {ay}) and ({bx}, {by}) for this turn.',
  'fact.again': (args, say) => `${upper(the(args.building, say))} at ${at(args)} will produce twice.`,
  'fact.borrowed': (args, say) => `${say.seat(args.seat)} may work as ${the(args.workshop, say)} this turn.`,
  'fact.discarded': (args, say) => `${say.seat(args.seat)} throws ${named(args)} away.`,
  'fact.showed': (args, say) => `${say.seat(args.seat)} shows ${listed(args.cards, say)}.`,
  'fact.accused': (args, say) =>
    `The jury will hear clause ${Number(args.clause) + 1} of deal ${args.contract}: ${say.seat(args.seat)}.`,
  'fact.voted': (args, say) =>
    `${say.seat(args.seat)} finds ${say.seat(args.accused)} ${args.guilty === true ? 'guilty' : 'not guilty'} (${Number(args.accusation) + 1}).`,
  'fact.judged': (args, say) =>
    args.guilty === true
      ? `${say.seat(args.seat)} is found guilty of breaking deal ${args.contract} (clause ${Number(args.clause) + 1}).`
      : `${say.seat(args.seat)} is acquitted over deal ${args.contract} (clause ${Number(args.clause) + 1}).`,
  'fact.ended': (args, say) =>
    args.reason === 'built'
      ? `${say.list((args.seats as number[]).map((seat) => say.seat(seat)))} built everything. The match is over.`
      : args.reason === 'turns'
        ? 'The seventh turn is over, and with it the match.'
        : 'Everybody has finished. The match is over.',
} satisfies Catalogue;
