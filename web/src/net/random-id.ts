/** 128 random bits in hex. `crypto.randomUUID` exists on https pages only; a table at home is often plain http. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
