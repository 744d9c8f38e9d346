import type { Catalogue } from '@pentapolis/kernel';
import type { words as en } from './messages.en.ts';

export const words: Catalogue<keyof typeof en> = {
  'text.round': 'Manche {round} sur {rounds}',
  'text.host': 'le Maire est chez {host}',
  'text.cards': 'Cartes',
  'text.nextPrice': '{price} $',
  'text.reserve': 'Réserve : {white} blancs, {grey} gris, {black} noirs',
  'text.title':
    '{name} · {money} $ · {votes} voix · {pollution} de pollution · au centre d’emploi {reserve}, dans la réserve commune {pool}',
  'text.out': 'hors jeu',
  'text.card': 'carte {card}',
  'text.disc': '{row} {column}',
  'text.discs': 'Conseil : {discs}',
  'text.noDisc': 'pas commencé',
  'text.revenue': 'recettes {revenue} $',
  'text.specials': 'promesses spéciales {count}',
  'text.promise': 'Votre promesse : {promise}',
  'text.special': 'Vos promesses spéciales : {list}',
  'text.offered': 'Vous pouvez promettre : {list}',
  'text.forecast':
    'Si personne ne bouge : +{money} $, +{votes} voix, +{rise} de pollution, {deaths} à enterrer',
  'text.legend':
    'Une case se lit : tuile, sa lettre, qui s’y trouve (1 à 4 ; + ils sont deux) ou un cube (w blanc, g gris, b noir). † cimetière, M à côté du Maire, . vide, blanc : pas encore constructible.',
  'text.votes': 'Voix',
  'text.money': 'Argent et recettes',
  'text.citizens': 'Citoyens en jeu',
  'text.culture': 'Cases de culture',
  'text.promises': 'Promesse',
  'text.specialPoints': 'Promesses spéciales',
  'text.pollution': 'Pollution',
  'text.total': 'Total',
  'text.rank': 'Rang',
  'text.player': 'Joueur {player}',
  'text.kept': 'tenue',
  'text.broken': 'rompue',
  'text.titleEarned': 'Titre',
  'text.noTitle': 'aucun',
};
