import type { Args, Catalogue, Json, Say } from '@pentapolis/kernel';
import type { CitytrixxMessage } from './messages.en.ts';

const company = (id: Json | undefined, say: Say): string => say.term(`company.${id}`);
const companies = (ids: Json | undefined, say: Say): string =>
  say.list((ids as string[]).map((id) => company(id, say)));
const shares = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# part', other: '# parts' });
const seats = (list: Json | undefined, say: Say): string =>
  say.list((list as number[]).map((seat) => say.seat(seat)));

/** « certificat belge 8 » : d’après l’identifiant d’une carte. */
function card(id: Json | undefined, say: Say): string {
  const [owner = '', face = ''] = String(id).split('-');
  return `${say.term(`card.${face[0]}`)} ${say.term(`adjective.${owner}`)} ${face.slice(1)}`;
}
const the = (id: Json | undefined, say: Say): string =>
  String(id).includes('-M') ? `l’${card(id, say)}` : `le ${card(id, say)}`;
const cards = (ids: Json | undefined, say: Say): string =>
  (ids as string[]).length === 0 ? 'rien' : say.list((ids as string[]).map((id) => card(id, say)));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const backs = ({ certificate, train, money }: Args, say: Say): string =>
  say.list([
    say.plural(certificate, { one: '# certificat', other: '# certificats' }),
    say.plural(train, { one: '# train', other: '# trains' }),
    say.plural(money, { one: '# carte Argent', other: '# cartes Argent' }),
  ]);

function use({ as, company: under }: Args, say: Say): string {
  if (as === 'city') return `comme ville de la ${company(under, say)}`;
  return as === 'train' ? 'et met le train en service' : 'et la garde cachée';
}

