import type { KernelMessage } from './messages.en.ts';
import type { Catalogue } from './text.ts';

export const kernelMessages: Catalogue<KernelMessage> = {
  'match.over': 'Cette partie est terminée.',
  'match.noSuchSeat': 'Il n’y a pas de place {seat:number} à cette table.',
  'match.notDeciding': 'Ce n’est pas à {seat:seat} de jouer.',
  'match.unread': '« {field} » ne fait pas partie de ce coup : rien n’a été joué.',
  'match.stale': 'La table a bougé depuis cette question. Regardez à nouveau avant de choisir.',
  'match.hasLeft': '{seat:seat} a quitté la partie.',
  'match.nothingToUndo': '{seat:seat} n’a aucun coup à reprendre.',
  'match.undoPending': '{seat:seat} demande déjà à reprendre un coup.',
  'match.noRequest': 'Personne ne demande à reprendre un coup.',
  'match.notAsked': '{seat:seat} n’a pas été consulté, ou a déjà répondu.',
  'match.abandoned': 'La partie a été abandonnée.',
  'match.undoAsked': '{seat:seat} demande à reprendre son dernier coup.',
  'match.undoAgreed': '{seat:seat} est d’accord.',
  'match.undoRefused': '{seat:seat} refuse. Le coup est maintenu.',
  'match.undone': '{seat:seat} reprend son dernier coup.',
  'match.resigned': '{seat:seat} abandonne.',
  'match.deadline': '{seat:seat} n’a plus de temps.',
  'option.notObject': 'Les options s’écrivent comme un objet de noms et de valeurs.',
  'option.unknown': 'Aucune option ne s’appelle « {option} ».',
  'option.notAtThisTable': (args, say) =>
    args.min === args.max
      ? `L’option « ${args.option} » ne vaut qu’à ${say.plural(args.min, { one: '# joueur', other: '# joueurs' })}.`
      : `L’option « ${args.option} » ne vaut que de ${args.min} à ${args.max} joueurs.`,
  'option.notFlag': 'L’option « {option} » vaut true ou false.',
  'option.notChoice': (args, say) =>
    `L’option « ${args.option} » se choisit parmi ${say.list(args.choices as string[])}.`,
  'option.notSubset': (args, say) =>
    `L’option « ${args.option} » est une liste sans doublon prise dans ${say.list(args.choices as string[])}.`,
};
