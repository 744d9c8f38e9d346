import type { Args, Catalogue, Json, Say } from '@pentapolis/kernel';

const company = (id: Json | undefined, say: Say): string => say.term(`company.${id}`);
const companies = (ids: Json | undefined, say: Say): string =>
  say.list((ids as string[]).map((id) => company(id, say)));
const shares = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# share', other: '# shares' });
const seats = (list: Json | undefined, say: Say): string =>
  say.list((list as number[]).map((seat) => say.seat(seat)));

/** "Belgian certificate 8": from the id of a card. */
function card(id: Json | undefined, say: Say): string {
  const [owner = '', face = ''] = String(id).split('-');
  return `${say.term(`adjective.${owner}`)} ${say.term(`card.${face[0]}`)} ${face.slice(1)}`;
}
const cards = (ids: Json | undefined, say: Say): string =>
  (ids as string[]).length === 0 ? 'nothing' : say.list((ids as string[]).map((id) => card(id, say)));
const backs = ({ certificate, train, money }: Args, say: Say): string =>
  say.list([
    say.plural(certificate, { one: '# certificate', other: '# certificates' }),
    say.plural(train, { one: '# train', other: '# trains' }),
    say.plural(money, { one: '# money card', other: '# money cards' }),
  ]);

function use({ as, company: under }: Args, say: Say): string {
  if (as === 'city') return `as a city of the ${company(under, say)}`;
  return as === 'train' ? 'as a train at work' : 'and conceals it';
}

