import type { Args, Catalogue, Say } from '@pentapolis/kernel';
import type { AkropolisMessage } from './messages.en.ts';

const stones = (args: Args, say: Say, name = 'stones'): string =>
  say.plural(args[name], { one: '# pierre', other: '# pierres' });

/** « une place de caserne, une habitation et une carrière », d’après les lettres de la tuile. */
const shows = (args: Args, say: Say): string =>
  say.list([...String(args.letters)].map((letter) => say.term(`hex.${letter}`)));

export const messages: Catalogue<AkropolisMessage> = {
  'game.name': 'Akropolis',
  'game.about':
    'Posez des tuiles, empilez les quartiers, couvrez les carrières : la cité aux quartiers les mieux placés et les plus hauts l’emporte.',

  'district.house': 'Habitations',
  'district.market': 'Marchés',
  'district.barracks': 'Casernes',
  'district.temple': 'Temples',
  'district.garden': 'Jardins',

  'hex.h': 'une habitation',
  'hex.m': 'un marché',
  'hex.b': 'une caserne',
  'hex.t': 'un temple',
  'hex.g': 'un jardin',
  'hex.H': 'une place d’habitations',
  'hex.M': 'une place de marché',
  'hex.B': 'une place de caserne',
  'hex.T': 'une place de temple',
  'hex.G': 'une place de jardin',
  'hex.q': 'une carrière',

  'direction.0': 'le nord',
  'direction.1': 'le nord-est',
  'direction.2': 'le sud-est',
  'direction.3': 'le sud',
  'direction.4': 'le sud-ouest',
  'direction.5': 'le nord-ouest',

  'architect.hippodamos': 'Hippodamos',
  'architect.metagenes': 'Métagénès',
  'architect.callicrates': 'Callicratès',

  'option.variants': 'Conditions relevées',
  'option.variants.help': 'Chacune double les quartiers qui la remplissent.',
  'option.variants.house': 'Habitations : un groupe qui vaut 10 ou plus',
  'option.variants.market': 'Marchés : à côté d’une place de marché',
  'option.variants.barracks': 'Casernes : 3 ou 4 voisins au-delà du bord',
  'option.variants.temple': 'Temples : au deuxième niveau ou plus haut',
  'option.variants.garden': 'Jardins : au bord d’un lac',
  'option.long': 'Partie longue',
  'option.long.help': 'Les 61 tuiles à deux, à trois ou en solitaire.',
  'option.houses': 'Quelles habitations comptent',
  'option.houses.help': 'Un seul groupe d’habitations compte. Voici lequel.',
  'option.houses.byHexCountThenValue': 'Le groupe qui a le plus d’hexagones',
  'option.houses.byValue': 'Le groupe le plus précieux',
  'option.barracksEdge': 'Bord de la cité',
  'option.barracksEdge.help': 'Ce sur quoi une caserne doit donner, et ce que compte sa condition difficile.',
  'option.barracksEdge.outsideOnly': 'Seulement le terrain hors de la cité',
  'option.barracksEdge.anyEmpty': 'N’importe quel hexagone vide, lacs compris',
  'option.lake': 'Lacs',
  'option.lake.help': 'Ce qui fait un lac, quand les jardins ont leur condition relevée.',
  'option.lake.anyEnclosedRegion': 'Tout terrain vide enclavé',
  'option.lake.singleHexOnly': 'Un seul hexagone enclavé',
  'option.liveScores': 'Points en cours de partie',
  'option.liveScores.help': 'Tout est visible sur la table, mais compter au fil du jeu demande du travail.',
  'option.liveScores.shown': 'Affichés',
  'option.liveScores.hidden': 'Gardés pour la fin',
  'option.architect': 'Rival en solitaire',
  'option.architect.help': 'N’intervient pas à deux et plus.',
  'option.architect.hippodamos': 'Hippodamos (clément)',
  'option.architect.metagenes': 'Métagénès (ferme)',
  'option.architect.callicrates': 'Callicratès (sans pitié)',
  'option.first': 'Premier joueur',
  'option.first.help':
    'Qui commence, avec une pierre ; les autres suivent dans le sens horaire, une pierre de plus chacun.',
  'option.first.random': 'Le sort décide',
  'option.first.seat1': 'Joueur 1',
  'option.first.seat2': 'Joueur 2',
  'option.first.seat3': 'Joueur 3',
  'option.first.seat4': 'Joueur 4',

  'decision.build': 'Prenez une tuile du chantier et posez-la dans votre cité.',
  'action.build': (args, say) =>
    `Prendre ${args.tile} (${shows(args, say)}) et la poser en ${args.q}, ${args.r}, tournée vers ${say.term(`direction.${args.rotation}`)}`,

  'fact.took': (args, say) =>
    args.price === 0
      ? `${say.seat(args.seat)} prend ${args.tile} (${shows(args, say)}) sans rien payer.`
      : `${say.seat(args.seat)} prend ${args.tile} (${shows(args, say)}) pour ${stones(args, say, 'price')}.`,
  'fact.built': (args, say) =>
    args.level === 1
      ? `${say.seat(args.seat)} pose ${args.tile} au sol.`
      : `${say.seat(args.seat)} bâtit ${args.tile} au niveau ${say.number(args.level)}.`,
  'fact.quarried': (args, say) => `${say.seat(args.seat)} tire ${stones(args, say)} des carrières couvertes.`,
  'fact.paidArchitect': (args, say) =>
    say.plural(args.stones, {
      one: 'La pierre va à l’architecte.',
      other: 'Les # pierres vont à l’architecte.',
    }),
  'fact.architectTook': (args, say) =>
    args.price === 0
      ? `L’architecte prend ${args.tile} (${shows(args, say)}) sans rien payer.`
      : `L’architecte prend ${args.tile} (${shows(args, say)}) pour ${stones(args, say, 'price')}.`,
  'fact.refilled': (args, say) =>
    `Une nouvelle pile arrive au chantier : ${say.list(args.tiles as string[])}.`,
  'fact.ended': 'Il ne reste que {tile} et plus aucune pile. La partie est terminée.',

  'refusal.seats': 'Akropolis se joue de {min} à {max}.',
  'refusal.noSuchFirst': (args) => `La table n’a que ${args.seats} places : laissez commencer l’une d’elles.`,
  'refusal.longAtFour': 'À quatre, toute partie se joue déjà avec toutes les tuiles.',
  'refusal.unreadable': 'Cela ne se joue pas à Akropolis : « {field} » n’a pas de sens.',
  'refusal.unreadableSheet':
    'Cette feuille de score est illisible : « {field} » devrait être {wants:term.sheet}.',
  'refusal.unknownSheetField':
    'Une feuille de score n’a pas de « {field} » : elle a cells, stones, variants et rulings.',
  'refusal.hexTwice': 'La feuille de score nomme deux fois l’hexagone {q}, {r}.',
  'doubt.detached':
    'Cette cité ne peut pas être construite : l’hexagone en {q}, {r} ne touche pas les autres.',
  'doubt.hovering':
    'Cette cité ne peut pas être construite : en {q}, {r}, aucune tuile ne peut reposer à la hauteur {height}, faute de deux voisins aussi hauts.',
  'doubt.hexes':
    'Cette cité ne peut pas être construite : avec tout ce qui est dessous elle a {hexes} hexagones. Il y en a quatre au départ et trois par tuile, {most} au plus.',
  'doubt.districts':
    'Cette cité ne peut pas être construite : {count} quartiers ({district:term.district}), c’est plus que les {most} de la boîte.',
  'doubt.plazas':
    'Cette cité ne peut pas être construite : {count} places ({district:term.district}), c’est plus que les {most} de la boîte.',
  'sheet.cells': 'une liste d’au moins un hexagone',
  'sheet.cell': 'un hexagone avec q, r, hex et height',
  'sheet.q': 'un nombre entier de -62 à 62',
  'sheet.r': 'un nombre entier de -62 à 62',
  'sheet.hex': 'l’une des lettres h m b t g H M B T G q',
  'sheet.height': 'un nombre entier à partir de 1',
  'sheet.stones': 'un nombre entier à partir de 0',
  'sheet.rulings': 'un objet qui nomme les règles choisies',
  'refusal.over': 'La partie est terminée.',
  'refusal.notYourTurn': 'C’est au tour de {seat:seat}.',
  'refusal.notOnSite': '{tile} n’est pas au chantier.',
  'refusal.tooDear': (args, say) =>
    `${args.tile} coûte ${stones(args, say, 'cost')}. Vous en avez ${say.number(args.stones)}.`,
  'refusal.detached': 'Au sol, une tuile doit toucher votre cité.',
  'refusal.overhang': 'Une partie de la tuile dépasserait au-dessus du vide.',
  'refusal.uneven': 'Les hexagones du dessous n’ont pas tous la même hauteur.',
  'refusal.oneTile':
    'Les trois hexagones du dessous viennent d’une seule tuile. Posez-la à cheval sur deux au moins.',

  'reason.counts': 'Compte.',
  'reason.doubled': 'Compte double.',
  'reason.otherGroup': 'Hors du groupe d’habitations qui compte.',
  'reason.marketBeside': 'Un autre marché le touche.',
  'reason.walledIn': 'Elle n’a aucun voisin vide : elle n’est pas au bord.',
  'reason.lakeOnly': 'Elle ne donne que sur un lac, et un lac n’est pas le bord.',
  'reason.openSide': 'Il n’est pas bâti sur ses six côtés.',
};
