import type { Catalogue } from './text.ts';

/** What the platform itself says about a match; games bring their own catalogues. */
export const kernelMessages = {
  'match.over': 'This match is over.',
  'match.noSuchSeat': 'There is no seat {seat:number} at this table.',
  'match.notDeciding': 'It is not {seat:seat}’s turn.',
  'match.unread': '“{field}” is not part of this action, so nothing was played.',
  'match.stale': 'The table has moved on since this was asked. Look again before you choose.',
  'match.hasLeft': '{seat:seat} has left the match.',
  'match.nothingToUndo': 'There is no action of {seat:seat} to take back.',
  'match.undoPending': '{seat:seat} is already asking to take something back.',
  'match.noRequest': 'Nobody is asking to take anything back.',
  'match.notAsked': '{seat:seat} was not asked, or has answered already.',
  'match.abandoned': 'The match was abandoned.',
  'match.undoAsked': '{seat:seat} asks to take the last action back.',
  'match.undoAgreed': '{seat:seat} agrees.',
  'match.undoRefused': '{seat:seat} does not agree. The action stands.',
  'match.undone': '{seat:seat} takes the last action back.',
  'match.resigned': '{seat:seat} resigns.',
  'match.deadline': '{seat:seat} ran out of time.',
  'option.notObject': 'Options are written as an object of names and values.',
  'option.unknown': 'There is no option named “{option}”.',
  'option.notAtThisTable': (args, say) =>
    args.min === args.max
      ? `Option “${args.option}” is for tables of ${say.plural(args.min, { one: '# player', other: '# players' })} only.`
      : `Option “${args.option}” is for tables of ${args.min} to ${args.max} players only.`,
  'option.notFlag': 'Option “{option}” is either true or false.',
  'option.notChoice': (args, say) =>
    `Option “${args.option}” is one of ${say.list(args.choices as string[])}.`,
  'option.notSubset': (args, say) =>
    `Option “${args.option}” is a list of different items out of ${say.list(args.choices as string[])}.`,
} satisfies Catalogue;

export type KernelMessage = keyof typeof kernelMessages;
