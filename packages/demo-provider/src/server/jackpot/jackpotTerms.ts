/**
 * The pool receives the stake divided by this number. Pools are counted in such parts of a minor
 * unit, so that the share of the smallest stake is a whole number.
 */
export const partsPerMinor = 100;

/** Initial amount of a pool and its amount after each win, in major units. The house pays it. */
const seedMajor = 1_000;

/** In the long run, the seeds return the stakes divided by this number. */
const stakesPerSeed = 400;

/** Returns the seed of a pool in minor units. */
export function seedMinorOf(minorDigits: number): number {
  return seedMajor * 10 ** minorDigits;
}

/**
 * Number of equally likely cases, of which a stake wins as many as it has minor units. The chance
 * is thus proportional to the stake.
 */
export function jackpotCases(seedMinor: number): number {
  return stakesPerSeed * seedMinor;
}

/** Share of each stake that goes into the pool, in percent. */
export const jackpotSharePercent = 100 / partsPerMinor;

/** Long-term return of the jackpot in percent of all stakes: contributions and seeds. */
export const jackpotReturnPercent = jackpotSharePercent + 100 / stakesPerSeed;

/** A stake of one major unit wins the jackpot with a chance of one in this number. */
export const jackpotOddsPerMajor = stakesPerSeed * seedMajor;
