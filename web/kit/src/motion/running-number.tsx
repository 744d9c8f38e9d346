import { useTween } from './use-tween.ts';
import './motion.css';

interface RunningNumberProps {
  readonly value: number;
  /** Writes the number in the language of the page. */
  format(value: number): string;
  readonly reducedMotion: boolean;
  readonly durationMs?: number;
}

/** A whole number that counts to its new value, in figures of one width. Screen readers are told the new value only. */
export function RunningNumber({ value, format, reducedMotion, durationMs }: RunningNumberProps) {
  const shown = useTween(value, reducedMotion, durationMs);
  const settled = Math.round(shown) === value;
  return (
    <span className="kit-number">
      <span aria-hidden={!settled}>{format(Math.round(shown))}</span>
      {settled ? undefined : <span className="kit-unseen">{format(value)}</span>}
    </span>
  );
}
