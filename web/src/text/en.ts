import type { Catalogue } from '@pentapolis/kernel';
import { waiting } from './waiting.en.ts';

/** What the frame says. Rules, refusals and facts have catalogues of their own. */
export const text = {
  'site.name': 'Pentapolis',
  'site.title': 'Pentapolis · city-building board games',
  'site.claim': 'City-building board games, at a table you share by link.',
  'site.promise': 'No account, no download: a name is enough, and even that can wait.',
  'site.skip': 'Skip to the content',
  'site.nav': 'Main',
  'site.home': 'Pentapolis, to the lobby',
  'site.about': 'About',
  'site.openReplay': 'Open a replay file',
  'site.footer':
    'An independent implementation in its own words and art. The games belong to their authors and publishers.',
  'site.footerMore': 'Who made what',

  'language.label': 'Language',
  'language.en': 'English',
  'language.fr': 'Français',
  'theme.label': 'Light',
  'theme.system': 'As the device',
  'theme.light': 'Day',
  'theme.dark': 'Night',
  'theme.toDark': 'Switch to night',
  'theme.toLight': 'Switch to day',

  'net.brokenPromise':
    'The server did not keep the promise it made about the luck of this match. Don’t play there.',
  'net.unreachable': 'The server can’t be reached. Is the connection up?',
  'net.retry': 'Try again',
  'net.loading': 'One moment…',
  'net.broken': 'This page broke.',
  'net.brokenHelp': 'Your match is safe on the server. Loading the page again usually helps.',
  'net.reload': 'Load again',

  'lobby.games': 'Games',
  'lobby.fewer': 'works with {min:number}, too',
  'lobby.players': (args, say) =>
    args.min === args.max
      ? `${say.number(args.min)} players`
      : `${say.number(args.min)}–${say.number(args.max)} players`,
  'lobby.alone': 'alone, too',
  'lobby.minutes': '{from:number}–{to:number} min',
  'lobby.credit': (args, say) =>
    (args.authors as string[]).length === 0
      ? 'A game by the author and the publisher named on its box'
      : `A game by ${say.list(args.authors as string[])}, published by ${args.publisher}`,
  'lobby.playNow': 'Play now against bots',
  'lobby.invite': 'Invite friends',
  'lobby.custom': 'Set up a table',
  'lobby.name': 'Your name',
  'lobby.nameHint': 'optional',
  'lobby.you': 'You',
  'lobby.pad': 'Score pad for the box',
  'lobby.mine': 'Your matches',
  'lobby.mineHelp': 'Kept on this device. Close the page whenever you like and come back here.',
  'lobby.wait': (args, say) =>
    say.plural(args.count, { one: '# match waits for you', other: '# matches wait for you' }),
  'lobby.moreOver': (args, say) =>
    say.plural(args.count, { one: '# more that is over', other: '# more that are over' }),
  'lobby.someMatch': 'A match of {game}',
  'lobby.missing': 'This server has no such match. Your seat is kept here all the same.',
  'lobby.notReachable': (args) =>
    args.status === 0
      ? 'Not reachable now: the server does not answer. Your seat is kept.'
      : `Not reachable now: the server answered ${args.status}. Your seat is kept.`,
  'lobby.seatGone': (args) =>
    args.count === 1
      ? 'Your seat here is no longer yours: you left it, or the host gave it free. You can still look on.'
      : 'Some of your seats here are no longer yours: you left them, or the host gave them free.',
  'lobby.askAgain': 'Ask again',
  'lobby.removed': '“{name}” is off your list.',
  'lobby.takeBack': 'Take it back',
  'lobby.takeBackOf': 'Take “{name}” back',
  'lobby.forgotten': 'Removed from the list',
  'lobby.forgottenHelp': 'They can be taken back for 30 days, seats and all.',
  'lobby.drop': 'Delete “{name}” for good',
  'lobby.dropShort': 'Delete for good',
  'lobby.unsaved':
    'This browser keeps nothing: your seats are lost when you close the page. In the menu of the table you can copy a link that holds your seat.',
  'lobby.open': 'Open tables',
  'lobby.openNone': 'No table is waiting for players. Invite friends and be the first.',
  'lobby.running': 'Being played',
  'lobby.runningNone': 'Nobody is playing in public at the moment.',
  'lobby.finished': 'Finished',
  'lobby.finishedNone': 'No public match has been finished yet.',
  'lobby.join': 'Join',
  'lobby.watch': 'Watch',
  'lobby.replay': 'Replay',
  'lobby.result': 'Result',
  'lobby.continue': 'Continue',
  'lobby.waitingFor': (args, say) => `Waiting for ${say.list(args.names as string[])}`,
  'lobby.waitingForYou': 'Waiting for you',
  'lobby.waitingForSeats': (args, say) =>
    say.plural(args.open, { one: '# open seat', other: '# open seats' }),
  'lobby.wonBy': (args, say) => `Won by ${say.list(args.names as string[])}`,
  'lobby.since': '{state} · {when}',
  'lobby.abandoned': 'Abandoned',
  'lobby.broken': 'Stands still: event {seq:number} can’t be read',
  'lobby.notServed': 'Can’t be played on this server any more',
  'lobby.forget': 'Remove “{name}” from this list',
  'lobby.openSeat': 'open',
  'lobby.points': (args, say) => say.plural(args.points, { one: '# point', other: '# points' }),

  'level.apprentice': 'Apprentice',
  'level.citizen': 'Citizen',
  'level.builder': 'Builder',
  'level.master': 'Master',
  'level.apprentice.is': 'still learning the stones',
  'level.citizen.is': 'plays a fair game',
  'level.builder.is': 'plans ahead',
  'level.master.is': 'gives nothing away',
  'level.rating': 'rated {rating:number}',
  'level.wins': (args) => `wins ${Math.round(Number(args.share) * 100)} % against a simple bot`,

  'create.title': 'Set up a table',
  'create.seats': 'Who sits where',
  'create.seat': 'Seat {seat:number}',
  'create.fill': 'Filled by',
  'create.you': 'Me',
  'create.local': 'Someone at this screen',
  'create.open': 'A friend, by link',
  'create.bot': 'Bot: {level:term.level}',
  'create.addSeat': 'Add a seat',
  'create.removeSeat': 'Remove seat {seat:number}',
  'create.seatName': 'Name for seat {seat:number}',
  'create.nameHint': 'Name (optional)',
  'create.tableName': 'Name of the table',
  'create.tableNameHint': 'Optional; people see it in the lobby.',
  'create.visibility': 'Who can find it',
  'create.public': 'Everyone, in the lobby',
  'create.private': 'Only people with the link',
  'create.options': 'How it is played',
  'create.optionsHelp': 'As printed, unless you change something.',
  'create.optionsChanged': (args, say) =>
    say.plural(args.count, {
      one: '# change from the printed rules',
      other: '# changes from the printed rules',
    }),
  'create.components': 'Components of your own box',
  'create.componentsHelp':
    'Cards and boards of this game are reconstructed. If you own the box, you can play with what is printed in it: bring it as a JSON file.',
  'create.componentsRead': 'This table plays with {name}.',
  'create.componentsNotJson': 'This file is not JSON.',
  'create.rule': 'Rule {rule}',
  'create.start': 'Open the table',
  'create.startNow': 'Begin the match',
  'create.needsYou': 'Nobody at this screen has a seat: you will watch.',
  'create.cancel': 'Cancel',

  'dialog.close': 'Close',

  ...waiting,

  'match.missing': 'This match can’t be opened',
  'match.missingHelp': 'The link may be old, or it lost a piece on the way.',
  'match.toLobby': 'To the lobby',

  'table.since': 'Since my last turn',
  'table.skip': 'Skip to the board',
  'table.board': 'Board',
  'table.refused': 'That is not possible now.',
  'table.showRule': 'Show the rule',
  'net.lost': 'The connection is lost. Reconnecting; nothing is lost.',

  'panel.label': 'At the table',
  'panel.players': 'Players',
  'panel.log': 'Log',
  'panel.chat': 'Chat',
  'panel.rules': 'Rules',

  'players.thinking': 'thinking',
  'players.toMove': 'to move',
  'players.left': 'has left',
  'players.bot': 'Bot · {level}',
  'players.botInstead': 'Bot · {level}, playing on for {name}',
  'players.watching': (args, say) =>
    say.plural(args.count, { one: '# person is watching', other: '# people are watching' }),

  'log.empty': 'Nothing has happened yet.',
  'log.see': 'Look at step {n:number} again',

  'chat.empty': 'Nobody has said anything yet.',
  'chat.label': 'Message to the table',
  'chat.hint': 'Say something',
  'chat.send': 'Send',
  'chat.guest': 'Spectator',
  'chat.unread': (args, say) => say.plural(args.count, { one: '# new message', other: '# new messages' }),

  'rules.search': 'Search the rules',
  'rules.none': 'No rule mentions “{query}”.',
  'rules.unknown': 'This rule is not in the book of this game.',

  'menu.open': 'Menu and settings',
  'menu.sound': 'Sound',
  'menu.notify': 'Notify me when it is my turn',
  'menu.download': 'Download this match so far',
  'menu.copy': 'Copy the link to this table',
  'menu.carry': 'Copy a link that moves my seat to another device',
  'menu.carrySeat': 'Copy a link that moves seat {seat:number} to another device',
  'menu.replay': 'Replay so far',
  'menu.resign': 'Resign…',
  'menu.keys': 'W shows what happened since your last turn.',

  'broken.title': 'This match stands still',
  'broken.event':
    'Event {seq:number} can’t be read: {what}. You see the table as it was before; you can download the match.',
  'broken.eventOf':
    'Event {seq:number}, by {name}, can’t be read: {what}. You see the table as it was before; you can download the match.',
  'broken.missing': 'it is missing from the log',
  'broken.altered': 'what is stored is not what was played',
  'broken.unreadable': 'what is stored is no event',
  'broken.refused': 'rule {rule} does not allow it (any more)',
  'broken.failed': 'this version of the game can’t play it',
  'broken.notServed': 'This server no longer has the rules it is played by. You can download the match.',
  'broken.download': 'Download the match',

  'left.lookOn': 'You have left this match. You look on as a spectator.',
  'left.over': 'You left this match before its end.',

  'resign.title': 'Leave the match for good?',
  'resign.help':
    'You will rank behind everyone who stays, and see no more than a spectator. The others play on; a bot may take your seat.',
  'resign.stay': 'Play on',
  'resign.do': 'Resign',

  'curtain.pass': 'Pass the screen to {name}',
  'curtain.help': 'The table stays covered until {name} is ready.',
  'curtain.ready': 'I am {name}',
  'curtain.now': 'Now {name}',

  'action.label': 'What to do',
  'turn.title': 'Your turn',
  'turn.yours': (args, say) => `Your turn, ${say.list(args.names as string[])}`,
  'turn.you': 'you',
  'turn.nextMatch': 'Next match that waits',
  'table.spectator': 'You are looking on',
  'turn.here': '{name} (here)',
  'turn.theirs': (args) => `${(args.names as string[])[0]} is thinking`,
  'turn.several': (args, say) => `${say.list(args.names as string[])} are thinking`,
  'turn.wait': 'The table waits for their choice.',
  'turn.sending': 'On its way',
  'turn.over': 'The match is over',
  'turn.won': (args, say) =>
    Number(args.count) > 1
      ? `${say.list(args.names as string[])} share the victory.`
      : `${(args.names as string[])[0]} wins.`,
  'turn.abandoned': 'It was abandoned, without a winner.',

  'undo.do': 'Take back',
  'undo.of': '{name}’s last move',
  'undo.needs': (args, say) => {
    const names = args.names as string[];
    if (names.length > 3) return `if the ${say.number(names.length)} others agree`;
    return `if ${say.list(names)} agree${names.length > 1 ? '' : 's'}`;
  },
  'undo.asked': '{name} would like to take the last move back. All right with you?',
  'undo.waiting': (args, say) =>
    `${args.name} would like to take the last move back. Waiting for ${say.list(args.names as string[])}.`,
  'undo.agree': 'Yes',
  'undo.refuse': 'No',

  'past.label': 'Looking back',
  'past.at': 'Step {at:number} of {of:number}',
  'past.start': 'The table is set, the match begins.',
  'past.back': 'One step back',
  'past.on': 'One step on',
  'past.end': 'Back to now',

  'final.title': 'Final scoring',
  'final.rank': (args, say) =>
    `${say.number(args.rank)}${['th', 'st', 'nd', 'rd'][Number(args.rank)] ?? 'th'}`,
  'final.watch': 'Watch the replay',
  'final.download': 'Download the replay',
  'final.rematch': 'Rematch',
  'final.toRematch': 'To the rematch',

  'replay.title': 'Replay',
  'replay.notBegun': 'This match has not begun yet.',
  'replay.toTable': 'To the table',
  'replay.eyes': 'Seen by',
  'replay.spectator': 'Spectator',
  'replay.everything': 'Everybody at once',
  'replay.controls': 'Replay',
  'replay.first': 'To the beginning',
  'replay.last': 'To the end',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.scrub': 'Step',
  'replay.position': '{at:number} / {of:number}',
  'replay.speed': 'Speed',
  'replay.times': '{times:number}×',
  'replay.check': 'Check the luck',
  'replay.share': 'Link to this step',

  'file.nameAtSeat': '{name} (seat {seat:number})',
  'file.title': 'Replay from a file',
  'file.help':
    'Pick a replay you downloaded, or drop it here. It is checked and shown on this device and sent nowhere.',
  'file.pick': 'Choose a file',
  'file.notJson': 'This is not a replay: it is no JSON.',
  'file.noGame': 'This is a replay of a game this page does not know.',
  'file.problem.wrong': 'This is not a replay: “{field}” is missing or wrong.',
  'file.problem.unknown': 'This replay can’t be opened: “{field}” in it is not understood.',
  'file.problem.format': 'This is not a replay of Pentapolis.',
  'file.problem.newer': 'This replay was made by a newer Pentapolis ({found}). Update this one to open it.',
  'file.problem.version':
    'This replay is of version {version:number} of its game, which this Pentapolis no longer plays.',
  'file.shown':
    'What these eyes had been shown when the file was made (last move: {when}). The match was not over: there is no seed in it and nothing hidden, so it can be looked at but not verified.',
  'file.shownNothing':
    'The server could not follow this match any more: nothing of it is in this file but its names.',
  'file.sound': 'Everything about this replay holds.',
  'file.unsound': 'Something about this replay does not hold.',
  'file.check.chain': 'No move was changed, added or dropped.',
  'file.check.commitment': 'The seed is the one that belongs to the fingerprint in the file.',
  'file.check.salts': 'What each seat added to the luck is what it had committed to.',
  'file.check.draws': 'All luck came from that seed.',
  'file.check.rules': 'Every move follows the rules.',
  'file.check.result': 'The result is the one the moves lead to.',
  'file.check.names': 'The names and bots are those that sat there when the match began.',
  'file.check.match': 'It is the match this device took part in.',
  'file.check.promise': 'The seed is the one promised to this device.',
  'file.check.noPromise':
    'This device took part in this match and holds no promise for it: nothing shows that its luck was not chosen.',
  'file.check.seen': 'What the others committed to is what this device saw before it told what it added.',
  'file.check.salt': 'What this device added to the luck is part of it.',
  'file.soundOwn': 'Everything about this replay holds, this device’s part in the luck too.',
  'file.noPart':
    'This device took no part in this match, so it can’t say whether the seed is the one promised to the players.',
  'file.late':
    'This device came too late with what it wanted to add to the luck; the match began without it.',
  'file.withheld': (args, say) =>
    `${say.list(args.names as string[])} did not tell in time what had been committed to: whoever holds back like that can choose between two lucks, with and without it.`,
  'file.oldSalts':
    'This match is from before players committed to what they add: whoever ran the server and sat down last could have chosen theirs.',
  'file.oldNames':
    'This match is from before names were part of what is proven: anybody could have changed them.',
  'file.ownMatch': 'Hold it against a match of this device',
  'file.ownNone': 'none of them',
  'file.ownSeen': '{match}, last visited {when}',
  'file.holds': '(holds)',
  'file.fails': '(does not hold)',

  'missing.title': 'There is nothing at this address',
  'pad.title': 'Score pad',
  'pad.none': 'This game has no score pad.',
  'pad.empty': 'Empty the sheet',
  'pad.back': 'Bring the last one back',

  'about.title': 'About Pentapolis',
  'about.lead':
    'A table for city-building board games: in the browser, with friends near and far, or against bots. Open source, and yours to host.',
  'about.whose': 'Whose games these are',
  'about.independent':
    'Pentapolis is an independent implementation. It was written from the rules, in its own words, with its own drawings; nothing was copied from the boxes, and nobody who made them has anything to do with it. The games, their names and their rules belong to their authors and publishers.',
  'about.box': (args) =>
    `If you like it here, put the real one on your table: your game shop has it or can get it${args.publisher === '' ? '' : `, and ${args.publisher} tells you where`}.`,
  'about.fair': 'Fair by construction',
  'about.luck':
    'Before anybody sits down the server promises a secret seed by publishing its fingerprint. Everybody who sits down adds something to the luck: each device sends a fingerprint of it first and tells it when all seats are taken, so that not even who runs the server can choose by what the others add. When the match is over the seed is revealed, and every replay can be checked.',
  'about.luckProven':
    'What is proven: that no move was changed, that all luck came from the promised seed and from what everybody added, that your device’s part is in it, and who sat where. Your device keeps what it was promised; if the server swaps anything, the check turns red.',
  'about.luckNot':
    'What is not proven: whoever holds back what they committed to can choose between two lucks, with it and without; the check names them. A server that closes a table before it begins and asks you to a new one has drawn twice. And a server that plays alone, with nobody else at the table, proves nothing to others.',
  'about.secrets':
    'What you may not know never leaves the server. Bots are told exactly what you would be told in their seat.',
  'about.bots': 'The bots',
  'about.botsText':
    'Each game has four, from Apprentice to Master. The strength shown beside a name was measured in hundreds of matches, not guessed.',
  'about.challenge': 'Challenge one at {game}:',
  'about.privacy': 'Your data',
  'about.privacyText':
    'There is no account. Your name, settings and the keys to your seats stay in this browser; the server keeps the match and what was said at its table.',
  'about.keys': 'Keys',
  'about.key.w': 'W',
  'about.key.w.does': 'Plays again what happened since your last turn.',
  'about.key.esc': 'Esc',
  'about.key.esc.does': 'Back to the present; closes what is open.',
  'about.key.arrows': '← →',
  'about.key.arrows.does': 'In a replay: one step back, one step on. P plays.',
  'about.key.tab': 'Tab',
  'about.key.tab.does': 'Everything can be reached and done by keyboard; the board tells its own keys.',
  'about.fonts': 'Set in Fraunces and Source Sans 3, both under the SIL Open Font License.',
} satisfies Catalogue;

export type TextKey = keyof typeof text;
