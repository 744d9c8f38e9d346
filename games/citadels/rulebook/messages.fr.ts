import type { Args, Catalogue, Json, Say } from '@pentapolis/kernel';
import type { CitadelsMessage } from './messages.en.ts';

const gold = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# pièce', other: '# pièces' });
const cards = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# carte', other: '# cartes' });
const district = (id: Json | undefined, say: Say): string => say.term(`district.${id}`);
const character = (id: Json | undefined, say: Say): string => say.term(`character.${id}`);
const FEMININE: readonly unknown[] = ['witch', 'queen'];
const isVowel = (name: string): boolean => /^[AEÉIOU]/.test(name);

/** « le Roi », « la Reine », « l’Assassin » */
const the = (id: Json | undefined, say: Say): string => {
  const name = character(id, say);
  return isVowel(name) ? `l’${name}` : `${FEMININE.includes(id) ? 'la' : 'le'} ${name}`;
};

/** « d’Ada », « de Paul » */
const of = (name: string): string => (isVowel(name) ? `d’${name}` : `de ${name}`);
const districts = (ids: Json | undefined, say: Say): string =>
  (ids as string[]).length === 0 ? 'rien' : say.list((ids as string[]).map((id) => district(id, say)));
const characters = (ids: Json | undefined, say: Say): string =>
  say.list((ids as string[]).map((id) => character(id, say)));
const whose = ({ seat }: Args, say: Say): string => say.seat(seat);

