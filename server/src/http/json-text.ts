/** An answer that is JSON text already: written once, it need not be taken apart and written again. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The members of an object as JSON; those that are undefined are left out. */
export function jsonObject(members: Readonly<Record<string, unknown>>): JsonText {
  const texts = Object.entries(members).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return `${JSON.stringify(name)}:${value instanceof JsonText ? value.text : JSON.stringify(value)}`;
  });
  return new JsonText(`{${texts.join()}}`);
}

export const jsonList = (items: readonly string[]): JsonText => new JsonText(`[${items.join()}]`);
