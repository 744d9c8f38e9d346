const isBag = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The path of the first member that a value held and what was read from it does not: nobody understood it.
 * @param given plain JSON
 * @param read the same, with the members that are known
 */
export function unreadMember(given: unknown, read: unknown): string | undefined {
  if (given === read || !isBag(given) || !isBag(read)) return undefined;
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(read, name)) return name;
    const deeper = unreadMember(value, read[name]);
    if (deeper !== undefined) return `${name}.${deeper}`;
  }
  return undefined;
}
