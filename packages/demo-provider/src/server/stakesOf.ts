const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];
const maxStakes = 8;

/** Returns the stakes a page offers: round multiples of the minimum, up to the maximum. */
export function stakesOf(minMinor: number, maxMinor: number): number[] {
  return steps
    .map((step) => step * minMinor)
    .filter((stake) => stake <= maxMinor)
    .slice(0, maxStakes);
}
