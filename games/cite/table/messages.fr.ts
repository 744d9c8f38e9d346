import type { Catalogue, Json, Say } from '@pentapolis/kernel';
import type { CiteTableMessage } from './messages.en.ts';

const cases = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# Case', other: '# Cases' });
const rights = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# droit de construction', other: '# droits de construction' });
const cards = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# carte', other: '# cartes' });
const building = (id: Json | undefined, say: Say): string => say.term(`building.${id}`);
/** « d’Ada », « de Paul » */
const of = (name: string): string => (/^[AEÉIOUYaeéiouyHh]/.test(name) ? `d’${name}` : `de ${name}`);

export const messages: Catalogue<CiteTableMessage> = {
  'cite.phase.first': 'Tour 1 sur {last} · Cases gratuites',
  'cite.phase.between': 'Tour {turn} sur {last} · Avant la Production',
  'cite.phase.ports': 'Tour {turn} sur {last} · Ports et Canaux',
  'cite.phase.main': 'Tour {turn} sur {last} · Négociation et Construction',
  'cite.phase.race': 'Sans tours · récoltez, négociez, bâtissez',
  'cite.phase.jury': 'Les prud’hommes siègent',
  'cite.phase.over': 'Décompte final',

  'cite.pages': 'Parties de la table',
  'cite.pages.town': 'Ville',
  'cite.pages.purse': 'Bourse',
  'cite.pages.deals': 'Accords',
  'cite.cancel': 'Annuler',
  'cite.cases': (args, say) => cases(args.cases, say),
  'cite.more': '{name} : un de plus, maintenant {count}',
  'cite.less': '{name} : un de moins, maintenant {count}',

  'cite.ledger': 'Ressources de chacun',
  'cite.ledger.player': 'Joueur',
  'cite.ledger.cases': 'Cases',
  'cite.ledger.done': 'a fini',
  'cite.ledger.owes': 'doit',
  'cite.ledger.cell': (args, say) =>
    `${say.seat(args.seat)} : ${say.number(args.held)} ${say.term(`resource.${args.resource}`)}${args.bank === 0 ? '' : `, ${say.number(args.bank)} en Banque`}, ${say.number(args.next)} de plus au tour prochain`,
  'cite.ledger.words': '{seat:seat} possède {amounts} et produira {next} au tour prochain.',

  'cite.purse': 'Ce que je peux bâtir',
  'cite.rights': (args, say) => rights(args.rights, say),
  'cite.buy.can': (args, say) =>
    `Vos ${say.number(args.held)} Ressources ${args.cases === 0 ? 'ne paient encore aucune Case' : `paient jusqu’à ${cases(args.cases, say)}`}.`,
  'cite.buy': (args, say) => `Payer ${cases(args.cases, say)}`,
  'cite.buy.fewer': 'Une Case de moins',
  'cite.buy.further': 'Une Case de plus',
  'cite.buy.cheapest': 'Au moins cher :',
  'cite.buy.choose': 'Choisir ce que je paie',
  'cite.buy.found': (args, say) =>
    `Cela paie ${args.cases === 0 ? 'zéro Case' : cases(args.cases, say)}${args.left === 0 ? '' : ` ; ${say.plural(args.left, { one: '# Ressource serait', other: '# Ressources seraient' })} de trop`}.`,
  'cite.prices': 'Tableau des prix',
  'cite.prices.sorts': 'Différentes',
  'cite.prices.each': 'de chaque',
  'cite.prices.buys': 'paient',
  'cite.pot': (args, say) => `${say.number(args.gold)} Or au milieu : qui finit en prend un.`,

  'cite.works': 'Utiliser',
  'cite.works.of': (args, say) => `${args.name} ${of(say.seat(args.seat))}`,
  'cite.works.fewer': 'Une fois de moins',
  'cite.works.more': 'Une fois de plus',
  'cite.works.times': (args, say) => say.plural(args.times, { one: '# fois', other: '# fois' }),
  'cite.works.transform': 'Transformer',
  'cite.works.market': 'Donnez {rate} Ressources (choisies : {given}) et prenez-en une.',
  'cite.works.flea': (args, say) =>
    `1 Or contre n’importe quelle Ressource ; encore ${say.plural(args.left, { one: '# fois', other: '# fois' })} ce tour.`,
  'cite.works.bank': 'Trois Ressources au plus ; chacune en rapporte une pareille à chaque tour.',
  'cite.works.deposit': 'Laisser en Banque',
  'cite.works.give': 'Ce que je donne',
  'cite.works.take': 'Ce que je prends',
  'cite.works.swap': (args, say) => `Prendre 1 ${say.term(`resource.${args.resource}`)}`,

  'cite.cards': 'Cartes Investissement',
  'cite.cards.buy': (args, say) => `Acheter, 1 droit (reste ${say.number(args.left)})`,
  'cite.cards.keep': 'Garder',
  'cite.cards.play': 'Jouer',
  'cite.cards.discard': 'Jeter',
  'cite.cards.open': 'vue de tous',
  'cite.cards.none': 'Aucune en main.',
  'cite.cards.others': (args, say) => `${say.seat(args.seat)} : ${cards(args.count, say)}`,
  'cite.reconstructed': 'Les contours des bâtiments sont reconstitués',
  'cite.reconstructed.tag': 'reconstituées',

  'cite.tray': 'Mes pièces',
  'cite.tray.help': 'À quoi sert chaque bâtiment',
  'cite.piece': (args, say) =>
    `${args.name}, ${cases(args.size, say)}, ${args.left === 0 ? 'plus aucune' : `reste ${say.number(args.left)}`}`,

  'cite.site.title': (args, say) => `${building(args.building, say)} ${of(say.seat(args.seat))}`,
  'cite.yields': 'Rapportera {amounts} au tour prochain.',
  'cite.yields.nothing': 'Ne rapporte aucune Ressource.',
  'cite.why.base': (args, say) =>
    `${say.term(`counted.${args.resource}`, { count: args.count ?? 0 })} de base`,
  'cite.why.doubled': (args, say) => `doublé : ${building(args.building, say)} ${of(say.seat(args.seat))}`,
  'cite.why.streets': (args, say) =>
    `${say.number(args.count)} Or grâce à ${say.plural(args.count, { one: 'une Rue commerçante voisine', other: '# Rues commerçantes voisines' })}`,
  'cite.why.bank': 'une copie de chaque Ressource déposée',
  'cite.why.guild': (args, say) =>
    `${cases(args.cases, say)} par tour${args.works === true ? '' : ', dès le tour prochain'}`,
  'cite.why.workshop': (args, say) =>
    `chaque transformation en donne ${say.number(args.count)}${Number(args.count) > 1 ? ', grâce aux Auberges voisines' : ''}`,

  'cite.move': 'Déplacer',
  'cite.move.here': 'Déplacer ici',
  'cite.lift': 'Reprendre',
  'cite.turn': 'Tourner',
  'cite.build': 'Bâtir',
  'cite.build.pay': (args, say) => `Payer ${cases(args.cases, say)} et bâtir`,
  'cite.build.short': (args, say) => `Encore ${cases(args.missing, say)} à payer :`,
  'cite.cost': (args, say) => `coûte ${cases(args.cost, say)}, vous en avez ${say.number(args.rights)}`,
  'cite.gold': (args, say) => `${cases(args.cases, say)} pour ${say.number(args.gold)} Or`,
  'cite.gold.less': 'Une Case de moins en Or',
  'cite.gold.more': 'Une Case de plus en Or',
  'cite.gains.none': 'Aucune récolte ne change.',
  'cite.gains.turn': 'dès le tour {turn}',
  'cite.ghost': (args, say) =>
    `${building(args.building, say)} en (${args.x}, ${args.y})${args.cost === 0 ? '' : `, ${cases(args.cost, say)}`}.`,
  'cite.ghost.gain': '{seat:seat} récolterait {amounts} de plus.',

  'cite.stage': 'La ville',
  'cite.stage.keys':
    'Les flèches vont de bâtiment en bâtiment, ou déplacent ce que vous tenez. Majuscule et flèches déplacent le plan, plus et moins zooment, 0 montre tout. 1 à 9 prennent une pièce, R la tourne, Entrée la bâtit, Échap la repose, D ouvre un accord.',
  'cite.zoomIn': 'Plus près',
  'cite.zoomOut': 'Plus loin',
  'cite.fit': 'Voir toute la ville',
  'cite.words': 'La ville en toutes lettres',
  'cite.words.district': (args, say) =>
    `${say.seat(args.seat)}, ${say.term(`district.${args.district}`)} : ${cases(args.cases, say)}`,

  'cite.deals': 'Accords',
  'cite.deal.new': 'Nouvel accord',
  'cite.deal.counter': 'Contre-proposition',
  'cite.deal.offer': 'Proposer et signer',
  'cite.deal.counter.offer': 'Contre-proposer et signer',
  'cite.offers.none': 'Personne ne propose rien pour l’instant.',
  'cite.offers.closed': (args, say) =>
    say.plural(args.count, { one: '# offre close ce tour', other: '# offres closes ce tour' }),
  'cite.offer': 'Offre {id} : {seat:seat}',
  'cite.offer.title': '{seat:seat} propose',
  'cite.offer.counter': '{seat:seat} répond à l’offre {answers}',
  'cite.offer.open': 'ouverte',
  'cite.offer.signed': 'conclue',
  'cite.offer.countered': 'contre-proposée',
  'cite.offer.declined': 'refusée',
  'cite.offer.withdrawn': 'retirée',
  'cite.offer.expired': 'expirée',
  'cite.signed': '{seat:seat} a signé',
  'cite.unsigned': '{seat:seat} n’a pas signé',
  'cite.sign': 'Signer',
  'cite.counter': 'Contre-proposer',
  'cite.decline': 'Refuser',
  'cite.withdraw': 'Retirer',
  'cite.worth': 'Ce que chacun y gagne',
  'cite.worth.cases': '{cases} Cases',
  'cite.worth.why':
    'Tout de suite : {now}. Aux tours suivants : {later}. D’ici la fin, cela paie autant de Cases de plus ou de moins.',

  'cite.clause.add': '+ Ajouter une clause…',
  'cite.clause.remove': 'Supprimer cette clause',
  'cite.clause.while': 'seulement tant que deux bâtiments se touchent',
  'cite.clause.choice.give': 'Donner des Ressources tout de suite',
  'cite.clause.choice.pay': 'Payer des Ressources à chaque tour',
  'cite.clause.choice.lend': 'Prêter un atelier ou un marché',
  'cite.clause.choice.placeBeside': 'Bâtir au contact d’un bâtiment',
  'cite.clause.choice.placeAt': 'Bâtir à un endroit précis',
  'cite.clause.choice.refrain': 'Renoncer à un bâtiment',
  'cite.clause.choice.leaveFree': 'Laisser des Cases libres',
  'cite.clause.choice.card': 'Donner une carte tout de suite',
  'cite.clause.choice.permit': 'Laisser bâtir dans mon quartier',
  'cite.clause.choice.text': 'Promettre en toutes lettres',
  'cite.compose.give': '{from} donne à {to} {amounts} tout de suite.',
  'cite.compose.card': '{from} donne à {to} la carte {card} tout de suite.',
  'cite.compose.pay': '{from} paie à {to} {amounts} par tour, du tour {first} au tour {last}.',
  'cite.compose.payWhile':
    '{from} paie à {to} {amounts} par tour, du tour {first} au tour {last}, tant qu’il y a contact entre {one} et {other}.',
  'cite.compose.lend':
    '{from} prête à {to} son bâtiment {building}, {times} fois par tour, du tour {first} au tour {last}.',
  'cite.compose.place':
    '{from} promet à {to} de bâtir {building} au contact de ceci : {beside}, d’ici la fin du tour {by}.',
  'cite.compose.placeAt': '{from} promet à {to} de bâtir {building} en {at} d’ici la fin du tour {by}.',
  'cite.compose.refrain': '{from} promet à {to} de ne pas bâtir {building} avant la fin du tour {until}.',
  'cite.compose.leaveFree': '{from} promet à {to} de laisser libre {cells} jusqu’à la fin du tour {until}.',
  'cite.compose.permit': '{from} permet à {to} de bâtir {building} en {at} ce tour.',
  'cite.compose.text': '{from} promet à {to} : {text}',
  'cite.field.from': 'Qui promet',
  'cite.field.to': 'À qui',
  'cite.field.amounts': 'Ressources',
  'cite.field.amounts.none': 'quelles Ressources ?',
  'cite.field.building': 'Bâtiment',
  'cite.field.site': 'Bâtiment de qui',
  'cite.field.card': 'Carte',
  'cite.field.first': 'Du tour',
  'cite.field.last': 'Au tour',
  'cite.field.by': 'D’ici le tour',
  'cite.field.until': 'Jusqu’au tour',
  'cite.field.times': 'Fois par tour',
  'cite.field.text': 'Avec vos mots',
  'cite.field.text.hint': 'Seuls les prud’hommes en jugeront.',
  'cite.point': 'Touchez l’endroit dans la ville.',
  'cite.point.done': 'C’est fait',

  'cite.contracts': 'Accords en cours',
  'cite.contracts.none': 'Aucune promesse ne lie encore personne.',
  'cite.timeline.turn': 'Tour',
  'cite.owes': '{seat:seat} doit {amounts} à {to:seat} depuis le tour {turn}',
  'cite.mark.paid': 'payé',
  'cite.mark.owed': 'dû et impayé',
  'cite.mark.due': 'à payer',
  'cite.mark.waits': 'à payer si les bâtiments se touchent d’ici là',
  'cite.mark.use': 'utilisable',
  'cite.mark.ban': 'interdit',
  'cite.mark.deadline': 'doit être bâti à la fin de ce tour',
  'cite.mark.kept': 'tenu',
  'cite.mark.broken': 'rompu',

  'cite.jury': 'Les prud’hommes',
  'cite.jury.accused': 'Est-ce que {seat:seat} a promis ce qui ne pouvait être tenu ?',
  'cite.jury.guilty': 'coupable',
  'cite.jury.acquitted': 'non coupable',
  'cite.jury.vote.0': '{seat:seat} n’a pas voté',
  'cite.jury.vote.1': '{seat:seat} : non coupable',
  'cite.jury.vote.2': '{seat:seat} : coupable',
  'cite.jury.acquit': 'Non coupable',
  'cite.jury.convict': 'Coupable : une place de moins',

  'cite.finish': 'Finir mon tour',
  'cite.finish.first': 'Confirmer mes bâtiments',
  'cite.finish.gold': 'Finir et prendre un Or',
  'cite.finish.pass': 'Laisser passer',
  'cite.finish.rights': (args, say) => `${rights(args.rights, say)} en réserve`,
  'cite.finish.offers': (args, say) =>
    say.plural(args.count, { one: 'Une offre vous attend', other: '# offres vous attendent' }),
  'cite.harvest': (args, say) => `Récolter (reste ${say.number(args.left)})`,
  'cite.collect.port': 'D’abord le Port',
  'cite.collect.canal': 'D’abord le Canal',

  'cite.seat.cases': (args, say) => `${say.number(args.cases)} sur ${cases(args.all, say)}`,
  'cite.seat.holds': 'Possède',
  'cite.seat.bank': 'En Banque',
  'cite.seat.next': 'Tour prochain +',
  'cite.seat.cards': (args, say) => cards(args.count, say),
  'cite.seat.owes': (args, say) =>
    say.plural(args.count, { one: 'doit un paiement', other: 'doit # paiements' }),

  'cite.final.buildings': 'Bâtiments',
  'cite.final.cards': 'Cartes',
  'cite.final.converted': 'Dix Ressources par Case',
  'cite.final.cases': 'Cases',
  'cite.final.left': 'Ressources restantes',
  'cite.final.jury': 'Prud’hommes',
  'cite.final.guilty': 'coupable : une place de moins',

  'cite.pad.intro':
    'Cochez ce que chacun a bâti et notez ce qui lui reste : les règles font le compte et le classement.',
  'cite.pad.seats': 'Joueurs',
  'cite.pad.name': 'Nom',
  'cite.pad.player': 'Joueur {player}',
  'cite.pad.resources': 'Ressources restantes, Banque comprise',
  'cite.pad.surrounded': 'Tailles des bâtiments entourés (4 4 9)',
  'cite.pad.guilty': 'Coupable devant les prud’hommes',
  'cite.pad.finished': 'A tout bâti en premier (partie sans tours)',
  'cite.pad.left': 'et {left} de reste',
  'cite.pad.rank': 'Place',
};
