/** Returns the number of base64 characters of the given number of bytes. */
export function encodedLength(sizeBytes: number): number {
  return Math.ceil(sizeBytes / 3) * 4;
}

/** Returns the number of bytes of a text in base64. Reads only its length and its end. */
export function decodedLength(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.floor(((base64.length - padding) * 3) / 4);
}
