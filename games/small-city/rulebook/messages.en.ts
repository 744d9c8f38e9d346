import type { Args, Catalogue, Json, Say } from '@pentapolis/kernel';
import { cellName } from '../rules/geometry.ts';
import { parseStep } from '../rules/notation.ts';

const dollars = (amount: Json | undefined): string => `$${amount}`;
const votes = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# vote', other: '# votes' });
const citizens = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# citizen', other: '# citizens' });
const tile = (id: Json | undefined, say: Say): string => say.term(`tile.${id}`);
const at = (cell: Json | undefined): string => (Number(cell) < 0 ? 'City Hall' : cellName(Number(cell)));
const places = (args: Args, say: Say): string => say.list((args.cells as number[]).map(at));
const purse = (what: Json | undefined, amount: Json | undefined, say: Say): string =>
  what === 'money' ? dollars(amount) : what === 'votes' ? votes(amount, say) : `${amount} pollution`;
const cube = (colour: Json | undefined, say: Say): string => `a ${say.term(`cube.${colour}`)} cube`;

/** Where somebody is: on the own board by its cell, elsewhere with the owner of the borough. */
const place = (value: Json | undefined, seat: Json | undefined, say: Say): string => {
  const [borough, cell] = value as number[];
  return seat === undefined || borough === seat ? at(cell) : `${at(cell)} of ${say.seat(borough)}`;
};

const step = (text: string, say: Say): string => {
  const read = parseStep(text);
  switch (read?.do) {
    case 'build':
      return `${tile(read.tile, say)} at ${at(read.at)}`;
    case 'upgrade':
      return `an upgrade at ${at(read.cell)}`;
    case 'demolish':
      return `tearing down ${at(read.cell)}`;
    default:
      return 'a larger zone';
  }
};
const steps = (text: Json | undefined, say: Say): string =>
  text === ''
    ? 'nothing'
    : say.list(
        String(text)
          .split('+')
          .map((one) => step(one, say)),
      );

