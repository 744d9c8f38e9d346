import type { Args, Catalogue, Say } from '@pentapolis/kernel';

const stones = (args: Args, say: Say, name = 'stones'): string =>
  say.plural(args[name], { one: '# stone', other: '# stones' });

/** "a barracks plaza, a house and a quarry" from the letters of a tile. */
const shows = (args: Args, say: Say): string =>
  say.list([...String(args.letters)].map((letter) => say.term(`hex.${letter}`)));

export const messages = {
  'game.name': 'Akropolis',
  'game.about':
    'Lay tiles, stack districts, cover quarries: the city with the best-placed, highest districts wins.',

  'district.house': 'Houses',
  'district.market': 'Markets',
  'district.barracks': 'Barracks',
  'district.temple': 'Temples',
  'district.garden': 'Gardens',

  'hex.h': 'a house',
  'hex.m': 'a market',
  'hex.b': 'a barracks',
  'hex.t': 'a temple',
  'hex.g': 'a garden',
  'hex.H': 'a house plaza',
  'hex.M': 'a market plaza',
  'hex.B': 'a barracks plaza',
  'hex.T': 'a temple plaza',
  'hex.G': 'a garden plaza',
  'hex.q': 'a quarry',

  'direction.0': 'north',
  'direction.1': 'north-east',
  'direction.2': 'south-east',
  'direction.3': 'south',
  'direction.4': 'south-west',
  'direction.5': 'north-west',

  'architect.hippodamos': 'Hippodamos',
  'architect.metagenes': 'Metagenes',
  'architect.callicrates': 'Callicrates',

  'option.variants': 'Harder conditions',
  'option.variants.help': 'Each one doubles the districts that fulfil it.',
  'option.variants.house': 'Houses: a group worth 10 or more',
  'option.variants.market': 'Markets: beside a market plaza',
  'option.variants.barracks': 'Barracks: 3 or 4 neighbours beyond the edge',
  'option.variants.temple': 'Temples: on the second level or higher',
  'option.variants.garden': 'Gardens: beside a lake',
  'option.long': 'Long match',
  'option.long.help': 'All 61 tiles with two or three players, or alone.',
  'option.houses': 'Which houses count',
  'option.houses.help': 'One group of houses counts. This says which.',
  'option.houses.byHexCountThenValue': 'The group with the most hexes',
  'option.houses.byValue': 'The most valuable group',
  'option.barracksEdge': 'Edge of the city',
  'option.barracksEdge.help': 'What a barracks has to look out on, and what its harder condition counts.',
  'option.barracksEdge.outsideOnly': 'Only land outside the city',
  'option.barracksEdge.anyEmpty': 'Any empty hex, lakes included',
  'option.lake': 'Lakes',
  'option.lake.help': 'What makes a lake, when gardens have their harder condition.',
  'option.lake.anyEnclosedRegion': 'Any enclosed empty land',
  'option.lake.singleHexOnly': 'A single enclosed hex',
  'option.liveScores': 'Points during play',
  'option.liveScores.help': 'Everything on the table is open, but counting along is work.',
  'option.liveScores.shown': 'Shown',
  'option.liveScores.hidden': 'Kept for the end',
  'option.architect': 'Rival when you play alone',
  'option.architect.help': 'Has no part in matches of two and more.',
  'option.architect.hippodamos': 'Hippodamos (gentle)',
  'option.architect.metagenes': 'Metagenes (firm)',
  'option.architect.callicrates': 'Callicrates (merciless)',
  'option.first': 'First player',
  'option.first.help': 'Who begins, with one stone; the others follow clockwise with one more each.',
  'option.first.random': 'Chance decides',
  'option.first.seat1': 'Player 1',
  'option.first.seat2': 'Player 2',
  'option.first.seat3': 'Player 3',
  'option.first.seat4': 'Player 4',

  'decision.build': 'Take a tile from the site and lay it in your city.',
  'action.build': (args, say) =>
    `Take ${args.tile} (${shows(args, say)}) and lay it at ${args.q}, ${args.r}, facing ${say.term(`direction.${args.rotation}`)}`,

  'fact.took': (args, say) =>
    args.price === 0
      ? `${say.seat(args.seat)} takes ${args.tile} (${shows(args, say)}) for nothing.`
      : `${say.seat(args.seat)} takes ${args.tile} (${shows(args, say)}) for ${stones(args, say, 'price')}.`,
  'fact.built': (args, say) =>
    args.level === 1
      ? `${say.seat(args.seat)} lays ${args.tile} on the ground.`
      : `${say.seat(args.seat)} builds ${args.tile} on level ${say.number(args.level)}.`,
  'fact.quarried': (args, say) => `${say.seat(args.seat)} digs ${stones(args, say)} out of covered quarries.`,
  'fact.paidArchitect': (args, say) =>
    say.plural(args.stones, {
      one: 'The stone goes to the architect.',
      other: 'The # stones go to the architect.',
    }),
  'fact.architectTook': (args, say) =>
    args.price === 0
      ? `The architect takes ${args.tile} (${shows(args, say)}) for nothing.`
      : `The architect takes ${args.tile} (${shows(args, say)}) for ${stones(args, say, 'price')}.`,
  'fact.refilled': (args, say) => `A new stack reaches the site: ${say.list(args.tiles as string[])}.`,
  'fact.ended': 'Only {tile} is left and there are no more stacks. The match is over.',

  'refusal.seats': 'Akropolis is for {min} to {max} players.',
  'refusal.noSuchFirst': (args) => `The table has only ${args.seats} seats: let one of them begin.`,
  'refusal.longAtFour': 'With four players every match already uses all the tiles.',
  'refusal.unreadable': 'This is not something you can do in Akropolis: “{field}” makes no sense.',
  'refusal.unreadableSheet': 'This score sheet can’t be read: “{field}” should be {wants:term.sheet}.',
  'refusal.unknownSheetField': 'A score sheet has no “{field}”: it has cells, stones, variants and rulings.',
  'refusal.hexTwice': 'The score sheet names the hex at {q}, {r} twice.',
  'doubt.detached': 'This city can’t be built: the hex at {q}, {r} does not hang together with the others.',
  'doubt.hovering':
    'This city can’t be built: at {q}, {r} no tile can lie at height {height}, for want of two neighbours as high.',
  'doubt.hexes':
    'This city can’t be built: with all that lies below it has {hexes} hexes. There are four to begin with and three a tile, {most} at most.',
  'doubt.districts':
    'This city can’t be built: {count} districts ({district:term.district}) are more than the {most} in the box.',
  'doubt.plazas':
    'This city can’t be built: {count} plazas ({district:term.district}) are more than the {most} in the box.',
  'sheet.cells': 'a list of at least one hex',
  'sheet.cell': 'a hex with q, r, hex and height',
  'sheet.q': 'a whole number from -62 to 62',
  'sheet.r': 'a whole number from -62 to 62',
  'sheet.hex': 'one of the letters h m b t g H M B T G q',
  'sheet.height': 'a whole number from 1 up',
  'sheet.stones': 'a whole number from 0 up',
  'sheet.rulings': 'an object with rulings by name',
  'refusal.over': 'The match is over.',
  'refusal.notYourTurn': 'It is {seat:seat}’s turn.',
  'refusal.notOnSite': '{tile} is not on the site.',
  'refusal.tooDear': (args, say) =>
    `${args.tile} costs ${stones(args, say, 'cost')}. You have ${say.number(args.stones)}.`,
  'refusal.detached': 'On the ground, a tile has to touch your city.',
  'refusal.overhang': 'Part of the tile would hang over empty land.',
  'refusal.uneven': 'The hexes underneath are not all the same height.',
  'refusal.oneTile': 'All three hexes underneath belong to one tile. Lay it across at least two.',

  'reason.counts': 'Counts.',
  'reason.doubled': 'Counts double.',
  'reason.otherGroup': 'Not in the group of houses that counts.',
  'reason.marketBeside': 'Another market touches it.',
  'reason.walledIn': 'It has no empty neighbour: it is not on the edge.',
  'reason.lakeOnly': 'It only looks out on a lake, and a lake is not the edge.',
  'reason.openSide': 'It is not built in on all six sides.',
} satisfies Catalogue;

export type AkropolisMessage = keyof typeof messages;
