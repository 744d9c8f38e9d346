/** A few notes, made on the spot: no file to load, nothing to hear unless it was switched on. */
const TUNES = {
  turn: [
    { hz: 587, atMs: 0 },
    { hz: 880, atMs: 130 },
  ],
  step: [{ hz: 294, atMs: 0 }],
  end: [
    { hz: 523, atMs: 0 },
    { hz: 659, atMs: 140 },
    { hz: 784, atMs: 280 },
    { hz: 1047, atMs: 420 },
  ],
} as const;

let context: AudioContext | undefined;

export function chime(tune: keyof typeof TUNES): void {
  context ??= new AudioContext();
  for (const { hz, atMs } of TUNES[tune]) {
    const start = context.currentTime + atMs / 1000;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hz });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.12, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0005, start + 0.5);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
}