export const messages = {
  'game.name': 'CityTriXX',
  'game.about':
    'Win cards in tricks, send trains through cities, deal in railway shares: three years to become the richest.',

  'company.BE': 'Belgian company',
  'company.FR': 'French company',
  'company.DE': 'German company',
  'company.NL': 'Dutch company',
  'company.IT': 'Italian company',
  'company.AT': 'Austrian company',
  'company.CH': 'Swiss company',
  'company.CZ': 'Czech company',
  'company.DK': 'Danish company',
  'company.ES': 'Spanish company',
  'company.GB': 'British company',
  'company.LU': 'Luxembourg company',
  'company.PL': 'Polish company',
  'company.PT': 'Portuguese company',
  'company.SE': 'Swedish company',
  'adjective.BE': 'Belgian',
  'adjective.FR': 'French',
  'adjective.DE': 'German',
  'adjective.NL': 'Dutch',
  'adjective.IT': 'Italian',
  'adjective.AT': 'Austrian',
  'adjective.CH': 'Swiss',
  'adjective.CZ': 'Czech',
  'adjective.DK': 'Danish',
  'adjective.ES': 'Spanish',
  'adjective.GB': 'British',
  'adjective.LU': 'Luxembourg',
  'adjective.PL': 'Polish',
  'adjective.PT': 'Portuguese',
  'adjective.SE': 'Swedish',
  'card.C': 'certificate',
  'card.T': 'train',
  'card.M': 'money',
  'back.certificate': 'certificates',
  'back.train': 'trains',
  'back.money': 'money',
  'use.share': 'certificate',
  'use.money': 'money',
  'use.train': 'train at work',
  'use.city': 'city',

  'option.moneyValue': 'Money cards',
  'option.moneyValue.help': 'What a money card is worth when you buy.',
  'option.moneyValue.rank': 'worth their number',
  'option.moneyValue.doubled': 'worth twice their number',

  'decision.company': 'Choose your company.',
  'decision.start': 'Set the starting value of your company: you pay twice as much.',
  'decision.play': (args) => (args.leads ? 'Lead the trick.' : 'Play a card to the trick.'),
  'decision.take': (args) =>
    args.from === 'stack'
      ? 'Take a card from a stack and put it to use.'
      : (args.cards as string[]).length === 1
        ? 'Put the last card of the trick to use.'
        : 'Take a card of the trick and put it to use.',
  'decision.operate': (args, say) =>
    `Choose the cities of the ${company(args.company, say)}: ${say.plural(args.capacity, { one: 'one', other: 'up to #' })} of ${args.cities}.`,
  'decision.trade': 'Buy a certificate, or pass.',

  'action.company': '{company:term.company}',
  'action.start': 'Start at {value}',
  'action.play': (args, say) => `Play ${card(args.card, say)}`,
  'action.take': (args, say) =>
    args.as === 'city'
      ? `Take ${card(args.card, say)} as a city of the ${company(args.company, say)}`
      : args.as === 'train'
        ? `Take ${card(args.card, say)} as a train at work`
        : `Take and conceal ${card(args.card, say)}`,
  'action.operate': (args, say) =>
    (args.cities as string[]).length === 0
      ? `${company(args.company, say)}: run through no city`
      : `${company(args.company, say)}: run through ${cards(args.cities, say)}`,
  'action.buy': (args, say) => {
    const paid = (args.money as string[]).length === 0 ? '' : `, paying with ${cards(args.money, say)}`;
    const sale = args.sell === undefined ? '' : `Sell a share of the ${company(args.sell, say)}, then buy `;
    return `${sale === '' ? 'Buy ' : sale}${card(args.card, say)}${paid}`;
  },
  'action.pass': 'Pass',

  'fact.companyChosen': '{seat:seat} takes the {company:term.company}.',
  'fact.turnOrder': (args, say) => `Turn order: ${seats(args.seats, say)}.`,
  'fact.started': '{seat:seat} starts the {company:term.company} at {value} and pays {paid}.',
  'fact.yearBegan': 'Year {year} begins.',
  'fact.dealt': (args, say) => `${say.seat(args.seat)} holds ${backs(args, say)}.`,
  'fact.hand': (args, say) => `Your hand: ${cards(args.cards, say)}.`,
  'fact.stacks': (args, say) => `On the stacks: ${backs(args, say)}. Turned up: ${cards(args.cards, say)}.`,
  'fact.trickBegan': 'Trick {trick}: {seat:seat} leads.',
  'fact.played': (args, say) => `${say.seat(args.seat)} plays ${card(args.card, say)}.`,
  'fact.trickWon': (args, say) => {
    const why = {
      rank: '',
      black: ' Of equal numbers black comes first.',
      track: ' Of equal numbers the company with priority comes first.',
    }[args.why as 'rank'];
    return `${say.seat(args.seat)} wins the trick with ${card(args.card, say)}, before ${seats((args.order as number[]).slice(1), say)}.${why}`;
  },
  'fact.took': (args, say) => {
    const where = args.from === 'stack' ? ' from the stack' : '';
    const city = args.as === 'city' ? ` (${args.city}, ${args.income})` : '';
    return `${say.seat(args.seat)} takes ${card(args.card, say)}${where} ${use(args, say)}${city}.`;
  },
  'fact.turnedUp': (args, say) => `Turned up: ${card(args.card, say)}.`,
  'fact.stackEmpty': 'The stack is empty: {back:term.back}.',
  'fact.operatingBegan': (args, say) => `Companies operate in this order: ${companies(args.companies, say)}.`,
  'fact.idle': 'The {company:term.company} has nothing to run: income 0.',
  'fact.operated': (args, say) =>
    (args.cards as string[]).length === 0
      ? `${say.seat(args.seat)} has the ${company(args.company, say)} run through no city: income 0.`
      : `${say.seat(args.seat)} has the ${company(args.company, say)} run through ${say.list(args.cities as string[])}: income ${args.income}.`,
  'fact.valued': (args, say) => {
    const { before, value } = args;
    if (before === value) return `The ${company(args.company, say)} stays at ${value}.`;
    return `The ${company(args.company, say)} ${Number(value) > Number(before) ? 'rises' : 'falls'} from ${before} to ${value}.`;
  },
  'fact.dividend': 'A share of the {company:term.company} pays {perShare}.',
  'fact.paidOut': (args, say) =>
    `${say.seat(args.seat)} receives ${args.money} for ${shares(args.shares, say)}.`,
  'fact.speaking': (args, say) => `Speaking order: ${seats(args.seats, say)}.`,
  'fact.passed': '{seat:seat} passes.',
  'fact.sold': '{seat:seat} sells a share of the {company:term.company} for {price}.',
  'fact.bought': (args, say) => {
    const money = args.money as string[];
    const parts = [
      ...(Number(args.cash) > 0 || money.length === 0 ? [`${args.cash} in personal money`] : []),
      ...(money.length > 0 ? [cards(money, say)] : []),
    ];
    const lost = Number(args.lost) > 0 ? ` ${args.lost} too much is lost.` : '';
    return `${say.seat(args.seat)} buys ${card(args.card, say)}${args.from === 'table' ? ' from the table' : ''} for ${args.price}: ${say.list(parts)}.${lost}`;
  },
  'fact.presidency': '{seat:seat} takes over the presidency of the {company:term.company} from {from:seat}.',
  'fact.yearEnded': 'Year {year} is over.',
  'fact.scrapped': (args, say) =>
    `Every T${args.level} leaves the game. At work were: ${cards(args.cards, say)}.`,
  'fact.gathered': 'Cities, money and unbought certificates go back to the decks.',
  'fact.over': 'The match is over.',

  'question.company': 'the choice of a company',
  'question.start': 'a starting value',
  'question.play': 'a card for the trick',
  'question.take': 'which card is taken, and what for',
  'question.operate': 'the cities of a company',
  'question.trade': 'a purchase, or a pass',

  'refusal.seats': 'CityTriXX is for {min} to {max} players.',
  'refusal.unreadable': 'This is not something you can do in CityTriXX: “{field}” makes no sense.',
  'refusal.over': 'The match is over.',
  'refusal.notYourTurn': 'It is up to {seat:seat} now.',
  'refusal.notAsked': (args, say) => `What is asked now is ${say.term(`question.${args.question}`)}.`,
  'refusal.noSuchCompany': 'The {company:term.company} is not in this set.',
  'refusal.companyTaken': '{seat:seat} has the {company:term.company}.',
  'refusal.noStart': (args, say) =>
    `A company starts at ${say.list((args.values as number[]).map(String))}, not at ${args.value}.`,
  'refusal.notInHand': (args, say) => `You don’t hold ${card(args.card, say)}.`,
  'refusal.notInTrick': (args, say) => `${card(args.card, say)} is not there to be taken.`,
  'refusal.notTurnedUp': (args, say) => `${card(args.card, say)} is not turned up on a stack.`,
  'refusal.wrongUse': (args, say) =>
    `${card(args.card, say)} can’t be used as: ${say.term(`use.${args.use}`)}.`,
  'refusal.noCompanyHere': 'Only a city is laid under a company of your choice.',
  'refusal.cityNeedsCompany': 'Say under which company the city is laid.',
  'refusal.companyNotInPlay': 'The {company:term.company} is not in play.',
  'refusal.otherCompany': 'The {company:term.company} operates now.',
  'refusal.notItsCity': (args, say) =>
    `${card(args.card, say)} is no city of the ${company(args.company, say)}.`,
  'refusal.cityTwice': 'A city counts once.',
  'refusal.tooManyCities': (args, say) =>
    `The trains run through ${say.plural(args.most, { one: '# city', other: '# cities' })} at most, not ${args.count}.`,
  'refusal.notForSale': (args, say) =>
    `${card(args.card, say)}: you buy certificates you have concealed, or that lie on the table.`,
  'refusal.soldNow': 'You have sold a share of the {company:term.company} this year.',
  'refusal.boughtNow': 'You have bought a share of the {company:term.company} this year.',
  'refusal.sellsWhatItBuys': 'You can’t sell a share of the {company:term.company} to buy another.',
  'refusal.sixShares': 'You hold {most} shares of the {company:term.company}, and nobody may hold more.',
  'refusal.nothingToSell': 'There is no such company to sell of.',
  'refusal.noShares': 'You have no share of the {company:term.company} to sell.',
  'refusal.onlyPresident':
    'Of the {company:term.company} you have only the President’s certificate, which is never sold.',
  'refusal.tooNew': 'You bought your shares of the {company:term.company} this year: sell them next year.',
  'refusal.notYourMoney': (args, say) => `${card(args.card, say)} is no money card you have concealed.`,
  'refusal.moneyTwice': 'A money card pays once.',
  'refusal.tooDear': 'The price is {price}. You have {cash} and offer {given} in money cards.',
  'refusal.set': (args, say) => `${args.field}: ${say.term(`wants.${args.wants}`, args)}`,
  'refusal.sheet': (args, say) => `${args.field}: ${say.term(`wants.${args.wants}`, args)}`,

  'wants.object': 'an object with named fields should stand here.',
  'wants.list': 'a list that is not empty should stand here.',
  'wants.unknown': 'nothing of this name is understood here: leave it out.',
  'wants.whole': 'a whole number from {least} to {most} should stand here.',
  'wants.words': 'a name of 60 letters at most should stand here.',
  'wants.five': 'a set has five companies, not {count}.',
  'wants.companyId': 'a company is named by its country, as BE, FR, DE, NL, IT.',
  'wants.twice': 'this comes twice.',
  'wants.colour': 'no colour of a company.',
  'wants.ownCompany': 'a company of this set should stand here.',
  'wants.kind': 'certificate, train or money should stand here.',
  'wants.even': 'the number of a certificate is even, from 2 to 16.',
  'wants.odd': 'the number of a train or money card is odd, from 1 to 15.',
  'wants.cardId': 'the id of this card is {card}.',
  'wants.cardTwice': '{card} comes twice, first as {other}.',
  'wants.cardMissing': '{card} is missing.',
  'wants.byYear': '{company} has {count} cards that come in year {year}; it should be {wanted}.',
  'wants.staysIn': 'this card never leaves the game.',
  'wants.removed': 'a T{level} is removed before year {year}.',
  'wants.beforeRemoval': 'the card leaves before year {year} and must come earlier.',
  'wants.noTrain': 'only trains have a level.',
  'wants.printed': 'this contradicts what the card or the rules say.',
  'wants.noPart': 'the card takes no part in year {year}.',
  'wants.incomeStep': 'incomes are marked in steps of {step}.',
  'wants.zeroFirst': 'the track begins at 0.',
  'wants.rising': 'the spaces of the track rise.',
  'wants.space': 'a starting value is a space of the track.',
  'wants.lowScale': 'the lower scale goes from 0 to below 100 in even steps.',
  'wants.mark': '{wanted} should stand here.',
  'wants.reaches': 'an income of {income} can occur and can’t be marked.',
  'wants.agrees':
    'this does not agree with the cards of the set, or with the rules: correct it or leave it out.',
  'wants.remark': 'some text should stand here.',
  'wants.either': 'give the dividend or the income, not both.',
  'wants.companies': 'at least one company should stand here.',
  'wants.players': '{least} to {most} players should stand here.',
  'wants.tenShares': '{company} has ten shares; here are {count}.',
  'wants.inUnits': 'only companies listed under units can stand here.',
  'wants.player': 'the name of a player under holdings should stand here.',
  'wants.president': 'a President holds two shares at least, and nobody holds more.',
  'wants.thisGame': 'this sheet is for another game.',
  'wants.sum': 'this adds up to {sum}.',
  'wants.allCompanies': 'every company under units should stand here.',
} satisfies Catalogue;

export type CitytrixxMessage = keyof typeof messages;
