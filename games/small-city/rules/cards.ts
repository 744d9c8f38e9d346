/** The Special Actions, by their letters. Behaviour that lasts is looked up where it applies; see also `instant/`. */
export const CARDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export type CardId = (typeof CARDS)[number];

export const CARD = {
  mayor: 'A',
  architect: 'B',
  mediator: 'C',
  engineer: 'D',
  supporter: 'E',
  planner: 'F',
  councilor: 'G',
  opponent: 'H',
  assistant: 'I',
  ecologist: 'J',
  attorney: 'K',
  anarchist: 'L',
} as const satisfies Readonly<Record<string, CardId>>;

/** [SMC-CARD-8] Opponent does nothing, and so is named by no rule but this table. */
export const BASE_CARDS: readonly CardId[] = CARDS.slice(0, 8);

export const isCard = (value: unknown): value is CardId =>
  typeof value === 'string' && (CARDS as readonly string[]).includes(value);
