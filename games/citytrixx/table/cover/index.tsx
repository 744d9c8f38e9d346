import type { Cover } from '@pentapolis/kit';
import { Picture } from './picture.tsx';

/** CityTriXX in the lobby. */
export const cover: Cover = {
  Picture,
  minutes: [60, 120],
  credits: { authors: [], publisher: '' },
  messages: {
    en: {
      'cover.title': 'CityTriXX',
      'cover.sentence': 'Tricks, trains and shares: three years to become the richest on the rails.',
      'cover.about':
        'Win cards in tricks and choose what they are: a share to buy, money to pay with, a train, or a city for it to run through. Then the companies operate, dividends are paid, and the shares change hands. Three years later the greatest fortune wins.',
    },
    fr: {
      'cover.title': 'CityTriXX',
      'cover.sentence': 'Des levées, des trains, des parts : trois ans pour devenir le plus riche du rail.',
      'cover.about':
        'Remportez des cartes à la levée et décidez de leur emploi : une part à acheter, de l’argent pour payer, un train, ou une ville à desservir. Puis les compagnies roulent, les dividendes tombent et les parts changent de mains. Au bout de trois ans, la plus grosse fortune l’emporte.',
    },
  },
};
