import type { Catalogue } from '@pentapolis/kernel';
import type { waiting as english } from './waiting.en.ts';

/** Ce qu’on dit avant le début d’une partie. */
export const waiting: Catalogue<keyof typeof english> = {
  'join.title': 'Prendre place',
  'join.invited': 'On vous invite à jouer à {game}.',
  'join.seat': 'Prendre la place {seat:number}',
  'join.watch': 'Ou regardez simplement : la partie commence dès que toutes les places sont prises.',
  'join.full': 'Toutes les places sont prises. Vous pouvez regarder.',

  'wait.title': 'La table est prête',
  'wait.help': 'La partie commence d’elle-même dès que la dernière place est prise.',
  'wait.salts':
    'Tout le monde est là. Chaque appareil dévoile maintenant ce qu’il ajoute au hasard, puis la partie commence ; à {time} au plus tard, sans ceux qui se taisent.',
  'wait.salt': 'hasard attendu',
  'wait.share': 'Envoyez ce lien à vos amis',
  'wait.copy': 'Copier le lien',
  'wait.copied': 'Copié',
  'wait.send': 'Envoyer…',
  'wait.fill': 'Pas envie d’attendre ? Des bots prennent les places libres.',
  'wait.fillWith': 'Niveau des bots',
  'wait.fillNow': 'Compléter avec des bots',
  'wait.leave': 'Rendre ma place',
  'wait.seats': 'Places',
  'wait.here': 'présent',
  'wait.away': 'absent',
  'wait.isYou': 'vous',
  'wait.empty': 'On attend quelqu’un',

  'wait.host': 'hôte',
  'wait.free': 'Libérer',
  'wait.freeOf': 'Libérer la place de {name}',
  'wait.freeSeat': 'Libérer la place de {name}',
  'wait.freeTitle': 'Libérer la place de {name} ?',
  'wait.freeHelp': 'La place est de nouveau ouverte à tous. Qui l’occupait peut toujours regarder.',
  'wait.refuse': 'Ne plus laisser entrer ce nom',
  'wait.freeKeep': 'La laisser',
  'wait.freed': 'Vous avez rendu votre place, ou l’hôte l’a libérée.',
  'wait.close': 'Fermer la table',
  'wait.closeTitle': 'Fermer la table ?',
  'wait.closeHelp':
    'La partie est abandonnée pour tous ceux qui sont assis ici. On ne pourra plus la rouvrir.',
  'wait.closeKeep': 'La garder ouverte',
  'closed.title': 'Cette table a été fermée',
  'closed.help': 'La partie a été abandonnée avant de commencer. Il y en a d’autres à l’accueil.',
};
