import type { Args, Catalogue, Json, Say } from '@pentapolis/kernel';
import { aBuilding, amountsText, clausesText, sumText, the } from '../rules/phrases.ts';

const cases = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# Case', other: '# Cases' });
const cards = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# card', other: '# cards' });
const upright = (args: Args): string => (args.turned === true ? ', upright' : '');
const at = (args: Args): string => `(${args.x}, ${args.y})`;
const listed = (names: Json | undefined, say: Say): string =>
  say.list((names as readonly string[]).map((id) => say.term(`card.${id}`)));
const named = (args: Args): string => `“${args.cardEn}”`;
const ofWhom = (args: Args, say: Say): string => (args.of === args.seat ? '' : ` of ${say.seat(args.of)}`);
const counted = (one: string, other: string) => (args: Args, say: Say) =>
  say.plural(args.count, { one: `# ${one}`, other: `# ${other}` });

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const messages = {
  'game.name': 'Cité',
  'game.about':
    'Build the largest district of a medieval town. Nobody has all they need, so everything is for sale: Resources, places, promises.',

  'resource.wood': 'Wood',
  'resource.stone': 'Stone',
  'resource.metal': 'Metal',
  'resource.cloth': 'Cloth',
  'resource.gold': 'Gold',
  'resource.jewel': 'Jewels',
  'resource.furniture': 'Furniture',
  'resource.sculpture': 'Sculptures',
  'resource.lock': 'Locks',
  'resource.weapon': 'Weapons',
  'resource.glass': 'Glass',
  'counted.wood': '{count} Wood',
  'counted.stone': '{count} Stone',
  'counted.metal': '{count} Metal',
  'counted.cloth': '{count} Cloth',
  'counted.gold': '{count} Gold',
  'counted.jewel': counted('Jewel', 'Jewels'),
  'counted.furniture': '{count} Furniture',
  'counted.sculpture': counted('Sculpture', 'Sculptures'),
  'counted.lock': counted('Lock', 'Locks'),
  'counted.weapon': counted('Weapon', 'Weapons'),
  'counted.glass': '{count} Glass',
  'counted.nothing': 'nothing',

  'profession.sawyer': 'Sawyer',
  'profession.stonemason': 'Stonemason',
  'profession.blacksmith': 'Blacksmith',
  'profession.weaver': 'Weaver',
  'district.N': 'North',
  'district.NW': 'North-west',
  'district.NE': 'North-east',
  'district.SE': 'South-east',
  'district.SW': 'South-west',

  'building.smallShop': 'Small Shop',
  'building.tradingPost': 'Trading Post',
  'building.largeShop': 'Large Shop',
  'building.bank': 'Bank',
  'building.fleaMarket': 'Flea Market',
  'building.mill': 'Mill',
  'building.guild': 'Guild',
  'building.inn': 'Inn',
  'building.market': 'Market',
  'building.pavedStreet': 'Paved Street',
  'building.manufactory': 'Manufactory',
  'building.glassworks': 'Glassworks',
  'building.sculptor': 'Sculptor',
  'building.locksmith': 'Locksmith',
  'building.joiner': 'Joiner',
  'building.jeweller': 'Jeweller',
  'building.armourer': 'Armourer',
  'building.weaverShop': 'Small Weaver’s Shop',
  'building.shoppingStreet': 'Shopping Street',
  'building.grandPlace': 'Grand’Place',
  'building.canal': 'Canal',
  'building.port': 'Port',
  'aBuilding.smallShop': 'a Small Shop',
  'aBuilding.tradingPost': 'a Trading Post',
  'aBuilding.largeShop': 'a Large Shop',
  'aBuilding.bank': 'a Bank',
  'aBuilding.fleaMarket': 'a Flea Market',
  'aBuilding.mill': 'a Mill',
  'aBuilding.guild': 'a Guild',
  'aBuilding.inn': 'an Inn',
  'aBuilding.market': 'a Market',
  'aBuilding.pavedStreet': 'a Paved Street',
  'aBuilding.manufactory': 'a Manufactory',
  'aBuilding.glassworks': 'a Glassworks',
  'aBuilding.sculptor': 'a Sculptor',
  'aBuilding.locksmith': 'a Locksmith',
  'aBuilding.joiner': 'a Joiner',
  'aBuilding.jeweller': 'a Jeweller',
  'aBuilding.armourer': 'an Armourer',
  'aBuilding.weaverShop': 'a Small Weaver’s Shop',
  'aBuilding.shoppingStreet': 'a Shopping Street',
  'aBuilding.grandPlace': 'a Grand’Place',
  'aBuilding.canal': 'a Canal',
  'aBuilding.port': 'a Port',
  'theBuilding.smallShop': 'the Small Shop',
  'theBuilding.tradingPost': 'the Trading Post',
  'theBuilding.largeShop': 'the Large Shop',
  'theBuilding.bank': 'the Bank',
  'theBuilding.fleaMarket': 'the Flea Market',
  'theBuilding.mill': 'the Mill',
  'theBuilding.guild': 'the Guild',
  'theBuilding.inn': 'the Inn',
  'theBuilding.market': 'the Market',
  'theBuilding.pavedStreet': 'the Paved Street',
  'theBuilding.manufactory': 'the Manufactory',
  'theBuilding.glassworks': 'the Glassworks',
  'theBuilding.sculptor': 'the Sculptor',
  'theBuilding.locksmith': 'the Locksmith',
  'theBuilding.joiner': 'the Joiner',
  'theBuilding.jeweller': 'the Jeweller',
  'theBuilding.armourer': 'the Armourer',
  'theBuilding.weaverShop': 'the Small Weaver’s Shop',
  'theBuilding.shoppingStreet': 'the Shopping Street',
  'theBuilding.grandPlace': 'the Grand’Place',
  'theBuilding.canal': 'the Canal',
  'theBuilding.port': 'the Port',

  'buildingHelp.smallShop': 'Yields 1 of your Resource each turn. Mills and Inns double it.',
  'buildingHelp.tradingPost': 'Yields 1 Gold each turn. Mills and Inns double it.',
  'buildingHelp.largeShop': 'Yields 5 of your Resource each turn. Mills double it, Inns don’t.',
  'buildingHelp.bank': 'Keeps up to 3 Resources and copies each of them every turn.',
  'buildingHelp.fleaMarket': 'Once a turn: 1 Gold for any Resource.',
  'buildingHelp.mill': 'Doubles every Shop beside it, whoever owns it.',
  'buildingHelp.guild': 'One Case a turn from the next turn on, one more for each Inn beside it.',
  'buildingHelp.inn':
    'Doubles Small Shops beside it, adds 1 to each transformation of a workshop beside it and a Case to a Guild.',
  'buildingHelp.market': 'Any 4 Resources for 1 of your choice, as often as you like.',
  'buildingHelp.pavedStreet': 'All buildings along it are adjacent to one another.',
  'buildingHelp.manufactory': 'New buildings beside it cost 2 Cases less.',
  'buildingHelp.glassworks': '1 Stone and 1 Wood become 1 Glass.',
  'buildingHelp.sculptor': '1 Cloth and 1 Stone become 1 Sculpture.',
  'buildingHelp.locksmith': '1 Metal and 1 Wood become 1 Lock.',
  'buildingHelp.joiner': '1 Wood and 1 Cloth become 1 Furniture.',
  'buildingHelp.jeweller': '1 Metal and 1 Stone become 1 Jewel.',
  'buildingHelp.armourer': '1 Cloth and 1 Metal become 1 Weapon.',
  'buildingHelp.weaverShop': 'Yields 1 Cloth each turn. Mills and Inns double it.',
  'buildingHelp.shoppingStreet': 'Every building beside it yields its owner 1 Gold each turn.',
  'buildingHelp.grandPlace': 'New buildings beside it may be paid at 2 Gold a Case.',
  'buildingHelp.canal': 'Draws a card for each Canal and Port it touches along one edge.',
  'buildingHelp.port': 'Draws two cards each turn and keeps one.',

  'card.I01': 'Toll',
  'card.I02': 'Fair Wind',
  'card.I03': 'Family Business',
  'card.I04': 'Market Day',
  'card.I05': 'Rising Land Value',
  'card.I06': 'Festive Evening',
  'card.I07': 'Journeymen',
  'card.I08': 'Bill of Exchange',
  'card.I09': 'Good Season',
  'card.I10': 'Caravan',
  'card.I11': 'Master Builder',
  'card.I12': 'Call for Hands',
  'card.I13': 'Infill Plot',
  'card.I14': 'Town Works',
  'card.I15': 'Right of Way',
  'card.I16': 'Knack of the Trade',
  'card.I17': 'Masterpiece',
  'card.I18': 'Fair',
  'card.I19': 'Clearance Sale',
  'card.I20': 'Crowds',
  'card.I21': 'Town Charter',
  'card.I22': 'Belfry',
  'card.I23': 'Town Treasure',
  'card.I24': 'Craft Quarter',

  'timing.anytime': 'at any time',
  'timing.betweenTurns': 'between two turns',
  'timing.beforeProduction': 'before Production',
  'timing.construction': 'during Construction',
  'timing.endOfGame': 'counts at the end',

  'option.game': 'Game',
  'option.game.help': 'First games, the Grand Jeu, or the Advanced rules with Canals, Ports and cards.',
  'option.game.first': 'First games (46 Cases)',
  'option.game.grand': 'Grand Jeu (57 Cases)',
  'option.game.advanced': 'Advanced (64 Cases and cards)',
  'option.timeIsGold': 'Time Is Gold',
  'option.timeIsGold.help':
    'Whoever finishes the turn takes a Gold and is out of reach. The last one gets none.',
  'option.simultaneous': 'Simultaneous',
  'option.simultaneous.help': 'No turns: eight harvests each, whenever you like. For tables that play live.',
  'option.interdistrict': 'Interdistrict',
  'option.interdistrict.help': 'Build in other districts, with their owner’s leave for each building.',
  'option.gift': 'Gift for beginners',
  'option.gift.help': 'Who plays for the very first time begins with 3 Gold.',
  'option.gift.1': 'Player 1',
  'option.gift.2': 'Player 2',
  'option.gift.3': 'Player 3',
  'option.gift.4': 'Player 4',
  ...handicaps(),

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

  'refusal.seats': 'Cité is for {min} or {max} players.',
  'refusal.simultaneousTimeIsGold': 'Simultaneous and Time Is Gold don’t go together.',
  'refusal.simultaneousCards': 'Simultaneous is not played with Investment cards.',
  'refusal.giftToNobody': 'There is no {seat:seat} at this table to receive a gift.',
  'refusal.unreadable': 'This can’t be read: “{field}” should be {wants:term.wants}.',
  'wants.object': 'an object',
  'wants.nothing': 'left out',
  'wants.number': 'a whole number within its bounds',
  'wants.flag': 'true or false',
  'wants.word': 'one of the words it knows',
  'wants.text': 'a text in one line, not too long',
  'wants.list': 'a list of the right length',
  'wants.amounts': 'Resources by name, enough of them',
  'wants.either': 'given, and not the other way to say it as well',
  'wants.timing': 'a moment that suits the effect',
  'wants.different': 'all different',
  'wants.order': 'in the order I01 to I24',
  'wants.agrees': 'as in the rules',
  'refusal.over': 'The match is over.',
  'refusal.notAsked': 'You have finished, or it is not your moment.',
  'refusal.locked': 'You took your Gold: you act no more this turn.',
  'refusal.notNow': 'Not in this phase.',
  'refusal.square': (args, say) => `${upper(the(args.building, say))} can’t lie like that.`,
  'refusal.tooFar': 'That is too far from the town.',
  'refusal.noLeave': '{seat:seat} has not given you leave to build there this turn.',
  'refusal.otherDistrict': 'That is the district of {seat:seat}.',
  'refusal.occupied': (args, say) => `${upper(the(args.building, say))} stands there already.`,
  'refusal.occupiedGround': 'Something stands there already.',
  'refusal.offCentre': 'Your first building covers the Case at the central point.',
  'refusal.detached': 'It has to touch one of your own buildings.',
  'refusal.exclusivity':
    'With a Shopping Street from the first turn you build no Flea Market before turn {turn}.',
  'refusal.exclusivityFirst': 'Flea Market and Shopping Street don’t go together on the first turn.',
  'refusal.promisedNot': 'You promised not to, up to the end of turn {until} (deal {contract}).',
  'refusal.noPiece': (args, say) => `There is no ${say.term(`building.${args.building}`)} left to build.`,
  'refusal.noGoldHere': (args, say) =>
    `At most ${cases(args.cases, say)} of this building can be paid in Gold.`,
  'refusal.tooLittleGold': 'That takes {price} Gold. You have {held}.',
  'refusal.tooFewRights': (args, say) =>
    `That takes ${say.plural(args.cost, { one: '# building right', other: '# building rights' })}. You have ${say.number(args.rights)}.`,
  'refusal.notOnFirstTurn': 'Not on the first turn.',
  'refusal.noHelp': 'Card {card} does not make a building cheaper.',
  'refusal.tooSmallForCard': 'Card {card} is for buildings of {size} Cases or more.',
  'refusal.notSurrounded': 'Card {card} is for a building that is surrounded once it stands.',
  'refusal.notBuilt': (args, say) => `${upper(the(args.building, say))} is not built.`,
  'refusal.notLent': (args, say) =>
    `${say.seat(args.seat)} does not lend you ${the(args.building, say)} this turn.`,
  'refusal.lentOut': (args, say) =>
    `You may use it ${say.plural(args.left, { one: '# more time', other: '# more times' })} this turn.`,
  'refusal.lacking': (args, say) => `${upper(amountsText(args.amounts, say))} missing.`,
  'refusal.noSet': (args, say) =>
    `${upper(amountsText(args.amounts, say))}: the price table has no such set.`,
  'refusal.noWorkshop': (args, say) => `${upper(the(args.building, say))} transforms nothing.`,
  'refusal.borrowedOut': (args, say) =>
    `The borrowed recipe works ${say.plural(args.left, { one: '# more time', other: '# more times' })}.`,
  'refusal.marketRate': 'The Market takes {rate} Resources for one.',
  'refusal.fleaUsed': 'The Flea Market has no use left this turn.',
  'refusal.bankFull': 'The Bank holds three Resources.',
  'refusal.bankSame': 'That is what lies in the Bank already.',
  'refusal.noSuchSeat': 'There is no such player.',
  'refusal.withOneself': 'A deal needs somebody else.',
  'refusal.cardNotHeld': 'Card {card} is not in that hand.',
  'refusal.cardNotKnown': 'You can only name cards everybody has seen, or your own.',
  'refusal.cardTwice': 'A card can only be used once.',
  'refusal.badTurns': 'That has to lie between turn {first} and turn {last}.',
  'refusal.cannotLend': (args, say) => `${upper(the(args.building, say))} can’t be lent.`,
  'refusal.noInterdistrict': 'Nobody builds in other districts in this match.',
  'refusal.notTheirs': 'None of this lies in the district of {seat:seat}.',
  'refusal.handFull': 'Nobody holds more than {limit} cards.',
  'refusal.tooManyClauses': 'A deal has at most {most} clauses.',
  'refusal.tooManyOffers': 'You have made {most} offers this turn. That is enough.',
  'refusal.outOfReach': '{seat:seat} took Gold and is out of reach this turn.',
  'refusal.offerClosed': 'Offer {offer} is no longer open.',
  'refusal.notParty': 'Offer {offer} is not yours to answer.',
  'refusal.hasSigned': 'You have signed offer {offer}.',
  'refusal.otherLacks': '{seat:seat} can’t give what the deal asks any more.',
  'refusal.notYourOffer': 'Offer {offer} is not yours.',
  'refusal.notThisVote': 'That accusation is not yours to judge now.',
  'refusal.badTiming': (args, say) => `Card ${args.card} is played ${say.term(`timing.${args.timing}`)}.`,
  'refusal.withBuilding': 'Card {card} is played together with the building it makes cheaper.',
  'refusal.badCardUse': 'Card {card} asks for something else.',
  'refusal.chooseDifferent': 'Card {card} gives {count} different Resources, one each.',
  'refusal.swapRaw': 'Card {card} changes up to {count} raw Resources for as many others.',
  'refusal.chooseRecipe': 'Card {card} lends the recipe of a workshop you don’t have.',
  'refusal.chooseBuilding': 'Card {card} is for one of your own buildings, but no Port, Canal or Guild.',
  'refusal.choosePair': 'Card {card} joins two buildings in your district.',
  'refusal.noCards': 'There are no Investment cards in this match.',
  'refusal.pileEmpty': 'The pile is empty.',
  'refusal.noHarvests': 'Everybody harvests together in this match.',
  'refusal.allHarvested': 'You have harvested {most} times.',
  'refusal.keepFirst': 'First keep one of the cards your Port drew.',
  'refusal.notDrawn': 'Your Port did not draw card {card}.',
  'refusal.forGood': 'What is built stays where it is.',
  'refusal.noBuildingHere': 'No building of yours has its corner there.',
  'refusal.staysPut': (args, say) => `${upper(the(args.building, say))} has to stay.`,
  'refusal.sameSpot': 'It stands there already.',
  'refusal.leavesCentre': 'One of your buildings has to touch the central point.',
  'refusal.breaksUp': 'Your buildings have to hang together.',
  'refusal.notWherePromised': 'It may only be moved to where it was promised.',
} satisfies Catalogue;

/** The four handicap options differ by the player only. */
function handicaps() {
  const names = ['1', '2', '3', '4'] as const;
  const choices = ['0', '1', '2', '3', '4', '5', '6'] as const;
  type Key =
    | `option.handicap${(typeof names)[number]}`
    | `option.handicap${(typeof names)[number]}.help`
    | `option.handicap${(typeof names)[number]}.${(typeof choices)[number]}`;
  return Object.fromEntries(
    names.flatMap((name) => [
      [`option.handicap${name}`, `Handicap of player ${name}`],
      [`option.handicap${name}.help`, 'One free Case less on the first turn for each win in a row.'],
      ...choices.map((count) => [
        `option.handicap${name}.${count}`,
        count === '0' ? 'None' : count === '1' ? '1 Case less' : `${count} Cases less`,
      ]),
    ]),
  ) as Record<Key, string>;
}

export type CiteMessage = keyof typeof messages;
