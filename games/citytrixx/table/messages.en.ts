import type { Args, Catalogue, Json, Say } from '@pentapolis/kernel';

const country = (id: Json | undefined, say: Say): string => say.term(`citytrixx.country.${id}`);

/** "Belgian certificate 8": from the id of a card. */
function card(id: Json | undefined, say: Say): string {
  const [owner = '', face = ''] = String(id).split('-');
  return `${say.term(`adjective.${owner}`)} ${say.term(`card.${face[0]}`)} ${face.slice(1)}`;
}

const number = (id: Json | undefined): string => String(id).split('-')[1]?.slice(1) ?? '';
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as const;
const ordinal = (place: Json | undefined): string =>
  `${place}${SUFFIXES[ordinals.select(Number(place)) as keyof typeof SUFFIXES]}`;
const cities = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# city', other: '# cities' });
const shares = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# share', other: '# shares' });
const wins = (args: Args): string => (args.done === true ? 'wins' : 'is ahead');

export const messages = {
  'citytrixx.country.BE': 'Belgium',
  'citytrixx.country.FR': 'France',
  'citytrixx.country.DE': 'Germany',
  'citytrixx.country.NL': 'Netherlands',
  'citytrixx.country.IT': 'Italy',
  'citytrixx.country.AT': 'Austria',
  'citytrixx.country.CH': 'Switzerland',
  'citytrixx.country.CZ': 'Czechia',
  'citytrixx.country.DK': 'Denmark',
  'citytrixx.country.ES': 'Spain',
  'citytrixx.country.GB': 'Britain',
  'citytrixx.country.LU': 'Luxembourg',
  'citytrixx.country.PL': 'Poland',
  'citytrixx.country.PT': 'Portugal',
  'citytrixx.country.SE': 'Sweden',

  'citytrixx.phase.setup': 'Companies',
  'citytrixx.phase.start': 'Starting values',
  'citytrixx.phase.trick': 'Year {year} of 3 · Trick {trick} of {tricks}',
  'citytrixx.phase.operating': 'Year {year} of 3 · Operating round',
  'citytrixx.phase.stock': 'Year {year} of 3 · Stock round',
  'citytrixx.phase.end': 'Year {year} of 3 · End of the year',
  'citytrixx.phase.over': 'Final count',

  'citytrixx.stage.setup': '{seat:seat} chooses a company',
  'citytrixx.stage.start': (args, say) =>
    `${say.seat(args.seat)} sets the value of ${country(args.company, say)}`,
  'citytrixx.stage.lead': '{seat:seat} leads trick {trick}',
  'citytrixx.stage.play': '{seat:seat} plays to trick {trick}, led by {leader:seat}',
  'citytrixx.stage.take': '{seat:seat} takes a card of trick {trick}',
  'citytrixx.stage.draw': '{seat:seat} was last and takes a card of a stack',
  'citytrixx.stage.operate': (args, say) =>
    `${say.seat(args.seat)} chooses the cities of ${country(args.company, say)}`,
  'citytrixx.stage.trade': '{seat:seat} buys or passes',
  'citytrixx.stage.over': 'The three years are over',

  'citytrixx.years': 'The three years and their rounds',
  'citytrixx.year': 'Year {year}',
  'citytrixx.year.short': 'Y{year}',
  'citytrixx.round.trick': 'Tricks',
  'citytrixx.round.operating': 'Operating',
  'citytrixx.round.stock': 'Stock',
  'citytrixx.reconstructed': 'Reconstructed components',
  'citytrixx.reconstructed.help':
    'What is printed on the cards, the share track and the income cards was reconstructed from the rulebook. Whoever owns the box can give a set of their own when a match is created.',
  'citytrixx.ownSet': 'A set of your own',
  'citytrixx.two': 'Two players: stacks run dry',

  'citytrixx.track': 'Share track',
  'citytrixx.priority': 'Companies in the order of priority',
  'citytrixx.priority.at': (args) => `${ordinal(args.place)} in priority`,
  'citytrixx.priority.order': (args) => `Priority: ${(args.companies as string[]).join(', then ')}.`,
  'citytrixx.disc': (args, say) => `${country(args.company, say)}: ${args.value}`,
  'citytrixx.start.here': 'Start at {value}, pay {paid}',
  'citytrixx.start.press':
    'Press a value on the track: you pay twice as much for the President’s certificate.',
  'citytrixx.start.wait': 'Starting values are set in this order, openly.',
  'citytrixx.setup': 'A company each: its cards are yours for the whole match.',
  'citytrixx.order': 'Turn order cards',
  'citytrixx.order.least': 'Speaking order: the least personal money first.',

  'citytrixx.presides': '{seat:seat}',
  'citytrixx.president': 'President',
  'citytrixx.trains.none': 'No trains',
  'citytrixx.train': (args) =>
    `Train T${args.level}, number ${args.rank}${args.rusts === 0 ? '' : `, leaves the game before year ${args.rusts}`}`,
  'citytrixx.capacity': (args, say) => `through ${cities(args.capacity, say)}`,
  'citytrixx.upTo': 'up to {capacity}',
  'citytrixx.cities.none': 'No cities yet',
  'citytrixx.cities': (args, say) => cities(args.count, say),
  'citytrixx.city': '{city}, {income}',
  'citytrixx.city.ran': 'on the way this year',
  'citytrixx.canEarn': 'Can earn',
  'citytrixx.earned': 'Earned',
  'citytrixx.toValue': 'to {value}',
  'citytrixx.perShare': '{perShare} a share',
  'citytrixx.becomes': 'becomes',
  'citytrixx.steps': (args, say) =>
    args.steps === 0
      ? 'the value stays'
      : `the value ${Number(args.steps) > 0 ? 'rises' : 'falls'} by ${say.plural(Math.abs(Number(args.steps)), { one: '# step', other: '# steps' })}`,

  'citytrixx.trick': 'Trick {trick}',
  'citytrixx.led': 'led',
  'citytrixx.toPlay': 'to play',
  'citytrixx.taken': 'taken',
  'citytrixx.why.none': '{seat:seat} leads.',
  'citytrixx.why.before': 'Before: {before} {seat:seat} leads.',
  'citytrixx.why.leads': (args) => `${number(args.card)} lies there to be beaten.`,
  'citytrixx.why.rank': (args, say) =>
    `${say.seat(args.seat)} ${wins(args)}: ${number(args.card)} is higher than ${number(args.other)}.`,
  'citytrixx.why.black': (args, say) =>
    `${say.seat(args.seat)} ${wins(args)}: of equal numbers black comes before the colours.`,
  'citytrixx.why.track': (args, say) =>
    `${say.seat(args.seat)} ${wins(args)}: of equal numbers ${country(String(args.card).split('-')[0], say)} has priority on the track.`,
  'citytrixx.place': (args) => ordinal(args.place),
  'citytrixx.before.rank': 'by number',
  'citytrixx.before.black': 'by black',
  'citytrixx.before.track': 'by track',
  'citytrixx.stacks': 'Stacks',
  'citytrixx.stacks.draw': 'Take one of these',
  'citytrixx.stack.certificate': 'Certificates',
  'citytrixx.stack.train': 'Trains',
  'citytrixx.stack.money': 'Money',
  'citytrixx.stack.size': (args, say) => say.plural(args.size, { one: '# card', other: '# cards' }),

  'citytrixx.card': (args, say) =>
    `${card(args.card, say)}${args.level === 0 ? '' : `, T${args.level}`}, city ${args.city} ${args.income}`,
  'citytrixx.card.name': (args, say) => card(args.card, say),
  'citytrixx.tenth': '10 %',
  'citytrixx.help.certificate':
    'Number {rank} in the trick. Concealed, it can be bought in the stock round as one share.',
  'citytrixx.help.train': (args, say) =>
    `Number ${args.rank} in the trick. As a train it runs through ${cities(args.level, say)}.`,
  'citytrixx.help.money': 'Black number {rank} in the trick. Concealed, it pays {worth} in the stock round.',
  'citytrixx.help.rusts': 'It leaves the game after year {year}.',
  'citytrixx.help.city': 'As the city of {city}:',
  'citytrixx.help.year': '{income} in year {year}',

  'citytrixx.uses': (args, say) => `${card(args.card, say)}: what for?`,
  'citytrixx.use.share': 'Conceal',
  'citytrixx.use.share.note': 'to buy later; a share is {value} now',
  'citytrixx.use.money': 'Conceal',
  'citytrixx.use.money.note': 'pays {worth} in the stock round',
  'citytrixx.use.train': 'Train',
  'citytrixx.use.city': 'City',
  'citytrixx.use.gain': 'earns {before} → {after}',
  'citytrixx.use.same': 'still earns {income}',

  'citytrixx.operating.order': 'Companies operate by their priority when the round began.',
  'citytrixx.operating.now': 'operates now',
  'citytrixx.operating.waits': 'to come',
  'citytrixx.operating.result': 'earned {income} · now {value} · {perShare} a share',
  'citytrixx.operating.choose': (args, say) =>
    `${country(args.company, say)}: ${args.count} of up to ${cities(args.capacity, say)} on the way`,
  'citytrixx.operating.best': 'Best',
  'citytrixx.operating.none': 'None',
  'citytrixx.income': 'Income',
  'citytrixx.value': 'Value',
  'citytrixx.dividend': 'Dividend a share',
  'citytrixx.payouts': 'What everybody receives',
  'citytrixx.ladder': 'What the income does to the value',
  'citytrixx.ladder.-1': '0',
  'citytrixx.ladder.0': 'under {value}',
  'citytrixx.ladder.1': (args) => (args.value === 0 ? 'any income' : `from ${args.value}`),
  'citytrixx.ladder.2': (args) => `from ${2 * Number(args.value)}`,

  'citytrixx.market': 'On the table, for sale',
  'citytrixx.market.none': 'Nothing. Certificates that are sold come here.',
  'citytrixx.price': '{value}',
  'citytrixx.passed': 'passed',
  'citytrixx.trade.press': 'Press a certificate you have concealed, or one on the table.',
  'citytrixx.slip': (args, say) => `Buy ${card(args.card, say)}`,
  'citytrixx.slip.price': 'Price',
  'citytrixx.slip.proceeds': 'From the sale',
  'citytrixx.slip.money': (args, say) =>
    say.plural(args.count, { one: '# money card', other: '# money cards' }),
  'citytrixx.slip.moneyLost': (args, say) =>
    `${say.plural(args.count, { one: '# money card', other: '# money cards' })}, ${args.lost} lost`,
  'citytrixx.slip.cash': 'Personal money to pay',
  'citytrixx.slip.after': 'What it does',
  'citytrixx.sell': 'Sell a share first',
  'citytrixx.sell.off': 'Sell',
  'citytrixx.sell.on': 'Selling',
  'citytrixx.sell.one': (args, say) =>
    `Sell a share of ${country(args.company, say)} first, for ${args.price}`,
  'citytrixx.shares': 'Shares',
  'citytrixx.president.stays': '{seat:seat} presides',
  'citytrixx.president.becomes': '{seat:seat} becomes President',

  'citytrixx.ledger': 'Players, shares and money',
  'citytrixx.player': 'Player',
  'citytrixx.hand': 'Cards in hand',
  'citytrixx.concealed': 'Cards concealed',
  'citytrixx.concealed.count': (args, say) =>
    say.plural(args.count, { one: '# concealed card', other: '# concealed cards' }),
  'citytrixx.cash': 'Money',
  'citytrixx.cash.of': '{cash} in personal money',
  'citytrixx.worth': 'Worth',
  'citytrixx.fortune': 'worth {fortune}',
  'citytrixx.holding': (args, say) => `${country(args.company, say)}: ${shares(args.count, say)}`,
  'citytrixx.backs': (args, say) =>
    `In hand: ${say.plural(args.certificate, { one: '# certificate', other: '# certificates' })}, ${say.plural(args.train, { one: '# train', other: '# trains' })}, ${say.plural(args.money, { one: '# money card', other: '# money cards' })}.`,
  'citytrixx.hand.yours': (args, say) =>
    `Your hand, ${say.plural(args.count, { one: '# card', other: '# cards' })}`,
  'citytrixx.concealed.yours': 'Under your turn order card, seen by you alone: {count}',
  'citytrixx.hand.of': 'In the hand of {seat:seat}',
  'citytrixx.concealed.of': 'Concealed by {seat:seat}',
  'citytrixx.concealed.none': 'Nothing yet',

  'citytrixx.hint.company': 'Press a company',
  'citytrixx.hint.start': 'Press a value on the track',
  'citytrixx.hint.play': 'Press a card of your hand',
  'citytrixx.hint.take': 'Press a card',
  'citytrixx.hint.use': 'Press what it is for',
  'citytrixx.hint.operate': 'Press cities',
  'citytrixx.hint.trade': 'Press a certificate',
  'citytrixx.cancel': 'Never mind',
  'citytrixx.pass': 'Pass',
  'citytrixx.pass.last': 'Pass and end the round',
  'citytrixx.confirm.operate': (args, say) =>
    args.count === 0
      ? `Run ${country(args.company, say)} through no city`
      : `Run ${country(args.company, say)} through ${cities(args.count, say)}`,
  'citytrixx.confirm.buy': (args, say) => `Buy ${card(args.card, say)}`,
  'citytrixx.confirm.swap': (args, say) =>
    `Sell a ${say.term(`adjective.${args.sell}`)} share, buy ${card(args.card, say)}`,
  'citytrixx.confirm.start': 'Start at {value}, pay {paid}',
  'citytrixx.choices': (args, say) => say.plural(args.count, { one: 'Your choice', other: 'Your # choices' }),
  'citytrixx.words': 'The table in words',
  'citytrixx.company.words': (args, say) =>
    `Value ${args.value}, ${ordinal(args.place)} in priority. ${say.seat(args.president)} presides. Its trains run through ${cities(args.capacity, say)}. Cities: ${(args.cities as string[]).length === 0 ? 'none' : (args.cities as string[]).join('; ')}. ${args.done ? 'It earned' : 'It can earn'} ${args.best}.`,
  'citytrixx.seat.words': (args, say) =>
    `Personal money ${args.cash}, worth ${args.fortune} in all. ${(args.shares as string[]).length === 0 ? '' : `${say.list(args.shares as string[])}. `}Concealed cards: ${args.concealed}.`,

  'citytrixx.final.units': 'What a share is worth',
  'citytrixx.final.unit': '{value} + {dividend} = {unit}',
  'citytrixx.final.unit.words': (args, say) =>
    `${country(args.company, say)}: value ${args.value} and dividend ${args.dividend} make ${args.unit} a share`,
  'citytrixx.final.holding': '{count} × {unit}',
  'citytrixx.final.total': 'Fortune',
  'citytrixx.final.tie': (args, say) =>
    `${say.list((args.seats as number[]).map((seat) => say.seat(seat)))} are equally rich: the most shares come first (${(args.shares as number[]).join(', ')}), then the most money, then who kept the starting company, then its priority.`,

  'citytrixx.pad.intro':
    'The final count of a match played with the box: values, the dividends shown on the income cards and shares go in, fortunes come out.',
  'citytrixx.pad.companies': 'Companies, the one with priority first',
  'citytrixx.pad.value': 'Value',
  'citytrixx.pad.dividend': 'Dividend shown',
  'citytrixx.pad.unit': 'A share',
  'citytrixx.pad.president': 'President',
  'citytrixx.pad.unknown': 'not said',
  'citytrixx.pad.up': (args, say) => `Move ${country(args.company, say)} up`,
  'citytrixx.pad.players': 'Players',
  'citytrixx.pad.player': 'Player {player}',
  'citytrixx.pad.name': 'Name',
  'citytrixx.pad.start': 'Began with',
  'citytrixx.pad.cash': 'Money',
  'citytrixx.pad.sharesOf': (args, say) => `Shares of ${country(args.company, say)}`,
  'citytrixx.pad.addPlayer': 'Add a player',
  'citytrixx.pad.remove': 'Remove {name}',
  'citytrixx.pad.addCompany': 'Add {name}',
  'citytrixx.pad.totals': 'Fortunes',
  'citytrixx.pad.shares': 'Shares held',
  'citytrixx.pad.ties':
    'Who presides and who began with which company only matters when two are equally rich and hold as many shares and as much money.',
} satisfies Catalogue;

export type CitytrixxTableMessage = keyof typeof messages;
