import type { Args, Catalogue, Json, Say } from '@pentapolis/kernel';

const gold = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# gold', other: '# gold' });
const cards = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# card', other: '# cards' });
const district = (id: Json | undefined, say: Say): string => say.term(`district.${id}`);
const character = (id: Json | undefined, say: Say): string => say.term(`character.${id}`);
const the = (id: Json | undefined, say: Say): string => `the ${character(id, say)}`;
const districts = (ids: Json | undefined, say: Say): string =>
  (ids as string[]).length === 0 ? 'nothing' : say.list((ids as string[]).map((id) => district(id, say)));
const characters = (ids: Json | undefined, say: Say): string =>
  say.list((ids as string[]).map((id) => character(id, say)));
const whose = ({ seat }: Args, say: Say): string => say.seat(seat);

export const messages = {
  'game.name': 'Citadels',
  'game.about':
    'Choose a character in secret every round, earn, scheme and build: the finest city of eight districts wins.',

  'colour.yellow': 'yellow',
  'colour.blue': 'blue',
  'colour.green': 'green',
  'colour.red': 'red',
  'colour.purple': 'purple',

  'character.assassin': 'Assassin',
  'character.thief': 'Thief',
  'character.magician': 'Magician',
  'character.king': 'King',
  'character.bishop': 'Bishop',
  'character.merchant': 'Merchant',
  'character.architect': 'Architect',
  'character.warlord': 'Warlord',
  'character.witch': 'Witch',
  'character.taxCollector': 'Tax Collector',
  'character.wizard': 'Wizard',
  'character.emperor': 'Emperor',
  'character.abbot': 'Abbot',
  'character.alchemist': 'Alchemist',
  'character.navigator': 'Navigator',
  'character.diplomat': 'Diplomat',
  'character.artist': 'Artist',
  'character.queen': 'Queen',

  'characterHelp.assassin': 'Names a character, which loses its turn.',
  'characterHelp.thief': 'Names a character and takes all its gold when it is called.',
  'characterHelp.magician': 'Swaps hands with a player, or any of their own cards with the deck.',
  'characterHelp.king': 'Takes the Crown. Earns from yellow districts.',
  'characterHelp.bishop': 'Safe from Warlord and Diplomat. Earns from blue districts.',
  'characterHelp.merchant': 'One gold more after the action. Earns from green districts.',
  'characterHelp.architect': 'Two cards more after the action. Builds up to three districts.',
  'characterHelp.warlord': 'Destroys a district for a gold less than its cost. Earns from red districts.',
  'characterHelp.witch': 'Acts, names a character, and later plays on in its place. Builds nothing before.',
  'characterHelp.taxCollector': 'Every other player who builds pays one gold.',
  'characterHelp.wizard': 'Looks at a hand and takes a card of it, to keep or to build at once.',
  'characterHelp.emperor': 'Gives the Crown to another, for a gold or a card. Earns from yellow districts.',
  'characterHelp.abbot': 'The richest player gives one gold. Earns from blue districts.',
  'characterHelp.alchemist': 'Gets back what building cost this turn.',
  'characterHelp.navigator': 'Four gold or four cards after the action. Builds nothing.',
  'characterHelp.diplomat':
    'Exchanges a district for one of another city, paying the difference. Earns from red districts.',
  'characterHelp.artist': 'Puts a gold on one or two districts: a point more each.',
  'characterHelp.queen': 'Three gold beside the player of the King or the Emperor.',

  'district.manor': 'Manor',
  'district.castle': 'Castle',
  'district.palace': 'Palace',
  'district.temple': 'Temple',
  'district.church': 'Church',
  'district.monastery': 'Monastery',
  'district.cathedral': 'Cathedral',
  'district.tavern': 'Tavern',
  'district.market': 'Market',
  'district.tradingPost': 'Trading Post',
  'district.docks': 'Docks',
  'district.harbor': 'Harbor',
  'district.townHall': 'Town Hall',
  'district.watchtower': 'Watchtower',
  'district.prison': 'Prison',
  'district.battlefield': 'Battlefield',
  'district.fortress': 'Fortress',
  'district.hauntedCity': 'Haunted City',
  'district.keep': 'Keep',
  'district.laboratory': 'Laboratory',
  'district.smithy': 'Smithy',
  'district.observatory': 'Observatory',
  'district.graveyard': 'Graveyard',
  'district.dragonGate': 'Dragon Gate',
  'district.university': 'University',
  'district.library': 'Library',
  'district.greatWall': 'Great Wall',
  'district.schoolOfMagic': 'School of Magic',
  'district.lighthouse': 'Lighthouse',
  'district.armory': 'Armory',
  'district.museum': 'Museum',
  'district.imperialTreasury': 'Imperial Treasury',
  'district.mapRoom': 'Map Room',
  'district.wishingWell': 'Wishing Well',
  'district.quarry': 'Quarry',
  'district.poorHouse': 'Poor House',
  'district.bellTower': 'Bell Tower',
  'district.factory': 'Factory',
  'district.park': 'Park',
  'district.hospital': 'Hospital',
  'district.throneRoom': 'Throne Room',
  'district.ballRoom': 'Ball Room',

  'districtHelp.hauntedCity': 'Counts as the colour you need at the end, unless built in the last round.',
  'districtHelp.keep': 'The Warlord can’t destroy it, the Diplomat can’t take it.',
  'districtHelp.laboratory': 'Once on your turn: a card under the deck for one gold.',
  'districtHelp.smithy': 'Once on your turn: three cards for two gold.',
  'districtHelp.observatory': 'Draw three cards to choose from instead of two.',
  'districtHelp.graveyard': 'Take what the Warlord destroys for one gold.',
  'districtHelp.dragonGate': 'Worth eight points.',
  'districtHelp.university': 'Worth eight points.',
  'districtHelp.library': 'Keep two of the cards you draw.',
  'districtHelp.greatWall': 'Your other districts cost the Warlord one gold more.',
  'districtHelp.schoolOfMagic': 'Earns like a district of your character’s colour.',
  'districtHelp.lighthouse': 'When built: look through the deck and take a card.',
  'districtHelp.armory': 'Destroy it to destroy any district of another city.',
  'districtHelp.museum': 'Once on your turn: lay a card under it. Each is a point.',
  'districtHelp.imperialTreasury': 'A point per gold you have left.',
  'districtHelp.mapRoom': 'A point per card in your hand at the end.',
  'districtHelp.wishingWell': 'A point per other purple district.',
  'districtHelp.quarry': 'You may build districts you already have, up to two of a name.',
  'districtHelp.poorHouse': 'One gold at the end of your turn if you have none.',
  'districtHelp.bellTower': 'When built: one district less makes a city complete.',
  'districtHelp.factory': 'Other purple districts cost you one gold less.',
  'districtHelp.park': 'Two cards at the end of your turn if you have none.',
  'districtHelp.hospital': 'Murdered, you still take an action.',
  'districtHelp.throneRoom': 'One gold whenever the Crown changes hands.',
  'districtHelp.ballRoom': 'While you wear the Crown, the others thank you or lose their turn.',

  'option.characters': 'Bonus characters',
  'option.characters.help':
    'Each takes the place of the character of its rank. Artist or Queen is a ninth; eight players need one.',
  'option.characters.witch': 'Witch (instead of the Assassin)',
  'option.characters.taxCollector': 'Tax Collector (instead of the Thief)',
  'option.characters.wizard': 'Wizard (instead of the Magician)',
  'option.characters.emperor': 'Emperor (instead of the King)',
  'option.characters.abbot': 'Abbot (instead of the Bishop)',
  'option.characters.alchemist': 'Alchemist (instead of the Merchant)',
  'option.characters.navigator': 'Navigator (instead of the Architect)',
  'option.characters.diplomat': 'Diplomat (instead of the Warlord)',
  'option.characters.artist': 'Artist (ninth)',
  'option.characters.queen': 'Queen (ninth)',
  'option.districts': 'White-star districts',
  'option.districts.help': 'Shuffled into the deck. Two or three are a good measure.',
  'option.districts.lighthouse': 'Lighthouse',
  'option.districts.armory': 'Armory',
  'option.districts.museum': 'Museum',
  'option.districts.imperialTreasury': 'Imperial Treasury',
  'option.districts.mapRoom': 'Map Room',
  'option.districts.wishingWell': 'Wishing Well',
  'option.districts.quarry': 'Quarry',
  'option.districts.poorHouse': 'Poor House',
  'option.districts.bellTower': 'Bell Tower',
  'option.districts.factory': 'Factory',
  'option.districts.park': 'Park',
  'option.districts.hospital': 'Hospital',
  'option.districts.throneRoom': 'Throne Room',
  'option.ballRoom': 'Ball Room',
  'option.ballRoom.help': 'Adds the district whose owner wants to be thanked. A button says the phrase.',
  'option.length': 'Districts of a complete city',
  'option.length.help': 'The match ends with the round in which somebody has that many.',
  'option.length.8': 'Eight',
  'option.length.7': 'Seven (shorter)',
  'option.assassin': 'The Assassin',
  'option.assassin.help': 'What a murdered player may still do.',
  'option.assassin.deadly': 'Deadly: nothing',
  'option.assassin.gentle': 'Gentle: an action, gold or cards',
  'option.crown': 'First Crown',
  'option.crown.help': 'Who chooses first in the first round.',
  'option.crown.random': 'Chance decides',
  'option.crown.seat1': 'Player 1',
  'option.crown.seat2': 'Player 2',
  'option.crown.seat3': 'Player 3',
  'option.crown.seat4': 'Player 4',
  'option.crown.seat5': 'Player 5',
  'option.crown.seat6': 'Player 6',
  'option.crown.seat7': 'Player 7',
  'option.crown.seat8': 'Player 8',

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

  'refusal.seats': 'Citadels is for {min} to {max} players.',
  'refusal.oneOfRank': (args, say) =>
    `${characters(args.characters, say)} share a rank: only one of them can take part.`,
  'refusal.needNinth': 'Eight players need a ninth character: add the Artist or the Queen.',
  'refusal.noNinth': (args, say) =>
    `Two or three players use eight characters: leave out ${characters(args.characters, say)}.`,
  'refusal.queenNeedsFive': 'The Queen needs five players or more.',
  'refusal.noEmperorAtTwo': 'The Emperor can’t be used with two players.',
  'refusal.noAssassin': 'A gentle Assassin needs an Assassin: the Witch has taken the place.',
  'refusal.noSuchCrown': (args) => `The table has only ${args.seats} seats: give the Crown to one of them.`,
  'refusal.unreadable': 'This is not something you can do in Citadels: “{field}” makes no sense.',
  'refusal.over': 'The match is over.',
  'refusal.notYourTurn': 'It is up to {seat:seat} now.',
  'refusal.notAsked': (args, say) => `What is asked now is ${say.term(`question.${args.question}`)}.`,
  'refusal.notOffered': (args, say) =>
    `${character(args.character, say)} is not among those you may choose from.`,
  'refusal.noBurial': 'You don’t bury a character now.',
  'refusal.mustBury': 'You bury a character as well.',
  'refusal.buriesKept': 'You can’t bury the character you keep.',
  'refusal.actedAlready': 'You have taken your action.',
  'refusal.actFirst': 'First take your action: gold or cards.',
  'refusal.deckEmpty': 'The deck is empty.',
  'refusal.keepSoMany': (args, say) => `Keep ${cards(args.count, say)}.`,
  'refusal.notInHand': '{card:term.district} is not there.',
  'refusal.noCards': 'Choose at least one card.',
  'refusal.noIncome': (args, say) => `${character(args.character, say)} has no income from districts.`,
  'refusal.incomeTaken': 'You have taken your income.',
  'refusal.nothingOfColour': 'You have no {colour:term.colour} district to earn from.',
  'refusal.buildsNothing': (args, say) => `${character(args.character, say)} builds nothing.`,
  'refusal.builtEnough': (args, say) =>
    `You may build ${say.plural(args.limit, { one: '# district', other: '# districts' })} on this turn.`,
  'refusal.twin': 'Your city already has one: {card:term.district}.',
  'refusal.threeAlike': 'Not a third of one name, even with a Quarry: {card:term.district}.',
  'refusal.tooDearToBuild': (args, say) =>
    `${district(args.card, say)} costs ${gold(args.price, say)}. You have ${args.gold}.`,
  'refusal.tooDear': (args, say) => `That costs ${gold(args.price, say)}. You have ${args.gold}.`,
  'refusal.notYourCharacter': (args, say) => `Only ${the(args.character, say)} can do that.`,
  'refusal.notYourDistrict': 'It takes a {card:term.district} in your city.',
  'refusal.onlyEnd': 'There is nothing left but to end your turn.',
  'refusal.powerUsed': (args, say) =>
    `${character(args.character, say)}: the power is used up for this turn.`,
  'refusal.usedUp': '{card:term.district}: once a turn, and you have done it.',
  'refusal.notInCast': (args, say) => `${character(args.character, say)} does not take part in this match.`,
  'refusal.namesItself': 'Name another character.',
  'refusal.notRobbed': (args, say) => `${character(args.character, say)} can’t be robbed.`,
  'refusal.noSuchSeat': 'There is no such seat.',
  'refusal.notYourself': 'Choose another player.',
  'refusal.emptyHand': '{seat:seat} has no cards.',
  'refusal.wearsCrown': '{seat:seat} wears the Crown already.',
  'refusal.noGold': 'You have no gold.',
  'refusal.nobodyRicher': 'No other player is the one richest.',
  'refusal.noSuchDistrict': 'There is no such district in the city of {seat:seat}: {card:term.district}.',
  'refusal.otherCity': 'Choose a district of another city.',
  'refusal.cityComplete': 'The city of {seat:seat} is complete and can’t be touched.',
  'refusal.guarded': 'The city of {seat:seat} is under the Bishop’s protection.',
  'refusal.untouchable': '{card:term.district} can’t be touched.',
  'refusal.exchangeTwin': 'The city of {seat:seat} would have two: {card:term.district}.',
  'refusal.beautifiedEnough': 'Two districts a turn, no more.',
  'refusal.beautifiedOnce': '{card:term.district} carries a gold already.',
  'refusal.noKingBeside': 'Nobody beside you has shown the King or the Emperor.',
  'refusal.notInDeck': '{card:term.district} is not in the deck.',
} satisfies Catalogue;

export type CitadelsMessage = keyof typeof messages;
