import type { Args, Catalogue, Json, Say } from '@pentapolis/kernel';
import { aBuilding, amountsText, clausesText, sumText, the } from '../rules/phrases.ts';
import type { CiteMessage } from './messages.en.ts';

const cases = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# Case', other: '# Cases' });
const cards = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# carte', other: '# cartes' });
const times = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# fois', other: '# fois' });
const upright = (args: Args): string => (args.turned === true ? ', debout' : '');
const at = (args: Args): string => `(${args.x}, ${args.y})`;
const listed = (names: Json | undefined, say: Say): string =>
  say.list((names as readonly string[]).map((id) => `« ${say.term(`card.${id}`)} »`));
const named = (args: Args): string => `« ${args.cardFr} »`;
const ofWhom = (args: Args, say: Say): string => (args.of === args.seat ? '' : ` de ${say.seat(args.of)}`);
const counted = (one: string, other: string) => (args: Args, say: Say) =>
  say.plural(args.count, { one: `# ${one}`, other: `# ${other}` });
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "du Moulin", "de la Banque", "des Puces", "de l’Auberge". */
const from = (id: Json | undefined, say: Say): string => {
  const name = the(id, say);
  if (name.startsWith('le ')) return `du ${name.slice(3)}`;
  return name.startsWith('les ') ? `des ${name.slice(4)}` : `de ${name}`;
};

