import type { Args, Catalogue, Json, Say } from '@pentapolis/kernel';

const gold = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# gold', other: '# gold' });
const cards = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# card', other: '# cards' });
const points = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# point', other: '# points' });
const district = (id: Json | undefined, say: Say): string => say.term(`district.${id}`);
const the = (id: Json | undefined, say: Say): string => `the ${say.term(`character.${id}`)}`;
const seats = (list: Json | undefined, say: Say): string =>
  say.list((list as number[]).map((seat) => say.seat(seat)));
const by = (args: Args, say: Say): string => say.seat(args.by);

export const messages = {
  'citadels.phase.draft': 'Round {round} · Choosing characters',
  'citadels.phase.turns': (args, say) =>
    `${args.last ? 'Last round' : `Round ${args.round}`} · ${say.term(`character.${args.character}`)} called`,
  'citadels.phase.over': 'Final count',

  'citadels.stage.draft': (args, say) => {
    const left = say.plural(args.left, { one: 'one character', other: '# characters' });
    const waiting = args.waiting as number[];
    return `${say.seat(args.seat)} chooses among ${left}${waiting.length === 0 ? ', the last to choose' : ''}`;
  },
  'citadels.stage.turn': (args, say) => `${say.seat(args.seat)} plays ${the(args.character, say)}`,
  'citadels.stage.witch': (args, say) =>
    `${say.seat(args.seat)}, the Witch, plays on as ${the(args.character, say)}`,
  'citadels.stage.asked': (args, say) =>
    `${say.seat(args.seat)} answers ${say.seat(args.turn)}, ${the(args.character, say)}`,
  'citadels.rail': 'Characters in the order of calling',
  'citadels.draft.order': 'Who chooses when',
  'citadels.draft.choosing': 'choosing',
  'citadels.draft.chosen': 'has chosen',
  'citadels.draft.waiting': 'waiting',
  'citadels.lastRound': 'Last round',
  'citadels.bell': 'The bell rings: {goal} districts',
  'citadels.deck': (args, say) => `${cards(args.count, say)} in the deck`,

  'citadels.call.you': 'you',
  'citadels.call.mine': 'yours',
  'citadels.call.faceUp': 'face up',
  'citadels.call.silent': 'no answer',
  'citadels.call.waiting': 'to come',
  'citadels.call.unknown': 'hidden',
  'citadels.call.offered': 'on offer',
  'citadels.call.passed': 'passed on',
  'citadels.call.buried': 'buried',
  'citadels.mark.murdered': 'murdered',
  'citadels.mark.bewitched': 'bewitched',
  'citadels.mark.robbed': 'robbed',

  'citadels.you': 'you',
  'citadels.wearsCrown': 'Wears the Crown',
  'citadels.guarded': 'protected',
  'citadels.gold': (args, say) => gold(args.gold, say),
  'citadels.hand': (args, say) => `${cards(args.hand, say)} in hand`,
  'citadels.districts': (args) => `${args.districts} of ${args.goal} districts`,
  'citadels.points': (args, say) => points(args.points, say),
  'citadels.city': (args, say) =>
    `City of ${say.seat(args.seat)}: ${args.districts} of ${args.goal} districts, ${points(args.points, say)}, ${gold(args.gold, say)}, ${cards(args.hand, say)} in hand${args.crown ? ', wears the Crown' : ''}`,
  'citadels.known': (args, say) =>
    `You know that ${say.seat(args.seat)} holds ${say.list((args.cards as string[]).map((id) => district(id, say)))}.`,
  'citadels.tucked': (args, say) => `${cards(args.count, say)} under it`,

  'citadels.hand.yours': (args, say) => `Your hand, ${cards(args.hand, say)}`,
  'citadels.mine': 'Your character',
  'citadels.mine.several': 'Your characters',
  'citadels.mine.none': 'Not chosen yet',
  'citadels.offer.keep': 'Drawn: what do you keep?',
  'citadels.offer.wizard': 'Their hand: take a card',
  'citadels.offer.pick': 'The deck: take a card',

  'citadels.family.yellow': 'Noble',
  'citadels.family.blue': 'Religious',
  'citadels.family.green': 'Trade',
  'citadels.family.red': 'Military',
  'citadels.family.purple': 'Unique',
  'citadels.rank': 'Rank {rank}',
  'citadels.earns': (args, say) => `earns from ${say.term(`colour.${args.colour}`)}`,
  'citadels.card.cost': 'costs {cost}',
  'citadels.card.worth': (args, say) => `Costs ${gold(args.cost, say)}, worth ${points(args.points, say)}.`,
  'citadels.card.beautified': 'Carries the Artist’s gold',
  'citadels.price': (args, say) => `Price now: ${gold(args.price, say)}`,
  'citadels.price.short': (args, say) => (args.price === 0 ? 'free' : `−${say.number(args.price)}`),
  'citadels.help': 'About {name}',

  'citadels.kind.income': 'Take your income',
  'citadels.kind.tithe': 'Gold from the richest',
  'citadels.kind.favour': 'Royal purse',
  'citadels.kind.murder': 'Murder…',
  'citadels.kind.bewitch': 'Bewitch…',
  'citadels.kind.rob': 'Rob…',
  'citadels.kind.swapHands': 'Swap hands…',
  'citadels.kind.redraw': 'Swap cards…',
  'citadels.kind.look': 'Look at a hand…',
  'citadels.kind.destroy': 'Destroy…',
  'citadels.kind.exchange': 'Exchange…',
  'citadels.kind.beautify': 'Embellish…',
  'citadels.kind.laboratory': 'Laboratory…',
  'citadels.kind.museum': 'Museum…',
  'citadels.kind.armory': 'Armory…',
  'citadels.aim.draft': 'Press a character above',
  'citadels.aim.draft.2': 'Now press the one you bury',
  'citadels.aim.crown': 'Press a player’s name',
  'citadels.aim.wizard': 'Press a card of the hand',
  'citadels.aim.pick': 'Press a card of the deck',
  'citadels.aim.murder': 'Press a character above',
  'citadels.aim.bewitch': 'Press a character above',
  'citadels.aim.rob': 'Press a character above',
  'citadels.aim.swapHands': 'Press a player’s name',
  'citadels.aim.look': 'Press a player’s name',
  'citadels.aim.redraw': 'Press the cards you give up',
  'citadels.aim.keep': 'Press what you keep',
  'citadels.aim.destroy': 'Press a district: the price is on it',
  'citadels.aim.exchange': 'Press one of your districts',
  'citadels.aim.exchange.2': 'Now press the one you want',
  'citadels.aim.beautify': 'Press one of your districts',
  'citadels.aim.laboratory': 'Press a card in your hand',
  'citadels.aim.museum': 'Press a card in your hand',
  'citadels.aim.armory': 'Press a district of another city',
  'citadels.cancel': 'Never mind',
  'citadels.choices': (args, say) => say.plural(args.count, { one: 'Your choice', other: 'Your # choices' }),
  'citadels.words': 'The table in words',

  'citadels.notices': 'What happened to you',
  'citadels.dismiss': 'Put it away',
  'citadels.victim.found': (args, say) => `You were murdered: ${the(args.character, say)} never had a turn.`,
  'citadels.victim.robbed': (args, say) =>
    args.gold === 0
      ? `${by(args, say)} robs you and finds an empty purse.`
      : `${by(args, say)} robs you of ${gold(args.gold, say)}.`,
  'citadels.victim.swappedHands': (args, say) =>
    `${by(args, say)} swaps hands with you. These cards are new.`,
  'citadels.victim.looked': (args, say) => `${by(args, say)} looks at your hand and takes a card.`,
  'citadels.victim.cardMoved': (args, say) => `${by(args, say)} takes your ${district(args.card, say)}.`,
  'citadels.victim.destroyed': (args, say) => `${by(args, say)} destroys your ${district(args.card, say)}.`,
  'citadels.victim.blownUp': (args, say) =>
    `${by(args, say)} blows up an Armory, and your ${district(args.card, say)} with it.`,
  'citadels.victim.exchanged': (args, say) =>
    `${by(args, say)} takes your ${district(args.lost, say)} and leaves you ${district(args.got, say)}${args.gold === 0 ? '' : ` and ${gold(args.gold, say)}`}.`,
  'citadels.victim.tax': (args, say) => `You pay ${gold(args.gold, say)} of tax to ${by(args, say)}.`,
  'citadels.victim.tithe': (args, say) =>
    `You are the richest: ${by(args, say)}, the Abbot, has ${gold(args.gold, say)} of you.`,
  'citadels.victim.tookOver': (args, say) =>
    `You were bewitched: ${by(args, say)} plays on as ${the(args.character, say)}.`,
  'citadels.victim.crowned': (args, say) => `The Crown leaves you for ${by(args, say)}.`,

  'citadels.pad.intro':
    'Enter each city as it stands at the end, what its player has left, and who was first. The rules add it up.',
  'citadels.pad.goal': 'A city is complete with',
  'citadels.pad.goal.8': '8 districts',
  'citadels.pad.goal.7': '7 districts (a shorter match, or 8 after a Bell Tower)',
  'citadels.pad.goal.6': '6 districts (7 after a Bell Tower)',
  'citadels.pad.players': 'Players',
  'citadels.pad.points': (args, say) => points(args.points, say),
  'citadels.pad.name': 'Name',
  'citadels.pad.first': 'First complete city',
  'citadels.pad.gold': 'Gold left',
  'citadels.pad.hand': 'Cards in hand',
  'citadels.pad.museum': 'Cards under the Museum',
  'citadels.pad.hauntedLast': 'Haunted City built in the last round',
  'citadels.pad.addPlayer': 'Add a player',
  'citadels.pad.remove': 'Remove {seat:seat}',
  'citadels.pad.city': 'City of {seat:seat}',
  'citadels.pad.noCity': 'No district yet: choose them below.',
  'citadels.pad.beauty': '+1 is the Artist’s gold.',
  'citadels.pad.stands': (args, say) =>
    `${say.seat(args.seat)}: ${say.number(args.districts)} of ${say.plural(args.goal, { one: '# district', other: '# districts' })}, ${points(args.points, say)}, place ${say.number(args.rank)}`,
  'citadels.pad.build': 'Add districts',
  'citadels.pad.seek': 'Search',
  'citadels.pad.family': 'Colour',
  'citadels.pad.all': 'All',
  'citadels.pad.enter': 'Enter adds {district:term.district}.',
  'citadels.pad.unknown': 'No district left is called that.',
  'citadels.pad.buildOne': (args, say) =>
    `${say.term(`district.${args.district}`)}, costs ${say.number(args.cost)}, ${say.number(args.left)} left`,
  'citadels.pad.beautify': (args, say) => `The Artist’s gold on ${say.term(`district.${args.district}`)}`,
  'citadels.pad.raze': (args, say) => `Take ${say.term(`district.${args.district}`)} out`,
  'citadels.pad.totals': 'Points',
  'citadels.pad.why': (args, say) => `How it adds up for ${say.seat(args.seat)}: ${points(args.points, say)}`,
  'citadels.pad.ties': 'Level on points: districts that cost more come first, then gold.',

  'citadels.final.cost': 'Districts, by their cost',
  'citadels.final.extra': 'Worth more than they cost',
  'citadels.final.colours': 'All five colours',
  'citadels.final.completion': 'Complete city',
  'citadels.final.special': 'Special districts',
  'citadels.final.total': 'Points',
  'citadels.final.tie': (args, say) => {
    const costs = args.costs as number[];
    const purses = args.gold as number[];
    const lines = (args.seats as number[]).map(
      (seat, at) => `${say.seat(seat)} ${say.number(costs[at])} / ${say.number(purses[at])}`,
    );
    return `${seats(args.seats, say)} have as many points: districts that cost more come first, then gold (${say.list(lines)}).`;
  },
} satisfies Catalogue;

export type CitadelsTableMessage = keyof typeof messages;
