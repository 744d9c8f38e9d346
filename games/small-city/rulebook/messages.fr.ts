import type { Args, Catalogue, Json, Say } from '@pentapolis/kernel';
import { cellName } from '../rules/geometry.ts';
import { parseStep } from '../rules/notation.ts';
import type { SmallCityMessage } from './messages.en.ts';

const dollars = (amount: Json | undefined): string => `${amount} $`;
const votes = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# voix', other: '# voix' });
const citizens = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# citoyen', other: '# citoyens' });
const cubes = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# cube', other: '# cubes' });
const tile = (id: Json | undefined, say: Say): string => say.term(`tile.${id}`);
const at = (cell: Json | undefined): string =>
  Number(cell) < 0 ? 'l’hôtel de ville' : cellName(Number(cell));
const places = (args: Args, say: Say): string => say.list((args.cells as number[]).map(at));
const isVowel = (name: string): boolean => /^[AEÉÈIOUYH]/i.test(name);
/** « d’Ada », « de Paul » */
const of = (seat: Json | undefined, say: Say): string => {
  const name = say.seat(seat);
  return isVowel(name) ? `d’${name}` : `de ${name}`;
};
const purse = (what: Json | undefined, amount: Json | undefined, say: Say): string =>
  what === 'money' ? dollars(amount) : what === 'votes' ? votes(amount, say) : `${amount} de pollution`;
const cube = (colour: Json | undefined, say: Say): string => `un cube ${say.term(`cube.${colour}`)}`;
const street = (args: Args, way: Json | undefined, say: Say): string =>
  `la rue ${say.term(`way.${way}`)} de ${at(args.cell)}`;

/** Where somebody is: on the own board by its cell, elsewhere with the owner of the borough. */
const place = (value: Json | undefined, seat: Json | undefined, say: Say): string => {
  const [borough, cell] = value as number[];
  return seat === undefined || borough === seat ? at(cell) : `${at(cell)} chez ${say.seat(borough)}`;
};

const step = (text: string, say: Say): string => {
  const read = parseStep(text);
  switch (read?.do) {
    case 'build':
      return `${tile(read.tile, say)} en ${at(read.at)}`;
    case 'upgrade':
      return `une amélioration en ${at(read.cell)}`;
    case 'demolish':
      return `une démolition en ${at(read.cell)}`;
    default:
      return 'une zone plus grande';
  }
};
const steps = (text: Json | undefined, say: Say): string =>
  text === ''
    ? 'rien'
    : say.list(
        String(text)
          .split('+')
          .map((one) => step(one, say)),
      );