export const messages: Catalogue<CiteMessage> = {
  'game.name': 'Cité',
  'game.about':
    'Bâtissez le plus grand quartier d’une ville médiévale. Personne n’a tout ce qu’il lui faut : tout s’achète et tout se vend, Ressources, emplacements, promesses.',

  'resource.wood': 'Bois',
  'resource.stone': 'Pierre',
  'resource.metal': 'Métal',
  'resource.cloth': 'Tissu',
  'resource.gold': 'Or',
  'resource.jewel': 'Bijoux',
  'resource.furniture': 'Meubles',
  'resource.sculpture': 'Sculptures',
  'resource.lock': 'Serrures',
  'resource.weapon': 'Armes',
  'resource.glass': 'Verre',
  'counted.wood': '{count} Bois',
  'counted.stone': '{count} Pierre',
  'counted.metal': '{count} Métal',
  'counted.cloth': '{count} Tissu',
  'counted.gold': '{count} Or',
  'counted.jewel': counted('Bijou', 'Bijoux'),
  'counted.furniture': counted('Meuble', 'Meubles'),
  'counted.sculpture': counted('Sculpture', 'Sculptures'),
  'counted.lock': counted('Serrure', 'Serrures'),
  'counted.weapon': counted('Arme', 'Armes'),
  'counted.glass': '{count} Verre',
  'counted.nothing': 'rien',

  'profession.sawyer': 'Scieur',
  'profession.stonemason': 'Tailleur de pierre',
  'profession.blacksmith': 'Forgeron',
  'profession.weaver': 'Tisserand',
  'district.N': 'Nord',
  'district.NW': 'Nord-ouest',
  'district.NE': 'Nord-est',
  'district.SE': 'Sud-est',
  'district.SW': 'Sud-ouest',

  'building.smallShop': 'Petite Échoppe',
  'building.tradingPost': 'Comptoir',
  'building.largeShop': 'Grande Échoppe',
  'building.bank': 'Banque',
  'building.fleaMarket': 'Puces',
  'building.mill': 'Moulin',
  'building.guild': 'Guilde',
  'building.inn': 'Auberge',
  'building.market': 'Marché',
  'building.pavedStreet': 'Rue pavée',
  'building.manufactory': 'Manufacture',
  'building.glassworks': 'Verrier',
  'building.sculptor': 'Sculpteur',
  'building.locksmith': 'Serrurier',
  'building.joiner': 'Menuisier',
  'building.jeweller': 'Bijoutier',
  'building.armourer': 'Armurier',
  'building.weaverShop': 'Petit Tisserand',
  'building.shoppingStreet': 'Rue commerçante',
  'building.grandPlace': 'Grand’Place',
  'building.canal': 'Canal',
  'building.port': 'Port',
  'aBuilding.smallShop': 'une Petite Échoppe',
  'aBuilding.tradingPost': 'un Comptoir',
  'aBuilding.largeShop': 'une Grande Échoppe',
  'aBuilding.bank': 'une Banque',
  'aBuilding.fleaMarket': 'des Puces',
  'aBuilding.mill': 'un Moulin',
  'aBuilding.guild': 'une Guilde',
  'aBuilding.inn': 'une Auberge',
  'aBuilding.market': 'un Marché',
  'aBuilding.pavedStreet': 'une Rue pavée',
  'aBuilding.manufactory': 'une Manufacture',
  'aBuilding.glassworks': 'un Verrier',
  'aBuilding.sculptor': 'un Sculpteur',
  'aBuilding.locksmith': 'un Serrurier',
  'aBuilding.joiner': 'un Menuisier',
  'aBuilding.jeweller': 'un Bijoutier',
  'aBuilding.armourer': 'un Armurier',
  'aBuilding.weaverShop': 'un Petit Tisserand',
  'aBuilding.shoppingStreet': 'une Rue commerçante',
  'aBuilding.grandPlace': 'une Grand’Place',
  'aBuilding.canal': 'un Canal',
  'aBuilding.port': 'un Port',
  'theBuilding.smallShop': 'la Petite Échoppe',
  'theBuilding.tradingPost': 'le Comptoir',
  'theBuilding.largeShop': 'la Grande Échoppe',
  'theBuilding.bank': 'la Banque',
  'theBuilding.fleaMarket': 'les Puces',
  'theBuilding.mill': 'le Moulin',
  'theBuilding.guild': 'la Guilde',
  'theBuilding.inn': 'l’Auberge',
  'theBuilding.market': 'le Marché',
  'theBuilding.pavedStreet': 'la Rue pavée',
  'theBuilding.manufactory': 'la Manufacture',
  'theBuilding.glassworks': 'le Verrier',
  'theBuilding.sculptor': 'le Sculpteur',
  'theBuilding.locksmith': 'le Serrurier',
  'theBuilding.joiner': 'le Menuisier',
  'theBuilding.jeweller': 'le Bijoutier',
  'theBuilding.armourer': 'l’Armurier',
  'theBuilding.weaverShop': 'le Petit Tisserand',
  'theBuilding.shoppingStreet': 'la Rue commerçante',
  'theBuilding.grandPlace': 'la Grand’Place',
  'theBuilding.canal': 'le Canal',
  'theBuilding.port': 'le Port',

  'buildingHelp.smallShop':
    'Rapporte 1 de votre Ressource à chaque tour. Moulins et Auberges doublent son rendement.',
  'buildingHelp.tradingPost': 'Rapporte 1 Or à chaque tour. Moulins et Auberges doublent son rendement.',
  'buildingHelp.largeShop':
    'Rapporte 5 de votre Ressource à chaque tour. Les Moulins doublent son rendement, pas les Auberges.',
  'buildingHelp.bank': 'Garde jusqu’à 3 Ressources et rend une copie de chacune à chaque tour.',
  'buildingHelp.fleaMarket': 'Une fois par tour : 1 Or contre n’importe quelle Ressource.',
  'buildingHelp.mill': 'Double toute Échoppe voisine, quel que soit son propriétaire.',
  'buildingHelp.guild': 'Une Case par tour dès le tour suivant, une de plus par Auberge voisine.',
  'buildingHelp.inn':
    'Double les Petites Échoppes voisines, ajoute 1 à chaque transformation d’un atelier voisin et une Case à une Guilde.',
  'buildingHelp.market': '4 Ressources quelconques contre 1 au choix, autant de fois que vous voulez.',
  'buildingHelp.pavedStreet': 'Tous les bâtiments qui la bordent sont adjacents entre eux.',
  'buildingHelp.manufactory': 'Les nouveaux bâtiments voisins coûtent 2 Cases de moins.',
  'buildingHelp.glassworks': '1 Pierre et 1 Bois deviennent 1 Verre.',
  'buildingHelp.sculptor': '1 Tissu et 1 Pierre deviennent 1 Sculpture.',
  'buildingHelp.locksmith': '1 Métal et 1 Bois deviennent 1 Serrure.',
  'buildingHelp.joiner': '1 Bois et 1 Tissu deviennent 1 Meuble.',
  'buildingHelp.jeweller': '1 Métal et 1 Pierre deviennent 1 Bijou.',
  'buildingHelp.armourer': '1 Tissu et 1 Métal deviennent 1 Arme.',
  'buildingHelp.weaverShop': 'Rapporte 1 Tissu à chaque tour. Moulins et Auberges doublent son rendement.',
  'buildingHelp.shoppingStreet':
    'Chaque bâtiment qui la borde rapporte 1 Or à son propriétaire à chaque tour.',
  'buildingHelp.grandPlace': 'Les nouveaux bâtiments voisins peuvent se payer 2 Or la Case.',
  'buildingHelp.canal': 'Tire une carte pour chaque Canal et chaque Port touché par un seul côté de Case.',
  'buildingHelp.port': 'Tire deux cartes à chaque tour et en garde une.',

  'card.I01': 'Tonlieu',
  'card.I02': 'Vent favorable',
  'card.I03': 'Entreprise familiale',
  'card.I04': 'Jour de Marché',
  'card.I05': 'Foncier valorisé',
  'card.I06': 'Soir de fête',
  'card.I07': 'Compagnons du devoir',
  'card.I08': 'Lettre de change',
  'card.I09': 'Bonne saison',
  'card.I10': 'Caravane',
  'card.I11': 'Maître d’œuvre',
  'card.I12': 'Appel aux bras',
  'card.I13': 'Dent creuse',
  'card.I14': 'Chantier communal',
  'card.I15': 'Servitude de passage',
  'card.I16': 'Tour de main',
  'card.I17': 'Chef-d’œuvre',
  'card.I18': 'Foire',
  'card.I19': 'Grande braderie',
  'card.I20': 'Affluence',
  'card.I21': 'Franchise urbaine',
  'card.I22': 'Beffroi',
  'card.I23': 'Trésor de la ville',
  'card.I24': 'Quartier artisan',

  'timing.anytime': 'à tout moment',
  'timing.betweenTurns': 'entre deux tours',
  'timing.beforeProduction': 'avant la Production',
  'timing.construction': 'pendant la Construction',
  'timing.endOfGame': 'ne se joue pas : elle compte à la fin',

  'option.game': 'Jeu',
  'option.game.help':
    'Premières parties, Grand Jeu, ou règles avancées avec Canaux, Ports et cartes Investissement.',
  'option.game.first': 'Premières parties (46 Cases)',
  'option.game.grand': 'Grand Jeu (57 Cases)',
  'option.game.advanced': 'Règles avancées (64 Cases et cartes)',
  'option.timeIsGold': 'Le temps, c’est de l’or',
  'option.timeIsGold.help':
    'Qui finit son tour prend un Or et n’est plus joignable. Le dernier n’en trouve pas.',
  'option.simultaneous': 'Simultané',
  'option.simultaneous.help':
    'Plus de tours : huit récoltes chacun, quand on veut. Pour les tables qui jouent en direct.',
  'option.interdistrict': 'Interquartier',
  'option.interdistrict.help':
    'Bâtir dans d’autres quartiers, avec l’accord de leur propriétaire pour chaque bâtiment.',
  'option.gift': 'Cadeau aux débutants',
  'option.gift.help': 'Qui joue pour la toute première fois commence avec 3 Or.',
  'option.gift.1': 'Joueur 1',
  'option.gift.2': 'Joueur 2',
  'option.gift.3': 'Joueur 3',
  'option.gift.4': 'Joueur 4',
  ...handicaps(),

  'decision.first': 'Posez vos Cases gratuites autour du point central, puis confirmez.',
  'decision.main': 'Tour {turn} : négociez et bâtissez, puis déclarez votre tour fini.',
  'decision.race': 'Votre tour {turn} : récoltez, négociez et bâtissez à votre guise.',
  'decision.between': 'Avant la Production du tour {turn} : jouez des cartes ou laissez passer.',
  'decision.collect': 'Qui tire d’abord, votre Port ou votre Canal ?',
  'decision.keep': 'Gardez une des cartes tirées par votre Port.',
  'decision.vote': (args, say) =>
    `${say.seat(args.accused)} a-t-il promis ce qui ne pouvait être tenu ? (Accord ${args.contract}, clause ${Number(args.clause) + 1})`,

  'action.finish': 'Déclarer le tour fini',
  'action.place': (args, say) => {
    const gold = args.gold === 0 ? '' : `, dont ${cases(args.gold, say)} en Or`;
    const help = args.cards as readonly string[];
    const with_ = help.length === 0 ? '' : `, avec ${say.list([...help])}`;
    return `Bâtir ${aBuilding(args.building, say)} en ${at(args)}${upright(args)}${gold}${with_}`;
  },
  'action.move': (args) => `Déplacer le bâtiment de ${at(args.from as Args)} en ${at(args)}${upright(args)}`,
  'action.lift': (args) => `Reprendre le bâtiment en ${at(args)}`,
  'action.buy': (args, say) => `Payer ${sumText(args.sets, say)} contre des droits à bâtir`,
  'action.transform': (args, say) =>
    `Utiliser ${the(args.workshop, say)} de ${say.seat(args.of)} ${times(args.times, say)}`,
  'action.market': (args, say) =>
    `Marché de ${say.seat(args.of)} : ${amountsText(args.give, say)} contre ${say.term(`counted.${args.take}`, { count: 1 })}`,
  'action.flea': (args, say) =>
    `Puces de ${say.seat(args.of)} : 1 Or contre ${say.term(`counted.${args.take}`, { count: 1 })}`,
  'action.bank': (args, say) => `Laisser ${amountsText(args.amounts, say)} à la Banque`,
  'action.invest': 'Acheter une carte Investissement pour 1 droit à bâtir',
  'action.play': 'Jouer la carte Investissement {card}',
  'action.discard': 'Se défaire de la carte Investissement {card}',
  'action.offer': (args, say) =>
    `${args.answers === 0 ? 'Proposer' : `Contre-proposer à l’offre ${args.answers}`} : ${clausesText(args.clauses, say)}`,
  'action.sign': 'Signer l’offre {offer}',
  'action.decline': 'Refuser l’offre {offer}',
  'action.withdraw': 'Retirer l’offre {offer}',
  'action.harvest': 'Récolter',
  'action.collect': (args) => (args.source === 'port' ? 'D’abord le Port' : 'D’abord le Canal'),
  'action.keep': 'Garder la carte Investissement {card}',
  'action.vote': (args) => (args.guilty === true ? 'Coupable' : 'Non coupable'),

  'clause.site': (args, say) => `${the(args.building, say)} de ${say.seat(args.owner)}`,
  'clause.give': (args, say) =>
    `${say.seat(args.from)} donne ${amountsText(args.amounts, say)} à ${say.seat(args.to)}.`,
  'clause.card': (args, say) =>
    `${say.seat(args.from)} donne la carte Investissement ${args.card} à ${say.seat(args.to)}.`,
  'clause.pay': (args, say) =>
    `${say.seat(args.from)} paie ${amountsText(args.amounts, say)} à ${say.seat(args.to)} à chaque tour, du tour ${args.first} au tour ${args.last}.`,
  'clause.when': (args) => `Tant qu’il y a contact entre ${args.one} et ${args.other} : ${args.due}`,
  'clause.lend': (args, say) =>
    `${say.seat(args.to)} peut utiliser ${the(args.building, say)} de ${say.seat(args.from)} ${times(args.times, say)} par tour, du tour ${args.first} au tour ${args.last}.`,
  'clause.place': (args, say) =>
    `${say.seat(args.from)} bâtit ${aBuilding(args.building, say)} au contact de ceci : ${args.beside}, d’ici la fin du tour ${args.by}.`,
  'clause.placeAt': (args, say) =>
    `${say.seat(args.from)} bâtit ${aBuilding(args.building, say)} en ${at(args)} d’ici la fin du tour ${args.by}.`,
  'clause.refrain': (args, say) =>
    `${say.seat(args.from)} ne bâtit pas ce qui suit jusqu’à la fin du tour ${args.until} : ${say.term(`building.${args.building}`)}.`,
  'clause.leaveFree': (args, say) =>
    `${say.seat(args.from)} laisse ${args.cells} libre jusqu’à la fin du tour ${args.until}.`,
  'clause.permit': (args, say) =>
    `${say.seat(args.from)} permet à ${say.seat(args.to)} de bâtir ${aBuilding(args.building, say)} en ${at(args)}${upright(args)} ce tour.`,
  'clause.text': (args, say) => `${say.seat(args.from)} promet à ${say.seat(args.to)} : « ${args.text} »`,

  'status.running': 'en cours',
  'status.kept': 'tenu',
  'status.arrears': 'en retard',
  'status.settled': 'rattrapé',
  'status.broken': 'rompu',
  'status.lapsed': 'jamais échu',

  'fact.turnBegan': 'Le tour {turn} commence.',
  'fact.placed': (args, say) => {
    const gold = args.gold === 0 ? '' : `, dont ${say.number(args.gold)} en Or`;
    return `${say.seat(args.seat)} bâtit ${aBuilding(args.building, say)} en ${at(args)} pour ${cases(args.cost, say)}${gold}.`;
  },
  'fact.moved': (args, say) =>
    `${say.seat(args.seat)} déplace ${the(args.building, say)} de (${args.fromX}, ${args.fromY}) en ${at(args)}.`,
  'fact.lifted': (args, say) => `${say.seat(args.seat)} reprend ${the(args.building, say)} en ${at(args)}.`,
  'fact.finished': '{seat:seat} a fini.',
  'fact.recalled': '{seat:seat} revient dans le tour.',
  'fact.tookGold': '{seat:seat} prend 1 Or au milieu de la table.',
  'fact.produced': (args, say) => `${say.seat(args.seat)} produit ${amountsText(args.amounts, say)}.`,
  'fact.guildWorked': (args, say) => `La Guilde de ${say.seat(args.seat)} donne ${cases(args.cases, say)}.`,
  'fact.harvested': '{seat:seat} fait sa récolte n° {harvest}.',
  'fact.bought': (args, say) =>
    `${say.seat(args.seat)} paie ${amountsText(args.amounts, say)} pour ${cases(args.cases, say)}.`,
  'fact.transformed': (args, say) =>
    `${say.seat(args.seat)} obtient ${say.term(`counted.${args.resource}`, { count: args.count ?? 0 })} chez ${the(args.workshop, say)}${ofWhom(args, say)}.`,
  'fact.marketUsed': (args, say) =>
    `${say.seat(args.seat)} échange ${amountsText(args.amounts, say)} contre ${say.term(`counted.${args.resource}`, { count: 1 })} au Marché${ofWhom(args, say)}.`,
  'fact.fleaUsed': (args, say) =>
    `${say.seat(args.seat)} échange 1 Or contre ${say.term(`counted.${args.resource}`, { count: 1 })} aux Puces${ofWhom(args, say)}.`,
  'fact.banked': (args, say) =>
    `${say.seat(args.seat)} laisse ${amountsText(args.amounts, say)} à la Banque.`,
  'fact.offered': (args, say) =>
    `${say.seat(args.seat)} ${args.answers === 0 ? 'propose' : `contre-propose à l’offre ${args.answers}`} (${args.offer}) : ${clausesText(args.clauses, say)}`,
  'fact.signed': '{seat:seat} signe l’offre {offer}.',
  'fact.declined': '{seat:seat} refuse l’offre {offer}.',
  'fact.withdrawn': '{seat:seat} retire l’offre {offer}.',
  'fact.expired': 'L’offre {offer} expire.',
  'fact.concluded': (args, say) =>
    `L’accord ${args.offer} est conclu entre ${say.list((args.parties as number[]).map((seat) => say.seat(seat)))}.`,
  'fact.gave': (args, say) =>
    `${say.seat(args.seat)} donne ${amountsText(args.amounts, say)} à ${say.seat(args.other)}.`,
  'fact.gaveCard': (args, say) => `${say.seat(args.seat)} donne ${named(args)} à ${say.seat(args.other)}.`,
  'fact.paid': (args, say) =>
    `${say.seat(args.seat)} paie ${amountsText(args.amounts, say)} à ${say.seat(args.other)} (accord ${args.contract}).`,
  'fact.fellBehind': (args, say) =>
    `${say.seat(args.seat)} doit ${amountsText(args.amounts, say)} à ${say.seat(args.other)} (accord ${args.contract}).`,
  'fact.caughtUp': '{seat:seat} a réglé tout ce qui était dû à {other:seat} au titre de l’accord {contract}.',
  'fact.clauseKept': (args, say) =>
    `${say.seat(args.seat)} a tenu la clause ${Number(args.clause) + 1} de l’accord ${args.contract}.`,
  'fact.breached': (args, say) =>
    `${say.seat(args.seat)} n’a pas bâti ce que la clause ${Number(args.clause) + 1} de l’accord ${args.contract} promettait à ${say.seat(args.other)}.`,
  'fact.drewCards': (args, say) => `${say.seat(args.seat)} tire ${cards(args.count, say)}.`,
  'fact.drewFaces': (args, say) => `${say.seat(args.seat)} voit ${listed(args.cards, say)}.`,
  'fact.keptCard': (args, say) => `${say.seat(args.seat)} garde ${cards(args.count, say)} de son Port.`,
  'fact.keptFace': (args, say) =>
    (args.cards as readonly string[]).length === 0
      ? 'Les deux cartes vont sous la pile.'
      : `${say.seat(args.seat)} garde ${listed(args.cards, say)}.`,
  'fact.played': (args, say) => `${say.seat(args.seat)} joue ${named(args)}.`,
  'fact.gained': (args, say) => `${say.seat(args.seat)} prend ${amountsText(args.amounts, say)}.`,
  'fact.swapped': (args, say) =>
    `${say.seat(args.seat)} échange ${amountsText(args.amounts, say)} contre ${amountsText(args.taken, say)}.`,
  'fact.rightsGained': (args, say) => `${say.seat(args.seat)} peut bâtir ${cases(args.cases, say)} de plus.`,
  'fact.linked': '{seat:seat} relie pour ce tour les bâtiments en ({ax}, {ay}) et ({bx}, {by}).',
  'fact.again': (args, say) => `${upper(the(args.building, say))} en ${at(args)} produira deux fois.`,
  'fact.borrowed': (args, say) =>
    `${say.seat(args.seat)} connaît ce tour la recette ${from(args.workshop, say)}.`,
  'fact.discarded': (args, say) => `${say.seat(args.seat)} se défait de ${named(args)}.`,
  'fact.showed': (args, say) => `${say.seat(args.seat)} montre ${listed(args.cards, say)}.`,
  'fact.accused': (args, say) =>
    `Les prud’hommes entendront la clause ${Number(args.clause) + 1} de l’accord ${args.contract} : ${say.seat(args.seat)}.`,
  'fact.voted': (args, say) =>
    `${say.seat(args.seat)} juge ${say.seat(args.accused)} ${args.guilty === true ? 'coupable' : 'non coupable'} (${Number(args.accusation) + 1}).`,
  'fact.judged': (args, say) =>
    args.guilty === true
      ? `${say.seat(args.seat)} est coupable d’avoir rompu l’accord ${args.contract} (clause ${Number(args.clause) + 1}).`
      : `${say.seat(args.seat)} est mis hors de cause pour l’accord ${args.contract} (clause ${Number(args.clause) + 1}).`,
  'fact.ended': (args, say) => {
    if (args.reason === 'built')
      return `Tout est bâti chez ${say.list((args.seats as number[]).map((seat) => say.seat(seat)))}. La partie est finie.`;
    return args.reason === 'turns'
      ? 'Le septième tour est fini, et la partie avec lui.'
      : 'Tout le monde a fini. La partie est terminée.';
  },

  'refusal.seats': 'Cité se joue à {min} ou {max}.',
  'refusal.simultaneousTimeIsGold': '« Simultané » et « Le temps, c’est de l’or » ne vont pas ensemble.',
  'refusal.simultaneousCards': '« Simultané » se joue sans les cartes Investissement.',
  'refusal.giftToNobody': 'Il n’y a pas de {seat:seat} à cette table pour recevoir un cadeau.',
  'refusal.unreadable': 'Illisible : « {field} » devrait être {wants:term.wants}.',
  'wants.object': 'un objet',
  'wants.nothing': 'absent',
  'wants.number': 'un nombre entier dans ses bornes',
  'wants.flag': 'true ou false',
  'wants.word': 'un des mots connus',
  'wants.text': 'un texte d’une ligne, pas trop long',
  'wants.list': 'une liste de la bonne longueur',
  'wants.amounts': 'des Ressources par leur nom, en nombre suffisant',
  'wants.either': 'donné, sans l’autre façon de le dire',
  'wants.timing': 'un moment qui convient à l’effet',
  'wants.different': 'sans répétition',
  'wants.order': 'dans l’ordre de I01 à I24',
  'wants.agrees': 'comme dans les règles',
  'refusal.over': 'La partie est finie.',
  'refusal.notAsked': 'Vous avez fini, ou ce n’est pas le moment.',
  'refusal.locked': 'Vous avez pris votre Or : vous ne faites plus rien ce tour.',
  'refusal.notNow': 'Pas dans cette phase.',
  'refusal.square': (args, say) => `${upper(the(args.building, say))} ne se pose pas ainsi.`,
  'refusal.tooFar': 'C’est trop loin de la ville.',
  'refusal.noLeave': '{seat:seat} ne vous a pas permis d’y bâtir ce tour.',
  'refusal.otherDistrict': 'C’est le quartier de {seat:seat}.',
  'refusal.occupied': (args, say) => `Il y a déjà ${aBuilding(args.building, say)} à cet endroit.`,
  'refusal.occupiedGround': 'Il y a déjà quelque chose à cet endroit.',
  'refusal.offCentre': 'Votre premier bâtiment couvre la Case du point central.',
  'refusal.detached': 'Il doit toucher un de vos bâtiments.',
  'refusal.exclusivity': 'Avec une Rue commerçante du premier tour, pas de Puces avant le tour {turn}.',
  'refusal.exclusivityFirst': 'Puces et Rue commerçante ne vont pas ensemble au premier tour.',
  'refusal.promisedNot': 'Vous y avez renoncé jusqu’à la fin du tour {until} (accord {contract}).',
  'refusal.noPiece': (args, say) =>
    `Il ne vous en reste plus à bâtir : ${say.term(`building.${args.building}`)}.`,
  'refusal.noGoldHere': (args, say) =>
    `On peut payer en Or ${cases(args.cases, say)} de ce bâtiment, pas plus.`,
  'refusal.tooLittleGold': 'Il faut {price} Or. Vous en avez {held}.',
  'refusal.tooFewRights': (args, say) =>
    `Il faut ${say.plural(args.cost, { one: '# droit à bâtir', other: '# droits à bâtir' })}. Vous en avez ${say.number(args.rights)}.`,
  'refusal.notOnFirstTurn': 'Pas au premier tour.',
  'refusal.noHelp': 'La carte {card} ne rend aucun bâtiment moins cher.',
  'refusal.tooSmallForCard': 'La carte {card} vaut pour les bâtiments de {size} Cases et plus.',
  'refusal.notSurrounded': 'La carte {card} vaut pour un bâtiment entouré une fois posé.',
  'refusal.notBuilt': (args, say) => `Pas encore bâti : ${say.term(`building.${args.building}`)}.`,
  'refusal.notLent': (args, say) =>
    `${say.seat(args.seat)} ne vous prête pas ${the(args.building, say)} ce tour.`,
  'refusal.lentOut': (args, say) => `Vous pouvez encore vous en servir ${times(args.left, say)} ce tour.`,
  'refusal.lacking': (args, say) => `Il manque ${amountsText(args.amounts, say)}.`,
  'refusal.noSet': (args, say) =>
    `${upper(amountsText(args.amounts, say))} : le tableau des prix ne connaît pas ce lot.`,
  'refusal.noWorkshop': (args, say) => `${upper(the(args.building, say))} ne transforme rien.`,
  'refusal.borrowedOut': (args, say) => `La recette prêtée sert encore ${times(args.left, say)}.`,
  'refusal.marketRate': 'Le Marché prend {rate} Ressources pour une.',
  'refusal.fleaUsed': 'Les Puces ne servent plus ce tour.',
  'refusal.bankFull': 'La Banque garde trois Ressources.',
  'refusal.bankSame': 'C’est déjà ce que garde la Banque.',
  'refusal.noSuchSeat': 'Il n’y a pas de tel joueur.',
  'refusal.withOneself': 'Un accord se fait avec quelqu’un d’autre.',
  'refusal.cardNotHeld': 'La carte {card} n’est pas dans cette main.',
  'refusal.cardNotKnown': 'On ne nomme que ses propres cartes et celles que tous ont vues.',
  'refusal.cardTwice': 'Une carte ne sert qu’une fois.',
  'refusal.badTurns': 'Cela doit tomber entre le tour {first} et le tour {last}.',
  'refusal.cannotLend': (args, say) => `Cela ne se prête pas : ${say.term(`building.${args.building}`)}.`,
  'refusal.noInterdistrict': 'Dans cette partie, on ne bâtit pas chez les autres.',
  'refusal.notTheirs': 'Rien de cela n’est dans le quartier de {seat:seat}.',
  'refusal.handFull': 'On n’a jamais plus de {limit} cartes en main.',
  'refusal.tooManyClauses': 'Un accord a {most} clauses au plus.',
  'refusal.tooManyOffers': 'Vous avez fait {most} offres ce tour. Cela suffit.',
  'refusal.outOfReach': '{seat:seat} a pris son Or et n’est plus joignable ce tour.',
  'refusal.offerClosed': 'L’offre {offer} n’est plus ouverte.',
  'refusal.notParty': 'L’offre {offer} ne s’adresse pas à vous.',
  'refusal.hasSigned': 'Vous avez signé l’offre {offer}.',
  'refusal.otherLacks': '{seat:seat} ne peut plus donner ce que demande l’accord.',
  'refusal.notYourOffer': 'L’offre {offer} n’est pas la vôtre.',
  'refusal.notThisVote': 'Ce n’est pas à vous de juger cela maintenant.',
  'refusal.badTiming': (args, say) => `La carte ${args.card} : ${say.term(`timing.${args.timing}`)}.`,
  'refusal.withBuilding': 'La carte {card} se joue avec le bâtiment qu’elle rend moins cher.',
  'refusal.badCardUse': 'La carte {card} demande autre chose.',
  'refusal.chooseDifferent': 'La carte {card} donne {count} Ressources différentes, une de chaque.',
  'refusal.swapRaw': 'La carte {card} échange jusqu’à {count} matières premières contre autant d’autres.',
  'refusal.chooseRecipe': 'La carte {card} prête la recette d’un atelier que vous n’avez pas.',
  'refusal.chooseBuilding': 'La carte {card} vaut pour un de vos bâtiments, sauf Port, Canal et Guilde.',
  'refusal.choosePair': 'La carte {card} relie deux bâtiments de votre quartier.',
  'refusal.noCards': 'Il n’y a pas de cartes Investissement dans cette partie.',
  'refusal.pileEmpty': 'La pile est vide.',
  'refusal.noHarvests': 'Dans cette partie, tout le monde récolte ensemble.',
  'refusal.allHarvested': 'Vous avez récolté {most} fois.',
  'refusal.keepFirst': 'Gardez d’abord une des cartes tirées par votre Port.',
  'refusal.notDrawn': 'Votre Port n’a pas tiré la carte {card}.',
  'refusal.forGood': 'Ce qui est bâti reste où il est.',
  'refusal.noBuildingHere': 'Aucun de vos bâtiments n’a son coin ici.',
  'refusal.staysPut': (args, say) => `${upper(the(args.building, say))} ne peut pas bouger.`,
  'refusal.sameSpot': 'Il est déjà à cet endroit.',
  'refusal.leavesCentre': 'Un de vos bâtiments doit toucher le point central.',
  'refusal.breaksUp': 'Vos bâtiments doivent rester d’un seul tenant.',
  'refusal.notWherePromised': 'On ne peut le déplacer que là où il était promis.',
};

/** The four handicap options differ by the player only. */
function handicaps() {
  const names = ['1', '2', '3', '4'] as const;
  const choices = ['0', '1', '2', '3', '4', '5', '6'] as const;
  type Key =
    | `option.handicap${(typeof names)[number]}`
    | `option.handicap${(typeof names)[number]}.help`
    | `option.handicap${(typeof names)[number]}.${(typeof choices)[number]}`;
  return Object.fromEntries(
    names.flatMap((name) => [
      [`option.handicap${name}`, `Handicap du joueur ${name}`],
      [`option.handicap${name}.help`, 'Une Case gratuite de moins au premier tour par victoire d’affilée.'],
      ...choices.map((count) => [
        `option.handicap${name}.${count}`,
        count === '0' ? 'Aucun' : count === '1' ? '1 Case de moins' : `${count} Cases de moins`,
      ]),
    ]),
  ) as Record<Key, string>;
}
