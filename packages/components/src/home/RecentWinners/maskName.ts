/** Masks a name except for its ends. A name that the operator has masked is returned unchanged. */
export function maskName(name: string): string {
  if (name.includes('*')) return name;
  const letters = [...name];
  return letters.length < 5
    ? `${letters.slice(0, 1).join('')}***`
    : `${letters.slice(0, 2).join('')}***${letters.slice(-1).join('')}`;
}
