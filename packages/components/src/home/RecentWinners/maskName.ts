/** A name of which only its ends are told; one that the operator has masked stays as it is. */
export function maskName(name: string): string {
  if (name.includes('*')) return name;
  const letters = [...name];
  return letters.length < 5
    ? `${letters.slice(0, 1).join('')}***`
    : `${letters.slice(0, 2).join('')}***${letters.slice(-1).join('')}`;
}
