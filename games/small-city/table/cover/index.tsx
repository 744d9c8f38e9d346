import type { Cover } from '@pentapolis/kit';
import { Picture } from './picture.tsx';

/** Small City in the lobby. */
export const cover: Cover = {
  Picture,
  minutes: [45, 120],
  credits: { authors: ['Alban Viard'], publisher: 'AVStudioGames' },
  messages: {
    en: {
      'cover.title': 'Small City',
      'cover.sentence': 'Eight rounds to turn a field and a City Hall into a borough people vote for.',
      'cover.about':
        'Plan in secret behind your screen: homes near culture, works far from homes, parks against the smoke. Send your citizens to work, the bold ones abroad, and mind the promise you made.',
    },
    fr: {
      'cover.title': 'Small City',
      'cover.sentence': 'Huit manches pour faire d’un champ et d’une mairie un quartier pour lequel on vote.',
      'cover.about':
        'Tracez vos plans à l’abri de votre écran : le logement près de la culture, l’usine loin du logement, des parcs contre la fumée. Envoyez vos citoyens au travail, les plus hardis chez le voisin, et n’oubliez pas votre promesse.',
    },
  },
};
