/**
 * Masks a name: its first two characters and its last one remain. Of names with fewer than five
 * characters the first one remains, and of a single character nothing.
 */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length < 2) return '***';
  return letters.length < 5
    ? `${letters.slice(0, 1).join('')}***`
    : `${letters.slice(0, 2).join('')}***${letters.slice(-1).join('')}`;
}
