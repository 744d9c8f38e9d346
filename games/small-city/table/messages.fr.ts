import type { Catalogue, Json, Say } from '@pentapolis/kernel';
import type { SmallCityTableMessage } from './messages.en.ts';

const signed = (value: Json | undefined): string => (Number(value) < 0 ? `−${-Number(value)}` : `+${value}`);
const dollars = (amount: Json | undefined): string => `${amount} $`;
const votes = (count: Json | undefined): string => `${count} voix`;
const citizens = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# citoyen', other: '# citoyens' });
const cubes = (count: Json | undefined, colour: Json | undefined, say: Say): string => {
  const many = Number(count) > 1;
  const name = say.term(`cube.${colour}`);
  return `${count} cube${many ? 's' : ''} ${name}${many && !name.endsWith('s') ? 's' : ''}`;
};
const tile = (id: Json | undefined, say: Say): string => say.term(`tile.${id}`);
const seats = (list: Json | undefined, say: Say): string =>
  say.list((list as number[]).map((seat) => say.seat(seat)));
const per = (list: Json | undefined, names: Json | undefined, say: Say): string =>
  say.list((list as number[]).map((value, at) => `${say.seat((names as number[])[at])} ${value}`));
const of = (name: string): string => (/^[aeiouyhàâéèêëîïôûœ]/i.test(name) ? `d’${name}` : `de ${name}`);