export const messages: Catalogue<CitytrixxMessage> = {
  'game.name': 'CityTriXX',
  'game.about':
    'Remportez des cartes à la levée, lancez vos trains de ville en ville, spéculez sur les parts : trois ans pour devenir le plus riche.',

  'company.BE': 'compagnie belge',
  'company.FR': 'compagnie française',
  'company.DE': 'compagnie allemande',
  'company.NL': 'compagnie néerlandaise',
  'company.IT': 'compagnie italienne',
  'company.AT': 'compagnie autrichienne',
  'company.CH': 'compagnie suisse',
  'company.CZ': 'compagnie tchèque',
  'company.DK': 'compagnie danoise',
  'company.ES': 'compagnie espagnole',
  'company.GB': 'compagnie britannique',
  'company.LU': 'compagnie luxembourgeoise',
  'company.PL': 'compagnie polonaise',
  'company.PT': 'compagnie portugaise',
  'company.SE': 'compagnie suédoise',
  'adjective.BE': 'belge',
  'adjective.FR': 'français',
  'adjective.DE': 'allemand',
  'adjective.NL': 'néerlandais',
  'adjective.IT': 'italien',
  'adjective.AT': 'autrichien',
  'adjective.CH': 'suisse',
  'adjective.CZ': 'tchèque',
  'adjective.DK': 'danois',
  'adjective.ES': 'espagnol',
  'adjective.GB': 'britannique',
  'adjective.LU': 'luxembourgeois',
  'adjective.PL': 'polonais',
  'adjective.PT': 'portugais',
  'adjective.SE': 'suédois',
  'card.C': 'certificat',
  'card.T': 'train',
  'card.M': 'argent',
  'back.certificate': 'certificats',
  'back.train': 'trains',
  'back.money': 'argent',
  'use.share': 'certificat',
  'use.money': 'argent',
  'use.train': 'train en service',
  'use.city': 'ville',

  'option.moneyValue': 'Cartes Argent',
  'option.moneyValue.help': 'Ce que vaut une carte Argent lors d’un achat.',
  'option.moneyValue.rank': 'leur chiffre',
  'option.moneyValue.doubled': 'le double de leur chiffre',

  'decision.company': 'Choisissez votre compagnie.',
  'decision.start': 'Fixez la valeur de départ de votre compagnie : vous en paierez le double.',
  'decision.play': (args) => (args.leads ? 'Entamez la levée.' : 'Jouez une carte dans la levée.'),
  'decision.take': (args) =>
    args.from === 'stack'
      ? 'Prenez une carte sur une pile et affectez-la.'
      : (args.cards as string[]).length === 1
        ? 'Affectez la dernière carte de la levée.'
        : 'Prenez une carte de la levée et affectez-la.',
  'decision.operate': (args, say) =>
    `Choisissez les villes de la ${company(args.company, say)} : ${say.plural(args.capacity, { one: 'une', other: 'jusqu’à #' })} sur ${args.cities}.`,
  'decision.trade': 'Achetez un certificat ou passez.',

  'action.company': (args, say) => capital(company(args.company, say)),
  'action.start': 'Lancer à {value}',
  'action.play': (args, say) => `Jouer ${the(args.card, say)}`,
  'action.take': (args, say) =>
    args.as === 'city'
      ? `Prendre ${the(args.card, say)} comme ville de la ${company(args.company, say)}`
      : args.as === 'train'
        ? `Prendre ${the(args.card, say)} et le mettre en service`
        : `Prendre et cacher ${the(args.card, say)}`,
  'action.operate': (args, say) =>
    (args.cities as string[]).length === 0
      ? `${capital(company(args.company, say))} : ne traverser aucune ville`
      : `${capital(company(args.company, say))} : traverser ${cards(args.cities, say)}`,
  'action.buy': (args, say) => {
    const paid = (args.money as string[]).length === 0 ? '' : `, en payant avec ${cards(args.money, say)}`;
    const sale =
      args.sell === undefined ? '' : `Vendre une part de la ${company(args.sell, say)}, puis acheter `;
    return `${sale === '' ? 'Acheter ' : sale}${the(args.card, say)}${paid}`;
  },
  'action.pass': 'Passer',

  'fact.companyChosen': '{seat:seat} prend la {company:term.company}.',
  'fact.turnOrder': (args, say) => `Ordre de tour : ${seats(args.seats, say)}.`,
  'fact.started': '{seat:seat} lance la {company:term.company} à {value} et paie {paid}.',
  'fact.yearBegan': 'L’année {year} commence.',
  'fact.dealt': (args, say) => `${say.seat(args.seat)} a en main ${backs(args, say)}.`,
  'fact.hand': (args, say) => `Votre main : ${cards(args.cards, say)}.`,
  'fact.stacks': (args, say) =>
    `Dans les piles : ${backs(args, say)}. Face visible : ${cards(args.cards, say)}.`,
  'fact.trickBegan': 'Levée {trick} : {seat:seat} entame.',
  'fact.played': (args, say) => `${say.seat(args.seat)} joue ${the(args.card, say)}.`,
  'fact.trickWon': (args, say) => {
    const why = {
      rank: '',
      black: ' À chiffre égal, le noir l’emporte.',
      track: ' À chiffre égal, la compagnie prioritaire l’emporte.',
    }[args.why as 'rank'];
    return `${say.seat(args.seat)} remporte la levée avec ${the(args.card, say)}, devant ${seats((args.order as number[]).slice(1), say)}.${why}`;
  },
  'fact.took': (args, say) => {
    const where = args.from === 'stack' ? ' sur la pile' : '';
    const city = args.as === 'city' ? ` (${args.city}, ${args.income})` : '';
    return `${say.seat(args.seat)} prend une carte${where}, ${the(args.card, say)}, ${use(args, say)}${city}.`;
  },
  'fact.turnedUp': (args, say) => `Face visible : ${card(args.card, say)}.`,
  'fact.stackEmpty': 'La pile est vide : {back:term.back}.',
  'fact.operatingBegan': (args, say) => `Ordre d’exploitation : ${companies(args.companies, say)}.`,
  'fact.idle': 'La {company:term.company} n’a rien à exploiter : revenu 0.',
  'fact.operated': (args, say) =>
    (args.cards as string[]).length === 0
      ? `${say.seat(args.seat)} ne fait traverser aucune ville à la ${company(args.company, say)} : revenu 0.`
      : `${say.seat(args.seat)} fait traverser à la ${company(args.company, say)} ${say.list(args.cities as string[])} : revenu ${args.income}.`,
  'fact.valued': (args, say) => {
    const { before, value } = args;
    if (before === value) return `La ${company(args.company, say)} reste à ${value}.`;
    return `La ${company(args.company, say)} ${Number(value) > Number(before) ? 'monte' : 'recule'} de ${before} à ${value}.`;
  },
  'fact.dividend': 'Une part de la {company:term.company} rapporte {perShare}.',
  'fact.paidOut': (args, say) =>
    `${say.seat(args.seat)} touche ${args.money} pour ${shares(args.shares, say)}.`,
  'fact.speaking': (args, say) => `Ordre de parole : ${seats(args.seats, say)}.`,
  'fact.passed': '{seat:seat} passe.',
  'fact.sold': '{seat:seat} vend une part de la {company:term.company} pour {price}.',
  'fact.bought': (args, say) => {
    const money = args.money as string[];
    const parts = [
      ...(Number(args.cash) > 0 || money.length === 0 ? [`${args.cash} d’argent personnel`] : []),
      ...(money.length > 0 ? [cards(money, say)] : []),
    ];
    const lost = Number(args.lost) > 0 ? ` Les ${args.lost} de trop sont perdus.` : '';
    return `${say.seat(args.seat)} achète ${the(args.card, say)}${args.from === 'table' ? ' sur la table' : ''} pour ${args.price} : ${say.list(parts)}.${lost}`;
  },
  'fact.presidency': '{seat:seat} prend la présidence de la {company:term.company} à {from:seat}.',
  'fact.yearEnded': 'L’année {year} est terminée.',
  'fact.scrapped': (args, say) =>
    `Tous les T{level} quittent le jeu. En service étaient : ${cards(args.cards, say)}.`.replace(
      '{level}',
      String(args.level),
    ),
  'fact.gathered': 'Les villes, l’argent et les certificats non achetés retournent aux paquets.',
  'fact.over': 'La partie est terminée.',

  'question.company': 'le choix d’une compagnie',
  'question.start': 'une valeur de départ',
  'question.play': 'une carte pour la levée',
  'question.take': 'la carte à prendre et son usage',
  'question.operate': 'les villes d’une compagnie',
  'question.trade': 'un achat, ou passer',

  'refusal.seats': 'CityTriXX se joue de {min} à {max}.',
  'refusal.unreadable': 'Cela ne se fait pas à CityTriXX : « {field} » n’a pas de sens.',
  'refusal.over': 'La partie est terminée.',
  'refusal.notYourTurn': 'C’est à {seat:seat} de jouer.',
  'refusal.notAsked': (args, say) => `On attend maintenant ${say.term(`question.${args.question}`)}.`,
  'refusal.noSuchCompany': 'La {company:term.company} n’est pas dans ce jeu de composants.',
  'refusal.companyTaken': '{seat:seat} a déjà la {company:term.company}.',
  'refusal.noStart': (args, say) =>
    `Une compagnie se lance à ${say.list((args.values as number[]).map(String))}, pas à ${args.value}.`,
  'refusal.notInHand': (args, say) => `Vous n’avez pas en main : ${card(args.card, say)}.`,
  'refusal.notInTrick': (args, say) => `Cette carte n’est pas à prendre : ${card(args.card, say)}.`,
  'refusal.notTurnedUp': (args, say) => `Aucune pile ne montre cette carte : ${card(args.card, say)}.`,
  'refusal.wrongUse': (args, say) =>
    `${capital(card(args.card, say))} : impossible comme ${say.term(`use.${args.use}`)}.`,
  'refusal.noCompanyHere': 'Seule une ville va à la compagnie de votre choix.',
  'refusal.cityNeedsCompany': 'Dites à quelle compagnie va la ville.',
  'refusal.companyNotInPlay': 'La {company:term.company} n’est pas en jeu.',
  'refusal.otherCompany': 'C’est la {company:term.company} qui exploite maintenant.',
  'refusal.notItsCity': (args, say) =>
    `${capital(card(args.card, say))} : ce n’est pas une ville de la ${company(args.company, say)}.`,
  'refusal.cityTwice': 'Une ville ne compte qu’une fois.',
  'refusal.tooManyCities': (args, say) =>
    `Les trains traversent ${say.plural(args.most, { one: '# ville', other: '# villes' })} au plus, pas ${args.count}.`,
  'refusal.notForSale': (args, say) =>
    `${capital(card(args.card, say))} : on achète les certificats qu’on a cachés soi-même, ou ceux de la table.`,
  'refusal.soldNow': 'Vous avez vendu cette année une part de la {company:term.company}.',
  'refusal.boughtNow': 'Vous avez acheté cette année une part de la {company:term.company}.',
  'refusal.sellsWhatItBuys':
    'On ne vend pas une part de la {company:term.company} pour en acheter une autre.',
  'refusal.sixShares': 'Vous avez {most} parts de la {company:term.company}, et nul ne peut en avoir plus.',
  'refusal.nothingToSell': 'Il n’y a pas de telle compagnie dont vendre une part.',
  'refusal.noShares': 'Vous n’avez pas de part de la {company:term.company} à vendre.',
  'refusal.onlyPresident':
    'De la {company:term.company} vous n’avez que le certificat de président, qui ne se vend jamais.',
  'refusal.tooNew':
    'Vous avez acheté cette année vos parts de la {company:term.company} : elles se vendront l’an prochain.',
  'refusal.notYourMoney': (args, say) =>
    `${capital(card(args.card, say))} : ce n’est pas une carte Argent que vous avez cachée.`,
  'refusal.moneyTwice': 'Une carte Argent ne paie qu’une fois.',
  'refusal.tooDear': 'Le prix est de {price}. Vous avez {cash} et offrez {given} en cartes Argent.',
  'refusal.set': (args, say) => `${args.field} : ${say.term(`wants.${args.wants}`, args)}`,
  'refusal.sheet': (args, say) => `${args.field} : ${say.term(`wants.${args.wants}`, args)}`,

  'wants.object': 'il faut ici un objet avec des champs nommés.',
  'wants.list': 'il faut ici une liste non vide.',
  'wants.unknown': 'rien de ce nom n’a de sens ici : retirez-le.',
  'wants.whole': 'il faut ici un nombre entier de {least} à {most}.',
  'wants.words': 'il faut ici un nom de 60 lettres au plus.',
  'wants.five': 'un jeu de composants a cinq compagnies, pas {count}.',
  'wants.companyId': 'une compagnie se nomme par son pays : BE, FR, DE, NL, IT…',
  'wants.twice': 'ceci figure deux fois.',
  'wants.colour': 'ce n’est pas une couleur de compagnie.',
  'wants.ownCompany': 'il faut ici une compagnie de ce jeu de composants.',
  'wants.kind': 'il faut ici certificate, train ou money.',
  'wants.even': 'le chiffre d’un certificat est pair, de 2 à 16.',
  'wants.odd': 'le chiffre d’un train ou d’une carte Argent est impair, de 1 à 15.',
  'wants.cardId': 'l’identifiant de cette carte est {card}.',
  'wants.cardTwice': '{card} figure deux fois, d’abord en {other}.',
  'wants.cardMissing': '{card} manque.',
  'wants.byYear': '{company} a {count} cartes qui entrent en année {year} ; il en faut {wanted}.',
  'wants.staysIn': 'cette carte ne quitte jamais le jeu.',
  'wants.removed': 'un T{level} est retiré avant l’année {year}.',
  'wants.beforeRemoval': 'la carte quitte le jeu avant l’année {year} et doit y entrer plus tôt.',
  'wants.noTrain': 'seuls les trains ont un niveau.',
  'wants.printed': 'cela contredit la carte ou les règles.',
  'wants.noPart': 'la carte ne participe pas à l’année {year}.',
  'wants.incomeStep': 'les revenus se marquent de {step} en {step}.',
  'wants.zeroFirst': 'l’échelle commence à 0.',
  'wants.rising': 'les cases de l’échelle vont en montant.',
  'wants.space': 'une valeur de départ est une case de l’échelle.',
  'wants.lowScale': 'l’échelle basse va de 0 à moins de 100, à pas réguliers.',
  'wants.mark': 'il faut ici {wanted}.',
  'wants.reaches': 'un revenu de {income} est possible et ne peut pas être marqué.',
  'wants.agrees': 'cela ne s’accorde pas avec les cartes, ou avec les règles : corrigez ou retirez.',
  'wants.remark': 'il faut ici un texte.',
  'wants.either': 'donnez le dividende ou le revenu, pas les deux.',
  'wants.companies': 'il faut ici au moins une compagnie.',
  'wants.players': 'il faut ici de {least} à {most} joueurs.',
  'wants.tenShares': '{company} a dix parts ; en voici {count}.',
  'wants.inUnits': 'seules les compagnies citées sous units peuvent figurer ici.',
  'wants.player': 'il faut ici le nom d’un joueur cité sous holdings.',
  'wants.president': 'un président a au moins deux parts, et personne n’en a davantage.',
  'wants.thisGame': 'cette feuille est celle d’un autre jeu.',
  'wants.sum': 'le total fait {sum}.',
  'wants.allCompanies': 'toutes les compagnies citées sous units doivent figurer ici.',
};