export const messages: Catalogue<CitadelsMessage> = {
  'game.name': 'Citadelles',
  'game.about':
    'À chaque manche un personnage secret, de l’or, des intrigues, des murs : la plus belle cité de huit quartiers l’emporte.',

  'colour.yellow': 'jaune',
  'colour.blue': 'bleu',
  'colour.green': 'vert',
  'colour.red': 'rouge',
  'colour.purple': 'violet',

  'character.assassin': 'Assassin',
  'character.thief': 'Voleur',
  'character.magician': 'Magicien',
  'character.king': 'Roi',
  'character.bishop': 'Évêque',
  'character.merchant': 'Marchand',
  'character.architect': 'Architecte',
  'character.warlord': 'Condottiere',
  'character.witch': 'Sorcière',
  'character.taxCollector': 'Bailli',
  'character.wizard': 'Enchanteur',
  'character.emperor': 'Empereur',
  'character.abbot': 'Abbé',
  'character.alchemist': 'Alchimiste',
  'character.navigator': 'Navigateur',
  'character.diplomat': 'Diplomate',
  'character.artist': 'Artiste',
  'character.queen': 'Reine',

  'characterHelp.assassin': 'Nomme un personnage, qui perd son tour.',
  'characterHelp.thief': 'Nomme un personnage et prend tout son or quand on l’appelle.',
  'characterHelp.magician': 'Échange sa main avec un joueur, ou des cartes avec la pioche.',
  'characterHelp.king': 'Prend la Couronne. Touche pour les quartiers jaunes.',
  'characterHelp.bishop': 'À l’abri du Condottiere et du Diplomate. Touche pour les quartiers bleus.',
  'characterHelp.merchant': 'Une pièce de plus après l’action. Touche pour les quartiers verts.',
  'characterHelp.architect': 'Deux cartes de plus après l’action. Bâtit jusqu’à trois quartiers.',
  'characterHelp.warlord':
    'Détruit un quartier pour une pièce de moins que son coût. Touche pour les rouges.',
  'characterHelp.witch': 'Agit, nomme un personnage, puis joue à sa place. Ne bâtit rien avant.',
  'characterHelp.taxCollector': 'Tout autre joueur qui bâtit lui donne une pièce.',
  'characterHelp.wizard': 'Regarde une main et y prend une carte, à garder ou à bâtir aussitôt.',
  'characterHelp.emperor':
    'Donne la Couronne, contre une pièce ou une carte. Touche pour les quartiers jaunes.',
  'characterHelp.abbot': 'Le plus riche lui donne une pièce. Touche pour les quartiers bleus.',
  'characterHelp.alchemist': 'Récupère ce que bâtir lui a coûté dans le tour.',
  'characterHelp.navigator': 'Quatre pièces ou quatre cartes après l’action. Ne bâtit rien.',
  'characterHelp.diplomat':
    'Échange un quartier contre un autre en payant la différence. Touche pour les quartiers rouges.',
  'characterHelp.artist': 'Pose une pièce sur un ou deux quartiers : un point de plus chacun.',
  'characterHelp.queen': 'Trois pièces à côté du joueur du Roi ou de l’Empereur.',

  'district.manor': 'Manoir',
  'district.castle': 'Château',
  'district.palace': 'Palais',
  'district.temple': 'Temple',
  'district.church': 'Église',
  'district.monastery': 'Monastère',
  'district.cathedral': 'Cathédrale',
  'district.tavern': 'Taverne',
  'district.market': 'Marché',
  'district.tradingPost': 'Échoppe',
  'district.docks': 'Comptoir',
  'district.harbor': 'Port',
  'district.townHall': 'Hôtel de Ville',
  'district.watchtower': 'Tour de Guet',
  'district.prison': 'Prison',
  'district.battlefield': 'Caserne',
  'district.fortress': 'Forteresse',
  'district.hauntedCity': 'Cour des Miracles',
  'district.keep': 'Donjon',
  'district.laboratory': 'Laboratoire',
  'district.smithy': 'Manufacture',
  'district.observatory': 'Observatoire',
  'district.graveyard': 'Cimetière',
  'district.dragonGate': 'Dracoport',
  'district.university': 'Université',
  'district.library': 'Bibliothèque',
  'district.greatWall': 'Grande Muraille',
  'district.schoolOfMagic': 'École de Magie',
  'district.lighthouse': 'Phare',
  'district.armory': 'Poudrière',
  'district.museum': 'Musée',
  'district.imperialTreasury': 'Trésor impérial',
  'district.mapRoom': 'Salle des Cartes',
  'district.wishingWell': 'Fontaine aux Souhaits',
  'district.quarry': 'Carrière',
  'district.poorHouse': 'Hospice',
  'district.bellTower': 'Beffroi',
  'district.factory': 'Fabrique',
  'district.park': 'Parc',
  'district.hospital': 'Hôpital',
  'district.throneRoom': 'Salle du Trône',
  'district.ballRoom': 'Salle de Bal',

  'districtHelp.hauntedCity':
    'Compte à la fin pour la couleur qu’il vous faut, sauf bâtie à la dernière manche.',
  'districtHelp.keep': 'Ni le Condottiere ni le Diplomate n’y touchent.',
  'districtHelp.laboratory': 'Une fois par tour : une carte sous la pioche contre une pièce.',
  'districtHelp.smithy': 'Une fois par tour : trois cartes pour deux pièces.',
  'districtHelp.observatory': 'Trois cartes au choix au lieu de deux.',
  'districtHelp.graveyard': 'Reprenez pour une pièce ce que le Condottiere détruit.',
  'districtHelp.dragonGate': 'Vaut huit points.',
  'districtHelp.university': 'Vaut huit points.',
  'districtHelp.library': 'Gardez deux des cartes piochées.',
  'districtHelp.greatWall': 'Vos autres quartiers coûtent une pièce de plus au Condottiere.',
  'districtHelp.schoolOfMagic': 'Rapporte comme un quartier de la couleur de votre personnage.',
  'districtHelp.lighthouse': 'En bâtissant : regardez la pioche, prenez-y une carte.',
  'districtHelp.armory': 'Détruisez-la pour détruire un quartier d’une autre cité.',
  'districtHelp.museum': 'Une fois par tour : glissez une carte dessous. Un point chacune.',
  'districtHelp.imperialTreasury': 'Un point par pièce qui vous reste.',
  'districtHelp.mapRoom': 'Un point par carte en main à la fin.',
  'districtHelp.wishingWell': 'Un point par autre quartier violet.',
  'districtHelp.quarry': 'Bâtissez ce que vous avez déjà, jusqu’à deux du même nom.',
  'districtHelp.poorHouse': 'Une pièce à la fin du tour si vous n’en avez plus.',
  'districtHelp.bellTower': 'En bâtissant : un quartier de moins complète une cité.',
  'districtHelp.factory': 'Les autres quartiers violets vous coûtent une pièce de moins.',
  'districtHelp.park': 'Deux cartes à la fin du tour si vous n’en avez plus.',
  'districtHelp.hospital': 'Assassiné, vous faites quand même une action.',
  'districtHelp.throneRoom': 'Une pièce chaque fois que la Couronne change de tête.',
  'districtHelp.ballRoom':
    'Tant que vous portez la Couronne, les autres vous remercient ou perdent leur tour.',

  'option.characters': 'Personnages bonus',
  'option.characters.help':
    'Chacun prend la place du personnage de son rang. Artiste ou Reine font un neuvième, qu’il faut à huit joueurs.',
  'option.characters.witch': 'Sorcière (au lieu de l’Assassin)',
  'option.characters.taxCollector': 'Bailli (au lieu du Voleur)',
  'option.characters.wizard': 'Enchanteur (au lieu du Magicien)',
  'option.characters.emperor': 'Empereur (au lieu du Roi)',
  'option.characters.abbot': 'Abbé (au lieu de l’Évêque)',
  'option.characters.alchemist': 'Alchimiste (au lieu du Marchand)',
  'option.characters.navigator': 'Navigateur (au lieu de l’Architecte)',
  'option.characters.diplomat': 'Diplomate (au lieu du Condottiere)',
  'option.characters.artist': 'Artiste (neuvième)',
  'option.characters.queen': 'Reine (neuvième)',
  'option.districts': 'Quartiers étoilés',
  'option.districts.help': 'Mélangés à la pioche. Deux ou trois, c’est une bonne mesure.',
  'option.districts.lighthouse': 'Phare',
  'option.districts.armory': 'Poudrière',
  'option.districts.museum': 'Musée',
  'option.districts.imperialTreasury': 'Trésor impérial',
  'option.districts.mapRoom': 'Salle des Cartes',
  'option.districts.wishingWell': 'Fontaine aux Souhaits',
  'option.districts.quarry': 'Carrière',
  'option.districts.poorHouse': 'Hospice',
  'option.districts.bellTower': 'Beffroi',
  'option.districts.factory': 'Fabrique',
  'option.districts.park': 'Parc',
  'option.districts.hospital': 'Hôpital',
  'option.districts.throneRoom': 'Salle du Trône',
  'option.ballRoom': 'Salle de Bal',
  'option.ballRoom.help':
    'Ajoute le quartier dont le maître veut qu’on le remercie. Un bouton dit la phrase.',
  'option.length': 'Quartiers d’une cité complète',
  'option.length.help': 'La partie finit avec la manche où quelqu’un les a tous.',
  'option.length.8': 'Huit',
  'option.length.7': 'Sept (plus court)',
  'option.assassin': 'L’Assassin',
  'option.assassin.help': 'Ce qu’il reste à un joueur assassiné.',
  'option.assassin.deadly': 'Sans pitié : rien',
  'option.assassin.gentle': 'Clément : une action, or ou cartes',
  'option.crown': 'Première Couronne',
  'option.crown.help': 'Qui choisit en premier à la première manche.',
  'option.crown.random': 'Le sort décide',
  'option.crown.seat1': 'Joueur 1',
  'option.crown.seat2': 'Joueur 2',
  'option.crown.seat3': 'Joueur 3',
  'option.crown.seat4': 'Joueur 4',
  'option.crown.seat5': 'Joueur 5',
  'option.crown.seat6': 'Joueur 6',
  'option.crown.seat7': 'Joueur 7',
  'option.crown.seat8': 'Joueur 8',

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

  'refusal.seats': 'Citadelles se joue de {min} à {max}.',
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
