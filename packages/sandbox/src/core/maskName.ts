/** Masks a name: its first two characters and its last one remain. */
export function maskName(name: string): string {
  return `${name.slice(0, 2)}***${name.slice(-1)}`;
}
