import type { Catalogue } from '@pentapolis/kernel';

/** What the server says when it can't do what was asked. Refusals by a rule are phrased by the game or the kernel. */
export const wireMessages = {
  'api.notFound': 'There is nothing at this address.',
  'api.method': 'This address does not take {method} requests.',
  'api.invalid': '“{field}” is missing or holds something that can’t be used.',
  'api.unknown': '“{field}” is not understood here. Leave it out, or look how it is spelled.',
  'api.notJson': 'The request is not valid JSON.',
  'api.tooLarge': 'That is too much at once: at most {bytes:number} bytes.',
  'api.tooMany': (args, say) =>
    `Too many requests. Try again in ${say.plural(args.seconds, { one: '# second', other: '# seconds' })}.`,
  'api.internal': 'Something went wrong on the server. Nothing was changed.',
  'api.storage':
    'The server can’t save anything at the moment, so nothing was changed. What was played before is safe. Try again in a few minutes.',
  'api.closing': 'The server is restarting. Your match is safe.',
  'api.full': 'This server has as many matches as it can take. Try again later.',
  'api.noMessage': 'This server knows no message named “{name}”.',
  'api.noGame': 'This server has no game named “{game}”.',
  'api.noMatch': 'There is no match at this address.',
  'api.deleted':
    'This match has been deleted: this server keeps matches that are over for a limited time. A replay that you downloaded still opens.',
  'api.noLevel': 'There is no bot of level “{level}” for this game.',
  'api.noSeat': 'There is no seat {seat:number} at this table.',
  'api.seats': (args, say) =>
    args.min === args.max
      ? `This game is played with ${say.plural(args.min, { one: '# seat', other: '# seats' })}.`
      : `This game is played with ${say.number(args.min)} to ${say.number(args.max)} seats.`,
  'api.components': 'This game takes no other components than its own.',
  'api.commitment': 'The luck that was promised for this match has lapsed. Try again.',
  'api.salt':
    'Everybody who sits down adds to the luck: send “saltCommitment”, the SHA-256 of a salt, or else “salt” itself.',
  'api.promiseFirst':
    'Whoever sends a “salt” at once first asks for a promise (POST /api/commitments) and names it as “commitment”.',
  'api.saltDiffers': 'This is not the salt that seat {seat:number} committed to.',
  'api.saltsEarly': 'Not every seat is taken yet. Salts are told when nobody can choose one any more.',
  'api.sealed': 'Every seat is taken and the match is about to begin. You can leave as soon as it has.',
  'api.name': 'A name needs at least one visible character and at most {most:number}.',
  'api.text': 'A message needs at least one visible character and at most {most:number}.',
  'api.taken': 'This seat is taken.',
  'api.noOpenSeat': 'Every seat of this match is taken.',
  'api.notOpen': 'This match has already begun.',
  'api.notRunning': 'This match has not begun yet.',
  'api.notOver': 'This is shown once the match is over.',
  'api.token': 'This seat is not yours, or your link to it is no longer valid.',
  'api.hasLeft': 'You have left this seat: you look on now, and speak as a spectator.',
  'api.notCreator': 'Only the host of this table may do this.',
  'api.seatFree': 'This seat is free already.',
  'api.refuseBot': 'A bot can’t be refused by name. Free its seat instead.',
  'api.refuseSelf': 'You can’t refuse your own name. Free the seat, or give it back.',
  'api.refusedName':
    'The host lets nobody sit down at this table as “{name}”. You can watch, or play at another table.',
  'api.refusedHere':
    'The host doesn’t let you sit down at this table. You can watch, or play at another table.',
  'api.nameNeeded': 'The host wants to know who sits down at this table. Please give a name.',
  'api.openSeats': (args, say) =>
    `You have ${say.plural(args.most, { one: '# seat', other: '# seats' })} at tables that wait for players, and that is the most. Give one back, or wait until one of those matches begins.`,
  'api.rematchTaken': 'You already hold your seat in the rematch.',
  'api.watching': (args, say) =>
    `You can follow ${say.plural(args.most, { one: '# match', other: '# matches' })} at the same time.`,
  'api.notWatching': 'You are not following this match.',
  'api.broken':
    'Event {seq:number} of this match can’t be read. The match stands still before it: it can be looked at and downloaded, not played on.',
  'api.notServed':
    'This server doesn’t have version {version:number} of “{game}”, by which this match is played. The match is kept and can be downloaded; whoever runs the server can add that version again.',
  'api.busy': 'This match is being changed from somewhere else. Try again.',

  'storage.notAFolder':
    'The data folder is not a folder: a file is in its place. Name another folder (--data), or move that file away.',
  'storage.missing': 'There is no database in this folder. Name the folder that your server uses (--data).',
  'storage.notWritable':
    'The data folder can’t be written to ({detail}). Give it to the user who runs the server (chown), mount it writable, or name another folder (--data).',
  'storage.locked':
    'Another server uses this data folder (process {pid} on {host}). Two servers on one folder would not see each other’s moves: stop the other one, or name another folder for this one (--data).',
  'storage.notADatabase':
    'pentapolis.sqlite is not a database of Pentapolis. Move it away and put your last backup in its place, or name another folder (--data).',
  'storage.corrupt':
    'The database is damaged ({detail}). Stop the server and put your last backup in its place. Without a backup, “pentapolis export --all” saves every match that can still be read.',
  'storage.unreadable':
    'Match {match} is damaged: what is kept about it beside its moves can’t be read. All others go on. Put it back from a backup (pentapolis import).',
  'storage.newer':
    'A newer Pentapolis wrote this database (version {found:number}; this program knows versions up to {known:number}). Update Pentapolis, or put a backup from before the update in its place.',
  'storage.full':
    'The disk is full: nothing can be saved. Make room on it; the server then goes on by itself. Nothing that was acknowledged is lost.',
  'storage.io':
    'The disk can’t be read or written as it should ({detail}). Look at the system’s log, check the disk, and copy the data folder away while it can be read.',
  'storage.ended':
    'The part of the server that writes to the disk has stopped ({detail}). It is started again with the next move; if this stays, restart the server.',
} satisfies Catalogue;

export type WireMessage = keyof typeof wireMessages;
