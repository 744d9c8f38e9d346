import type { Paint } from '@pentapolis/kernel';

const CODES: Readonly<Record<string, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
};

/** Colours where the stream is a terminal that wants them (NO_COLOR is honoured); plain text elsewhere. */
export function painter(stream: NodeJS.WriteStream): Paint {
  const colours = stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  return (style, text) => {
    const code = CODES[style];
    return colours && code !== undefined ? `\u001b[${code[0]}m${text}\u001b[${code[1]}m` : text;
  };
}
