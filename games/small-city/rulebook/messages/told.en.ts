import type { Catalogue } from '@pentapolis/kernel';
import { at, citizens, cube, dollars, place, purse, steps, tile, votes } from './phrases.en.ts';

/** What is asked, done and told. */
export const told = {
  'decision.found': 'Choose a side, a place for City Hall and a promise.',
  'decision.propose': 'Propose a street for the Mayor in the borough of {host:seat}.',
  'decision.agree': (args, say) =>
    `The Mayor on the street ${say.term(`way.${args.to}`)} of ${at(args.cell)} in the borough of ${say.seat(args.host)}?`,
  'decision.street': 'You don’t agree: choose the street in the borough of {host:seat}.',
  'decision.claim': 'Choose a Special Action.',
  'decision.gain': (args, say) => `Take ${votes(args.votes, say)} or ${dollars(args.money)}.`,
  'decision.expand': 'Enlarge your Constructible Zone?',
  'decision.councilor': 'Advance a disc on the City Council?',
  'decision.merge': 'Merge two residences?',
  'decision.calm': 'Calm the unrest: $2 or 3 votes.',
  'decision.build': 'Plan what you build.',
  'decision.replan': (args, say) => `Not possible any more: ${steps(args.step, say)}. Plan that tile anew.`,
  'decision.move': (args, say) =>
    Number(args.must) === 0
      ? 'Move your citizens.'
      : `Move your citizens: ${citizens(args.must, say)} must move still.`,
  'decision.house': (args, say) => `Choose a home: ${citizens(args.waiting, say)} on City Hall.`,
  'decision.trade': 'Trade in your commerce.',
  'decision.store': 'Choose a place for a cube.',
  'decision.victim': (args, say) => `Choose who dies: ${citizens(args.count, say)}.`,
  'decision.grave': 'Choose a place for the cemetery.',
  'decision.council': 'Invest in the City Council?',
  'decision.bonus': 'Choose your materials.',
  'decision.raise': 'Build your free tile (column {column}).',
  'decision.keep': 'Keep one of the special promises.',

  'action.found': (args, say) =>
    `The ${say.term(`side.${args.side}`)} side, City Hall at ${at(args.at)}, promise ${args.promise}: ${say.term(`promise.${args.promise}`)}`,
  'action.street': (args, say) => `The street ${say.term(`way.${args.to}`)} of ${at(args.cell)}`,
  'action.agree': 'Agree',
  'action.disagree': 'Disagree',
  'action.claim': 'Take {card:term.card}',
  'action.gain': (args) => (args.what === 'money' ? 'Take money' : 'Take votes'),
  'action.calm': (args) =>
    args.what === 'money' ? 'Pay $2' : args.what === 'votes' ? 'Pay 3 votes' : 'Suffer 3 pollution',
  'action.expand': 'Enlarge the zone',
  'action.merge': (args) => `Merge ${at(args.one)} with ${at(args.other)}`,
  'action.build': (args, say) => `Build: ${steps(args.steps, say)}`,
  'action.replan': (args, say) => `Instead: ${steps(args.steps, say)}`,
  'action.move': (args, say) =>
    `From ${place(args.from, undefined, say)} (${say.seat((args.from as number[])[0])}) to ${place(args.toward, undefined, say)} (${say.seat((args.toward as number[])[0])})`,
  'action.house': (args) => `Move in at ${at(args.cell)}`,
  'action.sell': (args) => `Sell the cube at ${at(args.cell)}`,
  'action.buy': (args) => `Buy votes for ${dollars(args.money)}`,
  'action.give': (args) => `Give the cube at ${at(args.cell)} for votes`,
  'action.store': (args) => `Store cube ${Number(args.item) + 1} at ${at(args.cell)}`,
  'action.victim': (args) => `The citizen at ${at(args.cell)} dies`,
  'action.grave': (args) => `A cemetery at ${at(args.cell)}`,
  'action.council': (args, say) =>
    `${args.from === args.row && args.again !== true ? 'Advance in' : 'Begin in'} ${say.term(`row.${args.row}`)}${args.from !== 0 && args.from !== args.row ? ` (from ${say.term(`row.${args.from}`)})` : ''}, paying ${args.pay === 'money' ? 'money' : args.pay === 'votes' ? 'votes' : 'with a promise'}`,
  'action.take': 'Take {colour:term.cube} cubes',
  'action.raise': (args, say) => `Build for free: ${steps(args.steps, say)}`,
  'action.keep': 'Keep {promise}: {promise:term.promise}',
  'action.done': 'Done',
  'action.pass': 'No, thank you',

  'fact.founded': (args, say) =>
    `${say.seat(args.seat)} founds a borough: ${say.term(`side.${args.side}`)} side, City Hall at ${at(args.at)}.`,
  'fact.promised': 'You promise: {promise:term.promise}.',
  'fact.roundBegins': 'Round {round}. The Mayor visits {host:seat}.',
  'fact.proposed': (args, say) =>
    `${say.seat(args.seat)} proposes the street ${say.term(`way.${args.toward}`)} of ${at(args.cell)}.`,
  'fact.answered': (args, say) => `${say.seat(args.seat)} ${args.agree ? 'agrees' : 'disagrees'}.`,
  'fact.visits': (args, say) =>
    Number(args.cell) < 0
      ? `The Mayor finds no street at ${say.seat(args.host)}’s.`
      : `The Mayor stands ${say.term(`way.${args.toward}`)} of ${at(args.cell)} at ${say.seat(args.host)}’s.`,
  'fact.rondel': (args, say) =>
    `The cards: ${say.list((args.cards as string[]).map((card) => say.term(`card.${card}`)))}${args.mayor ? '; the Mayor takes the first' : ''}.`,
  'fact.claimed': (args, say) =>
    `${say.seat(args.seat)} takes ${say.term(`card.${args.card}`)}${Number(args.price) > 0 ? ` for ${dollars(args.price)}` : ''}.`,
  'fact.gained': (args, say) => `${say.seat(args.seat)} receives ${purse(args.what, args.amount, say)}.`,
  'fact.calmed': (args, say) =>
    `${say.seat(args.seat)} calms the unrest: ${purse(args.what, args.amount, say)}.`,
  'fact.expanded': '{seat:seat} enlarges the Constructible Zone.',
  'fact.merged': (args, say) =>
    `${say.seat(args.seat)} merges ${at(args.one)} and ${at(args.other)} into ${tile(args.tile, say)} for ${dollars(args.price)}.`,
  'fact.declined': '{seat:seat} leaves it at that.',
  'fact.planned': '{seat:seat} has finished planning.',
  'fact.ownPlan': (args, say) => `Your plan: ${steps(args.steps, say)}.`,
  'fact.built': (args, say) =>
    `${say.seat(args.seat)} builds ${tile(args.tile, say)} at ${at(args.at)}${args.free ? ' for free' : Number(args.price) > 0 ? ` for ${dollars(args.price)}` : (args.cubes as number[]).length > 0 ? ` for ${say.plural((args.cubes as number[]).length, { one: '# cube', other: '# cubes' })}` : ''}.`,
  'fact.upgraded': (args, say) =>
    `${say.seat(args.seat)} upgrades ${tile(args.from, say)} at ${at(args.cell)} to ${tile(args.tile, say)}.`,
  'fact.demolished': (args, say) =>
    `${say.seat(args.seat)} tears down ${tile(args.tile, say)} at ${at(args.cell)} for ${dollars(args.price)} and as much pollution.`,
  'fact.enlarged': '{seat:seat} enlarges the Constructible Zone instead of building more.',
  'fact.noSteps': '{seat:seat} builds nothing.',
  'fact.planDone': '{seat:seat} has nothing more to build.',
  'fact.movedIn': (args, say) => `A citizen of ${say.seat(args.seat)} moves in at ${at(args.cell)}.`,
  'fact.onDuty': (args, say) => `A citizen of ${say.seat(args.seat)} goes on duty: ${tile(args.tile, say)}.`,
  'fact.wentHome': (args, say) =>
    `A citizen of ${say.seat(args.seat)} goes home to the ${args.hall ? 'City Hall' : 'Career Center'}.`,
  'fact.forestalled': (args, say) =>
    `${say.seat(args.seat)} can’t have it any more: ${steps(args.step, say)}.`,
  'fact.leftOut': '{seat:seat} leaves it out.',
  'fact.moved': (args, say) =>
    `A citizen of ${say.seat(args.seat)} moves from ${place(args.from, args.seat, say)} to ${place(args.toward, args.seat, say)}${args.mate ? ', as a roommate' : ''}.`,
  'fact.allMoved': '{seat:seat} has finished moving.',
  'fact.housed': (args, say) => `A citizen of ${say.seat(args.seat)} finds a home at ${at(args.cell)}.`,
  'fact.arrived': (args, say) => `${citizens(args.count, say)} arrive at ${say.seat(args.seat)}’s City Hall.`,
  'fact.earned': (args, say) =>
    `${say.seat(args.seat)} earns ${dollars(Number(args.tourists) + Number(args.commerce))}.`,
  'fact.sold': (args, say) =>
    `${say.seat(args.seat)} sells ${cube(args.colour, say)} for ${dollars(args.money)}.`,
  'fact.bought': (args, say) =>
    `${say.seat(args.seat)} buys ${votes(args.votes, say)} for ${dollars(args.money)}.`,
  'fact.gave': (args, say) =>
    `${say.seat(args.seat)} gives ${cube(args.colour, say)} for ${votes(args.votes, say)}.`,
  'fact.traded': '{seat:seat} has finished trading.',
  'fact.stored': (args, say) =>
    Number((args.toward as number[])[1]) < 0
      ? `${say.seat(args.seat)} has no room for ${cube(args.colour, say)}.`
      : `${say.seat(args.seat)} stores ${cube(args.colour, say)} at ${place(args.toward, args.seat, say)}.`,
  'fact.voted': (args, say) =>
    `${say.seat(args.seat)}: ${votes(Number(args.residences) + Number(args.university), say)}.`,
  'fact.polluted': (args, say) =>
    `${say.seat(args.seat)}: pollution +${args.rise} (citizens ${args.citizens}, factories ${args.factories}, parks −${args.parks}), now ${args.total}.`,
  'fact.mustDie': (args, say) => `Pollution costs ${say.seat(args.seat)} ${citizens(args.count, say)}.`,
  'fact.nobodyDies': 'Nobody can die in the borough of {seat:seat}.',
  'fact.died': (args, say) =>
    `A citizen of ${say.seat(args.owner)} dies at ${place([Number(args.seat), Number(args.cell)], args.owner, say)}.`,
  'fact.buried': (args, say) => `${say.seat(args.seat)} lays a cemetery at ${at(args.cell)}.`,
  'fact.out': '{seat:seat} drowns in pollution and is out.',
  'fact.invested': (args, say) =>
    `${say.seat(args.seat)} moves to column ${args.column} of ${say.term(`row.${args.row}`)}${args.pay === 'promise' ? ', paying with a promise' : ` for ${purse(args.pay, args.price, say)}`}.`,
  'fact.newcomers': (args, say) =>
    `${citizens(args.count, say)} join ${say.seat(args.seat)}, ${args.hall} of them on City Hall.`,
  'fact.received': (args, say) =>
    `${say.seat(args.seat)} receives ${say.plural(args.count, { one: '# cube', other: '# cubes' })} (${say.term(`cube.${args.colour}`)}).`,
  'fact.nothingToRaise': '{seat:seat} finds no place for a free tile.',
  'fact.drewSpecials': (args, say) =>
    `${say.seat(args.seat)} draws ${say.plural(args.count, { one: '# special promise', other: '# special promises' })}.`,
  'fact.sawSpecials': (args, say) =>
    `You draw: ${say.list((args.cards as number[]).map((card) => say.term(`promise.${card}`)))}.`,
  'fact.keptSpecial': '{seat:seat} keeps one and lays {under} under the deck.',
  'fact.choseSpecial': 'You keep: {promise:term.promise}.',
  'fact.revenue': (args, say) =>
    `${say.seat(args.seat)}: Revenue ${dollars(args.amount)}, ${dollars(args.total)} in all.`,
  'fact.counted': (args, say) => `${say.seat(args.seat)}: ${citizens(args.citizens, say)} in play.`,
  'fact.hostNext': (args, say) =>
    `Next round the Mayor visits ${say.seat(args.host)}${args.card ? ', who has the card' : ''}.`,
  'fact.promises': (args, say) =>
    Number(args.promise) === 0
      ? `${say.seat(args.seat)} had promised nothing.`
      : `${say.seat(args.seat)} promised “${say.term(`promise.${args.promise}`)}” and ${args.kept ? 'kept it' : 'broke it'}: ${args.points}${(args.specials as number[]).length > 0 ? `, with ${say.plural((args.specials as number[]).length, { one: '# special promise', other: '# special promises' })}` : ''}.`,
  'fact.over': 'The match is over.',

  'question.found': 'founding your borough',
  'question.propose': 'a street for the Mayor',
  'question.agree': 'whether you agree to the street',
  'question.street': 'a street for the Mayor',
  'question.claim': 'a Special Action',
  'question.gain': 'votes or money',
  'question.expand': 'whether your zone grows',
  'question.councilor': 'a disc of the City Council',
  'question.merge': 'two residences to merge',
  'question.calm': 'how you calm the unrest',
  'question.build': 'your plan',
  'question.replan': 'another tile for the one that is gone',
  'question.move': 'moving your citizens',
  'question.house': 'a home',
  'question.trade': 'your trades',
  'question.store': 'a place for a cube',
  'question.victim': 'who dies',
  'question.grave': 'a place for the cemetery',
  'question.council': 'an investment in the City Council',
  'question.bonus': 'which materials you take',
  'question.raise': 'your free tile',
  'question.keep': 'which promise you keep',
} satisfies Catalogue;
