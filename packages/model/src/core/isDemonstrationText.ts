/** Returns whether a text, by its key, may be shown by a demonstration only. */
export function isDemonstrationText(key: string): boolean {
  return key.startsWith('demo.');
}
