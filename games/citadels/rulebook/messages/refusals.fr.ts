import type { Catalogue } from '@pentapolis/kernel';
import { cards, character, characters, district, gold, of, the, whose } from './phrases.fr.ts';
import type { refusals as english } from './refusals.en.ts';

/** Why something is refused. */
export const refusals: Catalogue<keyof typeof english> = {
  'refusal.seats': 'Citadelles se joue de {min} à {max}.',
  'refusal.sheet': (args, say) => `${args.field} : ${say.term(`sheet.${args.wants}`, args)}`,
  'sheet.object': 'il faut un objet ici.',
  'sheet.unknown': 'ce champ n’existe pas ; il y a {known}.',
  'sheet.goal': 'il faut 6, 7 ou 8 ici : les quartiers d’une cité complète.',
  'sheet.players': 'il faut une liste de 1 à {most} joueurs ici.',
  'sheet.words': 'il faut un nom de 60 lettres au plus ici.',
  'sheet.whole': 'il faut un nombre entier de 0 à {most} ici.',
  'sheet.flag': 'il faut true ou false ici.',
  'sheet.districts': 'il faut une liste de 30 quartiers au plus ici.',
  'sheet.district': 'aucun quartier ne porte ce nom. Les noms s’écrivent comme dragonGate.',
  'sheet.ofCity': 'l’or de l’Artiste ne se pose que sur les quartiers de cette cité, une fois sur chacun.',
  'sheet.noMuseum': 'il n’y a de cartes que sous un Musée, et cette cité n’en a pas.',
  'sheet.noHaunted': 'cette cité n’a pas ce quartier.',
  'sheet.copies': 'la boîte contient {copies} exemplaires de {card:term.district}, et ces cités en ont plus.',
  'refusal.oneOfRank': (args, say) =>
    `${characters(args.characters, say)} ont le même rang : un seul peut jouer.`,
  'refusal.needNinth': 'À huit, il faut un neuvième personnage : ajoutez l’Artiste ou la Reine.',
  'refusal.noNinth': (args, say) =>
    `À deux ou trois, on joue avec huit personnages : retirez ${characters(args.characters, say)}.`,
  'refusal.queenNeedsFive': 'La Reine demande au moins cinq joueurs.',
  'refusal.noEmperorAtTwo': 'L’Empereur ne se joue pas à deux.',
  'refusal.noAssassin': 'Pas d’Assassin clément sans Assassin : la Sorcière a pris sa place.',
  'refusal.noSuchCrown': (args) =>
    `La table n’a que ${args.seats} places : donnez la Couronne à l’une d’elles.`,
  'refusal.unreadable': 'Cela ne se fait pas à Citadelles : « {field} » n’a pas de sens.',
  'refusal.over': 'La partie est finie.',
  'refusal.notYourTurn': 'C’est à {seat:seat} maintenant.',
  'refusal.notAsked': (args, say) => `On vous demande ${say.term(`question.${args.question}`)}.`,
  'refusal.notOffered': (args, say) =>
    `Vous n’avez pas le choix de ce personnage : ${character(args.character, say)}.`,
  'refusal.noBurial': 'On n’enterre personne maintenant.',
  'refusal.mustBury': 'Vous enterrez aussi un personnage.',
  'refusal.buriesKept': 'On n’enterre pas le personnage qu’on garde.',
  'refusal.actedAlready': 'Vous avez fait votre action.',
  'refusal.actFirst': 'D’abord votre action : or ou cartes.',
  'refusal.deckEmpty': 'La pioche est vide.',
  'refusal.keepSoMany': (args, say) => `Gardez ${cards(args.count, say)}.`,
  'refusal.notInHand': 'Cette carte n’y est pas : {card:term.district}.',
  'refusal.noCards': 'Choisissez au moins une carte.',
  'refusal.noIncome': (args, say) => `Pas de revenus pour ${the(args.character, say)}.`,
  'refusal.incomeTaken': 'Vous avez touché vos revenus.',
  'refusal.nothingOfColour': 'Vous n’avez aucun quartier {colour:term.colour} qui rapporte.',
  'refusal.buildsNothing': (args, say) => `Aucune construction pour ${the(args.character, say)}.`,
  'refusal.builtEnough': (args, say) =>
    `Dans ce tour, vous pouvez bâtir ${say.plural(args.limit, { one: '# quartier', other: '# quartiers' })}.`,
  'refusal.twin': 'Votre cité l’a déjà : {card:term.district}.',
  'refusal.threeAlike': 'Jamais un troisième du même nom, même avec une Carrière : {card:term.district}.',
  'refusal.tooDearToBuild': (args, say) =>
    `${district(args.card, say)} : ${gold(args.price, say)}. Vous en avez ${args.gold}.`,
  'refusal.tooDear': (args, say) => `Cela coûte ${gold(args.price, say)}. Vous en avez ${args.gold}.`,
  'refusal.notYourCharacter': (args, say) =>
    `Seul ${the(args.character, say)} le peut.`.replace('Seul la', 'Seule la'),
  'refusal.notYourDistrict': 'Il faut ce quartier dans votre cité : {card:term.district}.',
  'refusal.onlyEnd': 'Il ne vous reste qu’à finir votre tour.',
  'refusal.powerUsed': (args, say) =>
    `${character(args.character, say)} : le pouvoir a déjà servi dans ce tour.`,
  'refusal.usedUp': '{card:term.district} : une fois par tour, et c’est fait.',
  'refusal.notInCast': (args, say) =>
    `Ce personnage n’est pas de la partie : ${character(args.character, say)}.`,
  'refusal.namesItself': 'Nommez un autre personnage.',
  'refusal.notRobbed': (args, say) => `On ne peut pas voler ${the(args.character, say)}.`,
  'refusal.noSuchSeat': 'Cette place n’existe pas.',
  'refusal.notYourself': 'Choisissez un autre joueur.',
  'refusal.emptyHand': '{seat:seat} n’a pas de carte.',
  'refusal.wearsCrown': '{seat:seat} porte déjà la Couronne.',
  'refusal.noGold': 'Vous n’avez pas d’or.',
  'refusal.nobodyRicher': 'Aucun autre joueur n’est le plus riche à lui seul.',
  'refusal.noSuchDistrict': 'Pas de tel quartier chez {seat:seat} : {card:term.district}.',
  'refusal.otherCity': 'Choisissez un quartier d’une autre cité.',
  'refusal.cityComplete': (args, say) => `La cité ${of(whose(args, say))} est complète : on n’y touche pas.`,
  'refusal.guarded': (args, say) => `L’Évêque protège la cité ${of(whose(args, say))}.`,
  'refusal.untouchable': 'On ne touche pas à ce quartier : {card:term.district}.',
  'refusal.exchangeTwin': (args, say) =>
    `La cité ${of(whose(args, say))} en aurait deux : ${district(args.card, say)}.`,
  'refusal.beautifiedEnough': 'Deux quartiers par tour, pas plus.',
  'refusal.beautifiedOnce': 'Ce quartier porte déjà une pièce : {card:term.district}.',
  'refusal.noKingBeside': 'Personne à côté de vous n’a montré le Roi ou l’Empereur.',
  'refusal.notInDeck': 'Cette carte n’est pas dans la pioche : {card:term.district}.',
};
