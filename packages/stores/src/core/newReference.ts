const bytes = 16;

/** A number for something that must happen once, in 32 hex digits: nobody has had it before. */
export function newReference(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
