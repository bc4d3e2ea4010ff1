const byteLength = 16;

/** Returns a new random reference number of 32 hex digits, for a bet or transfer. */
export function newReference(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(byteLength)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
