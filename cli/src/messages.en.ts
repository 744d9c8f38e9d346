import type { Args, Catalogue, Say } from '@pentapolis/kernel';
import { didYouMean } from './did-you-mean.ts';
import { settings } from './settings/messages.en.ts';

const matches = (args: Args, say: Say): string =>
  say.plural(args.matches, { one: '# match', other: '# matches' });

/** What the command line says. Games, rules and refusals bring their own phrases. */
export const messages = {
  'help.about': 'Five city-building board games: play them, host them, simulate them, study them.',
  'help.usage': 'Usage:',
  'help.arguments': 'Arguments:',
  'help.options': 'Options:',
  'help.commands': 'Commands:',
  'help.examples': 'Examples:',
  'help.help': 'show this help',
  'help.helpCommand': 'show the help of a command',
  'help.version': 'show the version',
  'help.lang': 'language: en or fr (otherwise what LANG says)',
  'help.json': 'print the result as one line of JSON',
  'help.slotOptions': '[options]',
  'help.slotCommand': '[command]',
  'help.more': 'Run “pentapolis <command> --help” for examples of each.',

  'argument.game': 'game: {games}',
  'argument.sheet': 'the sheet as JSON, or - to read it from standard input',
  'argument.replay': 'a replay file, or - to read it from standard input',
  'argument.rule': 'a rule id, such as PEN-UNDO-2; all rules are listed without one',
  'argument.gameOrAll': 'game: {games}; every one without it',
  'argument.gameOrRule': 'game: {games}; or the id of a rule; every game without it',

  'option.data': 'the folder a server keeps its matches in ({value})',
  'option.seats': 'players by name, separated by commas: {bots}, or a level',
  'option.seatsLadder': 'even number of seats, filled by the two in turn ({value})',
  'option.seatsPlay':
    'who sits where, separated by commas: “you” (more than once to share the screen) or a bot (you,citizen)',
  'option.names': 'names to show, separated by commas',
  'option.matches': 'how many matches to play ({value})',
  'option.matchesPair': 'how many matches each pair plays ({value})',
  'option.seed': 'a whole number; the same seed plays the same matches ({value})',
  'option.seedPlay': 'any text; the same text, names and salts give the same luck (random)',
  'option.components': 'a file with other components than the game’s own, where the game takes them',
  'option.options': 'options of the game as JSON, such as \'{"long":true}\'',
  'option.thinkMs': 'milliseconds a searching bot may think about a move; not reproducible',
  'option.iterations': 'iterations a searching bot may use for a move; reproducible',
  'option.workers': 'worker threads (one per core)',
  'option.save': 'write a replay file of every match into this directory',
  'option.saltPlay':
    'what a person at this keyboard adds to the luck, in seat order; may be given several times (asked for)',
  'option.savePlay': 'write a replay file when the match ends',
  'option.details': 'add the spread of scores, ranks and wins by seat',
  'option.bots': 'who takes part, separated by commas (every bot and level of the game)',
  'option.at': 'go no further than this event',
  'option.times': 'say when each move was played, where the file knows it; in --json as Unix milliseconds',
  'option.eyes': 'tell only what this seat (1, 2, …) or a “spectator” was told, and draw what it sees',
  'option.board': 'draw the table as it stands then',
  'option.depth': 'how many actions deep ({value})',
  'option.seatCount': 'number of seats (the fewest, at least 2, that the game allows)',
  'option.search': 'list the rules in which these words occur',
  'option.quick': 'about 40 seconds instead of four minutes',
  'option.write': 'write docs/measurements/bench.md too',
  'option.seedCheck': 'a whole number; a failure names the one that shows it again ({value})',
  'option.match': 'play only the match with this seed, as a failure names it',

  'serve.about': 'Host matches: the page, the API and the sockets.',
  'serve.checkConfig': 'show the settings in force and who says so, and end',
  'serve.ready': 'Pentapolis is ready at {url}',
  'serve.data': 'Matches are kept in {data}. Ctrl-C ends the server; nothing is lost.',
  'serve.stopping': 'Ending…',
  'serve.portTaken': 'Port {port} is in use. Choose another one: --port {other}',
  'serve.portForbidden': 'Port {port} may not be used by this account. Choose one above 1023: --port {other}',
  'serve.noAddress': 'This machine has no address {host}.',
  'serve.cannotListen': 'Port {port} can’t be opened: {message}',
  'serve.noPages': 'The pages are not built, so there is only the API. “npm run build” makes them.',

  ...settings,

  'simulate.about': 'Let bots play many matches against each other and count.',
  'simulate.title': (args, say) => `${args.name} · ${matches(args, say)} · seed ${args.seed}`,
  'simulate.speed': '{rate:number} actions per second',
  'simulate.saved': (args, say) =>
    `${say.plural(args.count, { one: '# replay file in', other: '# replay files in' })} ${args.directory}`,
  'simulate.fault': 'Match {match:number}: {bot} broke the rules and lost it: {message}',
  'column.bot': 'bot',
  'column.wins': 'won',
  'column.share': 'share',
  'column.interval': '95 %',
  'column.meanScore': 'mean score',
  'column.scores': 'score: sd, min, median, max',
  'column.ranks': 'times 1st, 2nd, …',
  'column.bySeat': 'share by seat',
  'column.rating': 'rating',
  'column.depth': 'depth',
  'column.count': 'action sequences',

  'ladder.about': 'Let bots meet in pairs, everybody against everybody, and rate them (random = 1000).',
  'ladder.title': (args, say) => `${args.name} · ${matches(args, say)}`,

  'score.about': 'Score a final position that you wrote down: a score pad for people with the box.',
  'score.example': 'print a sheet to copy and fill in',
  'score.noSheet':
    'Which sheet? Name a <file>, or - for standard input; “pentapolis score {game} --example” prints one to fill in.',
  'score.none': 'There is no score pad for {name}.',

  'replay.about':
    'Replay a match file and tell it in words; also what had been shown of a match that was not over yet.',
  'replay.title': (args, say) =>
    `${args.name} · ${say.plural(args.events, { one: '# event', other: '# events' })}`,
  'replay.shown': (args, say) =>
    `${args.name} · ${say.plural(args.steps, { one: '# step', other: '# steps' })}, as ${args.who} had seen them`,
  'replay.noTimes': 'This file does not say when anything was played.',
  'replay.shownBroken': 'The server could not follow the match from event {seq:number} on.',
  'replay.spectator': 'a spectator',
  'replay.shownNote':
    'The match was not over when this file was made: there is no seed in it, so it can be looked at but not verified.',
  'replay.ended': '{rank:number}. {name}: {score:number} points',
  'replay.asItStands': 'As it stands:',
  'replay.state': 'State {hash}',
  'replay.broken': 'This log does not follow the rules: {message}',

  'verify.about': 'Check a replay file: log chain, commitment, every draw, the rules, the result.',
  'verify.chain': 'log chain',
  'verify.commitment': 'commitment of the luck',
  'verify.draws': 'every draw',
  'verify.rules': 'every action by the rules',
  'verify.result': 'result',
  'verify.line': '{mark} {check}: {finding}',
  'verify.salts': 'what the seats added to the luck',
  'verify.names': 'who sat where',
  'verify.promise': 'your promise',
  'verify.salt': 'your salt',
  'verify.saltsWrong': 'a salt is not the one its seat had committed to',
  'verify.withheld': (args, say) =>
    `in order; withheld by seat ${say.list(args.seats as string[])}, who could choose between two lucks`,
  'verify.namesWrong': 'a name or a bot is not the one that sat there when the match began',
  'verify.promiseWrong': 'the file has another commitment: {actual}',
  'verify.saltMissing': (args, say) => `not part of the luck: ${say.list(args.salts as string[])}`,
  'option.commitment': 'what the server promised you: SHA-256 of the seed, 64 hexadecimal digits',
  'option.salt': 'what you added to the luck; may be given several times',
  'usage.commitment': 'A commitment is 64 hexadecimal digits, and “{text}” is not.',
  'usage.eyes': '“{eyes}” are nobody’s eyes here: say a seat from 1 to {seats:number}, or “spectator”.',
  'usage.noEyes': (args, say) =>
    `This file holds only what these had been shown: ${say.list(args.who as string[])}.`,
  'usage.salt': 'A salt has 1 to 64 characters.',
  'verify.good': 'in order',
  'verify.ok': 'This is a true record of the match.',
  'verify.failed': 'This is not a true record of the match.',
  'verify.chainLength': '{links:number} links for {events:number} events',
  'verify.chainBroken': 'event {seq:number} is not the one that was recorded',
  'verify.seqBroken': 'event {seq:number} stands where {expected:number} should',
  'verify.commitmentWrong': 'the seed is not the one that was promised before the match',
  'verify.drawsWrong': 'the draws of event {seq:number} do not follow from the seed',
  'verify.drawsUnknown': 'checked as far as event {seq:number} only',
  'verify.refused': 'event {seq:number}: {why}',
  'verify.setup': 'the match could not begin like this: {why}',
  'verify.resultWrong': 'the actions lead to {actual}, the file says {claimed}',
  'verify.resultMissing': 'the match is over and the file gives no result',
  'verify.resultEarly': 'the file gives a result and the match is not over',
  'verify.unfollowed': 'unknown, since the log could not be followed to its end',

  'check.about': 'Test the rules of a game over random matches and option sets.',
  'check.title': (args, say) => `${args.name} · ${matches(args, say)} · seed ${args.seed}`,
  'check.feature': '{feature}: {count}',
  'check.unseen': 'Never seen: {features}.',
  'check.noFeatures': '{name} names no features.',
  'option.exhaustive':
    'Play until every feature of every card has been used, at most --matches matches, and print the counts',
  'check.fine': 'Everything holds.',
  'check.line': (args, say) =>
    Number(args.failed) === 0
      ? `✓ ${args.check}: ${say.number(args.run)}`
      : `✗ ${args.check}: ${say.number(args.failed)} of ${say.number(args.run)} failed`,
  'check.failed': (args, say) =>
    say.plural(args.count, { one: '# check does not hold.', other: '# checks do not hold.' }),
  'check.failure': '{check}, seed {seed}: {message}',
  'check.again': 'Show it again: {command}',

  'perft.about': 'Count all sequences of actions from the first position, a fingerprint of the rules.',
  'perft.title': (args, say) =>
    `${args.name} · ${say.plural(args.seats, { one: '# seat', other: '# seats' })} · seed ${args.seed}`,
  'perft.state': 'First position {hash}',

  'rules.about': 'Print a rule, list them, or search them.',
  'rules.unknown': (args) => `There is no rule ${args.id}.${didYouMean(args)}`,
  'rules.nothing': 'No rule speaks of “{words}”.',

  'bench.about': 'Measure this machine: rules, search and server beside boardgame.io.',
  'bench.missing':
    'The bench is part of the source tree and not of this copy. In a clone, run “npm run bench”: it fetches boardgame.io for the comparison.',

  'play.about': 'Play a whole match in the terminal.',
  'play.welcome': '{name}. {about}',
  'play.helpHint': 'Type “help” whenever you like.',
  'play.table': 'At the table: {names}.',
  'play.promise':
    'The luck is settled by a seed whose SHA-256 is {commitment}, and by what each of you adds now.',
  'play.salt': '{name}, type anything to add to the luck (Enter: let it be drawn): ',
  'play.turn': '{name}: {question}',
  'play.actions': (args, say) =>
    Number(args.count) === 1
      ? 'There is one thing you can do. Type 1, or its short form.'
      : `There are ${say.number(args.count)} things you can do: “list” shows them. Type a number, or a short form such as ${args.example}.`,
  'play.listed': (args, say) =>
    `${say.number(args.from)} to ${say.number(args.to)} of ${say.number(args.count)}. “list” with part of a short form or of the words shows fewer; “more” goes on.`,
  'play.listedAll': (args, say) =>
    say.plural(args.count, { one: 'That is the one.', other: 'That is all #.' }),
  'play.listedNone': 'None of your actions looks like “{filter}”.',
  'play.noMore': 'That was the end of the list.',
  'play.noSuchNumber': 'The list goes from 1 to {count:number}.',
  'play.notUnderstood':
    '“{text}” is neither an action nor a command. An action looks like {example}; “help” lists the commands.',
  'play.whyWhat': 'Add the action you ask about: why {example}',
  'play.allowed': 'You may do that: {action}.',
  'play.refused': '{message} [{rule}]',
  'play.hint': 'A greedy player would choose {notation}: {action}.',
  'play.undoAsk': '{by} asks to take the last action back. Do you agree, {name}? (y/n)',
  'play.yes': 'y,yes',
  'play.curtain': '{name}, it is your turn. Press Enter when nobody else is looking.',
  'play.over': 'The match is over.',
  'play.saved': 'Replay: {path}',
  'play.verify': 'To verify that nobody chose the luck: {command}',
  'play.unsaved': (args, say) =>
    `Nothing was saved, so nothing can be verified: --save FILE keeps a replay. Seed: ${args.seed}. Added: ${say.list(args.salts as string[])}.`,
  'play.left': 'You leave the table.',
  'play.person': 'Player {number}',
  'name.atSeat': '{name} (seat {seat})',
  'play.noHuman': 'Nobody at this table is you. “pentapolis simulate” lets bots play among themselves.',
  'play.help': `Commands:
  list [words]   what you can do, all or what contains the words
  more           the next ones
  1, 2, 3 …      do what the list says under that number
  {example}      do it, in short form
  why {example}  may I? and if not, which rule says so
  hint           what a greedy player would do
  board          draw the whole table
  log            what happened so far
  rule ID        print a rule; “rule” and words searches
  undo           take your last action back
  resign         give the match up
  quit           leave`,
  'word.list': 'list,l',
  'word.more': 'more,m',
  'word.why': 'why,w',
  'word.hint': 'hint',
  'word.board': 'board,b',
  'word.log': 'log',
  'word.rule': 'rule,rules,r',
  'word.undo': 'undo,u',
  'word.resign': 'resign',
  'word.quit': 'quit,q,exit',
  'word.help': 'help,?',

  'usage.error': 'Error: {message}',
  'usage.seeHelp': '“pentapolis {command} --help” explains.',
  'usage.seeHelpAll': '“pentapolis --help” explains.',
  'usage.unknownCommand': (args) => `There is no command “${args.name}”.${didYouMean(args)}`,
  'usage.unknownOption': (args) => `There is no option “${args.name}” here.${didYouMean(args)}`,
  'usage.missingArgument': 'Something is missing: <{name}>.',
  'usage.missingValue': 'Option “{name}” needs a value.',
  'usage.missingOption': 'Option “{name}” is needed.',
  'usage.excess': 'There are too many words after “{name}”.',
  'usage.twoBudgets': '--think-ms and --iterations exclude each other.',
  'usage.noGame': (args) => `There is no game “${args.name}”.${didYouMean(args)} There are: ${args.games}.`,
  'usage.noBot': (args) => `There is no bot “${args.name}”.${didYouMean(args)} There are: ${args.bots}.`,
  'usage.emptyName': 'Option “{option}” has an empty name in “{text}”.',
  'usage.seatCount': (args, say) =>
    `${args.name} has ${args.min === args.max ? say.number(args.min) : `${say.number(args.min)} to ${say.number(args.max)}`} seats, not ${say.number(args.seats)}.`,
  'usage.notWhole': '{option} wants a whole number from {min} to {max}, not “{text}”.',
  'usage.notJson': '{option} is not JSON: {message}',
  'usage.noComponents': '{name} takes no other components than its own',
  'usage.option': '{message} [{rule}]',
  'usage.language': '--lang is en or fr, not “{text}”.',
  'usage.tooManySalts': '{salts:number} salts for {people:number} people at this keyboard.',
  'usage.tooManyNames': '{names:number} names for {seats:number} seats.',
  'usage.evenSeats':
    'With {seats} seats one of the two would have more than the other: choose an even number.',
  'usage.tooFewBots': 'At least two bots are needed.',
  'usage.sameBot': '“{name}” is listed twice.',
  'backup.about':
    'copies all matches of a server into one file, also while it runs; the copy is read through and checked',
  'backup.file': 'the copy to make; it must not exist yet',
  'backup.exists':
    '{path} exists. Name a file that does not, or move that one away: a backup never takes the place of another.',
  'backup.done': (args: Args, say: Say) =>
    `${args.path}: ${say.plural(args.matches, { one: '# match', other: '# matches' })}, ${say.plural(args.events, { one: '# event', other: '# events' })}, checked. To restore it, stop the server and put the file in its data folder as pentapolis.sqlite.`,

  'export.about':
    'takes matches out of a server, running ones and damaged ones too, to go on with them elsewhere or to report what is wrong with them',
  'export.match': 'the ids of the matches: what stands after /m/ in their addresses',
  'export.all': 'every match of the server',
  'export.out': 'folder to write one file per match into (a single match goes to standard output without it)',
  'export.which': 'Say which matches: their ids, or --all.',
  'export.needsFolder': 'Several matches, and results as JSON, need a folder to be written into: --out DIR.',
  'export.failed': '{match}: {problem}',
  'export.unknown': 'There is no match of this id.',
  'export.unreadable': 'It can’t be read: {message}',
  'export.done': (args: Args, say: Say) =>
    `${say.plural(args.matches, { one: '# match is', other: '# matches are' })} in ${args.path}.`,
  'export.secret':
    'CAUTION: this holds the seed and all that is hidden. Whoever reads it knows every hand and all luck to come. Keep it as you keep passwords.',

  'import.about':
    'takes matches of another server in; their seats go on working. What is there already stays as it is',
  'import.file': 'files made by “pentapolis export”, or folders of them',
  'import.line': '{path}: {message}',
  'import.imported': 'Imported.',
  'import.known': 'Here already, and the same: skipped.',
  'import.differs':
    'Refused: another match, or another state of this one, has this id here. Nothing was changed.',
  'import.notServed':
    'Refused: this Pentapolis does not play version {version:number} of {game}. Update it, then try again.',
  'import.broken':
    'Refused: event {seq:number} is not what the rules, the chain and the seed make of it. Nothing was changed.',
  'import.noExport':
    'Refused: this is no file of “pentapolis export” (“{field}” is missing or wrong). Export the match again; a replay is opened with “pentapolis replay”.',
  'import.newer': 'Refused: it was made by a newer Pentapolis ({found}). Update this one, then try again.',
  'import.unknown':
    'Refused: “{field}” is not understood here. If a newer Pentapolis made this file, update this one; if somebody added it by hand, take it out.',

  'file.missing': 'There is no file {path}.',
  'file.directory': '{path} is a directory.',
  'file.unreadable': '{path} can’t be read: {message}',
  'file.unwritable': '{path} can’t be written: {message}',
  'file.notJson': '{path} is not JSON: {message}',
  'file.refused': '{path}: {message} [{rule}]',
  'file.twice': '{path}: “{field}” is given twice. Leave one of them out.',
  'file.tooDeep':
    '{path} nests lists and objects more than {most:number} deep, as no file of Pentapolis does.',
  'file.notReplay': '{path} is not a replay file: {problem}.',
  'file.format': 'its format is “{found}”, not “{expected}”',
  'file.field': '“{field}” is missing or wrong',
  'file.unknown':
    '“{field}” is not understood: a newer Pentapolis made it (update this one), or somebody added it (take it out)',
  'file.shown':
    '{path} was made while the match was still on: it holds what its seats had been shown and no seed, so it can’t be verified. Look at it with “replay”; download the match again once it is over to verify it.',
  'file.unfollowed': 'what it says was shown is nothing that this game shows',
  'file.shownNothing':
    'The server could not follow this match any more when the file was made: nothing of it is in the file but its names.',
  'file.newer': '{path} was made by a newer Pentapolis ({found}). Update this one to open it.',
  'file.otherVersion': '{path} is of version {version:number} of {game}; versions played here: {own}.',
  'bug.error': 'Pentapolis made a mistake. Please report it, with what you typed:',
} satisfies Catalogue;

export type CliMessage = keyof typeof messages;
