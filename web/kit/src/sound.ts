let context: AudioContext | undefined;

/**
 * Something hard set down on something hard: a short burst of filtered noise. For a board whose person has sound on;
 * call it in answer to what they did, or the browser keeps it silent.
 * @param hz pitch of the material: about 900 for stone, 500 for wood
 */
export function knock(hz: number): void {
  context ??= new AudioContext();
  const length = Math.floor(context.sampleRate * 0.09);
  const burst = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = burst.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 6;
  const source = new AudioBufferSourceNode(context, { buffer: burst });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: hz, Q: 3 });
  const gain = new GainNode(context, { gain: 0.5 });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
}
