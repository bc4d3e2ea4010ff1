/** Returns a mix of two six-digit hex colours: 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, share: number): string {
  const left = channels(from);
  const right = channels(to);
  return `#${left.map((value, index) => byte(value + ((right[index] ?? value) - value) * share)).join('')}`;
}

/** Mixes a colour with white. */
export function lighter(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}

/** Mixes a colour with black. */
export function darker(colour: string, share: number): string {
  return mix(colour, '#000000', share);
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function byte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
