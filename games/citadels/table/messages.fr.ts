import type { Args, Catalogue, Json, Say } from '@pentapolis/kernel';
import type { CitadelsTableMessage } from './messages.en.ts';

const gold = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# pièce', other: '# pièces' });
const cards = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# carte', other: '# cartes' });
const points = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# point', other: '# points' });
const district = (id: Json | undefined, say: Say): string => say.term(`district.${id}`);
const isVowel = (name: string): boolean => /^[AEÉIOUYaeéiouyHh]/.test(name);

/** « le Roi », « la Reine », « l’Assassin » */
const the = (id: Json | undefined, say: Say): string => {
  const name = say.term(`character.${id}`);
  if (isVowel(name)) return `l’${name}`;
  return `${id === 'witch' || id === 'queen' ? 'la' : 'le'} ${name}`;
};
/** « d’Ada », « de Paul » */
const of = (name: string): string => (isVowel(name) ? `d’${name}` : `de ${name}`);
const by = (args: Args, say: Say): string => say.seat(args.by);
const seats = (list: Json | undefined, say: Say): string =>
  say.list((list as number[]).map((seat) => say.seat(seat)));

export const messages: Catalogue<CitadelsTableMessage> = {
  'citadels.phase.draft': 'Manche {round} · Choix des personnages',
  'citadels.phase.turns': (args, say) =>
    `${args.last ? 'Dernière manche' : `Manche ${args.round}`} · on appelle ${the(args.character, say)}`,
  'citadels.phase.over': 'Décompte final',

  'citadels.stage.draft': (args, say) => {
    const left = say.plural(args.left, { one: 'un seul personnage', other: '# personnages' });
    const waiting = args.waiting as number[];
    return `${say.seat(args.seat)} choisit parmi ${left}${waiting.length === 0 ? ', en dernier' : ''}`;
  },
  'citadels.stage.turn': (args, say) => `${say.seat(args.seat)} joue ${the(args.character, say)}`,
  'citadels.stage.witch': (args, say) =>
    `${say.seat(args.seat)}, la Sorcière, continue sous les traits ${ofThe(args.character, say)}`,
  'citadels.stage.asked': (args, say) =>
    `${say.seat(args.seat)} répond à ${say.seat(args.turn)} (${say.term(`character.${args.character}`)})`,
  'citadels.rail': 'Les personnages dans l’ordre d’appel',
  'citadels.draft.order': 'Qui choisit quand',
  'citadels.draft.choosing': 'choisit',
  'citadels.draft.chosen': 'a choisi',
  'citadels.draft.waiting': 'attend',
  'citadels.lastRound': 'Dernière manche',
  'citadels.bell': 'La cloche sonne : {goal} quartiers suffisent',
  'citadels.deck': (args, say) => `${cards(args.count, say)} dans la pioche`,

  'citadels.call.you': 'vous',
  'citadels.call.mine': 'à vous',
  'citadels.call.faceUp': 'visible',
  'citadels.call.silent': 'pas de réponse',
  'citadels.call.waiting': 'à venir',
  'citadels.call.unknown': 'caché',
  'citadels.call.offered': 'à prendre',
  'citadels.call.passed': 'laissé',
  'citadels.call.buried': 'écarté',
  'citadels.mark.murdered': 'assassiné',
  'citadels.mark.bewitched': 'ensorcelé',
  'citadels.mark.robbed': 'volé',

  'citadels.you': 'vous',
  'citadels.wearsCrown': 'Porte la Couronne',
  'citadels.guarded': 'protégée',
  'citadels.gold': (args, say) => gold(args.gold, say),
  'citadels.hand': (args, say) => `${cards(args.hand, say)} en main`,
  'citadels.districts': (args) => `${args.districts} quartiers sur ${args.goal}`,
  'citadels.points': (args, say) => points(args.points, say),
  'citadels.city': (args, say) =>
    `Cité ${of(say.seat(args.seat))} : ${args.districts} quartiers sur ${args.goal}, ${points(args.points, say)}, ${gold(args.gold, say)}, ${cards(args.hand, say)} en main${args.crown ? ', porte la Couronne' : ''}`,
  'citadels.known': (args, say) =>
    `Vous savez que ${say.seat(args.seat)} a en main : ${say.list((args.cards as string[]).map((id) => district(id, say)))}.`,
  'citadels.tucked': (args, say) => `${cards(args.count, say)} dessous`,

  'citadels.hand.yours': (args, say) => `Votre main, ${cards(args.hand, say)}`,
  'citadels.mine': 'Votre personnage',
  'citadels.mine.several': 'Vos personnages',
  'citadels.mine.none': 'Pas encore choisi',
  'citadels.offer.keep': 'Piochées : que gardez-vous ?',
  'citadels.offer.wizard': 'Sa main : prenez une carte',
  'citadels.offer.pick': 'La pioche : prenez une carte',

  'citadels.family.yellow': 'Noble',
  'citadels.family.blue': 'Religieux',
  'citadels.family.green': 'Commerce',
  'citadels.family.red': 'Militaire',
  'citadels.family.purple': 'Merveille',
  'citadels.rank': 'Rang {rank}',
  'citadels.earns': (args, say) => `touche pour le ${say.term(`colour.${args.colour}`)}`,
  'citadels.card.cost': 'coûte {cost}',
  'citadels.card.worth': (args, say) => `Coûte ${gold(args.cost, say)}, vaut ${points(args.points, say)}.`,
  'citadels.card.beautified': 'Porte la pièce de l’Artiste',
  'citadels.price': (args, say) => `Prix en ce moment : ${gold(args.price, say)}`,
  'citadels.price.short': (args, say) => (args.price === 0 ? 'gratuit' : `−${say.number(args.price)}`),
  'citadels.help': 'À propos : {name}',

  'citadels.kind.income': 'Toucher vos revenus',
  'citadels.kind.tithe': 'L’or du plus riche',
  'citadels.kind.favour': 'Cassette royale',
  'citadels.kind.murder': 'Assassiner…',
  'citadels.kind.bewitch': 'Ensorceler…',
  'citadels.kind.rob': 'Voler…',
  'citadels.kind.swapHands': 'Échanger les mains…',
  'citadels.kind.redraw': 'Changer des cartes…',
  'citadels.kind.look': 'Voir une main…',
  'citadels.kind.destroy': 'Détruire…',
  'citadels.kind.exchange': 'Échanger…',
  'citadels.kind.beautify': 'Embellir…',
  'citadels.kind.laboratory': 'Laboratoire…',
  'citadels.kind.museum': 'Musée…',
  'citadels.kind.armory': 'Arsenal…',
  'citadels.aim.draft': 'Touchez un personnage, en haut',
  'citadels.aim.draft.2': 'Et maintenant celui que vous écartez',
  'citadels.aim.crown': 'Touchez le nom d’un joueur',
  'citadels.aim.wizard': 'Touchez une carte de sa main',
  'citadels.aim.pick': 'Touchez une carte de la pioche',
  'citadels.aim.murder': 'Touchez un personnage, en haut',
  'citadels.aim.bewitch': 'Touchez un personnage, en haut',
  'citadels.aim.rob': 'Touchez un personnage, en haut',
  'citadels.aim.swapHands': 'Touchez le nom d’un joueur',
  'citadels.aim.look': 'Touchez le nom d’un joueur',
  'citadels.aim.redraw': 'Touchez les cartes à rendre',
  'citadels.aim.keep': 'Touchez ce que vous gardez',
  'citadels.aim.destroy': 'Touchez un quartier : le prix est dessus',
  'citadels.aim.exchange': 'Touchez un de vos quartiers',
  'citadels.aim.exchange.2': 'Et maintenant celui que vous voulez',
  'citadels.aim.beautify': 'Touchez un de vos quartiers',
  'citadels.aim.laboratory': 'Touchez une carte de votre main',
  'citadels.aim.museum': 'Touchez une carte de votre main',
  'citadels.aim.armory': 'Touchez un quartier d’une autre cité',
  'citadels.cancel': 'Non, finalement',
  'citadels.choices': (args, say) => say.plural(args.count, { one: 'Votre choix', other: 'Vos # choix' }),
  'citadels.words': 'La table en mots',

  'citadels.notices': 'Ce qui vous est arrivé',
  'citadels.dismiss': 'C’est lu',
  'citadels.victim.found': (args, say) =>
    `On vous a assassiné : ${the(args.character, say)} n’aura pas joué.`,
  'citadels.victim.robbed': (args, say) =>
    args.gold === 0
      ? `${by(args, say)} vous vole : la bourse était vide.`
      : `${by(args, say)} vous vole ${gold(args.gold, say)}.`,
  'citadels.victim.swappedHands': (args, say) =>
    `${by(args, say)} échange sa main contre la vôtre : ces cartes sont nouvelles.`,
  'citadels.victim.looked': (args, say) => `${by(args, say)} regarde votre main et y prend une carte.`,
  'citadels.victim.cardMoved': (args, say) =>
    `${by(args, say)} vous prend une carte : ${district(args.card, say)}.`,
  'citadels.victim.destroyed': (args, say) =>
    `${by(args, say)} détruit un de vos quartiers : ${district(args.card, say)}.`,
  'citadels.victim.blownUp': (args, say) =>
    `${by(args, say)} fait sauter son Arsenal, et un de vos quartiers avec : ${district(args.card, say)}.`,
  'citadels.victim.exchanged': (args, say) =>
    `${by(args, say)} vous prend ${district(args.lost, say)} et vous laisse ${district(args.got, say)}${args.gold === 0 ? '' : ` et ${gold(args.gold, say)}`}.`,
  'citadels.victim.tax': (args, say) => `Impôt : vous donnez ${gold(args.gold, say)} à ${by(args, say)}.`,
  'citadels.victim.tithe': (args, say) =>
    `Vous êtes le plus riche : ${by(args, say)}, l’Abbé, vous prend ${gold(args.gold, say)}.`,
  'citadels.victim.tookOver': (args, say) =>
    `On vous a ensorcelé : ${by(args, say)} joue ${the(args.character, say)} à votre place.`,
  'citadels.victim.crowned': (args, say) => `La Couronne vous quitte pour ${by(args, say)}.`,

  'citadels.pad.intro':
    'Saisissez chaque cité telle qu’elle est à la fin, ce qui reste à son joueur et qui fut le premier. Les règles font le compte.',
  'citadels.pad.goal': 'Une cité est complète avec',
  'citadels.pad.goal.8': '8 quartiers',
  'citadels.pad.goal.7': '7 quartiers (partie plus courte, ou 8 après un Beffroi)',
  'citadels.pad.goal.6': '6 quartiers (7 après un Beffroi)',
  'citadels.pad.players': 'Joueurs',
  'citadels.pad.points': (args, say) => points(args.points, say),
  'citadels.pad.name': 'Nom',
  'citadels.pad.first': 'Première cité complète',
  'citadels.pad.gold': 'Or restant',
  'citadels.pad.hand': 'Cartes en main',
  'citadels.pad.museum': 'Cartes sous le Musée',
  'citadels.pad.hauntedLast': 'Cour des Miracles bâtie pendant la dernière manche',
  'citadels.pad.addPlayer': 'Ajouter un joueur',
  'citadels.pad.remove': 'Retirer {seat:seat}',
  'citadels.pad.city': (args, say) => `Cité ${of(say.seat(args.seat))}`,
  'citadels.pad.noCity': 'Encore aucun quartier : choisissez-les plus bas.',
  'citadels.pad.beauty': '+1 : l’or de l’Artiste.',
  'citadels.pad.stands': (args, say) =>
    `${say.seat(args.seat)} : ${say.plural(args.districts, { one: '# quartier', other: '# quartiers' })} sur ${say.number(args.goal)}, ${points(args.points, say)}, rang ${say.number(args.rank)}`,
  'citadels.pad.build': 'Ajouter des quartiers',
  'citadels.pad.seek': 'Chercher',
  'citadels.pad.family': 'Couleur',
  'citadels.pad.all': 'Tous',
  'citadels.pad.enter': 'Entrée ajoute {district:term.district}.',
  'citadels.pad.unknown': 'Aucun quartier restant ne s’appelle ainsi.',
  'citadels.pad.buildOne': (args, say) =>
    `${say.term(`district.${args.district}`)}, coûte ${say.number(args.cost)}, reste ${say.number(args.left)}`,
  'citadels.pad.beautify': (args, say) => `L’or de l’Artiste sur ${say.term(`district.${args.district}`)}`,
  'citadels.pad.raze': (args, say) => `Enlever ${say.term(`district.${args.district}`)}`,
  'citadels.pad.totals': 'Points',
  'citadels.pad.why': (args, say) => `Le compte ${of(say.seat(args.seat))} : ${points(args.points, say)}`,
  'citadels.pad.ties': 'À égalité de points : d’abord les quartiers les plus chers, puis l’or.',

  'citadels.final.cost': 'Quartiers, à leur coût',
  'citadels.final.extra': 'Valeur au-delà du coût',
  'citadels.final.colours': 'Les cinq couleurs',
  'citadels.final.completion': 'Cité complète',
  'citadels.final.special': 'Quartiers spéciaux',
  'citadels.final.total': 'Points',
  'citadels.final.tie': (args, say) => {
    const costs = args.costs as number[];
    const purses = args.gold as number[];
    const lines = (args.seats as number[]).map(
      (seat, at) => `${say.seat(seat)} ${say.number(costs[at])} / ${say.number(purses[at])}`,
    );
    return `${seats(args.seats, say)} sont à égalité : les quartiers les plus chers l’emportent, puis l’or (${say.list(lines)}).`;
  },
};

/** « du Roi », « de la Reine », « de l’Abbé » */
function ofThe(id: Json | undefined, say: Say): string {
  const name = the(id, say);
  return name.startsWith('le ') ? `du ${name.slice(3)}` : `de ${name}`;
}