export const messages = {
  'game.name': 'Small City',
  'game.about':
    'Eight rounds of town planning behind a screen: homes near culture, factories far away, parks against the smoke. The borough with the most votes wins.',

  'tile.R1': 'Residence 1',
  'tile.R2': 'Residence 2',
  'tile.R3': 'Residence 3',
  'tile.R4': 'Residence 4',
  'tile.R5': 'Residence 5',
  'tile.C1': 'Commerce 1',
  'tile.C2': 'Commerce 2',
  'tile.C3': 'Commerce 3',
  'tile.C4': 'Commerce 4',
  'tile.F1': 'Factory 1',
  'tile.F2': 'Factory 2',
  'tile.F3': 'Factory 3',
  'tile.REF': 'Refinery',
  'tile.HAR': 'Harbor',
  'tile.WH': 'Warehouse',
  'tile.P1': 'Small Park',
  'tile.P2': 'Medium Park',
  'tile.P3': 'Large Park',
  'tile.POL': 'Police Station',
  'tile.FIR': 'Fire Station',
  'tile.SCH': 'School',
  'tile.LIB': 'Library',
  'tile.MUS': 'Museum',
  'tile.MET': 'Metro Station',
  'tile.CLI': 'CliniC',
  'tile.UNI': 'University',
  'tile.CH': 'City Hall',

  'cube.0': 'white',
  'cube.1': 'grey',
  'cube.2': 'black',
  'side.easy': 'easy',
  'side.expert': 'expert',
  'way.east': 'east',
  'way.south': 'south',
  'row.1': 'Industry',
  'row.2': 'Building',
  'row.3': 'Economy',
  'row.4': 'Tourism',

  'card.A': 'Mayor',
  'card.B': 'Architect',
  'card.C': 'Mediator',
  'card.D': 'Engineer',
  'card.E': 'Supporter',
  'card.F': 'Urban Planner',
  'card.G': 'City Councilor',
  'card.H': 'Opponent',
  'card.I': 'Exec Assistant',
  'card.J': 'Ecologist',
  'card.K': 'Attorney',
  'card.L': 'Anarchist',
  'cardHelp.A': 'You host the Mayor next round, and go first.',
  'cardHelp.B': 'One cultural building costs one cube less this round.',
  'cardHelp.C': 'Each tile you pay for costs $1 less this round, at least $1.',
  'cardHelp.D': 'Factories of your borough do not pollute this round.',
  'cardHelp.E': '2 votes or $1 at once.',
  'cardHelp.F': 'Your Constructible Zone may grow by a step at once.',
  'cardHelp.G': 'You may advance a disc on the City Council at once.',
  'cardHelp.H': 'Nothing.',
  'cardHelp.I': 'You may merge a Residence 1 with its neighbour, without culture.',
  'cardHelp.J': 'Nobody in your commerce pollutes this round.',
  'cardHelp.K': 'Once this round two of your citizens may share a space.',
  'cardHelp.L': 'Pay $2 or 3 votes at once; else 3 pollution.',

  'promise.1': 'Residences of at least 4 sizes',
  'promise.2': 'Factories of all 3 sizes',
  'promise.3': 'Commerce of all 4 sizes',
  'promise.4': 'The whole grid constructible',
  'promise.5': 'At least 2 rows of the City Council completed',
  'promise.6': 'Pollution below 15',
  'promise.7': 'At least 3 dead citizens',
  'promise.8': 'Constructible Zone as at the start',
  'promise.9': 'At least 3 commercial tiles of size 4',
  'promise.10': 'At least 3 park areas of more than 4 spaces',
  'promise.11': 'All 22 citizens in use',
  'promise.12': 'Pollution above 40',
  'promise.13': 'At least 3 factories of size 3',
  'promise.14': 'More than $17',
  'promise.15': 'Residences of all 5 sizes',
  'promise.16': 'All 6 cultural buildings',
  'promise.17': 'Largest area of factories',
  'promise.18': 'Largest area of residences',
  'promise.19': 'Largest area of commerce',
  'promise.20': 'Fewest dead citizens, or none',
  'promise.21': 'Most empty spaces in the zone',
  'promise.22': 'Smallest area of parks',
  'promise.23': 'Smallest area of factories',
  'promise.24': 'Most dead citizens',
  'promise.25': 'Fewest empty spaces in the zone',
  'promise.26': 'Fewest citizens in the borough',
  'promise.27': 'Most pollution',
  'promise.28': 'Smallest area of residences',
  'promise.29': 'Fewest votes',
  'promise.30': 'Most spaces in use in the zone',
  'promise.31': 'Most money',
  'promise.32': 'Both Police Station and Fire Station',

  'title.homestead': 'Homestead',
  'title.hamlet': 'Hamlet',
  'title.village': 'Village',
  'title.neighborhood': 'Neighborhood',
  'title.town': 'Town',
  'title.suburb': 'Suburb',
  'title.city': 'City',
  'title.metropolis': 'Metropolis',
  'title.capital': 'Capital',
  'title.megalopolis': 'Megalopolis',

  'phase.founding': 'Founding',
  'phase.mayor': 'The Mayor’s visit',
  'phase.claim': 'Special Actions',
  'phase.build': 'Build',
  'phase.resolve': 'Build',
  'phase.move': 'Move Citizens',
  'phase.housing': 'New homes',
  'phase.income': 'Income',
  'phase.vote': 'Vote',
  'phase.smoke': 'Pollution',
  'phase.deaths': 'Deaths',
  'phase.council': 'City Council',
  'phase.next': 'The Mayor leaves',
  'phase.over': 'The end',

  'option.mode': 'What it is played for',
  'option.mode.help':
    'The basic game, or the advanced game with twelve cards, special promises and a victory of your choice.',
  'option.mode.basic': 'Basic game: votes',
  'option.mode.votes': 'Advanced: votes',
  'option.mode.economic': 'Advanced: Economic Victory',
  'option.mode.citizens': 'Advanced: Citizens Victory',
  'option.mode.cultural': 'Advanced: Cultural Victory',
  'option.difficulty': 'Difficulty',
  'option.difficulty.help': 'How soon citizens die of pollution in the solo game.',
  'option.difficulty.citizen': 'Citizen: nobody dies',
  'option.difficulty.mayor': 'Mayor: one when pollution rises by more than 5',
  'option.difficulty.governor': 'Governor: one when it rises by more than 2',
  'option.difficulty.senator': 'Senator: one when it rises at all',
  'option.difficulty.president': 'President: one for each point it rises by',
  'option.boards': 'Borough boards',
  'option.boards.help': 'The easy side has more room to build.',
  'option.boards.choose': 'Everybody chooses',
  'option.boards.easy': 'Easy for all',
  'option.boards.expert': 'Expert for all',
  'option.opposite': 'The borough opposite',
  'option.opposite.help': 'When tourists may not visit it.',
  'option.opposite.firstRound': 'Closed in the first round',
  'option.opposite.never': 'Always closed',
  'option.councilTiles': 'Tiles from the Council',
  'option.councilTiles.help': 'What the Building row gives in columns 1 to 3.',
  'option.councilTiles.exact': 'Exactly that size',
  'option.councilTiles.orSmaller': 'That size or smaller',

  'decision.found': 'Choose a side, a place for City Hall and a promise.',
  'decision.propose': 'Propose a street for the Mayor in the borough of {host:seat}.',
  'decision.agree': (args, say) =>
    `The Mayor on the street ${say.term(`way.${args.to}`)} of ${at(args.cell)} in the borough of ${say.seat(args.host)}?`,
  'decision.street': 'You don’t agree: choose the street in the borough of {host:seat}.',
  'decision.claim': 'Choose a Special Action.',
  'decision.gain': (args, say) => `Take ${votes(args.votes, say)} or ${dollars(args.money)}.`,
  'decision.expand': 'Enlarge your Constructible Zone?',
  'decision.councilor': 'Advance a disc on the City Council?',
  'decision.merge': 'Merge two residences?',
  'decision.calm': 'Calm the unrest: $2 or 3 votes.',
  'decision.build': 'Plan what you build.',
  'decision.replan': (args, say) => `Not possible any more: ${steps(args.step, say)}. Plan that tile anew.`,
  'decision.move': (args, say) =>
    Number(args.must) === 0
      ? 'Move your citizens.'
      : `Move your citizens: ${citizens(args.must, say)} must move still.`,
  'decision.house': (args, say) => `Choose a home: ${citizens(args.waiting, say)} on City Hall.`,
  'decision.trade': 'Trade in your commerce.',
  'decision.store': 'Choose a place for a cube.',
  'decision.victim': (args, say) => `Choose who dies: ${citizens(args.count, say)}.`,
  'decision.grave': 'Choose a place for the cemetery.',
  'decision.council': 'Invest in the City Council?',
  'decision.bonus': 'Choose your materials.',
  'decision.raise': 'Build your free tile (column {column}).',
  'decision.keep': 'Keep one of the special promises.',

  'action.found': (args, say) =>
    `The ${say.term(`side.${args.side}`)} side, City Hall at ${at(args.at)}, promise ${args.promise}: ${say.term(`promise.${args.promise}`)}`,
  'action.street': (args, say) => `The street ${say.term(`way.${args.to}`)} of ${at(args.cell)}`,
  'action.agree': 'Agree',
  'action.disagree': 'Disagree',
  'action.claim': 'Take {card:term.card}',
  'action.gain': (args) => (args.what === 'money' ? 'Take money' : 'Take votes'),
  'action.calm': (args) =>
    args.what === 'money' ? 'Pay $2' : args.what === 'votes' ? 'Pay 3 votes' : 'Suffer 3 pollution',
  'action.expand': 'Enlarge the zone',
  'action.merge': (args) => `Merge ${at(args.one)} with ${at(args.other)}`,
  'action.build': (args, say) => `Build: ${steps(args.steps, say)}`,
  'action.replan': (args, say) => `Instead: ${steps(args.steps, say)}`,
  'action.move': (args, say) =>
    `From ${place(args.from, undefined, say)} (${say.seat((args.from as number[])[0])}) to ${place(args.toward, undefined, say)} (${say.seat((args.toward as number[])[0])})`,
  'action.house': (args) => `Move in at ${at(args.cell)}`,
  'action.sell': (args) => `Sell the cube at ${at(args.cell)}`,
  'action.buy': (args) => `Buy votes for ${dollars(args.money)}`,
  'action.give': (args) => `Give the cube at ${at(args.cell)} for votes`,
  'action.store': (args) => `Store cube ${Number(args.item) + 1} at ${at(args.cell)}`,
  'action.victim': (args) => `The citizen at ${at(args.cell)} dies`,
  'action.grave': (args) => `A cemetery at ${at(args.cell)}`,
  'action.council': (args, say) =>
    `${args.from === args.row && args.again !== true ? 'Advance in' : 'Begin in'} ${say.term(`row.${args.row}`)}${args.from !== 0 && args.from !== args.row ? ` (from ${say.term(`row.${args.from}`)})` : ''}, paying ${args.pay === 'money' ? 'money' : args.pay === 'votes' ? 'votes' : 'with a promise'}`,
  'action.take': 'Take {colour:term.cube} cubes',
  'action.raise': (args, say) => `Build for free: ${steps(args.steps, say)}`,
  'action.keep': 'Keep {promise}: {promise:term.promise}',
  'action.done': 'Done',
  'action.pass': 'No, thank you',

  'fact.founded': (args, say) =>
    `${say.seat(args.seat)} founds a borough: ${say.term(`side.${args.side}`)} side, City Hall at ${at(args.at)}.`,
  'fact.promised': 'You promise: {promise:term.promise}.',
  'fact.roundBegins': 'Round {round}. The Mayor visits {host:seat}.',
  'fact.proposed': (args, say) =>
    `${say.seat(args.seat)} proposes the street ${say.term(`way.${args.toward}`)} of ${at(args.cell)}.`,
  'fact.answered': (args, say) => `${say.seat(args.seat)} ${args.agree ? 'agrees' : 'disagrees'}.`,
  'fact.visits': (args, say) =>
    Number(args.cell) < 0
      ? `The Mayor finds no street at ${say.seat(args.host)}’s.`
      : `The Mayor stands ${say.term(`way.${args.toward}`)} of ${at(args.cell)} at ${say.seat(args.host)}’s.`,
  'fact.rondel': (args, say) =>
    `The cards: ${say.list((args.cards as string[]).map((card) => say.term(`card.${card}`)))}${args.mayor ? '; the Mayor takes the first' : ''}.`,
  'fact.claimed': (args, say) =>
    `${say.seat(args.seat)} takes ${say.term(`card.${args.card}`)}${Number(args.price) > 0 ? ` for ${dollars(args.price)}` : ''}.`,
  'fact.gained': (args, say) => `${say.seat(args.seat)} receives ${purse(args.what, args.amount, say)}.`,
  'fact.calmed': (args, say) =>
    `${say.seat(args.seat)} calms the unrest: ${purse(args.what, args.amount, say)}.`,
  'fact.expanded': '{seat:seat} enlarges the Constructible Zone.',
  'fact.merged': (args, say) =>
    `${say.seat(args.seat)} merges ${at(args.one)} and ${at(args.other)} into ${tile(args.tile, say)} for ${dollars(args.price)}.`,
  'fact.declined': '{seat:seat} leaves it at that.',
  'fact.planned': '{seat:seat} has finished planning.',
  'fact.ownPlan': (args, say) => `Your plan: ${steps(args.steps, say)}.`,
  'fact.built': (args, say) =>
    `${say.seat(args.seat)} builds ${tile(args.tile, say)} at ${at(args.at)}${args.free ? ' for free' : Number(args.price) > 0 ? ` for ${dollars(args.price)}` : (args.cubes as number[]).length > 0 ? ` for ${say.plural((args.cubes as number[]).length, { one: '# cube', other: '# cubes' })}` : ''}.`,
  'fact.upgraded': (args, say) =>
    `${say.seat(args.seat)} upgrades ${tile(args.from, say)} at ${at(args.cell)} to ${tile(args.tile, say)}.`,
  'fact.demolished': (args, say) =>
    `${say.seat(args.seat)} tears down ${tile(args.tile, say)} at ${at(args.cell)} for ${dollars(args.price)} and as much pollution.`,
  'fact.enlarged': '{seat:seat} enlarges the Constructible Zone instead of building more.',
  'fact.noSteps': '{seat:seat} builds nothing.',
  'fact.planDone': '{seat:seat} has nothing more to build.',
  'fact.movedIn': (args, say) => `A citizen of ${say.seat(args.seat)} moves in at ${at(args.cell)}.`,
  'fact.onDuty': (args, say) => `A citizen of ${say.seat(args.seat)} goes on duty: ${tile(args.tile, say)}.`,
  'fact.wentHome': (args, say) =>
    `A citizen of ${say.seat(args.seat)} goes home to the ${args.hall ? 'City Hall' : 'Career Center'}.`,
  'fact.forestalled': (args, say) =>
    `${say.seat(args.seat)} can’t have it any more: ${steps(args.step, say)}.`,
  'fact.leftOut': '{seat:seat} leaves it out.',
  'fact.moved': (args, say) =>
    `A citizen of ${say.seat(args.seat)} moves from ${place(args.from, args.seat, say)} to ${place(args.toward, args.seat, say)}${args.mate ? ', as a roommate' : ''}.`,
  'fact.allMoved': '{seat:seat} has finished moving.',
  'fact.housed': (args, say) => `A citizen of ${say.seat(args.seat)} finds a home at ${at(args.cell)}.`,
  'fact.arrived': (args, say) => `${citizens(args.count, say)} arrive at ${say.seat(args.seat)}’s City Hall.`,
  'fact.earned': (args, say) =>
    `${say.seat(args.seat)} earns ${dollars(Number(args.tourists) + Number(args.commerce))}.`,
  'fact.sold': (args, say) =>
    `${say.seat(args.seat)} sells ${cube(args.colour, say)} for ${dollars(args.money)}.`,
  'fact.bought': (args, say) =>
    `${say.seat(args.seat)} buys ${votes(args.votes, say)} for ${dollars(args.money)}.`,
  'fact.gave': (args, say) =>
    `${say.seat(args.seat)} gives ${cube(args.colour, say)} for ${votes(args.votes, say)}.`,
  'fact.traded': '{seat:seat} has finished trading.',
  'fact.stored': (args, say) =>
    Number((args.toward as number[])[1]) < 0
      ? `${say.seat(args.seat)} has no room for ${cube(args.colour, say)}.`
      : `${say.seat(args.seat)} stores ${cube(args.colour, say)} at ${place(args.toward, args.seat, say)}.`,
  'fact.voted': (args, say) =>
    `${say.seat(args.seat)}: ${votes(Number(args.residences) + Number(args.university), say)}.`,
  'fact.polluted': (args, say) =>
    `${say.seat(args.seat)}: pollution +${args.rise} (citizens ${args.citizens}, factories ${args.factories}, parks −${args.parks}), now ${args.total}.`,
  'fact.mustDie': (args, say) => `Pollution costs ${say.seat(args.seat)} ${citizens(args.count, say)}.`,
  'fact.nobodyDies': 'Nobody can die in the borough of {seat:seat}.',
  'fact.died': (args, say) =>
    `A citizen of ${say.seat(args.owner)} dies at ${place([Number(args.seat), Number(args.cell)], args.owner, say)}.`,
  'fact.buried': (args, say) => `${say.seat(args.seat)} lays a cemetery at ${at(args.cell)}.`,
  'fact.out': '{seat:seat} drowns in pollution and is out.',
  'fact.invested': (args, say) =>
    `${say.seat(args.seat)} moves to column ${args.column} of ${say.term(`row.${args.row}`)}${args.pay === 'promise' ? ', paying with a promise' : ` for ${purse(args.pay, args.price, say)}`}.`,
  'fact.newcomers': (args, say) =>
    `${citizens(args.count, say)} join ${say.seat(args.seat)}, ${args.hall} of them on City Hall.`,
  'fact.received': (args, say) =>
    `${say.seat(args.seat)} receives ${say.plural(args.count, { one: '# cube', other: '# cubes' })} (${say.term(`cube.${args.colour}`)}).`,
  'fact.nothingToRaise': '{seat:seat} finds no place for a free tile.',
  'fact.drewSpecials': (args, say) =>
    `${say.seat(args.seat)} draws ${say.plural(args.count, { one: '# special promise', other: '# special promises' })}.`,
  'fact.sawSpecials': (args, say) =>
    `You draw: ${say.list((args.cards as number[]).map((card) => say.term(`promise.${card}`)))}.`,
  'fact.keptSpecial': '{seat:seat} keeps one and lays {under} under the deck.',
  'fact.choseSpecial': 'You keep: {promise:term.promise}.',
  'fact.revenue': (args, say) =>
    `${say.seat(args.seat)}: Revenue ${dollars(args.amount)}, ${dollars(args.total)} in all.`,
  'fact.counted': (args, say) => `${say.seat(args.seat)}: ${citizens(args.citizens, say)} in play.`,
  'fact.hostNext': (args, say) =>
    `Next round the Mayor visits ${say.seat(args.host)}${args.card ? ', who has the card' : ''}.`,
  'fact.promises': (args, say) =>
    Number(args.promise) === 0
      ? `${say.seat(args.seat)} had promised nothing.`
      : `${say.seat(args.seat)} promised “${say.term(`promise.${args.promise}`)}” and ${args.kept ? 'kept it' : 'broke it'}: ${args.points}${(args.specials as number[]).length > 0 ? `, with ${say.plural((args.specials as number[]).length, { one: '# special promise', other: '# special promises' })}` : ''}.`,
  'fact.over': 'The match is over.',

  'question.found': 'founding your borough',
  'question.propose': 'a street for the Mayor',
  'question.agree': 'whether you agree to the street',
  'question.street': 'a street for the Mayor',
  'question.claim': 'a Special Action',
  'question.gain': 'votes or money',
  'question.expand': 'whether your zone grows',
  'question.councilor': 'a disc of the City Council',
  'question.merge': 'two residences to merge',
  'question.calm': 'how you calm the unrest',
  'question.build': 'your plan',
  'question.replan': 'another tile for the one that is gone',
  'question.move': 'moving your citizens',
  'question.house': 'a home',
  'question.trade': 'your trades',
  'question.store': 'a place for a cube',
  'question.victim': 'who dies',
  'question.grave': 'a place for the cemetery',
  'question.council': 'an investment in the City Council',
  'question.bonus': 'which materials you take',
  'question.raise': 'your free tile',
  'question.keep': 'which promise you keep',

  'refusal.seats': 'Small City is for {min} to {max} players.',
  'refusal.unreadable': 'This is not something you can do in Small City: “{field}” makes no sense.',
  'refusal.over': 'The match is over.',
  'refusal.notYourTurn': 'Nothing is asked of you now.',
  'refusal.notAsked': (args, say) => `What is asked now is ${say.term(`question.${args.question}`)}.`,
  'refusal.side': 'This table does not play the {side:term.side} side.',
  'refusal.notOffered': 'Promise {promise} is not among those you drew.',
  'refusal.hallOutside': 'City Hall lies wholly inside the Constructible Zone.',
  'refusal.noStreet': 'A street lies between two empty spaces.',
  'refusal.notLaid': '{card:term.card} is not laid out this round.',
  'refusal.cardTaken': '{card:term.card} is taken.',
  'refusal.tooFar': 'You may skip {most} free cards, no more.',
  'refusal.money': (args) => `That costs ${dollars(args.price)}. You have ${dollars(args.money)}.`,
  'refusal.votes': (args, say) => `That costs ${votes(args.price, say)}. You have ${args.votes}.`,
  'refusal.calm': (args) =>
    args.what === 'pollution' ? 'You can pay, so you must.' : 'You don’t have that much.',
  'refusal.noMerge':
    'The two must be a Residence 1 and a residence beside it, and cover exactly the larger tile.',
  'refusal.noneLeft': 'None is left: {tile:term.tile}.',
  'refusal.tilesBuilt': 'You build {most} tiles at most.',
  'refusal.expandedAlready': 'With a larger zone there is room for one tile only.',
  'refusal.expandOrBuild': 'A larger zone goes with one tile at most.',
  'refusal.wholeZone': 'The whole grid is constructible already.',
  'refusal.noUpgrade': 'There is nothing to upgrade there.',
  'refusal.noSuchPlace': 'It does not lie on the grid that way: {tile:term.tile}.',
  'refusal.justBuilt': 'Built in this phase, it is not upgraded in it: {tile:term.tile}.',
  'refusal.needsCulture':
    '{tile:term.tile} must be influenced by {needed} cultural buildings; there are {found}.',
  'refusal.needsHomes': '{tile:term.tile} must be influenced by {needed} residences; there are {found}.',
  'refusal.needsIndustry':
    '{tile:term.tile} must be influenced by Refinery and Harbor, {needed} of them; there are {found}.',
  'refusal.coversAll': 'The new tile must cover all of the old one.',
  'refusal.shifted': 'The spaces must keep their use: the tile is shifted or flipped.',
  'refusal.tooClose': '{tile:term.tile}: homes and works keep apart.',
  'refusal.outsideZone': (args, say) => `Outside your Constructible Zone: ${places(args, say)}.`,
  'refusal.occupied': (args, say) => `Not empty: ${places(args, say)}.`,
  'refusal.mayor': (args, say) => `The Mayor stands beside it: ${places(args, say)}.`,
  'refusal.onlyOne': 'You have one already: {tile:term.tile}.',
  'refusal.notBuilt': 'This is not built: {tile:term.tile}.',
  'refusal.noSaving': 'There is nothing to save here: {tile:term.tile}.',
  'refusal.cubes': (args, say) =>
    `It takes ${args.price} ${say.term(`cube.${args.colour}`)} cubes. You have ${args.stock}.`,
  'refusal.noCube': 'There is no cube.',
  'refusal.otherCubes': 'These are not the cubes it costs.',
  'refusal.warehouseNeeded': 'A warehouse comes with this factory: choose its place.',
  'refusal.warehouseThere': 'The warehouse can’t lie there.',
  'refusal.noWarehouse': 'No warehouse comes with it: {tile:term.tile}.',
  'refusal.noStation': 'Nobody goes on duty there: {tile:term.tile}.',
  'refusal.noCitizen': 'None of the citizens you may choose is there.',
  'refusal.demolishedAlready': 'You have torn down a tile in this phase.',
  'refusal.noTile': 'There is no tile.',
  'refusal.notHall': 'City Hall stays.',
  'refusal.outByThen': 'By then you would be out: pollution reaches 100.',
  'refusal.otherStep': 'Only the tile that is gone is planned anew.',
  'refusal.notGiven': 'Column {column} does not give this tile: {tile:term.tile}.',
  'refusal.hallWaits': 'Citizens on City Hall wait for the end of the phase.',
  'refusal.movedAlready': 'This citizen does not move any more.',
  'refusal.mustMove': (args, say) => `${citizens(args.count, say)} must move still.`,
  'refusal.notHome': 'This citizen has another place to go to.',
  'refusal.hostsNobody': 'Nobody can stand there.',
  'refusal.closed': 'One of yours stood there when the phase began: closed to you this round.',
  'refusal.staysHere': 'The tourist can move within the borough, and so must.',
  'refusal.notForTourists': 'Tourists do not enter there.',
  'refusal.guarded': 'The Police keeps tourists away from there.',
  'refusal.opposite': 'Nobody visits the borough opposite now.',
  'refusal.tourists': 'You can’t send more citizens there: {most} at most.',
  'refusal.spaceTaken': 'There is no free space.',
  'refusal.noHome': 'There is no empty Residence 1.',
  'refusal.noTrader': 'None of your citizens is left for this trade.',
  'refusal.noLot': (args) => `Lots cost $1 to ${dollars(args.most)}.`,
  'refusal.noSuchCube': 'There is no such cube.',
  'refusal.noStorage': 'There is no free space for a cube.',
  'refusal.clinic': 'The CliniC keeps this citizen alive.',
  'refusal.brigade': 'All tourists here are protected.',
  'refusal.noGrave': 'The cemetery can’t lie there.',
  'refusal.noDisc': 'No disc can move that way.',
  'refusal.discStays': 'A disc in the last column stays there.',
  'refusal.rowTaken': 'Your other disc is in that row.',
  'refusal.advanceOnly': 'The City Councilor only advances.',
  'refusal.noPromisePay': 'Promises can’t be paid with here.',
  'refusal.deckShort': 'The deck holds {length} special promises; it takes {price}.',
  'refusal.notGivenCube': 'This column does not give {colour:term.cube} cubes.',
  'refusal.components': (args, say) =>
    `${args.path === '' ? 'The component set' : args.path}: ${say.term(`components.${args.why}`, args)}`,
  'components.object': 'an object is expected.',
  'components.list': 'a list is expected.',
  'components.unknown': 'this field is not known.',
  'components.whole': 'a whole number from {least} to {most} is expected.',
  'components.zones': 'from {least} to {most} zones are expected.',
  'components.zoneHolds': 'each zone must hold the one before it and be larger.',
  'components.lastZone': 'the last zone must be the whole grid.',
  'components.pair': 'a pair of row and column is expected.',
  'components.twice': 'a space is listed twice.',
  'components.tileOrder': (args, say) =>
    `${args.tile} (${tile(args.tile, say)}) is expected at this place of the list.`,
  'components.size': '{size} entries are expected: the rules fix the size.',
  'components.joined': 'the spaces must hang together edge to edge.',
  'components.use': 'the rules fix the use of this space: {use}.',
  'components.inside': 'water must be spaces of the tile.',
  'components.printed': (args) => `the rules print this price: ${(args.price as number[]).join('/')}.`,
  'components.total': 'the rules count {total} tiles of the category {category}; here are {found}.',
  'components.nests': (args, say) =>
    `${tile(args.tile, say)} must fit into this shape, each space keeping its use.`,
  'components.cardTwice': 'promise {card} is in a deck already.',
  'components.deck': 'at least {least} promises are expected.',
  'components.hall': 'City Hall must fit into the first zone.',
  'components.agrees': 'this is not what the rules say.',
  'components.deckName': 'easy, medium or difficult is expected.',
  'refusal.sheet': (args, say) => `${args.field}: ${say.term(`sheet.${args.wants}`, args)}`,
  'sheet.object': 'an object is expected.',
  'sheet.list': 'a list is expected.',
  'sheet.unknown': 'this field is not known.',
  'sheet.whole': 'a whole number from {least} to {most} is expected.',
  'sheet.length': '{length} numbers are expected.',
  'sheet.flag': 'true or false is expected.',
  'sheet.twice': 'an entry is listed twice.',
  'sheet.culture': 'one of SCH, LIB, MUS, MET, CLI, UNI is expected.',
  'sheet.mode': 'one of basic, votes, economic, citizens, cultural is expected.',
  'sheet.seats': 'a list of {least} to {most} players is expected.',
  'sheet.soloMode': 'alone only the basic game is played.',
  'sheet.samePromise': 'two players can’t hold the same promise.',
  'sheet.leftOut': 'in this game that promise stays in the box.',
  'sheet.noSpecials': 'the basic game has no special promises.',
} satisfies Catalogue;

export type SmallCityMessage = keyof typeof messages;
