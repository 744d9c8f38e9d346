import type { Cover } from '@pentapolis/kit';
import { Picture } from './picture.tsx';

/** Citadels in the lobby. */
export const cover: Cover = {
  Picture,
  minutes: [30, 75],
  credits: { authors: ['Bruno Faidutti'], publisher: 'Hans im Glück' },
  messages: {
    en: {
      'cover.title': 'Citadels',
      'cover.sentence':
        'Eight districts, eighteen faces: build the finest city behind a new mask every round.',
      'cover.about':
        'Every round you choose a character in secret. The Thief robs, the King commands, the Warlord tears down, the Architect builds: guess who is who, and raise your city before theirs is complete.',
    },
    fr: {
      'cover.title': 'Citadelles',
      'cover.sentence':
        'Huit quartiers, dix-huit visages : bâtissez la plus belle cité, sous un masque nouveau à chaque manche.',
      'cover.about':
        'À chaque manche, vous choisissez un personnage en secret. Le Voleur détrousse, le Roi commande, le Condottiere rase, l’Architecte bâtit : devinez qui est qui, et achevez votre cité avant les autres.',
    },
  },
};
