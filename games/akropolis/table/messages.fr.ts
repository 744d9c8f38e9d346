import type { Args, Catalogue, Say } from '@pentapolis/kernel';
import type { TableMessage } from './messages.en.ts';

const signed = (value: unknown, say: Say): string => {
  const amount = Number(value);
  return amount < 0 ? `−${say.number(-amount)}` : `+${say.number(amount)}`;
};

/** Des demi-rangées, « 1½ ». */
const halves = (count: number): string => {
  const whole = Math.floor(count / 2);
  const half = count % 2 === 1 ? '½' : '';
  return whole === 0 && half !== '' ? half : `${whole}${half}`;
};

const where = (args: Args): string => {
  const east = Number(args.east);
  const south = Number(args.halvesSouth);
  const parts = [
    east === 0 ? '' : `${Math.abs(east)} ${east > 0 ? 'à l’est' : 'à l’ouest'}`,
    south === 0 ? '' : `${halves(Math.abs(south))} au ${south > 0 ? 'sud' : 'nord'}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'au centre' : parts.join(', ');
};

const stones = (args: Args, say: Say, name = 'stones'): string =>
  say.plural(args[name], { one: '# pierre', other: '# pierres' });

const points = (args: Args, say: Say, name = 'points'): string =>
  say.plural(args[name], { one: '# point', other: '# points' });

const stars = (args: Args, say: Say): string =>
  say.plural(args.stars, { one: '# étoile', other: '# étoiles' });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** « de Chloé », « d’Ada ». */
const of = (name: string): string =>
  /^[aeiouyhàâéèêëîïôœùûAEIOUYHÀÂÉÈÊËÎÏÔŒÙÛ]/.test(name) ? `d’${name}` : `de ${name}`;

const seats = (args: Args, say: Say): string =>
  say.list((args.seats as number[]).map((seat) => say.seat(seat)));

export const messages: Catalogue<TableMessage> = {
  'akropolis.phase': (args, say) => `Tour ${say.number(args.turn)} sur ${say.number(args.turns)}`,
  'akropolis.phase.over': 'Décompte final',

  'akropolis.stage': (args, say) => `La cité ${of(say.seat(args.seat))}`,
  'akropolis.stage.own': 'Votre cité',
  'akropolis.stage.keys':
    'Les flèches déplacent la tuile d’un emplacement à l’autre, R la tourne, Entrée bâtit, Échap la repose. Plus, moins et 0 règlent le zoom.',
  'akropolis.zoomIn': 'Rapprocher',
  'akropolis.zoomOut': 'Éloigner',
  'akropolis.fit': 'Voir toute la cité',
  'akropolis.plan': 'Voir du dessus',

  'akropolis.site': 'Chantier',
  'akropolis.site.tile': (args, say) =>
    `${args.tile} : ${args.letters}. ${args.price === 0 ? 'Gratuite' : `Coûte ${stones(args, say, 'price')}`}${args.payable ? '' : ', plus que vous n’en avez'}`,
  'akropolis.site.free': 'gratuite',
  'akropolis.site.stays': 'La dernière tuile reste',
  'akropolis.site.stacks': (args, say) =>
    say.plural(args.stacks, { one: 'Encore # pile', other: 'Encore # piles' }),
  'akropolis.site.lastStack': 'Plus aucune pile',
  'akropolis.chief': 'Architecte en chef : {holder}',

  'akropolis.comes': 'Encore à venir',
  'akropolis.comes.help': 'Les hexagones des tuiles qui restent dans les piles.',
  'akropolis.comes.districts': 'Quartiers',
  'akropolis.comes.plazas': 'Places',
  'akropolis.comes.quarries': 'Carrières',

  'akropolis.cities': 'Cités',
  'akropolis.city.own': 'Vous',
  'akropolis.city.points': (args, say) => points(args, say),
  'akropolis.city.stones': (args, say) => stones(args, say),
  'akropolis.city.pointsUnit': (args, say) => say.plural(args.points, { one: 'point', other: 'points' }),
  'akropolis.city.stonesUnit': (args, say) => say.plural(args.stones, { one: 'pierre', other: 'pierres' }),
  'akropolis.city.last': 'Bâti en dernier',
  'akropolis.architect.tiles': (args, say) => say.plural(args.tiles, { one: '# tuile', other: '# tuiles' }),

  'akropolis.where': (args) => where(args),
  'akropolis.spot.ground': (args, say) =>
    `Au sol, ${where(args)}, vers ${say.term(`direction.${args.rotation}`)}, à côté de : ${args.hexes}`,
  'akropolis.spot.high': (args, say) =>
    `Niveau ${args.level}, ${where(args)}, vers ${say.term(`direction.${args.rotation}`)}, sur : ${args.hexes}`,
  'akropolis.gain.stones': (args, say) => `+${stones(args, say)}`,
  'akropolis.gain.points': (args, say) =>
    `${signed(args.points, say)} ${say.plural(Math.abs(Number(args.points)), { one: 'point', other: 'points' })}`,
  'akropolis.gain.district': (args, say) =>
    `${say.term(`district.${args.district}`)} ${signed(args.points, say)}`,
  'akropolis.signed': (args, say) => signed(args.value, say),

  'akropolis.score': (args, say) => `Le compte ${of(say.seat(args.seat))}`,
  'akropolis.score.own': 'Votre compte',
  'akropolis.score.line': (args, say) =>
    `${say.term(`district.${args.district}`)} : valeur ${args.value} fois ${stars(args, say)}, soit ${points(args, say)}`,
  'akropolis.score.stars': (args, say) => stars(args, say),
  'akropolis.score.hidden': 'Points comptés à la fin',
  'akropolis.score.total': 'Total',
  'akropolis.score.stones': 'Pierres',

  'akropolis.conditions': (args, say) =>
    `Ce que demandent les ${say.term(`district.${args.district}`).toLowerCase()}`,
  'akropolis.condition.house': 'Le plus grand groupe seul',
  'akropolis.condition.house.byValue': 'Le groupe le plus précieux seul',
  'akropolis.condition.market': 'Sans marché voisin',
  'akropolis.condition.barracks': 'Au bord de la cité',
  'akropolis.condition.barracks.anyEmpty': 'Au bord, ou près d’un lac',
  'akropolis.condition.temple': 'Bâti sur ses six côtés',
  'akropolis.condition.garden': 'Compte toujours',
  'akropolis.double.house': 'Double dès la valeur 10',
  'akropolis.double.market': 'Double près d’une place de marché',
  'akropolis.double.barracks': 'Double avec 3 ou 4 côtés vers l’extérieur',
  'akropolis.double.barracks.anyEmpty': 'Double avec 3 ou 4 côtés vides',
  'akropolis.double.temple': 'Double dès le niveau 2',
  'akropolis.double.garden': 'Double au bord d’un lac',
  'akropolis.double.garden.singleHexOnly': 'Double au bord d’un lac d’un seul hexagone',

  'akropolis.hex': (args, say) => `${capital(say.term(`hex.${args.hex}`))} au niveau ${args.height}`,
  'akropolis.hex.worth': (args, say) => `Vaut ${say.number(args.worth)}, fois ${stars(args, say)}.`,
  'akropolis.hex.plaza': (args, say) => `${stars(args, say)}.`,
  'akropolis.hex.quarry': 'Couvrez-la : elle donne une pierre.',

  'akropolis.build': 'Bâtir ici',
  'akropolis.cancel': 'Reposer',
  'akropolis.turnRight': 'Tourner à droite',
  'akropolis.turnLeft': 'Tourner à gauche',
  'akropolis.pivot': 'Tourne sur place. Choisir un hexagone pour pivot',
  'akropolis.pivot.at': (args, say) =>
    `Tourne autour : ${say.term(`hex.${args.hex}`)}. Choisir un autre pivot`,
  'akropolis.place': 'Choisissez d’abord où la poser.',
  'akropolis.noTurn': 'Elle ne peut pas tourner autour de cet hexagone.',
  'akropolis.picked': (args) => `${args.tile} choisie : ${args.letters}.`,
  'akropolis.putBack': 'Reposée.',
  'akropolis.close': 'Fermer',

  'akropolis.places': 'Liste des emplacements',
  'akropolis.places.help': 'Les meilleurs d’abord. Entrée bâtit, R tourne la tuile.',
  'akropolis.places.counting': 'Calcul en cours…',
  'akropolis.places.none': 'Choisissez d’abord une tuile.',
  'akropolis.words': 'La cité en mots',
  'akropolis.words.intro': (args, say) =>
    `${say.plural(args.hexes, { one: '# hexagone', other: '# hexagones' })} vus du dessus, ${stones(args, say)}, niveau le plus haut : ${args.top}. Les positions se comptent depuis la place de départ.`,
  'akropolis.words.none': 'aucun',
  'akropolis.words.item': (args, say) =>
    `${capital(say.term(`hex.${args.hex}`))}, niveau ${args.height}, ${where(args)}`,
  'akropolis.words.lakes': 'Lacs',
  'akropolis.words.quarries': 'Carrières',

  'akropolis.final.stones': 'Pierres restantes',
  'akropolis.final.quarries': 'Carrières possédées',
  'akropolis.final.tie': (args, say) =>
    `${seats(args, say)} ont ${points(args, say)} : les pierres départagent.`,
  'akropolis.final.shared': (args, say) =>
    `${seats(args, say)} ont autant de points et de pierres : la place est partagée.`,
  'akropolis.final.beaten': (args, say) => `Vous battez ${say.term(`architect.${args.architect}`)}.`,
  'akropolis.final.lost': (args, say) => `${say.term(`architect.${args.architect}`)} reste devant.`,
  'akropolis.final.lostTie': (args, say) =>
    `Égalité de points, et vous n’avez pas plus de pierres que ${say.term(`architect.${args.architect}`)} : l’architecte gagne.`,
  'akropolis.final.rival': 'Comment compte l’architecte',
  'akropolis.final.rival.hippodamos': 'Chaque quartier compte 1, où qu’il soit.',
  'akropolis.final.rival.metagenes':
    'Chaque quartier compte 1, où qu’il soit, et chaque carrière donne 2 points.',
  'akropolis.final.rival.callicrates': 'Chaque quartier compte 2, où qu’il soit.',

  'akropolis.pad.intro':
    'Pour qui joue avec la boîte : saisissez ce que vous voyez, les règles font les comptes.',
  'akropolis.pad.player': (args, say) => `Joueur ${say.number(args.player)}`,
  'akropolis.pad.name': 'Nom',
  'akropolis.pad.players': 'Joueurs',
  'akropolis.pad.addPlayer': 'Ajouter un joueur',
  'akropolis.pad.remove': (args) => `Retirer ${args.name}`,
  'akropolis.pad.by': 'Saisir',
  'akropolis.pad.byCity': 'La cité',
  'akropolis.pad.byNumbers': 'Des nombres',
  'akropolis.pad.value': 'Valeur',
  'akropolis.pad.stars': 'Étoiles',
  'akropolis.pad.brush': 'Hexagone à poser',
  'akropolis.pad.height': 'Hauteur',
  'akropolis.pad.higher': 'Plus haut',
  'akropolis.pad.lower': 'Plus bas',
  'akropolis.pad.erase': 'Rien',
  'akropolis.pad.grid':
    'Touchez les hexagones pour les poser. Au clavier : flèches pour se déplacer, Entrée pour poser, Suppr pour vider, un chiffre pour la hauteur, H M B T G Q pour la sorte d’hexagone, avec Maj pour sa place.',
  'akropolis.pad.cell': (args, say) =>
    `${capital(where(args))} : ${say.term(`hex.${args.hex}`)}, niveau ${args.height}`,
  'akropolis.pad.cellEmpty': (args) => `${capital(where(args))} : vide`,
  'akropolis.pad.rulings': 'Ce qui a été convenu',
  'akropolis.pad.totals': 'Totaux',
};
