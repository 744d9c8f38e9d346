export type { Action, ActionKind, ActionOf, Target } from './action.ts';
export { DISTRICTS, type DistrictId } from './cards.ts';
export { CHARACTERS, type CharacterId, incomeColour, rankOf } from './cast.ts';
export { COLOURS, type Colour } from './colours.ts';
export type { CitadelsFact } from './facts.ts';
export type { Choices } from './options.ts';
export type { CityScore } from './scoring.ts';
export type { View, ViewCall, ViewDistrict, ViewDraft, ViewPending, ViewSeat, ViewTurn } from './view.ts';
