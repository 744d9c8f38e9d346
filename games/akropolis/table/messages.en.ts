import type { Args, Catalogue, Say } from '@pentapolis/kernel';

const signed = (value: unknown, say: Say): string => {
  const amount = Number(value);
  return amount < 0 ? `−${say.number(-amount)}` : `+${say.number(amount)}`;
};

/** Half rows as "1½". */
const halves = (count: number): string => {
  const whole = Math.floor(count / 2);
  const half = count % 2 === 1 ? '½' : '';
  return whole === 0 && half !== '' ? half : `${whole}${half}`;
};

const where = (args: Args): string => {
  const east = Number(args.east);
  const south = Number(args.halvesSouth);
  const parts = [
    east === 0 ? '' : `${Math.abs(east)} ${east > 0 ? 'east' : 'west'}`,
    south === 0 ? '' : `${halves(Math.abs(south))} ${south > 0 ? 'south' : 'north'}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'centre' : parts.join(', ');
};

const stones = (args: Args, say: Say, name = 'stones'): string =>
  say.plural(args[name], { one: '# stone', other: '# stones' });

const points = (args: Args, say: Say, name = 'points'): string =>
  say.plural(args[name], { one: '# point', other: '# points' });

export const messages = {
  'akropolis.phase': (args, say) => `Turn ${say.number(args.turn)} of ${say.number(args.turns)}`,
  'akropolis.phase.over': 'Final count',

  'akropolis.stage': (args, say) => `City of ${say.seat(args.seat)}`,
  'akropolis.stage.own': 'Your city',
  'akropolis.stage.keys':
    'Arrow keys move the tile from spot to spot, R turns it, Enter builds, Escape puts it back. Plus, minus and 0 zoom.',
  'akropolis.zoomIn': 'Zoom in',
  'akropolis.zoomOut': 'Zoom out',
  'akropolis.fit': 'Show the whole city',
  'akropolis.plan': 'See it from straight above',

  'akropolis.site': 'Construction site',
  'akropolis.site.tile': (args, say) =>
    `${args.tile}: ${args.letters}. ${args.price === 0 ? 'Free' : `Costs ${stones(args, say, 'price')}`}${args.payable ? '' : ', more than you have'}`,
  'akropolis.site.free': 'free',
  'akropolis.site.stays': 'The last tile stays',
  'akropolis.site.stacks': (args, say) =>
    say.plural(args.stacks, { one: '# stack left', other: '# stacks left' }),
  'akropolis.site.lastStack': 'No stacks left',
  'akropolis.chief': 'Chief Architect: {holder}',

  'akropolis.comes': 'Still to come',
  'akropolis.comes.help': 'Hexes on the tiles in the stacks.',
  'akropolis.comes.districts': 'Districts',
  'akropolis.comes.plazas': 'Plazas',
  'akropolis.comes.quarries': 'Quarries',

  'akropolis.cities': 'Cities',
  'akropolis.city.own': 'You',
  'akropolis.city.points': (args, say) => points(args, say),
  'akropolis.city.stones': (args, say) => stones(args, say),
  'akropolis.city.pointsUnit': (args, say) => say.plural(args.points, { one: 'point', other: 'points' }),
  'akropolis.city.stonesUnit': (args, say) => say.plural(args.stones, { one: 'stone', other: 'stones' }),
  'akropolis.city.last': 'Built last',
  'akropolis.architect.tiles': (args, say) => say.plural(args.tiles, { one: '# tile', other: '# tiles' }),

  'akropolis.where': (args) => where(args),
  'akropolis.spot.ground': (args, say) =>
    `On the ground at ${where(args)}, facing ${say.term(`direction.${args.rotation}`)}, beside ${args.hexes}`,
  'akropolis.spot.high': (args, say) =>
    `Level ${args.level} at ${where(args)}, facing ${say.term(`direction.${args.rotation}`)}, over ${args.hexes}`,
  'akropolis.gain.stones': (args, say) => `+${stones(args, say)}`,
  'akropolis.gain.points': (args, say) =>
    `${signed(args.points, say)} ${Math.abs(Number(args.points)) === 1 ? 'point' : 'points'}`,
  'akropolis.gain.district': (args, say) =>
    `${say.term(`district.${args.district}`)} ${signed(args.points, say)}`,
  'akropolis.signed': (args, say) => signed(args.value, say),

  'akropolis.score': (args, say) => `Count of ${say.seat(args.seat)}`,
  'akropolis.score.own': 'Your count',
  'akropolis.score.line': (args, say) =>
    `${say.term(`district.${args.district}`)}: value ${args.value} times ${say.plural(args.stars, { one: '# star', other: '# stars' })} makes ${points(args, say)}`,
  'akropolis.score.stars': (args, say) => say.plural(args.stars, { one: '# star', other: '# stars' }),
  'akropolis.score.hidden': 'Points are counted at the end',
  'akropolis.score.total': 'Total',
  'akropolis.score.stones': 'Stones',

  'akropolis.conditions': (args, say) =>
    `What ${say.term(`district.${args.district}`).toLowerCase()} ask for`,
  'akropolis.condition.house': 'Largest group only',
  'akropolis.condition.house.byValue': 'Most valuable group only',
  'akropolis.condition.market': 'No market next to it',
  'akropolis.condition.barracks': 'On the edge of the city',
  'akropolis.condition.barracks.anyEmpty': 'On the edge, or by a lake',
  'akropolis.condition.temple': 'Built in on all six sides',
  'akropolis.condition.garden': 'Always counts',
  'akropolis.double.house': 'Double from value 10',
  'akropolis.double.market': 'Double beside a market plaza',
  'akropolis.double.barracks': 'Double with 3 or 4 sides that look outside',
  'akropolis.double.barracks.anyEmpty': 'Double with 3 or 4 empty sides',
  'akropolis.double.temple': 'Double on level 2 and up',
  'akropolis.double.garden': 'Double beside a lake',
  'akropolis.double.garden.singleHexOnly': 'Double beside a one-hex lake',

  'akropolis.hex': (args, say) => `${capital(say.term(`hex.${args.hex}`))} on level ${args.height}`,
  'akropolis.hex.worth': (args, say) =>
    `Worth ${say.number(args.worth)}, times ${say.plural(args.stars, { one: '# star', other: '# stars' })}.`,
  'akropolis.hex.plaza': (args, say) => say.plural(args.stars, { one: '# star.', other: '# stars.' }),
  'akropolis.hex.quarry': 'Cover it and you gain a stone.',

  'akropolis.build': 'Build here',
  'akropolis.cancel': 'Put back',
  'akropolis.turnRight': 'Turn right',
  'akropolis.turnLeft': 'Turn left',
  'akropolis.pivot': 'Turns on the spot. Choose a hex to turn around',
  'akropolis.pivot.at': (args, say) => `Turns around ${say.term(`hex.${args.hex}`)}. Choose another hex`,
  'akropolis.place': 'First choose a place for it.',
  'akropolis.noTurn': 'There is no other way round this hex.',
  'akropolis.picked': (args) => `${args.tile} chosen: ${args.letters}.`,
  'akropolis.putBack': 'Put back.',
  'akropolis.close': 'Close',

  'akropolis.places': 'List of places',
  'akropolis.places.help': 'Best first. Enter builds, R turns the tile.',
  'akropolis.places.counting': 'Counting …',
  'akropolis.places.none': 'Choose a tile first.',
  'akropolis.words': 'City in words',
  'akropolis.words.intro': (args, say) =>
    `${say.plural(args.hexes, { one: '# hex', other: '# hexes' })} seen from above, ${stones(args, say)}, highest level ${args.top}. Places are counted from the start plaza.`,
  'akropolis.words.none': 'none',
  'akropolis.words.item': (args, say) =>
    `${capital(say.term(`hex.${args.hex}`))}, level ${args.height}, ${where(args)}`,
  'akropolis.words.lakes': 'Lakes',
  'akropolis.words.quarries': 'Quarries',

  'akropolis.final.stones': 'Stones left',
  'akropolis.final.quarries': 'Quarries owned',
  'akropolis.final.tie': (args, say) =>
    `${say.list((args.seats as number[]).map((seat) => say.seat(seat)))} have ${points(args, say)} each: more stones break the tie.`,
  'akropolis.final.shared': (args, say) =>
    `${say.list((args.seats as number[]).map((seat) => say.seat(seat)))} have as many points and stones: they share the place.`,
  'akropolis.final.beaten': (args, say) => `You beat ${say.term(`architect.${args.architect}`)}.`,
  'akropolis.final.lost': (args, say) => `${say.term(`architect.${args.architect}`)} stays ahead.`,
  'akropolis.final.lostTie': (args, say) =>
    `Equal points, and you have no more stones than ${say.term(`architect.${args.architect}`)}: the architect wins.`,
  'akropolis.final.rival': 'How the architect counts',
  'akropolis.final.rival.hippodamos': 'Every district counts 1, whatever its place.',
  'akropolis.final.rival.metagenes':
    'Every district counts 1, whatever its place, and every quarry gives 2 points.',
  'akropolis.final.rival.callicrates': 'Every district counts 2, whatever its place.',

  'akropolis.pad.intro': 'For people with the box: enter what you see, the rules do the sums.',
  'akropolis.pad.player': (args, say) => `Player ${say.number(args.player)}`,
  'akropolis.pad.name': 'Name',
  'akropolis.pad.players': 'Players',
  'akropolis.pad.addPlayer': 'Add a player',
  'akropolis.pad.remove': (args) => `Remove ${args.name}`,
  'akropolis.pad.by': 'Enter by',
  'akropolis.pad.byCity': 'City',
  'akropolis.pad.byNumbers': 'Numbers',
  'akropolis.pad.value': 'Value',
  'akropolis.pad.stars': 'Stars',
  'akropolis.pad.brush': 'Hex to set',
  'akropolis.pad.height': 'Height',
  'akropolis.pad.higher': 'Higher',
  'akropolis.pad.lower': 'Lower',
  'akropolis.pad.erase': 'Nothing',
  'akropolis.pad.grid':
    'Tap hexes to set them. On the keyboard: arrows move, Enter sets, Delete clears, a figure is the height, H M B T G Q the sort of hex, with Shift its plaza.',
  'akropolis.pad.cell': (args, say) => `${where(args)}: ${say.term(`hex.${args.hex}`)}, level ${args.height}`,
  'akropolis.pad.cellEmpty': (args) => `${where(args)}: empty`,
  'akropolis.pad.rulings': 'What was agreed',
  'akropolis.pad.totals': 'Totals',
} satisfies Catalogue;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type TableMessage = keyof typeof messages;
