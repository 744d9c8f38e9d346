import type { Args, Catalogue, Json, Say } from '@pentapolis/kernel';
import type { CitytrixxTableMessage } from './messages.en.ts';

const country = (id: Json | undefined, say: Say): string => say.term(`citytrixx.country.${id}`);

/** « certificat belge 8 » : d’après l’identifiant d’une carte. */
function card(id: Json | undefined, say: Say): string {
  const [owner = '', face = ''] = String(id).split('-');
  return `${say.term(`card.${face[0]}`)} ${say.term(`adjective.${owner}`)} ${face.slice(1)}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const number = (id: Json | undefined): string => String(id).split('-')[1]?.slice(1) ?? '';
const ordinal = (place: Json | undefined): string => `${place}${place === 1 ? 'er' : 'e'}`;
const cities = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# ville', other: '# villes' });
const shares = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# part', other: '# parts' });
const moneyCards = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# carte Argent', other: '# cartes Argent' });
const wins = (args: Args): string => (args.done === true ? 'remporte la levée' : 'mène');

export const messages: Catalogue<CitytrixxTableMessage> = {
  'citytrixx.country.BE': 'Belgique',
  'citytrixx.country.FR': 'France',
  'citytrixx.country.DE': 'Allemagne',
  'citytrixx.country.NL': 'Pays-Bas',
  'citytrixx.country.IT': 'Italie',
  'citytrixx.country.AT': 'Autriche',
  'citytrixx.country.CH': 'Suisse',
  'citytrixx.country.CZ': 'Tchéquie',
  'citytrixx.country.DK': 'Danemark',
  'citytrixx.country.ES': 'Espagne',
  'citytrixx.country.GB': 'Royaume-Uni',
  'citytrixx.country.LU': 'Luxembourg',
  'citytrixx.country.PL': 'Pologne',
  'citytrixx.country.PT': 'Portugal',
  'citytrixx.country.SE': 'Suède',

  'citytrixx.phase.setup': 'Compagnies',
  'citytrixx.phase.start': 'Valeurs de départ',
  'citytrixx.phase.trick': 'Année {year} sur 3 · Levée {trick} sur {tricks}',
  'citytrixx.phase.operating': 'Année {year} sur 3 · Exploitation',
  'citytrixx.phase.stock': 'Année {year} sur 3 · Bourse',
  'citytrixx.phase.end': 'Année {year} sur 3 · Fin de l’année',
  'citytrixx.phase.over': 'Décompte final',

  'citytrixx.stage.setup': '{seat:seat} choisit une compagnie',
  'citytrixx.stage.start': (args, say) =>
    `${say.seat(args.seat)} fixe la valeur de départ (${country(args.company, say)})`,
  'citytrixx.stage.lead': '{seat:seat} entame la levée {trick}',
  'citytrixx.stage.play': '{seat:seat} joue dans la levée {trick}, entamée par {leader:seat}',
  'citytrixx.stage.take': '{seat:seat} prend une carte de la levée {trick}',
  'citytrixx.stage.draw': '{seat:seat}, dernier de la levée, prend une carte sur une pile',
  'citytrixx.stage.operate': (args, say) =>
    `${say.seat(args.seat)} choisit les villes (${country(args.company, say)})`,
  'citytrixx.stage.trade': '{seat:seat} achète ou passe',
  'citytrixx.stage.over': 'Les trois années sont écoulées',

  'citytrixx.years': 'Les trois années et leurs phases',
  'citytrixx.year': 'Année {year}',
  'citytrixx.year.short': 'A{year}',
  'citytrixx.round.trick': 'Levées',
  'citytrixx.round.operating': 'Exploit.',
  'citytrixx.round.stock': 'Bourse',
  'citytrixx.reconstructed': 'Matériel reconstitué',
  'citytrixx.reconstructed.help':
    'Ce qui est imprimé sur les cartes, l’échelle des valeurs et les cartes de revenus a été reconstitué d’après la règle. Qui possède la boîte peut fournir son propre matériel à la création d’une partie.',
  'citytrixx.ownSet': 'Votre propre matériel',
  'citytrixx.two': 'À deux, les piles se vident',

  'citytrixx.track': 'Échelle des valeurs',
  'citytrixx.priority': 'Les compagnies par ordre de priorité',
  'citytrixx.priority.at': (args) => `priorité ${args.place}`,
  'citytrixx.priority.order': (args) => `Priorité : ${(args.companies as string[]).join(', puis ')}.`,
  'citytrixx.disc': (args, say) => `${country(args.company, say)} : ${args.value}`,
  'citytrixx.start.here': 'Lancer à {value}, payer {paid}',
  'citytrixx.start.press':
    'Choisissez une valeur sur l’échelle : le certificat de président vous coûte le double.',
  'citytrixx.start.wait': 'Les valeurs de départ sont fixées dans cet ordre, au vu de tous.',
  'citytrixx.setup': 'À chacun sa compagnie : ses cartes sont les vôtres pour toute la partie.',
  'citytrixx.order': 'Cartes d’ordre de tour',
  'citytrixx.order.least': 'Ordre de parole : le moins d’argent d’abord.',

  'citytrixx.presides': '{seat:seat}',
  'citytrixx.president': 'Président',
  'citytrixx.trains.none': 'Aucun train',
  'citytrixx.train': (args) =>
    `Train T${args.level}, numéro ${args.rank}${args.rusts === 0 ? '' : `, quitte le jeu avant l’année ${args.rusts}`}`,
  'citytrixx.capacity': (args, say) => `par ${cities(args.capacity, say)}`,
  'citytrixx.upTo': 'jusqu’à {capacity}',
  'citytrixx.cities.none': 'Pas encore de ville',
  'citytrixx.cities': (args, say) => cities(args.count, say),
  'citytrixx.city': '{city}, {income}',
  'citytrixx.city.ran': 'desservie cette année',
  'citytrixx.canEarn': 'Peut gagner',
  'citytrixx.earned': 'A gagné',
  'citytrixx.toValue': 'à {value}',
  'citytrixx.perShare': '{perShare} par part',
  'citytrixx.becomes': 'devient',
  'citytrixx.steps': (args, say) =>
    args.steps === 0
      ? 'la valeur ne bouge pas'
      : `la valeur ${Number(args.steps) > 0 ? 'monte' : 'baisse'} de ${say.plural(Math.abs(Number(args.steps)), { one: '# cran', other: '# crans' })}`,

  'citytrixx.trick': 'Levée {trick}',
  'citytrixx.led': 'entame',
  'citytrixx.toPlay': 'à jouer',
  'citytrixx.taken': 'prise',
  'citytrixx.why.none': '{seat:seat} entame.',
  'citytrixx.why.before': 'Avant : {before} {seat:seat} entame.',
  'citytrixx.why.leads': (args) => `Il y a un ${number(args.card)} à battre.`,
  'citytrixx.why.rank': (args, say) =>
    `${say.seat(args.seat)} ${wins(args)} : ${number(args.card)} est plus fort que ${number(args.other)}.`,
  'citytrixx.why.black': (args, say) =>
    `${say.seat(args.seat)} ${wins(args)} : à chiffre égal, le noir passe avant les couleurs.`,
  'citytrixx.why.track': (args, say) =>
    `${say.seat(args.seat)} ${wins(args)} : à chiffre égal, priorité sur l’échelle (${country(String(args.card).split('-')[0], say)}).`,
  'citytrixx.place': (args) => ordinal(args.place),
  'citytrixx.before.rank': 'au chiffre',
  'citytrixx.before.black': 'au noir',
  'citytrixx.before.track': 'à l’échelle',
  'citytrixx.stacks': 'Piles',
  'citytrixx.stacks.draw': 'Prenez l’une de ces cartes',
  'citytrixx.stack.certificate': 'Certificats',
  'citytrixx.stack.train': 'Trains',
  'citytrixx.stack.money': 'Argent',
  'citytrixx.stack.size': (args, say) => say.plural(args.size, { one: '# carte', other: '# cartes' }),

  'citytrixx.card': (args, say) =>
    `${card(args.card, say)}${args.level === 0 ? '' : `, T${args.level}`}, ville de ${args.city} ${args.income}`,
  'citytrixx.card.name': (args, say) => capital(card(args.card, say)),
  'citytrixx.tenth': '10 %',
  'citytrixx.help.certificate':
    'Vaut {rank} dans la levée. Caché, il s’achète en phase de bourse et compte pour une part.',
  'citytrixx.help.train': (args, say) =>
    `Vaut ${args.rank} dans la levée. En service, ce train traverse ${cities(args.level, say)}.`,
  'citytrixx.help.money': 'Vaut {rank} en noir dans la levée. Caché, il paie {worth} en phase de bourse.',
  'citytrixx.help.rusts': 'Quitte le jeu après l’année {year}.',
  'citytrixx.help.city': 'Comme ville, {city} :',
  'citytrixx.help.year': '{income} l’année {year}',

  'citytrixx.uses': (args, say) => `${capital(card(args.card, say))} : pour quoi faire ?`,
  'citytrixx.use.share': 'Cacher',
  'citytrixx.use.share.note': 'à acheter ensuite ; la part vaut {value}',
  'citytrixx.use.money': 'Cacher',
  'citytrixx.use.money.note': 'paie {worth} en bourse',
  'citytrixx.use.train': 'Train',
  'citytrixx.use.city': 'Ville',
  'citytrixx.use.gain': 'gagne {before} → {after}',
  'citytrixx.use.same': 'gagne toujours {income}',

  'citytrixx.operating.order': 'Les compagnies roulent par priorité au début de la phase.',
  'citytrixx.operating.now': 'roule à présent',
  'citytrixx.operating.waits': 'à venir',
  'citytrixx.operating.result': '{income} gagnés · valeur {value} · {perShare} par part',
  'citytrixx.operating.choose': (args, say) =>
    `${country(args.company, say)} : ${args.count} sur ${cities(args.capacity, say)} au plus`,
  'citytrixx.operating.best': 'Le mieux',
  'citytrixx.operating.none': 'Aucune',
  'citytrixx.income': 'Revenu',
  'citytrixx.value': 'Valeur',
  'citytrixx.dividend': 'Dividende par part',
  'citytrixx.payouts': 'Ce que chacun reçoit',
  'citytrixx.ladder': 'Ce que le revenu fait à la valeur',
  'citytrixx.ladder.-1': '0',
  'citytrixx.ladder.0': 'sous {value}',
  'citytrixx.ladder.1': (args) => (args.value === 0 ? 'dès le premier sou' : `dès ${args.value}`),
  'citytrixx.ladder.2': (args) => `dès ${2 * Number(args.value)}`,

  'citytrixx.market': 'Sur la table, à vendre',
  'citytrixx.market.none': 'Rien. Les certificats vendus viennent ici.',
  'citytrixx.price': '{value}',
  'citytrixx.passed': 'a passé',
  'citytrixx.trade.press': 'Choisissez un certificat que vous avez caché, ou l’un de ceux de la table.',
  'citytrixx.slip': (args, say) => `Achat : ${card(args.card, say)}`,
  'citytrixx.slip.price': 'Prix',
  'citytrixx.slip.proceeds': 'De la vente',
  'citytrixx.slip.money': (args, say) => moneyCards(args.count, say),
  'citytrixx.slip.moneyLost': (args, say) => `${moneyCards(args.count, say)}, ${args.lost} perdus`,
  'citytrixx.slip.cash': 'À payer de votre argent',
  'citytrixx.slip.after': 'Ce que cela change',
  'citytrixx.sell': 'Vendre une part d’abord',
  'citytrixx.sell.off': 'Vendre',
  'citytrixx.sell.on': 'Vendue :',
  'citytrixx.sell.one': (args, say) =>
    `Vendre d’abord une part pour ${args.price} (${country(args.company, say)})`,
  'citytrixx.shares': 'Parts',
  'citytrixx.president.stays': '{seat:seat} préside',
  'citytrixx.president.becomes': '{seat:seat} devient président',

  'citytrixx.ledger': 'Joueurs, parts et argent',
  'citytrixx.player': 'Joueur',
  'citytrixx.hand': 'Cartes en main',
  'citytrixx.concealed': 'Cartes cachées',
  'citytrixx.concealed.count': (args, say) =>
    say.plural(args.count, { one: '# carte cachée', other: '# cartes cachées' }),
  'citytrixx.cash': 'Argent',
  'citytrixx.cash.of': '{cash} d’argent personnel',
  'citytrixx.worth': 'Fortune',
  'citytrixx.fortune': 'fortune {fortune}',
  'citytrixx.holding': (args, say) => `${country(args.company, say)} : ${shares(args.count, say)}`,
  'citytrixx.backs': (args, say) =>
    `En main : ${say.plural(args.certificate, { one: '# certificat', other: '# certificats' })}, ${say.plural(args.train, { one: '# train', other: '# trains' })}, ${moneyCards(args.money, say)}.`,
  'citytrixx.hand.yours': (args, say) =>
    `Votre main, ${say.plural(args.count, { one: '# carte', other: '# cartes' })}`,
  'citytrixx.concealed.yours': 'Sous votre carte d’ordre, vues de vous seul : {count}',
  'citytrixx.hand.of': 'En main : {seat:seat}',
  'citytrixx.concealed.of': 'Caché : {seat:seat}',
  'citytrixx.concealed.none': 'Rien encore',

  'citytrixx.hint.company': 'Choisissez une compagnie',
  'citytrixx.hint.start': 'Choisissez une valeur sur l’échelle',
  'citytrixx.hint.play': 'Choisissez une carte de votre main',
  'citytrixx.hint.take': 'Choisissez une carte',
  'citytrixx.hint.use': 'Choisissez son emploi',
  'citytrixx.hint.operate': 'Choisissez des villes',
  'citytrixx.hint.trade': 'Choisissez un certificat',
  'citytrixx.cancel': 'Tant pis',
  'citytrixx.pass': 'Passer',
  'citytrixx.pass.last': 'Passer et clore la phase',
  'citytrixx.confirm.operate': (args, say) =>
    args.count === 0
      ? `Ne desservir aucune ville (${country(args.company, say)})`
      : `Desservir ${cities(args.count, say)} (${country(args.company, say)})`,
  'citytrixx.confirm.buy': (args, say) =>
    String(args.card).includes('-M')
      ? `Acheter l’${card(args.card, say)}`
      : `Acheter le ${card(args.card, say)}`,
  'citytrixx.confirm.swap': (args, say) =>
    `Vendre une part (${country(args.sell, say)}), acheter le ${card(args.card, say)}`,
  'citytrixx.confirm.start': 'Lancer à {value}, payer {paid}',
  'citytrixx.choices': (args, say) => say.plural(args.count, { one: 'Votre choix', other: 'Vos # choix' }),
  'citytrixx.words': 'La table en toutes lettres',
  'citytrixx.company.words': (args, say) =>
    `Valeur ${args.value}, priorité ${args.place}. ${say.seat(args.president)} préside. Ses trains traversent ${cities(args.capacity, say)}. Villes : ${(args.cities as string[]).length === 0 ? 'aucune' : (args.cities as string[]).join(' ; ')}. ${args.done ? 'Elle a gagné' : 'Elle peut gagner'} ${args.best}.`,
  'citytrixx.seat.words': (args, say) =>
    `Argent personnel ${args.cash}, fortune ${args.fortune}. ${(args.shares as string[]).length === 0 ? '' : `${say.list(args.shares as string[])}. `}Cartes cachées : ${args.concealed}.`,

  'citytrixx.final.units': 'Ce que vaut une part',
  'citytrixx.final.unit': '{value} + {dividend} = {unit}',
  'citytrixx.final.unit.words': (args, say) =>
    `${country(args.company, say)} : valeur ${args.value} et dividende ${args.dividend} font ${args.unit} la part`,
  'citytrixx.final.holding': '{count} × {unit}',
  'citytrixx.final.total': 'Fortune',
  'citytrixx.final.tie': (args, say) =>
    `${say.list((args.seats as number[]).map((seat) => say.seat(seat)))} sont à égalité de fortune : le plus de parts l’emporte (${(args.shares as number[]).join(', ')}), puis le plus d’argent, puis qui a gardé sa compagnie de départ, puis la priorité de celle-ci.`,

  'citytrixx.pad.intro':
    'Le décompte final d’une partie jouée avec la boîte : entrez valeurs, dividendes affichés par les cartes de revenus et parts, vous lirez les fortunes.',
  'citytrixx.pad.companies': 'Compagnies, la prioritaire d’abord',
  'citytrixx.pad.value': 'Valeur',
  'citytrixx.pad.dividend': 'Dividende affiché',
  'citytrixx.pad.unit': 'La part',
  'citytrixx.pad.president': 'Président',
  'citytrixx.pad.unknown': 'non précisé',
  'citytrixx.pad.up': (args, say) => `Monter d’un rang (${country(args.company, say)})`,
  'citytrixx.pad.players': 'Joueurs',
  'citytrixx.pad.player': 'Joueur {player}',
  'citytrixx.pad.name': 'Nom',
  'citytrixx.pad.start': 'A débuté avec',
  'citytrixx.pad.cash': 'Argent',
  'citytrixx.pad.sharesOf': (args, say) => `Parts (${country(args.company, say)})`,
  'citytrixx.pad.addPlayer': 'Ajouter un joueur',
  'citytrixx.pad.remove': 'Retirer {name}',
  'citytrixx.pad.addCompany': 'Ajouter {name}',
  'citytrixx.pad.totals': 'Fortunes',
  'citytrixx.pad.shares': 'Parts détenues',
  'citytrixx.pad.ties':
    'Qui préside et qui a débuté avec quelle compagnie ne compte que si deux joueurs ont même fortune, autant de parts et autant d’argent.',
};