export const messages: Catalogue<SmallCityTableMessage> = {
  'small-city.phase': 'Manche {round} sur 8 · {phase:term.phase}',
  'small-city.phases': 'Les huit phases d’une manche',
  'small-city.phase.1': 'Actions spéciales',
  'small-city.phase.2': 'Construction',
  'small-city.phase.3': 'Déplacements',
  'small-city.phase.4': 'Revenus',
  'small-city.phase.5': 'Vote',
  'small-city.phase.6': 'Pollution',
  'small-city.phase.7': 'Conseil municipal',
  'small-city.phase.8': 'Le Maire s’en va',
  'small-city.order': 'Ordre du tour',
  'small-city.or': ' ou ',
  'small-city.close': 'Fermer',
  'small-city.cancel': 'Finalement, non',
  'small-city.free': 'gratuit',
  'small-city.out': 'éliminé : 100 de pollution',
  'small-city.choices': (args, say) => say.plural(args.count, { one: 'Votre choix', other: 'Vos # choix' }),
  'small-city.words': 'La table en toutes lettres',
  'small-city.components': 'Matériel reconstitué',
  'small-city.components.own':
    'Les plateaux, certaines formes, le nombre de tuiles par niveau, la plupart des prix en matériaux et la répartition des promesses sont reconstitués : ce ne sont pas ceux de la boîte. Si vous avez la boîte, vous pouvez les remplacer en préparant une table.',
  'small-city.components.replaced': 'Cette table se joue avec un matériel apporté par ses joueurs.',
  'small-city.difficulty.citizen': 'En solitaire · Citoyen',
  'small-city.difficulty.mayor': 'En solitaire · Maire',
  'small-city.difficulty.governor': 'En solitaire · Gouverneur',
  'small-city.difficulty.senator': 'En solitaire · Sénateur',
  'small-city.difficulty.president': 'En solitaire · Président',
  'small-city.mode.votes': 'Avancé · les voix',
  'small-city.mode.economic': 'Victoire économique',
  'small-city.mode.citizens': 'Victoire des citoyens',
  'small-city.mode.cultural': 'Victoire culturelle',

  'small-city.stage': (args, say) =>
    `Quartier ${of(say.seat(args.seat))} : ${args.tiles}. ${citizens(args.citizens, say)} d’ici${Number(args.guests) > 0 ? `, ${say.plural(args.guests, { one: '# touriste', other: '# touristes' })}` : ''}.`,
  'small-city.keys':
    'Les flèches déplacent, Entrée choisit, N et P vont à la place ouverte suivante ou précédente. De 1 à 7 : prendre une tuile d’un genre ; R la tourne, F la retourne, U annule la dernière étape, B montre le quartier suivant, Échap lâche prise.',
  'small-city.zoomIn': 'De plus près',
  'small-city.zoomOut': 'De plus loin',
  'small-city.fit': 'Toute la zone',
  'small-city.mayPress': 'Peut être choisi',
  'small-city.screen': 'Derrière votre paravent : vous seul voyez ceci',
  'small-city.screen.in': 'Votre plan est remis ; les paravents sont encore levés',
  'small-city.visiting': (args, say) => `Quartier ${of(say.seat(args.seat))}`,
  'small-city.back': 'Revenir au mien',
  'small-city.desk': 'Ce qu’il y a à décider',

  'small-city.cell.empty': 'vide',
  'small-city.cell.grave': 'cimetière',
  'small-city.cell.mayor': 'à côté du Maire : fermé cette manche',
  'small-city.cell.cube': 'cube {colour:term.cube}',
  'small-city.cell.citizen': (args, say) =>
    `${args.guest === true ? 'touriste' : 'citoyen'} ${of(say.seat(args.seat))}${args.mood === 2 ? ', déplacé' : args.mood === 1 ? ', doit bouger' : ''}`,
  'small-city.borough.none': 'rien de bâti',
  'small-city.borough.tile': (args, say) => `${tile(args.tile, say)} en ${args.at}`,
  'small-city.use.money': '1 $',
  'small-city.use.cubeForMoney': 'un cube contre 2, 3 ou 5 $',
  'small-city.use.moneyForVotes': 'de l’argent contre des voix',
  'small-city.use.cubeForVotes': 'un cube contre 3, 5 ou 7 voix',
  'small-city.use.white': 'produit des cubes blancs',
  'small-city.use.grey': 'produit des cubes gris',
  'small-city.use.black': 'produit des cubes noirs',

  'small-city.about.R1': 'Un citoyen : 1 voix par manche. Quelqu’un y emménage depuis l’hôtel de ville.',
  'small-city.about.R2': 'Deux citoyens : 1 + 2 voix par manche.',
  'small-city.about.R3': 'Trois citoyens : 1 + 2 + 3 voix par manche.',
  'small-city.about.R4': 'Quatre citoyens : jusqu’à 10 voix par manche.',
  'small-city.about.R5': 'Cinq citoyens : jusqu’à 15 voix par manche.',
  'small-city.about.REF': 'Permet aux usines voisines de passer à 2, et à 3 avec un port.',
  'small-city.about.HAR':
    'Permet aux usines voisines de passer à 2, et à 3 avec une raffinerie. Deux cases sont de l’eau.',
  'small-city.about.WH': 'Garde un cube par case.',
  'small-city.about.P1': 'Ôte 1 à la pollution de chaque manche.',
  'small-city.about.P2': 'Ôte 2 à la pollution de chaque manche.',
  'small-city.about.P3': 'Ôte 3 à la pollution de chaque manche.',
  'small-city.about.POL':
    'Avec un citoyen en service : les touristes alentour rentrent chez eux et n’y reviennent pas.',
  'small-city.about.FIR': 'Avec un citoyen en service : vos touristes rentrent au lieu de mourir.',
  'small-city.about.SCH': 'De la culture pour les résidences alentour. On s’y repose.',
  'small-city.about.LIB': 'De la culture pour les résidences alentour. On s’y repose.',
  'small-city.about.MUS': 'De la culture pour les résidences alentour. On s’y repose.',
  'small-city.about.MET': 'De la culture. Deux de vos citoyens par quartier voisin.',
  'small-city.about.CLI': 'De la culture. Avec un citoyen dedans, aucun des vôtres ne meurt chez vous.',
  'small-city.about.UNI': 'De la culture. Avec un citoyen dedans, 3 voix par manche.',
  'small-city.about.CH':
    'De la culture. Quatre places : pour ceux qui cherchent un logement, ou pour des cubes.',

  'small-city.need.culture': (args) => `Culture alentour : ${args.found} sur ${args.needed}`,
  'small-city.need.homes': (args) => `Résidences alentour : ${args.found} sur ${args.needed}`,
  'small-city.need.industry': (args) => `Raffinerie et port alentour : ${args.found} sur ${args.needed}`,
  'small-city.need.apart': (args) =>
    args.met === true ? 'Logements et usines à distance' : 'Logements et usines trop proches',
  'small-city.next': (args, say) => `Pour devenir ${tile(args.tile, say)} :`,
  'small-city.unlocks': (args) => `Ouvre ensuite : amélioration en ${(args.tiles as string[]).join(', ')}`,
  'small-city.upgrade': (args, say) => `Améliorer en ${tile(args.tile, say)}`,
  'small-city.demolish': (args) => `Démolir : ${dollars(args.money)}, +${args.pollution} de pollution`,

  'small-city.outlook': (args, say) => `La manche ${of(say.seat(args.seat))}, en l’état`,
  'small-city.money': 'Argent',
  'small-city.votes': 'Voix',
  'small-city.pollution': 'Pollution',
  'small-city.deaths': 'Décès',
  'small-city.then': 'à la fin de la manche, en l’état',
  'small-city.income.money': (args) => `+${dollars(args.money)}`,
  'small-city.income.trades': (args, say) =>
    say.plural(args.count, { one: '# échange', other: '# échanges' }),
  'small-city.income.cubes': (args, say) => say.plural(args.count, { one: '# cube', other: '# cubes' }),
  'small-city.votes.why': (args) => `+${votes(args.votes)}`,
  'small-city.votes.count': (args) => votes(args.votes),
  'small-city.smoke.why': (args, say) =>
    `${citizens(args.citizens, say)}${Number(args.factories) > 0 ? ` +${say.plural(args.factories, { one: '# usine', other: '# usines' })}` : ''}${Number(args.parks) > 0 ? ` −${args.parks} parc` : ''}`,
  'small-city.pollution.count': (args) =>
    `${args.pollution} de pollution${Number(args.rise) > 0 ? `, ${args.rise} de plus en l’état` : ''}`,
  'small-city.deaths.then': (args) => (args.deaths === 0 ? 'en l’état' : 'chez vous, en l’état'),
  'small-city.deaths.past': 'sont comptés',
  'small-city.deaths.out': '100 de pollution : éliminé !',

  'small-city.rondel': 'La ronde des cartes action',
  'small-city.rondel.taken': 'Qui a quelle carte',
  'small-city.rondel.mayor': 'prise par le Maire',
  'small-city.rondel.far': 'trop loin',
  'small-city.rondel.price': (args) => (args.price === 0 ? 'gratuite' : dollars(args.price)),
  'small-city.council': 'Conseil municipal',
  'small-city.council.column': '{column}',
  'small-city.council.cost': 'Colonne {column} : coûte {column} $ ou {column} voix',
  'small-city.council.waiting': (args, say) => `Pas encore en jeu : ${seats(args.seats, say)}`,
  'small-city.council.pay': (args, say) =>
    `${args.pay === 'money' ? dollars(args.price) : args.pay === 'votes' ? votes(args.price) : `Piocher ${args.price}, garder une promesse`}${args.from === 0 ? '' : ` (disque de ${say.term(`row.${args.from}`)})`}`,
  'small-city.gain.tile': 'taille {column}',
  'small-city.gain.any': 'toute ≤ 4',
  'small-city.gain.tileWords': (args, say) =>
    `une tuile gratuite de ${say.plural(args.column, { one: '# case', other: '# cases' })}`,
  'small-city.gain.anyWords': 'une tuile gratuite de 4 cases au plus, sans ses conditions',
  'small-city.gain.either': '{amount} $ / {amount} v',
  'small-city.gain.eitherWords': '{amount} $ ou {amount} voix',
  'small-city.gain.citizens': (args, say) => citizens(args.count, say),
  'small-city.gain.money': (args) => `Prendre ${dollars(args.amount)}`,
  'small-city.gain.votes': (args) => `Prendre ${votes(args.amount)}`,

  'small-city.boroughs': 'Tous les quartiers',
  'small-city.look': (args, say) => `Voir le quartier ${of(say.seat(args.seat))}`,
  'small-city.mine': 'Le mien',
  'small-city.hosts': 'reçoit le Maire',
  'small-city.guests': (args, say) =>
    say.plural(args.count, { one: '# de vos touristes', other: '# de vos touristes' }),
  'small-city.planning': 'en plein plan',
  'small-city.planned': 'plan remis',
  'small-city.titles': 'Les titres à gagner',
  'small-city.titles.now': 'Voix moins pollution pour l’instant : {score}. La promesse s’y ajoutera.',

  'small-city.supply': 'La réserve de tuiles',
  'small-city.supply.tile': (args, say) =>
    `${tile(args.tile, say)} : il en reste ${args.left}${args.open === true ? '' : '. Pas maintenant : prenez-la pour savoir pourquoi'}`,
  'small-city.left': 'il en reste {count}',
  'small-city.grow': 'Agrandir',
  'small-city.grow.help': 'Un cran de zone constructible de plus, et une tuile au plus',
  'small-city.kind.residence': 'Résidences',
  'small-city.kind.commerce': 'Commerces',
  'small-city.kind.factory': 'Usines',
  'small-city.kind.industry': 'Industrie',
  'small-city.kind.park': 'Parcs',
  'small-city.kind.service': 'Secours',
  'small-city.kind.culture': 'Culture',
  'small-city.short.R1': 'Rés. 1',
  'small-city.short.R2': 'Rés. 2',
  'small-city.short.R3': 'Rés. 3',
  'small-city.short.R4': 'Rés. 4',
  'small-city.short.R5': 'Rés. 5',
  'small-city.short.C1': 'Com. 1',
  'small-city.short.C2': 'Com. 2',
  'small-city.short.C3': 'Com. 3',
  'small-city.short.C4': 'Com. 4',
  'small-city.short.F1': 'Usine 1',
  'small-city.short.F2': 'Usine 2',
  'small-city.short.F3': 'Usine 3',
  'small-city.short.REF': 'Raffin.',
  'small-city.short.HAR': 'Port',
  'small-city.short.P1': 'Parc 1',
  'small-city.short.P2': 'Parc 2',
  'small-city.short.P3': 'Parc 3',
  'small-city.short.POL': 'Police',
  'small-city.short.FIR': 'Pompiers',
  'small-city.short.SCH': 'École',
  'small-city.short.LIB': 'Biblio.',
  'small-city.short.MUS': 'Musée',
  'small-city.short.MET': 'Métro',
  'small-city.short.CLI': 'Clinique',
  'small-city.short.UNI': 'Univ.',

  'small-city.take': 'Prenez une tuile ou touchez l’une des vôtres',
  'small-city.turn': 'Tourner',
  'small-city.flip': 'Retourner',
  'small-city.nextPlace': 'Place suivante',
  'small-city.build': 'Bâtir ici',
  'small-city.buildWarehouse': 'L’entrepôt ici',
  'small-city.upgradeHere': 'Améliorer ainsi',
  'small-city.leaveOut': 'S’en passer',
  'small-city.stage.spot': 'Où va-t-elle ?',
  'small-city.stage.warehouse': 'Son entrepôt : près de l’usine, loin des logements.',
  'small-city.stage.staff': 'Qui prend son service ? Touchez un citoyen, ou laissez la place vide.',
  'small-city.stage.save': 'L’Architecte épargne un cube : lequel ?',
  'small-city.stage.cubes': 'Touchez les cubes avec lesquels vous payez.',
  'small-city.staff.none': 'Personne pour l’instant',
  'small-city.save': (args, say) => `Épargner un ${say.term(`cube.${args.colour}`)}`,
  'small-city.save.none': 'Garder cela pour plus tard',
  'small-city.pay': 'Payer avec ceux-ci',
  'small-city.plan': 'Derrière votre paravent',
  'small-city.plan.left': (args) => `reste ${dollars(args.money)}`,
  'small-city.plan.empty': 'Rien de prévu : trois tuiles au plus, ou une tuile et une zone plus grande.',
  'small-city.plan.remove': 'Annuler l’étape {step}',
  'small-city.plan.undo': 'Une étape en arrière',
  'small-city.plan.commit': (args, say) =>
    args.count === 0
      ? 'Ne rien bâtir'
      : say.plural(args.count, { one: 'Remettre # étape', other: 'Remettre # étapes' }),
  'small-city.plan.gone': (args, say) =>
    say.plural(args.count, {
      one: '# étape qui en dépendait disparaît aussi',
      other: '# étapes qui en dépendaient disparaissent aussi',
    }),
  'small-city.step.build': (args, say) =>
    `${tile(args.tile, say)} en ${args.at}${args.warehouse === '' ? '' : `, entrepôt en ${args.warehouse}`}${args.duty === true ? ', en service aussitôt' : ''}${Number(args.saves) >= 0 ? `, en épargnant un cube ${say.term(`cube.${args.saves}`)}` : ''}`,
  'small-city.step.upgrade': (args, say) => `Améliorer ${args.at} en ${tile(args.tile, say)}`,
  'small-city.step.chain': 'Améliorer {at}',
  'small-city.step.demolish': 'Démolir {at}',
  'small-city.step.expand': 'Agrandir la zone',

  'small-city.found': 'Fonder le quartier',
  'small-city.found.hint': 'Placez l’hôtel de ville sur le plateau, puis choisissez une promesse',
  'small-city.side': 'Face du plateau',
  'small-city.side.easy': 'Facile : 10 × 10, de la place',
  'small-city.side.expert': 'Expert : 9 × 9, pour les initiés',
  'small-city.deck.easy': 'Facile',
  'small-city.deck.medium': 'Moyenne',
  'small-city.deck.difficult': 'Difficile',
  'small-city.deck.special': 'Spéciale',
  'small-city.promises': 'Promesses',
  'small-city.promises.none': 'Pas encore.',
  'small-city.promise.worth': (args) => `Tenue ${signed(args.good)}, trahie ${signed(args.bad)}`,
  'small-city.promise.kept': 'tenue, en l’état',
  'small-city.promise.open': 'pas encore tenue',
  'small-city.specials': (args, say) =>
    say.plural(args.count, { one: '# promesse spéciale', other: '# promesses spéciales' }),

  'small-city.hint.propose': 'Touchez une rue entre deux cases vides',
  'small-city.hint.street': 'Touchez une rue entre deux cases vides',
  'small-city.hint.claim': 'Touchez une carte de la ronde',
  'small-city.hint.merge': 'Touchez une Résidence 1, puis sa voisine',
  'small-city.hint.move': 'Touchez un citoyen',
  'small-city.hint.move.2': 'Touchez une case éclairée, ici ou dans un quartier éclairé',
  'small-city.hint.house': 'Touchez une Résidence 1 vide',
  'small-city.hint.trade': 'Touchez un cube pour l’échanger',
  'small-city.hint.store': 'Touchez une case éclairée pour le cube',
  'small-city.hint.victim': 'Touchez un citoyen',
  'small-city.hint.grave': 'Touchez une case éclairée',
  'small-city.hint.council': 'Touchez une case éclairée du conseil',
  'small-city.hint.councilor': 'Touchez une case éclairée du conseil',
  'small-city.hint.keep': 'Touchez la promesse que vous gardez',
  'small-city.move.left': (args, say) =>
    `${args.must === 0 ? 'Tous ceux qui devaient bouger l’ont fait' : `${citizens(args.must, say)} ${Number(args.must) > 1 ? 'doivent' : 'doit'} bouger`}${Number(args.may) > 0 ? `, ${args.may} ${Number(args.may) > 1 ? 'peuvent' : 'peut'}` : ''}`,
  'small-city.move.pick': 'Touchez un citoyen, ou faites-le glisser où il va. Qui est couché s’est déplacé.',
  'small-city.move.to': 'Vers où ? Depuis {from}.',
  'small-city.move.here': 'Aller ici',
  'small-city.move.home': 'Rentrer',
  'small-city.done.move': 'Tous sont à leur place',
  'small-city.done.income': 'Plus d’échanges',
  'small-city.trades': (args) => {
    const parts = [
      ...(Number(args.sell) > 0 ? [`${args.sell} × cube contre argent`] : []),
      ...(Number(args.buy) > 0 ? [`${args.buy} × argent contre voix`] : []),
      ...(Number(args.give) > 0 ? [`${args.give} × cube contre voix`] : []),
    ];
    return `Échanges restants : ${parts.length === 0 ? 'aucun' : parts.join(', ')}`;
  },
  'small-city.rates.cubes': 'Un cube',
  'small-city.rates.money': 'contre de l’argent',
  'small-city.rates.votes': 'contre des voix',
  'small-city.rates.lots': (args) =>
    `Un lot : ${(args.votes as number[]).map((count, at) => `${at + 1} $ → ${count} voix`).join(', ')}`,
  'small-city.sell': (args) => `Le vendre ${dollars(args.money)}`,
  'small-city.give': (args) => `Le donner pour ${votes(args.votes)}`,
  'small-city.buy': (args) => `${dollars(args.money)} contre ${votes(args.votes)}`,

  'small-city.people': 'Vos citoyens',
  'small-city.people.hall': 'Hôtel de ville',
  'small-city.people.reserve': 'Centre d’emploi',
  'small-city.people.pool': 'Réserve commune',
  'small-city.people.dead': 'Cimetières',
  'small-city.materials': 'Matériaux',
  'small-city.bank': '{count} dans la réserve',
  'small-city.waiting': 'Cubes qui attendent une place',
  'small-city.waiting.cube': 'Un cube {colour:term.cube} attend une place',
  'small-city.cubes': (args, say) => cubes(args.count, args.colour, say),
  'small-city.dollars': (args) => dollars(args.money),
  'small-city.standing': (args) => `score ${args.total}`,

  'small-city.words.round': (args, say) =>
    Number(args.round) === 0
      ? 'Chacun fonde son quartier.'
      : `Manche ${args.round} sur 8, ${say.term(`phase.${args.phase}`)}. Le Maire est chez ${say.seat(args.host)}.`,
  'small-city.words.seat': (args, say) => {
    const discs = (args.rows as number[])
      .map((row, at) =>
        row === 0 ? undefined : `${say.term(`row.${row}`)} ${(args.columns as number[])[at]}`,
      )
      .filter((disc) => disc !== undefined);
    return `${votes(args.votes)}, ${dollars(args.money)}, ${args.pollution} de pollution, ${citizens(args.reserve, say)} au centre d’emploi${discs.length === 0 ? '' : `, disques en ${say.list(discs)}`}.`;
  },
  'small-city.words.outlook': (args) =>
    `En l’état : ${votes(args.votes)} et ${args.rise} de pollution cette manche.`,

  'small-city.final.base.basic': 'Voix',
  'small-city.final.base.votes': 'Voix',
  'small-city.final.base.economic': 'Argent et rentes',
  'small-city.final.base.citizens': 'Citoyens en jeu',
  'small-city.final.base.cultural': 'Cases de culture',
  'small-city.final.promise': 'Promesse',
  'small-city.final.specials': 'Promesses spéciales',
  'small-city.final.pollution': 'Pollution',
  'small-city.final.total.basic': 'Score',
  'small-city.final.total.votes': 'Score',
  'small-city.final.total.economic': 'Dollars',
  'small-city.final.total.citizens': 'Citoyens',
  'small-city.final.total.cultural': 'Cases',
  'small-city.final.kept': (args, say) =>
    `« ${say.term(`promise.${args.promise}`)} » : ${args.kept === true ? 'tenue' : 'trahie'}, ${signed(args.points)}.`,
  'small-city.final.special': (args, say) =>
    `Spéciales : ${say.list((args.promises as number[]).map((promise) => say.term(`promise.${promise}`)))} (${signed(args.points)}).`,
  'small-city.final.tie': (args, say) => {
    const { mode } = args;
    const more =
      mode === 'basic' || mode === 'votes'
        ? `puis l’argent (${per(args.money, args.seats, say)})`
        : mode === 'economic'
          ? `puis les voix (${per(args.votes, args.seats, say)})`
          : `puis les voix, promesses comprises (${per(args.votes, args.seats, say)}), puis l’argent (${per(args.money, args.seats, say)})`;
    return `${seats(args.seats, say)} sont à égalité : la pollution la plus basse l’emporte (${per(args.pollution, args.seats, say)}), ${more}.`;
  },
  'small-city.final.title': '{title:term.title}',
  'small-city.final.noTitle': 'Aucun titre',

  'small-city.pad.intro':
    'Notez ce que vous avez compté à la table. La feuille demande ce qu’il faut pour vos promesses, et les règles font le total.',
  'small-city.pad.mode': 'L’enjeu',
  'small-city.pad.player': 'Joueur {player}',
  'small-city.pad.name': 'Nom',
  'small-city.pad.add': 'Ajouter un joueur',
  'small-city.pad.remove': 'Retirer {name}',
  'small-city.pad.promise': 'Promesse',
  'small-city.pad.promise.none': 'aucune',
  'small-city.pad.kept': 'tenue',
  'small-city.pad.broken': 'trahie',
  'small-city.pad.totals': 'Décompte final',
  'small-city.pad.field.votes': 'Voix',
  'small-city.pad.field.money': 'Argent ($)',
  'small-city.pad.field.pollution': 'Pollution',
  'small-city.pad.field.revenue': 'Rentes ($)',
  'small-city.pad.field.inPlay': 'Citoyens en jeu, hors hôtel de ville',
  'small-city.pad.field.rows': 'Rangées du conseil achevées',
  'small-city.pad.field.dead': 'Cimetières',
  'small-city.pad.field.unused': 'Citoyens au centre d’emploi et en réserve',
  'small-city.pad.field.residents': 'Citoyens dans le quartier',
  'small-city.pad.field.empty': 'Cases vides de la zone',
  'small-city.pad.field.used': 'Cases occupées de la zone',
  'small-city.pad.field.residences': 'Résidences par taille',
  'small-city.pad.field.commerce': 'Commerces par taille',
  'small-city.pad.field.factories': 'Usines par taille',
  'small-city.pad.field.parks': 'Parcs d’un seul tenant, cases de chacun',
  'small-city.pad.field.culture': 'Bâtiments culturels',
  'small-city.pad.field.police': 'Commissariat',
  'small-city.pad.field.fire': 'Caserne de pompiers',
  'small-city.pad.field.expanded': 'Zone plus grande qu’au départ',
  'small-city.pad.field.whole': 'Toute la grille constructible',
  'small-city.pad.field.out': 'Éliminé : 100 de pollution atteints',
};
