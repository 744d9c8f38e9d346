import type { Args, Catalogue } from '@pentapolis/kernel';
import { aBuilding, amountsText, clausesText, sumText, the } from '../../rules/phrases.ts';
import { at, cards, cases, from, listed, named, ofWhom, times, upper, upright } from './phrases.fr.ts';
import type { told as english } from './told.en.ts';

/** What is asked, done and told. */
export const told: Catalogue<keyof typeof english> = {
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
};
