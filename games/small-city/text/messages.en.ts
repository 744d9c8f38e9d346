import type { Catalogue } from '@pentapolis/kernel';

/** Words of the table in plain text and of the score pad. */
export const words = {
  'text.round': 'Round {round} of {rounds}',
  'text.host': 'the Mayor is with {host}',
  'text.cards': 'Cards',
  'text.nextPrice': (args) => `$${args.price}`,
  'text.reserve': 'Reserve: {white} white, {grey} grey, {black} black',
  'text.title':
    '{name} · money {money} · {votes} votes · {pollution} pollution · at the Career Center {reserve}, in the pool {pool}',
  'text.out': 'out',
  'text.card': 'card {card}',
  'text.disc': '{row} {column}',
  'text.discs': 'Council: {discs}',
  'text.noDisc': 'not begun',
  'text.revenue': 'Revenue {revenue}',
  'text.specials': 'special promises {count}',
  'text.promise': 'Your promise: {promise}',
  'text.special': 'Your special promises: {list}',
  'text.offered': 'You may promise: {list}',
  'text.forecast': 'If everybody stays: +{money} money, +{votes} votes, +{rise} pollution, {deaths} to bury',
  'text.legend':
    'A space reads: tile, its letter, who is there (1 to 4; + two of them) or a cube (w, g, b). † cemetery, M beside the Mayor, . empty, blank: not constructible yet.',
  'text.votes': 'Votes',
  'text.money': 'Money and Revenue',
  'text.citizens': 'Citizens in play',
  'text.culture': 'Spaces of culture',
  'text.promises': 'Promise',
  'text.specialPoints': 'Special promises',
  'text.pollution': 'Pollution',
  'text.total': 'Total',
  'text.rank': 'Rank',
  'text.player': 'Player {player}',
  'text.kept': 'kept',
  'text.broken': 'broken',
  'text.titleEarned': 'Title',
  'text.noTitle': 'none',
} satisfies Catalogue;
