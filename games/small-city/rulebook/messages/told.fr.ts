import type { Catalogue } from '@pentapolis/kernel';
import {
  at,
  citizens,
  cube,
  cubes,
  dollars,
  of,
  place,
  purse,
  steps,
  street,
  tile,
  votes,
} from './phrases.fr.ts';
import type { told as english } from './told.en.ts';

/** What is asked, done and told. */
export const told: Catalogue<keyof typeof english> = {
  'decision.found': 'Choisissez une face, un emplacement pour l’hôtel de ville et une promesse.',
  'decision.propose': (args, say) => `Proposez une rue pour le Maire dans le quartier ${of(args.host, say)}.`,
  'decision.agree': (args, say) =>
    `Le Maire dans ${street(args, args.to, say)}, dans le quartier ${of(args.host, say)} ?`,
  'decision.street': (args, say) =>
    `Pas d’accord : choisissez la rue dans le quartier ${of(args.host, say)}.`,
  'decision.claim': 'Choisissez une action spéciale.',
  'decision.gain': (args, say) => `Prenez ${votes(args.votes, say)} ou ${dollars(args.money)}.`,
  'decision.expand': 'Agrandir votre zone constructible ?',
  'decision.councilor': 'Avancer un disque au conseil municipal ?',
  'decision.merge': 'Fusionner deux résidences ?',
  'decision.calm': 'Calmez les troubles : 2 $ ou 3 voix.',
  'decision.build': 'Préparez votre chantier.',
  'decision.replan': (args, say) =>
    `Ce n’est plus possible : ${steps(args.step, say)}. Choisissez une autre tuile à la place.`,
  'decision.move': (args, say) =>
    Number(args.must) === 0
      ? 'Déplacez vos citoyens.'
      : `Déplacez vos citoyens : ${citizens(args.must, say)} ${Number(args.must) === 1 ? 'doit' : 'doivent'} encore bouger.`,
  'decision.house': (args, say) =>
    `Choisissez un logement : ${citizens(args.waiting, say)} à l’hôtel de ville.`,
  'decision.trade': 'Faites vos échanges dans vos commerces.',
  'decision.store': 'Choisissez une place pour un cube.',
  'decision.victim': (args, say) => `Choisissez qui meurt : ${citizens(args.count, say)}.`,
  'decision.grave': 'Choisissez la place du cimetière.',
  'decision.council': 'Investir au conseil municipal ?',
  'decision.bonus': 'Choisissez vos matériaux.',
  'decision.raise': 'Posez votre tuile gratuite (colonne {column}).',
  'decision.keep': 'Gardez une des promesses spéciales.',

  'action.found': (args, say) =>
    `Face ${say.term(`side.${args.side}`)}, hôtel de ville en ${at(args.at)}, promesse ${args.promise} : ${say.term(`promise.${args.promise}`)}`,
  'action.street': (args, say) => `La rue ${say.term(`way.${args.to}`)} de ${at(args.cell)}`,
  'action.agree': 'D’accord',
  'action.disagree': 'Pas d’accord',
  'action.claim': 'Prendre la carte {card:term.card}',
  'action.gain': (args) => (args.what === 'money' ? 'Prendre l’argent' : 'Prendre les voix'),
  'action.calm': (args) =>
    args.what === 'money' ? 'Payer 2 $' : args.what === 'votes' ? 'Payer 3 voix' : 'Subir 3 de pollution',
  'action.expand': 'Agrandir la zone',
  'action.merge': (args) => `Fusionner ${at(args.one)} et ${at(args.other)}`,
  'action.build': (args, say) => `Construire : ${steps(args.steps, say)}`,
  'action.replan': (args, say) => `À la place : ${steps(args.steps, say)}`,
  'action.move': (args, say) =>
    `De ${place(args.from, undefined, say)} (${say.seat((args.from as number[])[0])}) à ${place(args.toward, undefined, say)} (${say.seat((args.toward as number[])[0])})`,
  'action.house': (args) => `Emménager en ${at(args.cell)}`,
  'action.sell': (args) => `Vendre le cube de ${at(args.cell)}`,
  'action.buy': (args) => `Acheter des voix pour ${dollars(args.money)}`,
  'action.give': (args) => `Donner le cube de ${at(args.cell)} contre des voix`,
  'action.store': (args) => `Ranger le cube ${Number(args.item) + 1} en ${at(args.cell)}`,
  'action.victim': (args) => `Le citoyen de ${at(args.cell)} meurt`,
  'action.grave': (args) => `Un cimetière en ${at(args.cell)}`,
  'action.council': (args, say) =>
    `${args.from === args.row && args.again !== true ? 'Avancer dans' : 'Commencer dans'} ${say.term(`row.${args.row}`)}${args.from !== 0 && args.from !== args.row ? ` (depuis ${say.term(`row.${args.from}`)})` : ''}, en payant ${args.pay === 'money' ? 'en argent' : args.pay === 'votes' ? 'en voix' : 'd’une promesse'}`,
  'action.take': (args, say) => `Prendre du ${say.term(`cube.${args.colour}`)}`,
  'action.raise': (args, say) => `Construire gratuitement : ${steps(args.steps, say)}`,
  'action.keep': 'Garder la {promise} : {promise:term.promise}',
  'action.done': 'Terminé',
  'action.pass': 'Non merci',

  'fact.founded': (args, say) =>
    `${say.seat(args.seat)} fonde son quartier : face ${say.term(`side.${args.side}`)}, hôtel de ville en ${at(args.at)}.`,
  'fact.promised': 'Vous promettez : {promise:term.promise}.',
  'fact.roundBegins': 'Manche {round}. Le Maire est chez {host:seat}.',
  'fact.proposed': (args, say) => `${say.seat(args.seat)} propose ${street(args, args.toward, say)}.`,
  'fact.answered': (args, say) =>
    `${say.seat(args.seat)} ${args.agree ? 'est d’accord' : 'n’est pas d’accord'}.`,
  'fact.visits': (args, say) =>
    Number(args.cell) < 0
      ? `Le Maire ne trouve aucune rue chez ${say.seat(args.host)}.`
      : `Le Maire se tient ${say.term(`way.${args.toward}`)} de ${at(args.cell)} chez ${say.seat(args.host)}.`,
  'fact.rondel': (args, say) =>
    `Les cartes : ${say.list((args.cards as string[]).map((card) => say.term(`card.${card}`)))}${args.mayor ? ' ; le Maire prend la première' : ''}.`,
  'fact.claimed': (args, say) =>
    `${say.seat(args.seat)} prend la carte ${say.term(`card.${args.card}`)}${Number(args.price) > 0 ? ` pour ${dollars(args.price)}` : ''}.`,
  'fact.gained': (args, say) => `${say.seat(args.seat)} reçoit ${purse(args.what, args.amount, say)}.`,
  'fact.calmed': (args, say) =>
    `${say.seat(args.seat)} calme les troubles : ${purse(args.what, args.amount, say)}.`,
  'fact.expanded': '{seat:seat} agrandit sa zone constructible.',
  'fact.merged': (args, say) =>
    `${say.seat(args.seat)} fusionne ${at(args.one)} et ${at(args.other)} en ${tile(args.tile, say)} pour ${dollars(args.price)}.`,
  'fact.declined': '{seat:seat} en reste là.',
  'fact.planned': '{seat:seat} a fini ses plans.',
  'fact.ownPlan': (args, say) => `Votre plan : ${steps(args.steps, say)}.`,
  'fact.built': (args, say) =>
    `${say.seat(args.seat)} construit ${tile(args.tile, say)} en ${at(args.at)}${args.free ? ' gratuitement' : Number(args.price) > 0 ? ` pour ${dollars(args.price)}` : (args.cubes as number[]).length > 0 ? ` pour ${cubes((args.cubes as number[]).length, say)}` : ''}.`,
  'fact.upgraded': (args, say) =>
    `${say.seat(args.seat)} améliore ${tile(args.from, say)} en ${at(args.cell)} : ${tile(args.tile, say)}.`,
  'fact.demolished': (args, say) =>
    `${say.seat(args.seat)} démolit ${tile(args.tile, say)} en ${at(args.cell)} pour ${dollars(args.price)} et autant de pollution.`,
  'fact.enlarged': '{seat:seat} agrandit sa zone constructible plutôt que de construire davantage.',
  'fact.noSteps': '{seat:seat} ne construit rien.',
  'fact.planDone': '{seat:seat} n’a plus rien à construire.',
  'fact.movedIn': (args, say) => `Un citoyen ${of(args.seat, say)} emménage en ${at(args.cell)}.`,
  'fact.onDuty': (args, say) =>
    `Un citoyen ${of(args.seat, say)} prend son service : ${tile(args.tile, say)}.`,
  'fact.wentHome': (args, say) =>
    `Un citoyen ${of(args.seat, say)} rentre ${args.hall ? 'à l’hôtel de ville' : 'au centre d’emploi'}.`,
  'fact.forestalled': (args, say) => `Trop tard pour ${say.seat(args.seat)} : ${steps(args.step, say)}.`,
  'fact.leftOut': '{seat:seat} y renonce.',
  'fact.moved': (args, say) =>
    `Un citoyen ${of(args.seat, say)} va de ${place(args.from, args.seat, say)} à ${place(args.toward, args.seat, say)}${args.mate ? ', en colocation' : ''}.`,
  'fact.allMoved': '{seat:seat} a fini ses déplacements.',
  'fact.housed': (args, say) => `Un citoyen ${of(args.seat, say)} trouve un logement en ${at(args.cell)}.`,
  'fact.arrived': (args, say) =>
    `${citizens(args.count, say)} ${Number(args.count) === 1 ? 'arrive' : 'arrivent'} à l’hôtel de ville ${of(args.seat, say)}.`,
  'fact.earned': (args, say) =>
    `${say.seat(args.seat)} gagne ${dollars(Number(args.tourists) + Number(args.commerce))}.`,
  'fact.sold': (args, say) =>
    `${say.seat(args.seat)} vend ${cube(args.colour, say)} pour ${dollars(args.money)}.`,
  'fact.bought': (args, say) =>
    `${say.seat(args.seat)} achète ${votes(args.votes, say)} pour ${dollars(args.money)}.`,
  'fact.gave': (args, say) =>
    `${say.seat(args.seat)} donne ${cube(args.colour, say)} contre ${votes(args.votes, say)}.`,
  'fact.traded': '{seat:seat} a fini ses échanges.',
  'fact.stored': (args, say) =>
    Number((args.toward as number[])[1]) < 0
      ? `${say.seat(args.seat)} n’a pas de place pour ${cube(args.colour, say)}.`
      : `${say.seat(args.seat)} range ${cube(args.colour, say)} en ${place(args.toward, args.seat, say)}.`,
  'fact.voted': (args, say) =>
    `${say.seat(args.seat)} : ${votes(Number(args.residences) + Number(args.university), say)}.`,
  'fact.polluted': (args, say) =>
    `${say.seat(args.seat)} : pollution +${args.rise} (citoyens ${args.citizens}, usines ${args.factories}, parcs −${args.parks}), soit ${args.total}.`,
  'fact.mustDie': (args, say) => `La pollution coûte ${citizens(args.count, say)} à ${say.seat(args.seat)}.`,
  'fact.nobodyDies': (args, say) => `Personne ne peut mourir dans le quartier ${of(args.seat, say)}.`,
  'fact.died': (args, say) =>
    `Un citoyen ${of(args.owner, say)} meurt en ${place([Number(args.seat), Number(args.cell)], args.owner, say)}.`,
  'fact.buried': (args, say) => `${say.seat(args.seat)} ouvre un cimetière en ${at(args.cell)}.`,
  'fact.out': '{seat:seat} étouffe sous la pollution et quitte la partie.',
  'fact.invested': (args, say) =>
    `${say.seat(args.seat)} va en colonne ${args.column} de ${say.term(`row.${args.row}`)}${args.pay === 'promise' ? ', au prix d’une promesse' : ` pour ${purse(args.pay, args.price, say)}`}.`,
  'fact.newcomers': (args, say) =>
    `${citizens(args.count, say)} de plus pour ${say.seat(args.seat)}, dont ${args.hall} à l’hôtel de ville.`,
  'fact.received': (args, say) =>
    `${say.seat(args.seat)} reçoit ${cubes(args.count, say)} (${say.term(`cube.${args.colour}`)}).`,
  'fact.nothingToRaise': '{seat:seat} n’a de place pour aucune tuile gratuite.',
  'fact.drewSpecials': (args, say) =>
    `${say.seat(args.seat)} pioche ${say.plural(args.count, { one: '# promesse spéciale', other: '# promesses spéciales' })}.`,
  'fact.sawSpecials': (args, say) =>
    `Vous piochez : ${say.list((args.cards as number[]).map((card) => say.term(`promise.${card}`)))}.`,
  'fact.keptSpecial': '{seat:seat} en garde une et en remet {under} sous le paquet.',
  'fact.choseSpecial': 'Vous gardez : {promise:term.promise}.',
  'fact.revenue': (args, say) =>
    `${say.seat(args.seat)} : ${dollars(args.amount)} de recettes, ${dollars(args.total)} en tout.`,
  'fact.counted': (args, say) => `${say.seat(args.seat)} : ${citizens(args.citizens, say)} en jeu.`,
  'fact.hostNext': (args, say) =>
    `À la prochaine manche, le Maire va chez ${say.seat(args.host)}${args.card ? ', qui a la carte' : ''}.`,
  'fact.promises': (args, say) =>
    Number(args.promise) === 0
      ? `${say.seat(args.seat)} n’avait rien promis.`
      : `${say.seat(args.seat)} avait promis « ${say.term(`promise.${args.promise}`)} » : promesse ${args.kept ? 'tenue' : 'rompue'}, ${args.points}${(args.specials as number[]).length > 0 ? `, avec ${say.plural((args.specials as number[]).length, { one: '# promesse spéciale', other: '# promesses spéciales' })}` : ''}.`,
  'fact.over': 'La partie est finie.',

  'question.found': 'la fondation de votre quartier',
  'question.propose': 'une rue pour le Maire',
  'question.agree': 'votre accord sur la rue',
  'question.street': 'une rue pour le Maire',
  'question.claim': 'une action spéciale',
  'question.gain': 'des voix ou de l’argent',
  'question.expand': 'l’agrandissement de votre zone',
  'question.councilor': 'un disque du conseil municipal',
  'question.merge': 'deux résidences à fusionner',
  'question.calm': 'de quoi calmer les troubles',
  'question.build': 'votre plan',
  'question.replan': 'une autre tuile pour celle qui manque',
  'question.move': 'le déplacement de vos citoyens',
  'question.house': 'un logement',
  'question.trade': 'vos échanges',
  'question.store': 'une place pour un cube',
  'question.victim': 'qui meurt',
  'question.grave': 'la place du cimetière',
  'question.council': 'un investissement au conseil municipal',
  'question.bonus': 'les matériaux que vous prenez',
  'question.raise': 'votre tuile gratuite',
  'question.keep': 'la promesse que vous gardez',
};
