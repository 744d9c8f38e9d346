import type { Args, Catalogue, Json, Say } from '@pentapolis/kernel';
import { district } from './phrases.en.ts';

const seats = (ids: Json | undefined, say: Say): string =>
  say.list((ids as number[]).map((seat) => say.seat(seat)));

/** "Ada 20, Bo 18" */
const figures = (ids: Json | undefined, values: Json | undefined, say: Say): string =>
  (ids as number[]).map((seat, at) => `${say.seat(seat)} ${say.number((values as number[])[at])}`).join(', ');

const points = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# point', other: '# points' });
const districts = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# district', other: '# districts' });

/** How a final count comes about, who has won, and what is odd about cities that somebody wrote down. */
export const counted = {
  'count.cost': (args: Args, say: Say) =>
    (args.districts as string[])
      .map((id, at) => `${district(id, say)} ${say.number((args.costs as number[])[at])}`)
      .join(', '),
  'count.worth': '{district:term.district} is worth {points} more than it costs',
  'count.beauty': 'The Artist’s gold on {district:term.district}',
  'count.allColours': 'All five are there',
  'count.missing': (args, say) =>
    `Not there: ${say.list((args.colours as string[]).map((colour) => say.term(`colour.${colour}`)))}`,
  'count.haunted': 'The Haunted City counts as {colour:term.colour}',
  'count.hauntedFresh': 'The Haunted City was built in the last round and stays {colour:term.colour}',
  'count.first': (args, say) => `The first complete city: ${districts(args.districts, say)}`,
  'count.firstHit': '{districts} of {goal} districts now, but it was the first complete city',
  'count.later': (args, say) => `Complete, but not first: ${districts(args.districts, say)}`,
  'count.unfinished': '{districts} of {goal} districts',
  'count.museum': (args, say) =>
    `Museum: ${say.plural(args.points, { one: '# card', other: '# cards' })} under it`,
  'count.mapRoom': (args, say) =>
    `Map Room: ${say.plural(args.points, { one: '# card', other: '# cards' })} in hand`,
  'count.imperialTreasury': 'Imperial Treasury: {points} gold left',
  'count.wishingWell': (args, say) =>
    `Wishing Well: ${say.plural(args.points, { one: '# other purple district', other: '# other purple districts' })}`,

  'verdict.alone': (args, say) => `${seats(args.seats, say)} wins with ${points(args.points, say)}.`,
  'verdict.together': (args, say) =>
    `${seats(args.seats, say)} win together with ${points(args.points, say)}, level in the cost of their districts and in gold as well.`,
  'verdict.byCost': (args, say) =>
    `${seats(args.seats, say)} have ${points(args.points, say)} each: whoever’s districts cost more comes first (${figures(args.seats, args.costs, say)}).`,
  'verdict.byGold': (args, say) =>
    `${seats(args.seats, say)} have ${points(args.points, say)} each and districts of the same cost: more gold comes first (${figures(args.seats, args.gold, say)}).`,
  'verdict.shared': (args, say) =>
    `${seats(args.seats, say)} have ${points(args.points, say)} each, level in everything: they share the place.`,

  'doubt.noneComplete': (args, say) =>
    `No city here has ${districts(args.goal, say)}. A match ends when one has, so look whether a district is missing. If a complete city was hit later, mark it as the first.`,
  'doubt.nobodyFirst':
    'No city is marked as the first to be complete, though one is complete: the first gets 4 points, not 2.',
  'doubt.manyFirst':
    'Several cities are marked as the first to be complete. Only a Bell Tower makes that so, and then a city is complete with 7.',
  'doubt.manyFirstNoBell':
    'Several cities are marked as the first to be complete. Only a Bell Tower makes that so, and none stands here.',
  'doubt.sixNoBell': 'Only a Bell Tower makes a city complete with 6 districts, and none stands here.',
  'doubt.firstShort': (args, say) =>
    `The city of ${say.seat(args.seat)} is marked as the first to be complete and has only ${args.districts} of ${districts(args.goal, say)}. Only an Armory takes a district out of a complete city, so look whether one is missing.`,
  'doubt.twins':
    '{district:term.district} stands twice in the city of {seat:seat}. Only a Wizard, or a Quarry that is gone since, makes that so.',
  'doubt.threeAlike':
    '{district:term.district} stands {count} times in the city of {seat:seat}. Only a Wizard makes that so.',
  'doubt.cards':
    'There are {cards} cards in these cities and hands and under the Museum. The box holds {most} districts.',
} satisfies Catalogue;
