export * from './action-bar.tsx';
export { type AimChoice, type AimKey, aimAt, aimedAt, aimTargets } from './aim.ts';
export { announce, type Urgency } from './announce.ts';
export * from './cover.ts';
export { type CountColumn, type CountRow, FinalCount, seatColumns } from './final/final-count.tsx';
export { levelSeats } from './final/level-seats.ts';
export * from './geometry/index.ts';
export { Glyph, Icon } from './icons/icon.tsx';
export type { IconName } from './icons/icons.data.ts';
export { type KitMessage, kitMessages } from './messages.ts';
export { RunningNumber } from './motion/running-number.tsx';
export * from './motion/tween.ts';
export { useTween } from './motion/use-tween.ts';
export { NumberField, wholeNumber } from './pad/number-field.tsx';
export { PadPlayers } from './pad/pad-players.tsx';
export { PadTotals } from './pad/pad-totals.tsx';
export { type PadDraft, usePad } from './pad/use-pad.ts';
export { Popover } from './popover.tsx';
export { Reason, RuleLink } from './reason.tsx';
export * from './seat-mark.tsx';
export { knock } from './sound.ts';
export type { Camera, Insets, Size, Zoom } from './stage/camera.ts';
export {
  Stage,
  StageAnchor,
  StageButton,
  type StageEvents,
  type StageLabels,
  useStage,
} from './stage/stage.tsx';
export type { CameraControl } from './stage/use-camera.ts';
export * from './table.ts';
export { useNarrow } from './use-narrow.ts';
export { useRove } from './use-rove.ts';
export { isTableKey, useTableKeys } from './use-table-keys.ts';