export const messages: Catalogue<SmallCityMessage> = {
  'game.name': 'Small City',
  'game.about':
    'Huit manches d’urbanisme derrière un paravent : des logements près de la culture, des usines au loin, des parcs contre la fumée. Le quartier qui récolte le plus de voix l’emporte.',

  'tile.R1': 'Résidence 1',
  'tile.R2': 'Résidence 2',
  'tile.R3': 'Résidence 3',
  'tile.R4': 'Résidence 4',
  'tile.R5': 'Résidence 5',
  'tile.C1': 'Commerce 1',
  'tile.C2': 'Commerce 2',
  'tile.C3': 'Commerce 3',
  'tile.C4': 'Commerce 4',
  'tile.F1': 'Usine 1',
  'tile.F2': 'Usine 2',
  'tile.F3': 'Usine 3',
  'tile.REF': 'Raffinerie',
  'tile.HAR': 'Port',
  'tile.WH': 'Entrepôt',
  'tile.P1': 'Petit parc',
  'tile.P2': 'Parc moyen',
  'tile.P3': 'Grand parc',
  'tile.POL': 'Commissariat',
  'tile.FIR': 'Caserne de pompiers',
  'tile.SCH': 'École',
  'tile.LIB': 'Bibliothèque',
  'tile.MUS': 'Musée',
  'tile.MET': 'Station de métro',
  'tile.CLI': 'Clinique',
  'tile.UNI': 'Université',
  'tile.CH': 'Hôtel de ville',

  'cube.0': 'blanc',
  'cube.1': 'gris',
  'cube.2': 'noir',
  'side.easy': 'facile',
  'side.expert': 'expert',
  'way.east': 'à l’est',
  'way.south': 'au sud',
  'row.1': 'Industrie',
  'row.2': 'Construction',
  'row.3': 'Économie',
  'row.4': 'Tourisme',

  'card.A': 'Maire',
  'card.B': 'Architecte',
  'card.C': 'Médiateur',
  'card.D': 'Ingénieur',
  'card.E': 'Partisan',
  'card.F': 'Urbaniste',
  'card.G': 'Conseiller municipal',
  'card.H': 'Opposant',
  'card.I': 'Adjoint',
  'card.J': 'Écologiste',
  'card.K': 'Avocat',
  'card.L': 'Anarchiste',
  'cardHelp.A': 'Vous recevez le Maire à la prochaine manche et jouez en premier.',
  'cardHelp.B': 'Un bâtiment culturel coûte un cube de moins cette manche.',
  'cardHelp.C': 'Chaque tuile payée coûte 1 $ de moins cette manche, mais au moins 1 $.',
  'cardHelp.D': 'Les usines de votre quartier ne polluent pas cette manche.',
  'cardHelp.E': '2 voix ou 1 $ tout de suite.',
  'cardHelp.F': 'Votre zone constructible peut s’agrandir d’un cran tout de suite.',
  'cardHelp.G': 'Vous pouvez avancer un disque au conseil municipal tout de suite.',
  'cardHelp.H': 'Rien.',
  'cardHelp.I': 'Vous pouvez fusionner une Résidence 1 et sa voisine, sans culture.',
  'cardHelp.J': 'Personne ne pollue dans vos commerces cette manche.',
  'cardHelp.K': 'Une fois cette manche, deux de vos citoyens peuvent partager une case.',
  'cardHelp.L': 'Payez tout de suite 2 $ ou 3 voix ; sinon 3 de pollution.',

  'promise.1': 'Des résidences d’au moins 4 tailles',
  'promise.2': 'Des usines des 3 tailles',
  'promise.3': 'Des commerces des 4 tailles',
  'promise.4': 'Toute la grille constructible',
  'promise.5': 'Au moins 2 lignes du conseil achevées',
  'promise.6': 'Moins de 15 de pollution',
  'promise.7': 'Au moins 3 citoyens morts',
  'promise.8': 'Une zone constructible jamais agrandie',
  'promise.9': 'Au moins 3 commerces de taille 4',
  'promise.10': 'Au moins 3 espaces verts de plus de 4 cases',
  'promise.11': 'Les 22 citoyens en jeu',
  'promise.12': 'Plus de 40 de pollution',
  'promise.13': 'Au moins 3 usines de taille 3',
  'promise.14': 'Plus de 17 $',
  'promise.15': 'Des résidences des 5 tailles',
  'promise.16': 'Les 6 bâtiments culturels',
  'promise.17': 'La plus grande surface d’usines',
  'promise.18': 'La plus grande surface de résidences',
  'promise.19': 'La plus grande surface de commerces',
  'promise.20': 'Le moins de morts, ou aucun',
  'promise.21': 'Le plus de cases vides dans la zone',
  'promise.22': 'La plus petite surface de parcs',
  'promise.23': 'La plus petite surface d’usines',
  'promise.24': 'Le plus de morts',
  'promise.25': 'Le moins de cases vides dans la zone',
  'promise.26': 'Le moins de citoyens dans le quartier',
  'promise.27': 'Le plus de pollution',
  'promise.28': 'La plus petite surface de résidences',
  'promise.29': 'Le moins de voix',
  'promise.30': 'Le plus de cases occupées dans la zone',
  'promise.31': 'Le plus d’argent',
  'promise.32': 'Commissariat et caserne de pompiers',

  'title.homestead': 'Lieu-dit',
  'title.hamlet': 'Hameau',
  'title.village': 'Village',
  'title.neighborhood': 'Quartier',
  'title.town': 'Bourg',
  'title.suburb': 'Banlieue',
  'title.city': 'Ville',
  'title.metropolis': 'Métropole',
  'title.capital': 'Capitale',
  'title.megalopolis': 'Mégalopole',

  'phase.founding': 'Fondation',
  'phase.mayor': 'La visite du Maire',
  'phase.claim': 'Actions spéciales',
  'phase.build': 'Construction',
  'phase.resolve': 'Construction',
  'phase.move': 'Déplacements',
  'phase.housing': 'Nouveaux logements',
  'phase.income': 'Revenus',
  'phase.vote': 'Vote',
  'phase.smoke': 'Pollution',
  'phase.deaths': 'Décès',
  'phase.council': 'Conseil municipal',
  'phase.next': 'Le Maire s’en va',
  'phase.over': 'La fin',

  'option.mode': 'L’enjeu de la partie',
  'option.mode.help':
    'Le jeu de base, ou le jeu avancé avec douze cartes, des promesses spéciales et la victoire de votre choix.',
  'option.mode.basic': 'Jeu de base : les voix',
  'option.mode.votes': 'Avancé : les voix',
  'option.mode.economic': 'Avancé : victoire économique',
  'option.mode.citizens': 'Avancé : victoire des citoyens',
  'option.mode.cultural': 'Avancé : victoire culturelle',
  'option.difficulty': 'Difficulté',
  'option.difficulty.help': 'À partir de quand la pollution tue dans le jeu en solitaire.',
  'option.difficulty.citizen': 'Citoyen : personne ne meurt',
  'option.difficulty.mayor': 'Maire : un mort si la pollution monte de plus de 5',
  'option.difficulty.governor': 'Gouverneur : un mort si elle monte de plus de 2',
  'option.difficulty.senator': 'Sénateur : un mort dès qu’elle monte',
  'option.difficulty.president': 'Président : un mort par point de hausse',
  'option.boards': 'Plateaux de quartier',
  'option.boards.help': 'La face facile laisse plus de place.',
  'option.boards.choose': 'Chacun choisit',
  'option.boards.easy': 'Facile pour tous',
  'option.boards.expert': 'Expert pour tous',
  'option.opposite': 'Le quartier d’en face',
  'option.opposite.help': 'Quand les touristes ne peuvent pas s’y rendre.',
  'option.opposite.firstRound': 'Fermé à la première manche',
  'option.opposite.never': 'Toujours fermé',
  'option.councilTiles': 'Tuiles du conseil',
  'option.councilTiles.help': 'Ce que donne la ligne Construction dans les colonnes 1 à 3.',
  'option.councilTiles.exact': 'Cette taille exactement',
  'option.councilTiles.orSmaller': 'Cette taille ou moins',

  'decision.found': 'Choisissez une face, un emplacement pour l’hôtel de ville et une promesse.',
  'decision.propose': (args, say) => `Proposez une rue pour le Maire dans le quartier ${of(args.host, say)}.`,
  'decision.agree': (args, say) =>
    `Le Maire dans ${street(args, args.to, say)}, dans le quartier ${of(args.host, say)} ?`,
  'decision.street': (args, say) =>
    `Pas d’accord : choisissez la rue dans le quartier ${of(args.host, say)}.`,
  'decision.claim': 'Choisissez une action spéciale.',
  'decision.gain': (args, say) => `Prenez ${votes(args.votes, say)} ou ${dollars(args.money)}.`,
  'decision.expand': 'Agrandir votre zone constructible ?',
  'decision.councilor': 'Avancer un disque au conseil municipal ?',
  'decision.merge': 'Fusionner deux résidences ?',
  'decision.calm': 'Calmez les troubles : 2 $ ou 3 voix.',
  'decision.build': 'Préparez votre chantier.',
  'decision.replan': (args, say) =>
    `Ce n’est plus possible : ${steps(args.step, say)}. Choisissez une autre tuile à la place.`,
  'decision.move': (args, say) =>
    Number(args.must) === 0
      ? 'Déplacez vos citoyens.'
      : `Déplacez vos citoyens : ${citizens(args.must, say)} ${Number(args.must) === 1 ? 'doit' : 'doivent'} encore bouger.`,
  'decision.house': (args, say) =>
    `Choisissez un logement : ${citizens(args.waiting, say)} à l’hôtel de ville.`,
  'decision.trade': 'Faites vos échanges dans vos commerces.',
  'decision.store': 'Choisissez une place pour un cube.',
  'decision.victim': (args, say) => `Choisissez qui meurt : ${citizens(args.count, say)}.`,
  'decision.grave': 'Choisissez la place du cimetière.',
  'decision.council': 'Investir au conseil municipal ?',
  'decision.bonus': 'Choisissez vos matériaux.',
  'decision.raise': 'Posez votre tuile gratuite (colonne {column}).',
  'decision.keep': 'Gardez une des promesses spéciales.',

  'action.found': (args, say) =>
    `Face ${say.term(`side.${args.side}`)}, hôtel de ville en ${at(args.at)}, promesse ${args.promise} : ${say.term(`promise.${args.promise}`)}`,
  'action.street': (args, say) => `La rue ${say.term(`way.${args.to}`)} de ${at(args.cell)}`,
  'action.agree': 'D’accord',
  'action.disagree': 'Pas d’accord',
  'action.claim': 'Prendre la carte {card:term.card}',
  'action.gain': (args) => (args.what === 'money' ? 'Prendre l’argent' : 'Prendre les voix'),
  'action.calm': (args) =>
    args.what === 'money' ? 'Payer 2 $' : args.what === 'votes' ? 'Payer 3 voix' : 'Subir 3 de pollution',
  'action.expand': 'Agrandir la zone',
  'action.merge': (args) => `Fusionner ${at(args.one)} et ${at(args.other)}`,
  'action.build': (args, say) => `Construire : ${steps(args.steps, say)}`,
  'action.replan': (args, say) => `À la place : ${steps(args.steps, say)}`,
  'action.move': (args, say) =>
    `De ${place(args.from, undefined, say)} (${say.seat((args.from as number[])[0])}) à ${place(args.toward, undefined, say)} (${say.seat((args.toward as number[])[0])})`,
  'action.house': (args) => `Emménager en ${at(args.cell)}`,
  'action.sell': (args) => `Vendre le cube de ${at(args.cell)}`,
  'action.buy': (args) => `Acheter des voix pour ${dollars(args.money)}`,
  'action.give': (args) => `Donner le cube de ${at(args.cell)} contre des voix`,
  'action.store': (args) => `Ranger le cube ${Number(args.item) + 1} en ${at(args.cell)}`,
  'action.victim': (args) => `Le citoyen de ${at(args.cell)} meurt`,
  'action.grave': (args) => `Un cimetière en ${at(args.cell)}`,
  'action.council': (args, say) =>
    `${args.from === args.row && args.again !== true ? 'Avancer dans' : 'Commencer dans'} ${say.term(`row.${args.row}`)}${args.from !== 0 && args.from !== args.row ? ` (depuis ${say.term(`row.${args.from}`)})` : ''}, en payant ${args.pay === 'money' ? 'en argent' : args.pay === 'votes' ? 'en voix' : 'd’une promesse'}`,
  'action.take': (args, say) => `Prendre du ${say.term(`cube.${args.colour}`)}`,
  'action.raise': (args, say) => `Construire gratuitement : ${steps(args.steps, say)}`,
  'action.keep': 'Garder la {promise} : {promise:term.promise}',
  'action.done': 'Terminé',
  'action.pass': 'Non merci',

  'fact.founded': (args, say) =>
    `${say.seat(args.seat)} fonde son quartier : face ${say.term(`side.${args.side}`)}, hôtel de ville en ${at(args.at)}.`,
  'fact.promised': 'Vous promettez : {promise:term.promise}.',
  'fact.roundBegins': 'Manche {round}. Le Maire est chez {host:seat}.',
  'fact.proposed': (args, say) => `${say.seat(args.seat)} propose ${street(args, args.toward, say)}.`,
  'fact.answered': (args, say) =>
    `${say.seat(args.seat)} ${args.agree ? 'est d’accord' : 'n’est pas d’accord'}.`,
  'fact.visits': (args, say) =>
    Number(args.cell) < 0
      ? `Le Maire ne trouve aucune rue chez ${say.seat(args.host)}.`
      : `Le Maire se tient ${say.term(`way.${args.toward}`)} de ${at(args.cell)} chez ${say.seat(args.host)}.`,
  'fact.rondel': (args, say) =>
    `Les cartes : ${say.list((args.cards as string[]).map((card) => say.term(`card.${card}`)))}${args.mayor ? ' ; le Maire prend la première' : ''}.`,
  'fact.claimed': (args, say) =>
    `${say.seat(args.seat)} prend la carte ${say.term(`card.${args.card}`)}${Number(args.price) > 0 ? ` pour ${dollars(args.price)}` : ''}.`,
  'fact.gained': (args, say) => `${say.seat(args.seat)} reçoit ${purse(args.what, args.amount, say)}.`,
  'fact.calmed': (args, say) =>
    `${say.seat(args.seat)} calme les troubles : ${purse(args.what, args.amount, say)}.`,
  'fact.expanded': '{seat:seat} agrandit sa zone constructible.',
  'fact.merged': (args, say) =>
    `${say.seat(args.seat)} fusionne ${at(args.one)} et ${at(args.other)} en ${tile(args.tile, say)} pour ${dollars(args.price)}.`,
  'fact.declined': '{seat:seat} en reste là.',
  'fact.planned': '{seat:seat} a fini ses plans.',
  'fact.ownPlan': (args, say) => `Votre plan : ${steps(args.steps, say)}.`,
  'fact.built': (args, say) =>
    `${say.seat(args.seat)} construit ${tile(args.tile, say)} en ${at(args.at)}${args.free ? ' gratuitement' : Number(args.price) > 0 ? ` pour ${dollars(args.price)}` : (args.cubes as number[]).length > 0 ? ` pour ${cubes((args.cubes as number[]).length, say)}` : ''}.`,
  'fact.upgraded': (args, say) =>
    `${say.seat(args.seat)} améliore ${tile(args.from, say)} en ${at(args.cell)} : ${tile(args.tile, say)}.`,
  'fact.demolished': (args, say) =>
    `${say.seat(args.seat)} démolit ${tile(args.tile, say)} en ${at(args.cell)} pour ${dollars(args.price)} et autant de pollution.`,
  'fact.enlarged': '{seat:seat} agrandit sa zone constructible plutôt que de construire davantage.',
  'fact.noSteps': '{seat:seat} ne construit rien.',
  'fact.planDone': '{seat:seat} n’a plus rien à construire.',
  'fact.movedIn': (args, say) => `Un citoyen ${of(args.seat, say)} emménage en ${at(args.cell)}.`,
  'fact.onDuty': (args, say) =>
    `Un citoyen ${of(args.seat, say)} prend son service : ${tile(args.tile, say)}.`,
  'fact.wentHome': (args, say) =>
    `Un citoyen ${of(args.seat, say)} rentre ${args.hall ? 'à l’hôtel de ville' : 'au centre d’emploi'}.`,
  'fact.forestalled': (args, say) => `Trop tard pour ${say.seat(args.seat)} : ${steps(args.step, say)}.`,
  'fact.leftOut': '{seat:seat} y renonce.',
  'fact.moved': (args, say) =>
    `Un citoyen ${of(args.seat, say)} va de ${place(args.from, args.seat, say)} à ${place(args.toward, args.seat, say)}${args.mate ? ', en colocation' : ''}.`,
  'fact.allMoved': '{seat:seat} a fini ses déplacements.',
  'fact.housed': (args, say) => `Un citoyen ${of(args.seat, say)} trouve un logement en ${at(args.cell)}.`,
  'fact.arrived': (args, say) =>
    `${citizens(args.count, say)} ${Number(args.count) === 1 ? 'arrive' : 'arrivent'} à l’hôtel de ville ${of(args.seat, say)}.`,
  'fact.earned': (args, say) =>
    `${say.seat(args.seat)} gagne ${dollars(Number(args.tourists) + Number(args.commerce))}.`,
  'fact.sold': (args, say) =>
    `${say.seat(args.seat)} vend ${cube(args.colour, say)} pour ${dollars(args.money)}.`,
  'fact.bought': (args, say) =>
    `${say.seat(args.seat)} achète ${votes(args.votes, say)} pour ${dollars(args.money)}.`,
  'fact.gave': (args, say) =>
    `${say.seat(args.seat)} donne ${cube(args.colour, say)} contre ${votes(args.votes, say)}.`,
  'fact.traded': '{seat:seat} a fini ses échanges.',
  'fact.stored': (args, say) =>
    Number((args.toward as number[])[1]) < 0
      ? `${say.seat(args.seat)} n’a pas de place pour ${cube(args.colour, say)}.`
      : `${say.seat(args.seat)} range ${cube(args.colour, say)} en ${place(args.toward, args.seat, say)}.`,
  'fact.voted': (args, say) =>
    `${say.seat(args.seat)} : ${votes(Number(args.residences) + Number(args.university), say)}.`,
  'fact.polluted': (args, say) =>
    `${say.seat(args.seat)} : pollution +${args.rise} (citoyens ${args.citizens}, usines ${args.factories}, parcs −${args.parks}), soit ${args.total}.`,
  'fact.mustDie': (args, say) => `La pollution coûte ${citizens(args.count, say)} à ${say.seat(args.seat)}.`,
  'fact.nobodyDies': (args, say) => `Personne ne peut mourir dans le quartier ${of(args.seat, say)}.`,
  'fact.died': (args, say) =>
    `Un citoyen ${of(args.owner, say)} meurt en ${place([Number(args.seat), Number(args.cell)], args.owner, say)}.`,
  'fact.buried': (args, say) => `${say.seat(args.seat)} ouvre un cimetière en ${at(args.cell)}.`,
  'fact.out': '{seat:seat} étouffe sous la pollution et quitte la partie.',
  'fact.invested': (args, say) =>
    `${say.seat(args.seat)} va en colonne ${args.column} de ${say.term(`row.${args.row}`)}${args.pay === 'promise' ? ', au prix d’une promesse' : ` pour ${purse(args.pay, args.price, say)}`}.`,
  'fact.newcomers': (args, say) =>
    `${citizens(args.count, say)} de plus pour ${say.seat(args.seat)}, dont ${args.hall} à l’hôtel de ville.`,
  'fact.received': (args, say) =>
    `${say.seat(args.seat)} reçoit ${cubes(args.count, say)} (${say.term(`cube.${args.colour}`)}).`,
  'fact.nothingToRaise': '{seat:seat} n’a de place pour aucune tuile gratuite.',
  'fact.drewSpecials': (args, say) =>
    `${say.seat(args.seat)} pioche ${say.plural(args.count, { one: '# promesse spéciale', other: '# promesses spéciales' })}.`,
  'fact.sawSpecials': (args, say) =>
    `Vous piochez : ${say.list((args.cards as number[]).map((card) => say.term(`promise.${card}`)))}.`,
  'fact.keptSpecial': '{seat:seat} en garde une et en remet {under} sous le paquet.',
  'fact.choseSpecial': 'Vous gardez : {promise:term.promise}.',
  'fact.revenue': (args, say) =>
    `${say.seat(args.seat)} : ${dollars(args.amount)} de recettes, ${dollars(args.total)} en tout.`,
  'fact.counted': (args, say) => `${say.seat(args.seat)} : ${citizens(args.citizens, say)} en jeu.`,
  'fact.hostNext': (args, say) =>
    `À la prochaine manche, le Maire va chez ${say.seat(args.host)}${args.card ? ', qui a la carte' : ''}.`,
  'fact.promises': (args, say) =>
    Number(args.promise) === 0
      ? `${say.seat(args.seat)} n’avait rien promis.`
      : `${say.seat(args.seat)} avait promis « ${say.term(`promise.${args.promise}`)} » : promesse ${args.kept ? 'tenue' : 'rompue'}, ${args.points}${(args.specials as number[]).length > 0 ? `, avec ${say.plural((args.specials as number[]).length, { one: '# promesse spéciale', other: '# promesses spéciales' })}` : ''}.`,
  'fact.over': 'La partie est finie.',

  'question.found': 'la fondation de votre quartier',
  'question.propose': 'une rue pour le Maire',
  'question.agree': 'votre accord sur la rue',
  'question.street': 'une rue pour le Maire',
  'question.claim': 'une action spéciale',
  'question.gain': 'des voix ou de l’argent',
  'question.expand': 'l’agrandissement de votre zone',
  'question.councilor': 'un disque du conseil municipal',
  'question.merge': 'deux résidences à fusionner',
  'question.calm': 'de quoi calmer les troubles',
  'question.build': 'votre plan',
  'question.replan': 'une autre tuile pour celle qui manque',
  'question.move': 'le déplacement de vos citoyens',
  'question.house': 'un logement',
  'question.trade': 'vos échanges',
  'question.store': 'une place pour un cube',
  'question.victim': 'qui meurt',
  'question.grave': 'la place du cimetière',
  'question.council': 'un investissement au conseil municipal',
  'question.bonus': 'les matériaux que vous prenez',
  'question.raise': 'votre tuile gratuite',
  'question.keep': 'la promesse que vous gardez',

  'refusal.seats': 'Small City se joue de {min} à {max} joueurs.',
  'refusal.unreadable': 'Cela ne se fait pas dans Small City : « {field} » n’a pas de sens.',
  'refusal.over': 'La partie est finie.',
  'refusal.notYourTurn': 'On ne vous demande rien pour l’instant.',
  'refusal.notAsked': (args, say) => `On vous demande ${say.term(`question.${args.question}`)}.`,
  'refusal.side': 'Cette table ne joue pas la face {side:term.side}.',
  'refusal.notOffered': 'La promesse {promise} n’est pas de celles que vous avez piochées.',
  'refusal.hallOutside': 'L’hôtel de ville tient tout entier dans la zone constructible.',
  'refusal.noStreet': 'Une rue passe entre deux cases vides.',
  'refusal.notLaid': 'La carte {card:term.card} n’est pas de cette manche.',
  'refusal.cardTaken': 'La carte {card:term.card} est prise.',
  'refusal.tooFar': 'On saute {most} cartes libres au plus.',
  'refusal.money': (args) => `Cela coûte ${dollars(args.price)}. Vous avez ${dollars(args.money)}.`,
  'refusal.votes': (args, say) => `Cela coûte ${votes(args.price, say)}. Vous en avez ${args.votes}.`,
  'refusal.calm': (args) =>
    args.what === 'pollution' ? 'Vous pouvez payer : vous devez payer.' : 'Vous n’avez pas de quoi.',
  'refusal.noMerge':
    'Il faut une Résidence 1 et une résidence voisine, qui couvrent exactement la tuile plus grande.',
  'refusal.noneLeft': 'Il n’en reste pas : {tile:term.tile}.',
  'refusal.tilesBuilt': 'On construit {most} tuiles au plus.',
  'refusal.expandedAlready': 'Avec une zone agrandie, il ne reste qu’une tuile à construire.',
  'refusal.expandOrBuild': 'Agrandir la zone ne va qu’avec une seule tuile.',
  'refusal.wholeZone': 'Toute la grille est déjà constructible.',
  'refusal.noUpgrade': 'Il n’y a rien à améliorer là.',
  'refusal.noSuchPlace': 'La tuile ne tient pas ainsi sur la grille : {tile:term.tile}.',
  'refusal.justBuilt': 'Construite dans cette phase, elle n’y est pas améliorée : {tile:term.tile}.',
  'refusal.needsCulture':
    '{tile:term.tile} : il faut l’influence de {needed} bâtiments culturels, il y en a {found}.',
  'refusal.needsHomes': '{tile:term.tile} : il faut l’influence de {needed} résidences, il y en a {found}.',
  'refusal.needsIndustry':
    '{tile:term.tile} : il faut l’influence de la raffinerie et du port, {needed} des deux ; il y en a {found}.',
  'refusal.coversAll': 'La nouvelle tuile doit couvrir toute l’ancienne.',
  'refusal.shifted': 'Chaque case garde son usage : la tuile est décalée ou retournée.',
  'refusal.tooClose': '{tile:term.tile} : logements et industrie restent à distance.',
  'refusal.outsideZone': (args, say) => `Hors de votre zone constructible : ${places(args, say)}.`,
  'refusal.occupied': (args, say) => `Case occupée : ${places(args, say)}.`,
  'refusal.mayor': (args, say) => `Le Maire se tient à côté : ${places(args, say)}.`,
  'refusal.onlyOne': 'Vous en avez déjà : {tile:term.tile}.',
  'refusal.notBuilt': 'Cela ne se construit pas : {tile:term.tile}.',
  'refusal.noSaving': 'Rien à économiser ici : {tile:term.tile}.',
  'refusal.cubes': (args, say) =>
    `Il faut ${cubes(args.price, say)} (${say.term(`cube.${args.colour}`)}). Vous en avez ${args.stock}.`,
  'refusal.noCube': 'Il n’y a pas de cube.',
  'refusal.otherCubes': 'Ce ne sont pas les cubes demandés.',
  'refusal.warehouseNeeded': 'Un entrepôt accompagne cette usine : choisissez sa place.',
  'refusal.warehouseThere': 'L’entrepôt ne peut pas être là.',
  'refusal.noWarehouse': 'Aucun entrepôt ne l’accompagne : {tile:term.tile}.',
  'refusal.noStation': 'Personne n’y prend son service : {tile:term.tile}.',
  'refusal.noCitizen': 'Aucun des citoyens que vous pouvez choisir n’est là.',
  'refusal.demolishedAlready': 'Vous avez déjà démoli une tuile dans cette phase.',
  'refusal.noTile': 'Il n’y a pas de tuile.',
  'refusal.notHall': 'L’hôtel de ville reste.',
  'refusal.outByThen': 'Vous seriez déjà hors jeu : la pollution atteint 100.',
  'refusal.otherStep': 'Seule la tuile qui manque est remplacée.',
  'refusal.notGiven': 'La colonne {column} ne donne pas cette tuile : {tile:term.tile}.',
  'refusal.hallWaits': 'Les citoyens de l’hôtel de ville attendent la fin de la phase.',
  'refusal.movedAlready': 'Ce citoyen ne bouge plus.',
  'refusal.mustMove': (args, say) =>
    `${citizens(args.count, say)} ${Number(args.count) === 1 ? 'doit' : 'doivent'} encore bouger.`,
  'refusal.notHome': 'Ce citoyen peut aller ailleurs.',
  'refusal.hostsNobody': 'Personne ne peut s’y tenir.',
  'refusal.closed': 'Un des vôtres y était au début de la phase : la case vous est fermée cette manche.',
  'refusal.staysHere': 'Le touriste peut bouger dans ce quartier, il y reste donc.',
  'refusal.notForTourists': 'Les touristes n’y entrent pas.',
  'refusal.guarded': 'Le commissariat en éloigne les touristes.',
  'refusal.opposite': 'On ne visite pas le quartier d’en face en ce moment.',
  'refusal.tourists': 'Vous n’y envoyez pas plus de citoyens : {most} au plus.',
  'refusal.spaceTaken': 'Il n’y a pas de case libre.',
  'refusal.noHome': 'Il n’y a pas de Résidence 1 vide.',
  'refusal.noTrader': 'Aucun de vos citoyens ne peut plus faire cet échange.',
  'refusal.noLot': (args) => `Un lot coûte de 1 $ à ${dollars(args.most)}.`,
  'refusal.noSuchCube': 'Ce cube n’existe pas.',
  'refusal.noStorage': 'Pas de case libre pour un cube.',
  'refusal.clinic': 'La clinique garde ce citoyen en vie.',
  'refusal.brigade': 'Tous les touristes d’ici sont protégés.',
  'refusal.noGrave': 'Le cimetière ne peut pas être là.',
  'refusal.noDisc': 'Aucun disque ne peut avancer ainsi.',
  'refusal.discStays': 'Un disque en dernière colonne y reste.',
  'refusal.rowTaken': 'Votre autre disque est dans cette ligne.',
  'refusal.advanceOnly': 'Le conseiller municipal ne fait qu’avancer.',
  'refusal.noPromisePay': 'On ne paie pas d’une promesse ici.',
  'refusal.deckShort': 'Il reste {length} promesses spéciales dans le paquet, il en faut {price}.',
  'refusal.notGivenCube': (args, say) => `Cette colonne ne donne pas de ${say.term(`cube.${args.colour}`)}.`,
  'refusal.components': (args, say) =>
    `${args.path === '' ? 'Le matériel' : args.path} : ${say.term(`components.${args.why}`, args)}`,
  'components.object': 'un objet est attendu.',
  'components.list': 'une liste est attendue.',
  'components.unknown': 'ce champ est inconnu.',
  'components.whole': 'un entier de {least} à {most} est attendu.',
  'components.zones': 'il faut de {least} à {most} zones.',
  'components.zoneHolds': 'chaque zone contient la précédente et la dépasse.',
  'components.lastZone': 'la dernière zone est la grille entière.',
  'components.pair': 'une paire ligne et colonne est attendue.',
  'components.twice': 'une case figure deux fois.',
  'components.tileOrder': (args, say) =>
    `${args.tile} (${tile(args.tile, say)}) est attendu à cette place de la liste.`,
  'components.size': 'il faut {size} entrées : la règle fixe la taille.',
  'components.joined': 'les cases doivent se toucher par un côté.',
  'components.use': 'la règle fixe l’usage de cette case : {use}.',
  'components.inside': 'l’eau occupe des cases de la tuile.',
  'components.printed': (args) => `la règle imprime ce prix : ${(args.price as number[]).join('/')}.`,
  'components.total': 'la règle compte {total} tuiles de la catégorie {category} ; il y en a {found}.',
  'components.nests': (args, say) =>
    `${tile(args.tile, say)} doit tenir dans cette forme, chaque case gardant son usage.`,
  'components.cardTwice': 'la promesse {card} est déjà dans un paquet.',
  'components.deck': 'il faut au moins {least} promesses.',
  'components.hall': 'l’hôtel de ville doit tenir dans la première zone.',
  'components.agrees': 'ce n’est pas ce que dit la règle.',
  'components.deckName': 'easy, medium ou difficult est attendu.',
  'refusal.sheet': (args, say) => `${args.field} : ${say.term(`sheet.${args.wants}`, args)}`,
  'sheet.object': 'un objet est attendu.',
  'sheet.list': 'une liste est attendue.',
  'sheet.unknown': 'ce champ est inconnu.',
  'sheet.whole': 'un entier de {least} à {most} est attendu.',
  'sheet.length': 'il faut {length} nombres.',
  'sheet.flag': 'vrai ou faux (true, false) est attendu.',
  'sheet.twice': 'une entrée figure deux fois.',
  'sheet.culture': 'SCH, LIB, MUS, MET, CLI ou UNI est attendu.',
  'sheet.mode': 'basic, votes, economic, citizens ou cultural est attendu.',
  'sheet.seats': 'une liste de {least} à {most} joueurs est attendue.',
  'sheet.soloMode': 'en solitaire, on joue le jeu de base.',
  'sheet.samePromise': 'deux joueurs n’ont jamais la même promesse.',
  'sheet.leftOut': 'dans ce jeu, cette promesse reste dans la boîte.',
  'sheet.noSpecials': 'le jeu de base n’a pas de promesses spéciales.',
};
