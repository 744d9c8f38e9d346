import type { Catalogue, Json, Say } from '@pentapolis/kernel';

const signed = (value: Json | undefined): string => (Number(value) < 0 ? `−${-Number(value)}` : `+${value}`);
const dollars = (amount: Json | undefined): string => `$${amount}`;
const votes = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# vote', other: '# votes' });
const citizens = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# citizen', other: '# citizens' });
const cubes = (count: Json | undefined, colour: Json | undefined, say: Say): string =>
  `${count} ${say.term(`cube.${colour}`)} ${Number(count) === 1 ? 'cube' : 'cubes'}`;
const tile = (id: Json | undefined, say: Say): string => say.term(`tile.${id}`);
const seats = (list: Json | undefined, say: Say): string =>
  say.list((list as number[]).map((seat) => say.seat(seat)));
const per = (list: Json | undefined, names: Json | undefined, say: Say): string =>
  say.list((list as number[]).map((value, at) => `${say.seat((names as number[])[at])} ${value}`));

export const messages = {
  'small-city.phase': 'Round {round} of 8 · {phase:term.phase}',
  'small-city.phases': 'The eight phases of a round',
  'small-city.phase.1': 'Special Actions',
  'small-city.phase.2': 'Build',
  'small-city.phase.3': 'Move Citizens',
  'small-city.phase.4': 'Income',
  'small-city.phase.5': 'Vote',
  'small-city.phase.6': 'Pollution',
  'small-city.phase.7': 'City Council',
  'small-city.phase.8': 'The Mayor leaves',
  'small-city.order': 'Turn order',
  'small-city.or': ' or ',
  'small-city.close': 'Close',
  'small-city.cancel': 'Never mind',
  'small-city.free': 'free',
  'small-city.out': 'out: 100 pollution',
  'small-city.choices': (args, say) =>
    say.plural(args.count, { one: 'Your choice', other: 'Your # choices' }),
  'small-city.words': 'The table in words',
  'small-city.components': 'Components reconstructed',
  'small-city.components.own':
    'Boards, some shapes, numbers per level, most prices in materials and the split of the promises are a reconstruction, not those of the box. With a box at hand you can replace them when you set up a table.',
  'small-city.components.replaced': 'This table is played with components that were brought to it.',
  'small-city.difficulty.citizen': 'Alone · Citizen',
  'small-city.difficulty.mayor': 'Alone · Mayor',
  'small-city.difficulty.governor': 'Alone · Governor',
  'small-city.difficulty.senator': 'Alone · Senator',
  'small-city.difficulty.president': 'Alone · President',
  'small-city.mode.votes': 'Advanced · votes',
  'small-city.mode.economic': 'Economic Victory',
  'small-city.mode.citizens': 'Citizens Victory',
  'small-city.mode.cultural': 'Cultural Victory',

  'small-city.stage': (args, say) =>
    `Borough of ${say.seat(args.seat)}: ${args.tiles}. ${citizens(args.citizens, say)} of its own${Number(args.guests) > 0 ? `, ${say.plural(args.guests, { one: '# tourist', other: '# tourists' })}` : ''}.`,
  'small-city.keys':
    'Arrows move, Enter presses, N and P go to the next and the last place that is open. 1 to 7 take a tile of a kind, R turns it, F flips it, U takes the last step back, B looks at the next borough, Escape lets go.',
  'small-city.zoomIn': 'Closer',
  'small-city.zoomOut': 'Further away',
  'small-city.fit': 'The whole zone',
  'small-city.mayPress': 'May be chosen',
  'small-city.screen': 'Behind your screen: nobody else sees this',
  'small-city.screen.in': 'Your plan is handed in; the screens are still up',
  'small-city.visiting': 'Borough of {seat:seat}',
  'small-city.back': 'Back to mine',
  'small-city.desk': 'What is to be decided',

  'small-city.cell.empty': 'empty',
  'small-city.cell.grave': 'cemetery',
  'small-city.cell.mayor': 'beside the Mayor: closed this round',
  'small-city.cell.cube': '{colour:term.cube} cube',
  'small-city.cell.citizen': (args, say) =>
    `${args.guest === true ? 'tourist' : 'citizen'} of ${say.seat(args.seat)}${args.mood === 2 ? ', moved' : args.mood === 1 ? ', must move' : ''}`,
  'small-city.borough.none': 'nothing built yet',
  'small-city.borough.tile': (args, say) => `${tile(args.tile, say)} at ${args.at}`,
  'small-city.use.money': '$1',
  'small-city.use.cubeForMoney': 'a cube for $2, $3 or $5',
  'small-city.use.moneyForVotes': 'money for votes',
  'small-city.use.cubeForVotes': 'a cube for 3, 5 or 7 votes',
  'small-city.use.white': 'makes white cubes',
  'small-city.use.grey': 'makes grey cubes',
  'small-city.use.black': 'makes black cubes',

  'small-city.about.R1': 'One citizen: 1 vote each round. Someone moves in from City Hall.',
  'small-city.about.R2': 'Two citizens: 1 + 2 votes each round.',
  'small-city.about.R3': 'Three citizens: 1 + 2 + 3 votes each round.',
  'small-city.about.R4': 'Four citizens: up to 10 votes each round.',
  'small-city.about.R5': 'Five citizens: up to 15 votes each round.',
  'small-city.about.REF': 'Lets factories around it grow to 2, and to 3 with a Harbor.',
  'small-city.about.HAR':
    'Lets factories around it grow to 2, and to 3 with a Refinery. Two spaces are water.',
  'small-city.about.WH': 'Holds a cube on each space.',
  'small-city.about.P1': 'Takes 1 off each round’s pollution.',
  'small-city.about.P2': 'Takes 2 off each round’s pollution.',
  'small-city.about.P3': 'Takes 3 off each round’s pollution.',
  'small-city.about.POL': 'With a citizen on duty: tourists around it go home and stay away.',
  'small-city.about.FIR': 'With a citizen on duty: your tourists go home instead of dying.',
  'small-city.about.SCH': 'Culture for homes around it. Citizens rest here.',
  'small-city.about.LIB': 'Culture for homes around it. Citizens rest here.',
  'small-city.about.MUS': 'Culture for homes around it. Citizens rest here.',
  'small-city.about.MET': 'Culture. Two of your citizens may be in each other borough.',
  'small-city.about.CLI': 'Culture. With a citizen in it none of yours at home dies.',
  'small-city.about.UNI': 'Culture. With a citizen in it 3 votes each round.',
  'small-city.about.CH': 'Culture. Holds four: newcomers who wait for a home, or cubes.',

  'small-city.need.culture': (args) => `Culture around it: ${args.found} of ${args.needed}`,
  'small-city.need.homes': (args) => `Residences around it: ${args.found} of ${args.needed}`,
  'small-city.need.industry': (args) => `Refinery and Harbor around it: ${args.found} of ${args.needed}`,
  'small-city.need.apart': (args) =>
    args.met === true ? 'Homes and works apart' : 'Homes and works too close',
  'small-city.next': (args, say) => `To become ${tile(args.tile, say)}:`,
  'small-city.unlocks': (args) => `Then open: upgrade to ${(args.tiles as string[]).join(', ')}`,
  'small-city.upgrade': (args, say) => `Upgrade to ${tile(args.tile, say)}`,
  'small-city.demolish': (args) => `Tear down: ${dollars(args.money)}, +${args.pollution} pollution`,

  'small-city.outlook': 'Round of {seat:seat} as things stand',
  'small-city.money': 'Money',
  'small-city.votes': 'Votes',
  'small-city.pollution': 'Pollution',
  'small-city.deaths': 'Deaths',
  'small-city.then': 'at the end of the round as things stand',
  'small-city.income.money': (args) => `+${dollars(args.money)}`,
  'small-city.income.trades': (args, say) => say.plural(args.count, { one: '# trade', other: '# trades' }),
  'small-city.income.cubes': (args, say) => say.plural(args.count, { one: '# cube', other: '# cubes' }),
  'small-city.votes.why': (args, say) => `+${votes(args.votes, say)}`,
  'small-city.votes.count': (args, say) => votes(args.votes, say),
  'small-city.smoke.why': (args, say) =>
    `${citizens(args.citizens, say)}${Number(args.factories) > 0 ? ` +${say.plural(args.factories, { one: '# factory', other: '# factories' })}` : ''}${Number(args.parks) > 0 ? ` −${args.parks} park` : ''}`,
  'small-city.pollution.count': (args) =>
    `${args.pollution} pollution${Number(args.rise) > 0 ? `, ${args.rise} more as things stand` : ''}`,
  'small-city.deaths.then': (args) => (args.deaths === 0 ? 'as it stands' : 'of yours, as it stands'),
  'small-city.deaths.past': 'are counted',
  'small-city.deaths.out': '100 pollution: out!',

  'small-city.rondel': 'The rondel, a ring of action cards',
  'small-city.rondel.taken': 'Who has which card',
  'small-city.rondel.mayor': 'the Mayor’s',
  'small-city.rondel.far': 'too far',
  'small-city.rondel.price': (args) => (args.price === 0 ? 'free' : dollars(args.price)),
  'small-city.council': 'City Council',
  'small-city.council.column': '{column}',
  'small-city.council.cost': (args, say) =>
    `Column ${args.column}: costs ${dollars(args.column)} or ${votes(args.column, say)}`,
  'small-city.council.waiting': (args, say) => `Not on the board yet: ${seats(args.seats, say)}`,
  'small-city.council.pay': (args, say) =>
    `${args.pay === 'money' ? dollars(args.price) : args.pay === 'votes' ? votes(args.price, say) : `Draw ${args.price}, keep a promise`}${args.from === 0 ? '' : ` (disc from ${say.term(`row.${args.from}`)})`}`,
  'small-city.gain.tile': 'size {column}',
  'small-city.gain.any': 'any ≤ 4',
  'small-city.gain.tileWords': 'a free tile of {column} spaces',
  'small-city.gain.anyWords': 'a free tile of up to 4 spaces, whatever its conditions',
  'small-city.gain.either': (args) => `${dollars(args.amount)} / ${args.amount} v`,
  'small-city.gain.eitherWords': (args, say) => `${dollars(args.amount)} or ${votes(args.amount, say)}`,
  'small-city.gain.citizens': (args, say) => citizens(args.count, say),
  'small-city.gain.money': (args) => `Take ${dollars(args.amount)}`,
  'small-city.gain.votes': (args, say) => `Take ${votes(args.amount, say)}`,

  'small-city.boroughs': 'All boroughs',
  'small-city.look': 'Look at the borough of {seat:seat}',
  'small-city.mine': 'Mine',
  'small-city.hosts': 'hosts the Mayor',
  'small-city.guests': (args, say) =>
    say.plural(args.count, { one: '# tourist of yours', other: '# tourists of yours' }),
  'small-city.planning': 'planning',
  'small-city.planned': 'plan handed in',
  'small-city.titles': 'Titles to be earned',
  'small-city.titles.now': 'Votes less pollution now: {score}. The promise comes on top.',

  'small-city.supply': 'The supply',
  'small-city.supply.tile': (args, say) =>
    `${tile(args.tile, say)}: ${args.left} left${args.open === true ? '' : '. Not now: take it up to see why'}`,
  'small-city.left': '{count} left',
  'small-city.grow': 'Larger zone',
  'small-city.grow.help': 'One step more of Constructible Zone, and one tile at most',
  'small-city.kind.residence': 'Residences',
  'small-city.kind.commerce': 'Commerce',
  'small-city.kind.factory': 'Factories',
  'small-city.kind.industry': 'Industry',
  'small-city.kind.park': 'Parks',
  'small-city.kind.service': 'Stations',
  'small-city.kind.culture': 'Culture',
  'small-city.short.R1': 'Res. 1',
  'small-city.short.R2': 'Res. 2',
  'small-city.short.R3': 'Res. 3',
  'small-city.short.R4': 'Res. 4',
  'small-city.short.R5': 'Res. 5',
  'small-city.short.C1': 'Com. 1',
  'small-city.short.C2': 'Com. 2',
  'small-city.short.C3': 'Com. 3',
  'small-city.short.C4': 'Com. 4',
  'small-city.short.F1': 'Fact. 1',
  'small-city.short.F2': 'Fact. 2',
  'small-city.short.F3': 'Fact. 3',
  'small-city.short.REF': 'Refinery',
  'small-city.short.HAR': 'Harbor',
  'small-city.short.P1': 'Park 1',
  'small-city.short.P2': 'Park 2',
  'small-city.short.P3': 'Park 3',
  'small-city.short.POL': 'Police',
  'small-city.short.FIR': 'Fire',
  'small-city.short.SCH': 'School',
  'small-city.short.LIB': 'Library',
  'small-city.short.MUS': 'Museum',
  'small-city.short.MET': 'Metro',
  'small-city.short.CLI': 'CliniC',
  'small-city.short.UNI': 'University',

  'small-city.take': 'Take a tile, or press one of yours',
  'small-city.turn': 'Turn',
  'small-city.flip': 'Flip',
  'small-city.nextPlace': 'Next place',
  'small-city.build': 'Build here',
  'small-city.buildWarehouse': 'Warehouse here',
  'small-city.upgradeHere': 'Upgrade like this',
  'small-city.leaveOut': 'Leave it out',
  'small-city.stage.spot': 'Where does it go?',
  'small-city.stage.warehouse': 'Its warehouse: beside the factory, away from homes.',
  'small-city.stage.staff': 'Who goes on duty? Press a citizen, or leave it empty.',
  'small-city.stage.save': 'The Architect saves one cube: which?',
  'small-city.stage.cubes': 'Press the cubes you pay with.',
  'small-city.staff.none': 'Nobody for now',
  'small-city.save': (args, say) => `Save a ${say.term(`cube.${args.colour}`)} one`,
  'small-city.save.none': 'Keep that for later',
  'small-city.pay': 'Pay with these',
  'small-city.plan': 'Behind your screen',
  'small-city.plan.left': (args) => `${dollars(args.money)} left`,
  'small-city.plan.empty': 'Nothing planned yet: up to three tiles, or one tile and a larger zone.',
  'small-city.plan.remove': 'Take step {step} back',
  'small-city.plan.undo': 'Back a step',
  'small-city.plan.commit': (args, say) =>
    args.count === 0
      ? 'Build nothing'
      : say.plural(args.count, { one: 'Hand in # step', other: 'Hand in # steps' }),
  'small-city.plan.gone': (args, say) =>
    say.plural(args.count, {
      one: '# step that needed it is gone too',
      other: '# steps that needed it are gone too',
    }),
  'small-city.step.build': (args, say) =>
    `${tile(args.tile, say)} at ${args.at}${args.warehouse === '' ? '' : `, warehouse at ${args.warehouse}`}${args.duty === true ? ', on duty at once' : ''}${Number(args.saves) >= 0 ? `, saving a ${say.term(`cube.${args.saves}`)} cube` : ''}`,
  'small-city.step.upgrade': (args, say) => `Upgrade at ${args.at} to ${tile(args.tile, say)}`,
  'small-city.step.chain': 'Upgrade at {at}',
  'small-city.step.demolish': 'Tear down {at}',
  'small-city.step.expand': 'Larger zone',

  'small-city.found': 'Found the borough',
  'small-city.found.hint': 'Press the board for City Hall, then choose a promise',
  'small-city.side': 'Side of the board',
  'small-city.side.easy': 'Easy: 10 × 10, room to build',
  'small-city.side.expert': 'Expert: 9 × 9, for those who know',
  'small-city.deck.easy': 'Easy',
  'small-city.deck.medium': 'Medium',
  'small-city.deck.difficult': 'Difficult',
  'small-city.deck.special': 'Special',
  'small-city.promises': 'Promises',
  'small-city.promises.none': 'None yet.',
  'small-city.promise.worth': (args) => `Kept ${signed(args.good)}, broken ${signed(args.bad)}`,
  'small-city.promise.kept': 'kept, as it stands',
  'small-city.promise.open': 'not kept yet',
  'small-city.specials': (args, say) =>
    say.plural(args.count, { one: '# special promise', other: '# special promises' }),

  'small-city.hint.propose': 'Press a street between two empty spaces',
  'small-city.hint.street': 'Press a street between two empty spaces',
  'small-city.hint.claim': 'Press a card of the rondel',
  'small-city.hint.merge': 'Press a Residence 1, then its neighbour',
  'small-city.hint.move': 'Press a citizen',
  'small-city.hint.move.2': 'Press a lit space, here or in a lit borough',
  'small-city.hint.house': 'Press an empty Residence 1',
  'small-city.hint.trade': 'Press a cube to trade it',
  'small-city.hint.store': 'Press a lit space for the cube',
  'small-city.hint.victim': 'Press a citizen',
  'small-city.hint.grave': 'Press a lit space',
  'small-city.hint.council': 'Press a lit space of the Council',
  'small-city.hint.councilor': 'Press a lit space of the Council',
  'small-city.hint.keep': 'Press the promise you keep',
  'small-city.move.left': (args, say) =>
    `${args.must === 0 ? 'All have moved that must' : `${citizens(args.must, say)} must move`}${Number(args.may) > 0 ? `, ${args.may} may` : ''}`,
  'small-city.move.pick': 'Press a citizen, or drag it where it goes. Who lies down has moved.',
  'small-city.move.to': 'Where to? From {from}.',
  'small-city.move.here': 'Move here',
  'small-city.move.home': 'Go home',
  'small-city.done.move': 'All have moved',
  'small-city.done.income': 'No more trades',
  'small-city.trades': (args) => {
    const parts = [
      ...(Number(args.sell) > 0 ? [`${args.sell} × cube for money`] : []),
      ...(Number(args.buy) > 0 ? [`${args.buy} × money for votes`] : []),
      ...(Number(args.give) > 0 ? [`${args.give} × cube for votes`] : []),
    ];
    return `Trades left: ${parts.length === 0 ? 'none' : parts.join(', ')}`;
  },
  'small-city.rates.cubes': 'A cube',
  'small-city.rates.money': 'for money',
  'small-city.rates.votes': 'for votes',
  'small-city.rates.lots': (args) =>
    `One lot: ${(args.votes as number[]).map((count, at) => `$${at + 1} → ${count} votes`).join(', ')}`,
  'small-city.sell': (args) => `Sell it for ${dollars(args.money)}`,
  'small-city.give': (args, say) => `Give it for ${votes(args.votes, say)}`,
  'small-city.buy': (args, say) => `${dollars(args.money)} for ${votes(args.votes, say)}`,

  'small-city.people': 'Your citizens',
  'small-city.people.hall': 'City Hall',
  'small-city.people.reserve': 'Career Center',
  'small-city.people.pool': 'Pool',
  'small-city.people.dead': 'Cemeteries',
  'small-city.materials': 'Materials',
  'small-city.bank': '{count} in the reserve',
  'small-city.waiting': 'Cubes that wait for a place',
  'small-city.waiting.cube': 'A {colour:term.cube} cube waits for a place',
  'small-city.cubes': (args, say) => cubes(args.count, args.colour, say),
  'small-city.dollars': (args) => dollars(args.money),
  'small-city.standing': (args) => `score ${args.total}`,

  'small-city.words.round': (args, say) =>
    Number(args.round) === 0
      ? 'Everybody founds a borough.'
      : `Round ${args.round} of 8, ${say.term(`phase.${args.phase}`)}. The Mayor’s host is ${say.seat(args.host)}.`,
  'small-city.words.seat': (args, say) => {
    const discs = (args.rows as number[])
      .map((row, at) =>
        row === 0 ? undefined : `${say.term(`row.${row}`)} ${(args.columns as number[])[at]}`,
      )
      .filter((disc) => disc !== undefined);
    return `${votes(args.votes, say)}, ${dollars(args.money)}, ${args.pollution} pollution, ${citizens(args.reserve, say)} at the Career Center${discs.length === 0 ? '' : `, discs in ${say.list(discs)}`}.`;
  },
  'small-city.words.outlook': (args, say) =>
    `As things stand: ${votes(args.votes, say)} and ${args.rise} pollution this round.`,

  'small-city.final.base.basic': 'Votes',
  'small-city.final.base.votes': 'Votes',
  'small-city.final.base.economic': 'Money and Revenue',
  'small-city.final.base.citizens': 'Citizens in play',
  'small-city.final.base.cultural': 'Spaces of culture',
  'small-city.final.promise': 'Promise',
  'small-city.final.specials': 'Special promises',
  'small-city.final.pollution': 'Pollution',
  'small-city.final.total.basic': 'Score',
  'small-city.final.total.votes': 'Score',
  'small-city.final.total.economic': 'Dollars',
  'small-city.final.total.citizens': 'Citizens',
  'small-city.final.total.cultural': 'Spaces',
  'small-city.final.kept': (args, say) =>
    `“${say.term(`promise.${args.promise}`)}”: ${args.kept === true ? 'kept' : 'broken'}, ${signed(args.points)}.`,
  'small-city.final.special': (args, say) =>
    `Special: ${say.list((args.promises as number[]).map((promise) => say.term(`promise.${promise}`)))} (${signed(args.points)}).`,
  'small-city.final.tie': (args, say) => {
    const { mode } = args;
    const more =
      mode === 'basic' || mode === 'votes'
        ? `then money (${per(args.money, args.seats, say)})`
        : mode === 'economic'
          ? `then votes (${per(args.votes, args.seats, say)})`
          : `then votes with promises (${per(args.votes, args.seats, say)}), then money (${per(args.money, args.seats, say)})`;
    return `${seats(args.seats, say)} are level: lower pollution comes first (${per(args.pollution, args.seats, say)}), ${more}.`;
  },
  'small-city.final.title': '{title:term.title}',
  'small-city.final.noTitle': 'No title',

  'small-city.pad.intro':
    'Write down what you counted at the table. The pad asks for what your promises need, and the rules add it up.',
  'small-city.pad.mode': 'Played for',
  'small-city.pad.player': 'Player {player}',
  'small-city.pad.name': 'Name',
  'small-city.pad.add': 'Add a player',
  'small-city.pad.remove': 'Remove {name}',
  'small-city.pad.promise': 'Promise',
  'small-city.pad.promise.none': 'none',
  'small-city.pad.kept': 'kept',
  'small-city.pad.broken': 'broken',
  'small-city.pad.totals': 'Final count',
  'small-city.pad.field.votes': 'Votes',
  'small-city.pad.field.money': 'Money ($)',
  'small-city.pad.field.pollution': 'Pollution',
  'small-city.pad.field.revenue': 'Revenue ($)',
  'small-city.pad.field.inPlay': 'Citizens in play, without City Hall',
  'small-city.pad.field.rows': 'Rows of the Council completed',
  'small-city.pad.field.dead': 'Cemeteries',
  'small-city.pad.field.unused': 'Citizens in reserve and pool',
  'small-city.pad.field.residents': 'Citizens in the borough',
  'small-city.pad.field.empty': 'Empty spaces in the zone',
  'small-city.pad.field.used': 'Spaces in use in the zone',
  'small-city.pad.field.residences': 'Residences by size',
  'small-city.pad.field.commerce': 'Commerce by size',
  'small-city.pad.field.factories': 'Factories by size',
  'small-city.pad.field.parks': 'Park areas, spaces of each',
  'small-city.pad.field.culture': 'Cultural buildings',
  'small-city.pad.field.police': 'Police Station',
  'small-city.pad.field.fire': 'Fire Station',
  'small-city.pad.field.expanded': 'Zone larger than at the start',
  'small-city.pad.field.whole': 'Whole grid constructible',
  'small-city.pad.field.out': 'Out: reached 100 pollution',
} satisfies Catalogue;

export type SmallCityTableMessage = keyof typeof messages;
