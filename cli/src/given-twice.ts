/** A string, or what opens, closes and separates. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/gs;
const IS_NAME = /\s*:/y;

interface Open {
  /** Names of an object so far; a list has none. */
  readonly names?: Set<string>;
  /** Where the reader is in it. */
  at: string | number;
}

/**
 * The path of the first member of which an object has two, in a text that is JSON: JSON.parse takes the last and says
 * nothing of the others.
 */
export function givenTwice(json: string): string | undefined {
  const open: Open[] = [];
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    const inner = open.at(-1);
    if (token === '{') open.push({ names: new Set(), at: '' });
    else if (token === '[') open.push({ at: 0 });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',') {
      if (inner !== undefined && typeof inner.at === 'number') inner.at++;
    } else if (inner?.names !== undefined) {
      IS_NAME.lastIndex = index + token.length;
      if (!IS_NAME.test(json)) continue;
      inner.at = JSON.parse(token) as string;
      if (inner.names.has(inner.at)) return open.map(({ at }) => at).join('.');
      inner.names.add(inner.at);
    }
  }
  return undefined;
}
