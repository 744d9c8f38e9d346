import type { Catalogue } from '@pentapolis/kernel';
import { cards, character, characters, district, districts, gold, the, whose } from './phrases.en.ts';

/** What is asked, done and told. */
export const told = {
  'decision.draft': (args) => (args.buries ? 'Keep a character and bury another.' : 'Choose your character.'),
  'decision.turn': (args, say) =>
    args.acted
      ? `You are ${the(args.character, say)}. Build, use your power, or end your turn.`
      : `You are ${the(args.character, say)}. Take gold or draw cards.`,
  'decision.act': (args, say) =>
    args.murdered
      ? `${character(args.character, say)}, you were murdered, but one action is left to you: gold or cards.`
      : `${character(args.character, say)}, you are bewitched. Take an action: gold or cards.`,
  'decision.keep': (args, say) => `Keep ${cards(args.count, say)} of those you drew.`,
  'decision.crown': 'Give the Crown to another player.',
  'decision.tribute': 'Give {other:seat} a gold or a card for the Crown.',
  'decision.wizard': 'Take a card from the hand of {other:seat}.',
  'decision.lighthouse': 'Look through the deck for a card?',
  'decision.pick': 'Take one card of the deck.',
  'decision.bell': 'Ring the Bell Tower? One district less will make a city complete.',
  'decision.graveyard': (args, say) => `Take ${districts(args.cards, say)} into your hand for one gold?`,
  'decision.salute': '{other:seat} expects your thanks.',

  'action.draft': (args, say) =>
    args.bury === undefined
      ? `Keep ${the(args.keep, say)}`
      : `Keep ${the(args.keep, say)}, bury ${the(args.bury, say)}`,
  'action.gold': 'Take two gold',
  'action.cards': 'Draw cards',
  'action.income': 'Take your income',
  'action.build': 'Build {card:term.district}',
  'action.end': 'End your turn',
  'action.murder': (args, say) => `Murder ${the(args.character, say)}`,
  'action.bewitch': (args, say) => `Bewitch ${the(args.character, say)}`,
  'action.rob': (args, say) => `Rob ${the(args.character, say)}`,
  'action.swapHands': 'Swap hands with {seat:seat}',
  'action.redraw': (args, say) => `Put ${districts(args.cards, say)} under the deck and draw as many`,
  'action.look': 'Look at the hand of {seat:seat}',
  'action.tithe': 'Take a gold from the richest player',
  'action.navigate': (args) => (args.take === 'gold' ? 'Take four gold' : 'Draw four cards'),
  'action.destroy': (args, say) => `Destroy ${district(args.card, say)} in the city of ${whose(args, say)}`,
  'action.exchange': (args, say) =>
    `Exchange ${district(args.own, say)} for ${district(args.card, say)} of ${whose(args, say)}`,
  'action.beautify': 'Put a gold on {card:term.district}',
  'action.favour': 'Take three gold from the royal purse',
  'action.laboratory': 'Laboratory: {card:term.district} under the deck for a gold',
  'action.smithy': 'Smithy: three cards for two gold',
  'action.museum': 'Museum: lay {card:term.district} under it',
  'action.armory': (args, say) =>
    `Armory: blow up ${district(args.card, say)} in the city of ${whose(args, say)}`,
  'action.keep': (args, say) => `Keep ${districts(args.cards, say)}`,
  'action.crown': 'Give the Crown to {seat:seat}',
  'action.payGold': 'Give a gold',
  'action.payCard': 'Give {card:term.district}',
  'action.take': (args, say) =>
    args.build ? `Take ${district(args.card, say)} and build it` : `Take ${district(args.card, say)}`,
  'action.search': 'Look through the deck',
  'action.pick': 'Take {card:term.district}',
  'action.ring': 'Ring the bell',
  'action.reclaim': 'Take it for one gold',
  'action.salute': '“Thank you, Your Excellency.”',
  'action.decline': 'No',

  'fact.roundBegan': (args, say) =>
    (args.faceUp as string[]).length === 0
      ? `Round ${args.round}. ${say.seat(args.crown)} chooses first.`
      : `Round ${args.round}. Out of it, face up: ${characters(args.faceUp, say)}. ${say.seat(args.crown)} chooses first.`,
  'fact.passed': (args, say) => `You may choose among ${characters(args.characters, say)}.`,
  'fact.drafted': (args, say) =>
    args.buried
      ? `${whose(args, say)} keeps a character and buries another.`
      : `${whose(args, say)} has chosen.`,
  'fact.kept': (args, say) =>
    args.bury === undefined
      ? `You keep ${the(args.character, say)}.`
      : `You keep ${the(args.character, say)} and bury ${the(args.bury, say)}.`,
  'fact.called': (args, say) => `${say.seat(args.by)} calls ${the(args.character, say)}.`,
  'fact.silent': 'Nobody answers.',
  'fact.revealed': (args, say) => `${whose(args, say)} is ${the(args.character, say)}.`,
  'fact.found': (args, say) => `${whose(args, say)} was ${the(args.character, say)}, and is found dead.`,
  'fact.robbed': (args, say) =>
    `${whose(args, say)} was robbed: ${gold(args.gold, say)} for ${say.seat(args.by)}.`,
  'fact.tookOver': (args, say) => `The Witch, ${whose(args, say)}, plays on as ${the(args.character, say)}.`,
  'fact.crowned': (args, say) =>
    args.seat === args.from
      ? `${whose(args, say)} keeps the Crown.`
      : `The Crown goes from ${say.seat(args.from)} to ${whose(args, say)}.`,
  'fact.saluted': '{seat:seat} says: “Thank you, Your Excellency.”',
  'fact.snubbed': '{seat:seat} doesn’t thank {host:seat} and loses the turn.',
  'fact.tookGold': (args, say) => `${whose(args, say)} takes ${gold(args.gold, say)}.`,
  'fact.drew': (args, say) => `${whose(args, say)} draws ${cards(args.count, say)}.`,
  'fact.sawCards': (args, say) => `You draw ${districts(args.cards, say)}.`,
  'fact.keptCards': (args, say) =>
    `${whose(args, say)} keeps ${cards(args.count, say)} and puts ${cards(args.under, say)} under the deck.`,
  'fact.choseCards': (args, say) =>
    `You keep ${districts(args.cards, say)} and put ${districts(args.under, say)} under the deck.`,
  'fact.income': (args, say) =>
    `${whose(args, say)} earns ${gold(args.gold, say)} as ${the(args.character, say)}.`,
  'fact.built': (args, say) =>
    `${whose(args, say)} builds ${district(args.card, say)} for ${gold(args.price, say)}.`,
  'fact.gained': (args, say) =>
    `${whose(args, say)} receives ${gold(args.gold, say)} (${say.term(`why.${args.why}`)}).`,
  'why.merchant': 'Merchant',
  'why.navigator': 'Navigator',
  'why.queen': 'Queen',
  'why.poorHouse': 'Poor House',
  'why.throneRoom': 'Throne Room',
  'why.alchemist': 'Alchemist',
  'why.laboratory': 'Laboratory',
  'why.tax': 'tax',
  'why.tithe': 'Abbot',
  'why.tribute': 'for the Crown',
  'fact.paid': (args, say) =>
    `${whose(args, say)} gives ${say.seat(args.other)} ${gold(args.gold, say)} (${say.term(`why.${args.why}`)}).`,
  'fact.ended': '{seat:seat} ends the turn.',
  'fact.named': (args, say) =>
    args.by === 'assassin'
      ? `The Assassin murders ${the(args.character, say)}.`
      : args.by === 'thief'
        ? `The Thief will rob ${the(args.character, say)}.`
        : `The Witch bewitches ${the(args.character, say)}.`,
  'fact.swappedHands': '{seat:seat} and {other:seat} swap hands.',
  'fact.gotHand': (args, say) => `You now hold ${districts(args.cards, say)}.`,
  'fact.putUnder': (args, say) => `${whose(args, say)} puts ${cards(args.count, say)} under the deck.`,
  'fact.chosePutUnder': (args, say) => `You put ${districts(args.cards, say)} under the deck.`,
  'fact.looked': '{seat:seat} looks at the hand of {other:seat}.',
  'fact.sawHand': (args, say) => `${say.seat(args.other)} holds ${districts(args.cards, say)}.`,
  'fact.tookCard': '{seat:seat} takes a card from {other:seat}.',
  'fact.gaveCard': '{seat:seat} gives {other:seat} a card.',
  'fact.cardMoved': (args, say) =>
    `${district(args.card, say)} goes from ${whose(args, say)} to ${say.seat(args.other)}.`,
  'fact.destroyed': (args, say) =>
    args.by === 'armory'
      ? `${whose(args, say)} blows up the Armory, and ${district(args.card, say)} of ${say.seat(args.other)} with it.`
      : `${whose(args, say)} destroys ${district(args.card, say)} of ${say.seat(args.other)} for ${gold(args.price, say)}.`,
  'fact.exchanged': (args, say) =>
    `${whose(args, say)} exchanges ${district(args.own, say)} for ${district(args.card, say)} of ${say.seat(args.other)}` +
    (args.price === 0 ? '.' : ` and pays ${gold(args.price, say)}.`),
  'fact.beautified': '{seat:seat} puts a gold on {card:term.district}.',
  'fact.tucked': '{seat:seat} lays a card under the Museum.',
  'fact.choseTucked': 'You lay {card:term.district} under the Museum.',
  'fact.sawMuseum': (args, say) => `Under the Museum: ${districts(args.cards, say)}.`,
  'fact.smithed': (args, say) => `${whose(args, say)} pays ${gold(args.gold, say)} at the Smithy.`,
  'fact.reclaimed': (args, say) =>
    `${whose(args, say)} saves ${district(args.card, say)} for ${gold(args.gold, say)} (Graveyard).`,
  'fact.searched': '{seat:seat} looks through the deck, which is shuffled.',
  'fact.sawDeck': (args, say) => `In the deck: ${districts(args.cards, say)}.`,
  'fact.picked': '{seat:seat} takes a card of it.',
  'fact.chosePick': 'You take {card:term.district}.',
  'fact.rang': '{seat:seat} rings the Bell Tower: {goal} districts now make a city complete.',
  'fact.declined': (args, say) =>
    args.why === 'bell'
      ? `${whose(args, say)} leaves the bell alone.`
      : args.why === 'lighthouse'
        ? `${whose(args, say)} doesn’t look through the deck.`
        : `${whose(args, say)} lets it go.`,
  'fact.completed': (args, say) =>
    `${say.list((args.seats as number[]).map((seat) => say.seat(seat)))}: ${args.goal} districts! This round is the last.`,
  'fact.roundEnded': 'Round {round} is over.',
  'fact.over': 'The match is over.',

  'question.draft': 'the choice of a character',
  'question.turn': 'your turn',
  'question.act': 'a single action, gold or cards',
  'question.keep': 'which cards you keep',
  'question.crown': 'who gets the Crown',
  'question.tribute': 'what you give for the Crown',
  'question.wizard': 'which card you take',
  'question.lighthouse': 'whether you look through the deck',
  'question.pick': 'which card you take from the deck',
  'question.bell': 'whether the bell rings',
  'question.graveyard': 'whether you save the district',
  'question.salute': 'your thanks',
} satisfies Catalogue;
