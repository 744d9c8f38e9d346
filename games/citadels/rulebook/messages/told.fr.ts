import type { Catalogue } from '@pentapolis/kernel';
import { cards, character, characters, district, districts, gold, of, the, whose } from './phrases.fr.ts';
import type { told as english } from './told.en.ts';

/** What is asked, done and told. */
export const told: Catalogue<keyof typeof english> = {
  'decision.draft': (args) =>
    args.buries ? 'Gardez un personnage et enterrez-en un autre.' : 'Choisissez votre personnage.',
  'decision.turn': (args, say) =>
    args.acted
      ? `Vous êtes ${the(args.character, say)}. Bâtissez, usez de votre pouvoir, ou finissez votre tour.`
      : `Vous êtes ${the(args.character, say)}. Prenez de l’or ou piochez.`,
  'decision.act': (args, say) =>
    args.murdered
      ? `${character(args.character, say)}, on vous a assassiné, mais il vous reste une action : or ou cartes.`
      : `${character(args.character, say)}, on vous a ensorcelé. Faites une action : or ou cartes.`,
  'decision.keep': (args, say) => `Gardez ${cards(args.count, say)} de votre pioche.`,
  'decision.crown': 'Donnez la Couronne à un autre joueur.',
  'decision.tribute': (args, say) =>
    `Donnez à ${say.seat(args.other)} une pièce ou une carte pour la Couronne.`,
  'decision.wizard': (args, say) => `Prenez une carte dans la main ${of(say.seat(args.other))}.`,
  'decision.lighthouse': 'Chercher une carte dans la pioche ?',
  'decision.pick': 'Prenez une carte de la pioche.',
  'decision.bell': 'Sonner le Beffroi ? Un quartier de moins complétera une cité.',
  'decision.graveyard': (args, say) => `Reprendre en main pour une pièce : ${districts(args.cards, say)} ?`,
  'decision.salute': '{other:seat} attend vos remerciements.',

  'action.draft': (args, say) =>
    args.bury === undefined
      ? `Garder ${the(args.keep, say)}`
      : `Garder ${the(args.keep, say)}, enterrer ${the(args.bury, say)}`,
  'action.gold': 'Prendre deux pièces',
  'action.cards': 'Piocher',
  'action.income': 'Toucher vos revenus',
  'action.build': 'Bâtir : {card:term.district}',
  'action.end': 'Finir votre tour',
  'action.murder': (args, say) => `Assassiner ${the(args.character, say)}`,
  'action.bewitch': (args, say) => `Ensorceler ${the(args.character, say)}`,
  'action.rob': (args, say) => `Voler ${the(args.character, say)}`,
  'action.swapHands': 'Échanger votre main avec {seat:seat}',
  'action.redraw': (args, say) => `Remplacer par autant de la pioche : ${districts(args.cards, say)}`,
  'action.look': (args, say) => `Regarder la main ${of(whose(args, say))}`,
  'action.tithe': 'Recevoir une pièce du plus riche',
  'action.navigate': (args) => (args.take === 'gold' ? 'Prendre quatre pièces' : 'Piocher quatre cartes'),
  'action.destroy': (args, say) => `Détruire, chez ${whose(args, say)} : ${district(args.card, say)}`,
  'action.exchange': (args, say) =>
    `Échanger, avec ${whose(args, say)} : ${district(args.own, say)} contre ${district(args.card, say)}`,
  'action.beautify': 'Poser une pièce sur : {card:term.district}',
  'action.favour': 'Recevoir trois pièces de la cassette royale',
  'action.laboratory': 'Laboratoire : {card:term.district} sous la pioche pour une pièce',
  'action.smithy': 'Manufacture : trois cartes pour deux pièces',
  'action.museum': 'Musée : y glisser {card:term.district}',
  'action.armory': (args, say) =>
    `Poudrière : faire sauter, chez ${whose(args, say)}, ${district(args.card, say)}`,
  'action.keep': (args, say) => `Garder ${districts(args.cards, say)}`,
  'action.crown': 'Donner la Couronne à {seat:seat}',
  'action.payGold': 'Donner une pièce',
  'action.payCard': 'Donner : {card:term.district}',
  'action.take': (args, say) =>
    args.build ? `Prendre et bâtir : ${district(args.card, say)}` : `Prendre : ${district(args.card, say)}`,
  'action.search': 'Fouiller la pioche',
  'action.pick': 'Prendre : {card:term.district}',
  'action.ring': 'Sonner',
  'action.reclaim': 'Le reprendre pour une pièce',
  'action.salute': '« Merci, Votre Excellence. »',
  'action.decline': 'Non',

  'fact.roundBegan': (args, say) =>
    (args.faceUp as string[]).length === 0
      ? `Manche ${args.round}. ${say.seat(args.crown)} choisit en premier.`
      : `Manche ${args.round}. Écartés, face visible : ${characters(args.faceUp, say)}. ${say.seat(args.crown)} choisit en premier.`,
  'fact.passed': (args, say) => `Vous avez le choix entre ${characters(args.characters, say)}.`,
  'fact.drafted': (args, say) =>
    args.buried
      ? `${whose(args, say)} garde un personnage et en enterre un.`
      : `${whose(args, say)} a choisi.`,
  'fact.kept': (args, say) =>
    args.bury === undefined
      ? `Vous gardez ${the(args.character, say)}.`
      : `Vous gardez ${the(args.character, say)} et enterrez ${the(args.bury, say)}.`,
  'fact.called': (args, say) => `${say.seat(args.by)} appelle ${the(args.character, say)}.`,
  'fact.silent': 'Personne ne répond.',
  'fact.revealed': (args, say) => `${whose(args, say)} est ${the(args.character, say)}.`,
  'fact.found': (args, say) =>
    `${whose(args, say)} était ${the(args.character, say)}, qu’on retrouve sans vie.`,
  'fact.robbed': (args, say) =>
    `${whose(args, say)} se fait voler : ${gold(args.gold, say)} pour ${say.seat(args.by)}.`,
  'fact.tookOver': (args, say) =>
    `La Sorcière, ${whose(args, say)}, reprend le tour. Son nouveau visage : ${character(args.character, say)}.`,
  'fact.crowned': (args, say) =>
    args.seat === args.from
      ? `${whose(args, say)} garde la Couronne.`
      : `La Couronne passe ${of(say.seat(args.from))} à ${whose(args, say)}.`,
  'fact.saluted': '{seat:seat} dit : « Merci, Votre Excellence. »',
  'fact.snubbed': '{seat:seat} ne remercie pas {host:seat} et perd son tour.',
  'fact.tookGold': (args, say) => `${whose(args, say)} prend ${gold(args.gold, say)}.`,
  'fact.drew': (args, say) => `${whose(args, say)} pioche ${cards(args.count, say)}.`,
  'fact.sawCards': (args, say) => `Vous piochez : ${districts(args.cards, say)}.`,
  'fact.keptCards': (args, say) =>
    `${whose(args, say)} garde ${cards(args.count, say)} et en glisse ${say.number(args.under)} sous la pioche.`,
  'fact.choseCards': (args, say) =>
    `Vous gardez ${districts(args.cards, say)} et glissez sous la pioche ${districts(args.under, say)}.`,
  'fact.income': (args, say) =>
    `${whose(args, say)} touche ${gold(args.gold, say)} de revenus (${character(args.character, say)}).`,
  'fact.built': (args, say) =>
    `${whose(args, say)} bâtit pour ${gold(args.price, say)} : ${district(args.card, say)}.`,
  'fact.gained': (args, say) =>
    `${whose(args, say)} reçoit ${gold(args.gold, say)} (${say.term(`why.${args.why}`)}).`,
  'why.merchant': 'Marchand',
  'why.navigator': 'Navigateur',
  'why.queen': 'Reine',
  'why.poorHouse': 'Hospice',
  'why.throneRoom': 'Salle du Trône',
  'why.alchemist': 'Alchimiste',
  'why.laboratory': 'Laboratoire',
  'why.tax': 'taxe',
  'why.tithe': 'Abbé',
  'why.tribute': 'pour la Couronne',
  'fact.paid': (args, say) =>
    `${whose(args, say)} donne ${gold(args.gold, say)} à ${say.seat(args.other)} (${say.term(`why.${args.why}`)}).`,
  'fact.ended': '{seat:seat} a fini son tour.',
  'fact.named': (args, say) =>
    args.by === 'assassin'
      ? `L’Assassin tue ${the(args.character, say)}.`
      : args.by === 'thief'
        ? `Le Voleur volera ${the(args.character, say)}.`
        : `La Sorcière ensorcelle ${the(args.character, say)}.`,
  'fact.swappedHands': '{seat:seat} et {other:seat} échangent leurs mains.',
  'fact.gotHand': (args, say) => `Vous avez maintenant en main : ${districts(args.cards, say)}.`,
  'fact.putUnder': (args, say) => `${whose(args, say)} glisse ${cards(args.count, say)} sous la pioche.`,
  'fact.chosePutUnder': (args, say) => `Vous glissez sous la pioche : ${districts(args.cards, say)}.`,
  'fact.looked': (args, say) => `${whose(args, say)} regarde la main ${of(say.seat(args.other))}.`,
  'fact.sawHand': (args, say) => `${say.seat(args.other)} a en main : ${districts(args.cards, say)}.`,
  'fact.tookCard': '{seat:seat} prend une carte à {other:seat}.',
  'fact.gaveCard': '{seat:seat} donne une carte à {other:seat}.',
  'fact.cardMoved': (args, say) =>
    `De ${whose(args, say)} à ${say.seat(args.other)} : ${district(args.card, say)}.`,
  'fact.destroyed': (args, say) =>
    args.by === 'armory'
      ? `${whose(args, say)} fait sauter sa Poudrière et, chez ${say.seat(args.other)}, ${district(args.card, say)}.`
      : `${whose(args, say)} détruit pour ${gold(args.price, say)}, chez ${say.seat(args.other)} : ${district(args.card, say)}.`,
  'fact.exchanged': (args, say) =>
    `${whose(args, say)} échange avec ${say.seat(args.other)} : ${district(args.own, say)} contre ${district(args.card, say)}` +
    (args.price === 0 ? '.' : `, plus ${gold(args.price, say)}.`),
  'fact.beautified': '{seat:seat} pose une pièce sur : {card:term.district}.',
  'fact.tucked': '{seat:seat} glisse une carte sous le Musée.',
  'fact.choseTucked': 'Vous glissez sous le Musée : {card:term.district}.',
  'fact.sawMuseum': (args, say) => `Sous le Musée : ${districts(args.cards, say)}.`,
  'fact.smithed': (args, say) => `${whose(args, say)} paie ${gold(args.gold, say)} à la Manufacture.`,
  'fact.reclaimed': (args, say) =>
    `${whose(args, say)} sauve pour ${gold(args.gold, say)} (Cimetière) : ${district(args.card, say)}.`,
  'fact.searched': '{seat:seat} fouille la pioche, qui est mélangée.',
  'fact.sawDeck': (args, say) => `Dans la pioche : ${districts(args.cards, say)}.`,
  'fact.picked': '{seat:seat} y prend une carte.',
  'fact.chosePick': 'Vous prenez : {card:term.district}.',
  'fact.rang': '{seat:seat} sonne le Beffroi : {goal} quartiers complètent désormais une cité.',
  'fact.declined': (args, say) =>
    args.why === 'bell'
      ? `${whose(args, say)} laisse la cloche en paix.`
      : args.why === 'lighthouse'
        ? `${whose(args, say)} ne fouille pas la pioche.`
        : `${whose(args, say)} laisse filer.`,
  'fact.completed': (args, say) =>
    `${say.list((args.seats as number[]).map((seat) => say.seat(seat)))} : ${args.goal} quartiers ! Cette manche est la dernière.`,
  'fact.roundEnded': 'La manche {round} est finie.',
  'fact.over': 'La partie est finie.',

  'question.draft': 'le choix d’un personnage',
  'question.turn': 'votre tour',
  'question.act': 'une seule action, or ou cartes',
  'question.keep': 'les cartes que vous gardez',
  'question.crown': 'à qui va la Couronne',
  'question.tribute': 'ce que vous donnez pour la Couronne',
  'question.wizard': 'la carte que vous prenez',
  'question.lighthouse': 'si vous fouillez la pioche',
  'question.pick': 'la carte que vous prenez dans la pioche',
  'question.bell': 'si la cloche sonne',
  'question.graveyard': 'si vous sauvez le quartier',
  'question.salute': 'vos remerciements',
};
