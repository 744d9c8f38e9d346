import type { Cover } from '@pentapolis/kit';
import { Picture } from './picture.tsx';

/** Akropolis in the lobby. */
export const cover: Cover = {
  Picture,
  minutes: [20, 35],
  credits: { authors: ['Jules Messaud'], publisher: 'Gigamic' },
  messages: {
    en: {
      'cover.title': 'Akropolis',
      'cover.sentence': 'Build a city of stone, terrace upon terrace: what stands higher is worth more.',
      'cover.about':
        'Take a tile, lay it beside your city or on top of it. Districts score by where they stand and how high, plazas make them shine, and every quarry you build over pays for the next tile.',
    },
    fr: {
      'cover.title': 'Akropolis',
      'cover.sentence':
        'Bâtissez une cité de pierre, terrasse après terrasse : plus c’est haut, plus ça vaut.',
      'cover.about':
        'Prenez une tuile, posez-la contre votre cité ou par-dessus. Les quartiers marquent selon leur place et leur hauteur, les places les font rayonner, et chaque carrière recouverte paie la tuile suivante.',
    },
  },
};
