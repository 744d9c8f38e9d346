import type { Catalogue, Json, Say } from '@pentapolis/kernel';
import type { counted as english } from './counted.en.ts';
import { district, of } from './phrases.fr.ts';

const seats = (ids: Json | undefined, say: Say): string =>
  say.list((ids as number[]).map((seat) => say.seat(seat)));

/** « Ada 20, Bo 18 » */
const figures = (ids: Json | undefined, values: Json | undefined, say: Say): string =>
  (ids as number[]).map((seat, at) => `${say.seat(seat)} ${say.number((values as number[])[at])}`).join(', ');

const points = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# point', other: '# points' });
const districts = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# quartier', other: '# quartiers' });
const cards = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# carte', other: '# cartes' });
const city = (seat: Json | undefined, say: Say): string => `la cité ${of(say.seat(seat))}`;

export const counted: Catalogue<keyof typeof english> = {
  'count.cost': (args, say) =>
    (args.districts as string[])
      .map((id, at) => `${district(id, say)} ${say.number((args.costs as number[])[at])}`)
      .join(', '),
  'count.worth': '{district:term.district} : {points} de plus que son coût',
  'count.beauty': 'L’or de l’Artiste sur {district:term.district}',
  'count.allColours': 'Toutes les cinq sont là',
  'count.missing': (args, say) =>
    `Il manque : ${say.list((args.colours as string[]).map((colour) => say.term(`colour.${colour}`)))}`,
  'count.haunted': 'La Cour des Miracles compte comme {colour:term.colour}',
  'count.hauntedFresh':
    'Bâtie pendant la dernière manche, la Cour des Miracles compte comme {colour:term.colour}',
  'count.first': (args, say) => `La première cité complète : ${districts(args.districts, say)}`,
  'count.firstHit': '{districts} quartiers sur {goal} à présent, mais ce fut la première cité complète',
  'count.later': (args, say) => `Complète, mais pas la première : ${districts(args.districts, say)}`,
  'count.unfinished': (args, say) => `${districts(args.districts, say)} sur ${say.number(args.goal)}`,
  'count.museum': (args, say) => `Musée : ${cards(args.points, say)} dessous`,
  'count.mapRoom': (args, say) => `Salle des Cartes : ${cards(args.points, say)} en main`,
  'count.imperialTreasury': (args, say) =>
    `Trésor impérial : ${say.plural(args.points, { one: '# pièce', other: '# pièces' })} en réserve`,
  'count.wishingWell': (args, say) =>
    `Fontaine aux Souhaits : ${say.plural(args.points, { one: '# autre quartier violet', other: '# autres quartiers violets' })}`,

  'verdict.alone': (args, say) => `${seats(args.seats, say)} l’emporte avec ${points(args.points, say)}.`,
  'verdict.together': (args, say) =>
    `${seats(args.seats, say)} l’emportent ensemble avec ${points(args.points, say)}, à égalité aussi pour le coût des quartiers et pour l’or.`,
  'verdict.byCost': (args, say) =>
    `${seats(args.seats, say)} ont chacun ${points(args.points, say)} : les quartiers les plus chers passent devant (${figures(args.seats, args.costs, say)}).`,
  'verdict.byGold': (args, say) =>
    `${seats(args.seats, say)} ont chacun ${points(args.points, say)} et des quartiers de même coût : le plus d’or passe devant (${figures(args.seats, args.gold, say)}).`,
  'verdict.shared': (args, say) =>
    `${seats(args.seats, say)} ont chacun ${points(args.points, say)}, à égalité en tout : ils partagent le rang.`,

  'doubt.noneComplete': (args, say) =>
    `Aucune cité n’a ici ${districts(args.goal, say)}. Une partie s’achève quand l’une les a : regardez s’il en manque un. Si une cité complète a souffert depuis, marquez-la comme la première.`,
  'doubt.nobodyFirst':
    'Aucune cité n’est marquée comme la première complète, alors qu’une l’est : la première reçoit 4 points, et non 2.',
  'doubt.manyFirst':
    'Plusieurs cités sont marquées comme la première complète. Seul un Beffroi le permet, et alors une cité est complète avec 7.',
  'doubt.manyFirstNoBell':
    'Plusieurs cités sont marquées comme la première complète. Seul un Beffroi le permet, et il n’y en a pas ici.',
  'doubt.sixNoBell':
    'Seul un Beffroi fait qu’une cité est complète avec 6 quartiers, et il n’y en a pas ici.',
  'doubt.firstShort': (args, say) =>
    `Marquée comme la première complète, ${city(args.seat, say)} n’a que ${districts(args.districts, say)} sur ${say.number(args.goal)}. Seule une Poudrière prend un quartier à une cité complète : regardez s’il en manque un.`,
  'doubt.twins': (args, say) =>
    `Deux fois le même quartier dans ${city(args.seat, say)} : ${district(args.district, say)}. Seul un Enchanteur, ou une Carrière disparue depuis, le permet.`,
  'doubt.threeAlike': (args, say) =>
    `${say.number(args.count)} fois le même quartier dans ${city(args.seat, say)} : ${district(args.district, say)}. Seul un Enchanteur le permet.`,
  'doubt.cards':
    'Il y a {cards} cartes dans ces cités, en main et sous le Musée. La boîte contient {most} quartiers.',
};
