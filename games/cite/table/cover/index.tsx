import type { Cover } from '@pentapolis/kit';
import { Picture } from './picture.tsx';

/** Cité in the lobby. */
export const cover: Cover = {
  Picture,
  minutes: [90, 120],
  credits: { authors: ['Guillaume Besançon'], publisher: 'Le Joueur' },
  messages: {
    en: {
      'cover.title': 'Cité',
      'cover.sentence':
        'Build the largest district of a medieval town, where everything is for sale: even a promise.',
      'cover.about':
        'Everybody builds at once, and nobody has all they need. A Mill at the border doubles your neighbour’s Shops as well as your own: name your price. Deals are kept by the table to the last turn, and broken ones come before the jury.',
    },
    fr: {
      'cover.title': 'Cité',
      'cover.sentence':
        'Bâtissez le plus grand quartier d’une ville médiévale où tout se vend, jusqu’aux promesses.',
      'cover.about':
        'Tous bâtissent en même temps, et personne n’a tout ce qu’il lui faut. Un Moulin à la frontière double les Échoppes du voisin comme les vôtres : fixez votre prix. La table fait tenir les contrats jusqu’au dernier tour, et les promesses rompues passent devant le jury.',
    },
  },
};
