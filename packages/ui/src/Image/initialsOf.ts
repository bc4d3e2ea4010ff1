/** Returns up to two initials of a name: "Pearl of the Reef" → "PR". */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–·:]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => Array.from(word?.replaceAll(/[^\p{L}\p{N}]/gu, '') ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Returns the number of one of eight backgrounds, always the same for the same name. */
export function tintOf(name: string): number {
  let hash = 0;
  for (let index = 0; index < name.length; index += 1)
    hash = (Math.imul(hash, 31) + name.charCodeAt(index)) >>> 0;
  return hash % 8;
}
