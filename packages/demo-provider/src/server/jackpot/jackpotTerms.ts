/**
 * Of each stake one in so many parts goes into the pool. Pools are counted in such parts of a minor
 * unit, so that the least stake's is a whole number.
 */
export const partsPerMinor = 100;

/**
 * What a pool begins with, and begins again with once it is won, in major units. The house gives
 * it.
 */
const seedMajor = 1_000;

/** Of all stakes the seeds give back one part in so many, in the long run. */
const stakesPerSeed = 400;

/** What a pool of a currency begins with, in minor units. */
export function seedMinorOf(minorDigits: number): number {
  return seedMajor * 10 ** minorDigits;
}

/**
 * A stake wins the pool in as many cases of so many as it has minor units: whoever stakes twice as
 * much wins it twice as often.
 */
export function jackpotCases(seedMinor: number): number {
  return stakesPerSeed * seedMinor;
}

/** What of each stake goes into the pool, in percent. */
export const jackpotSharePercent = 100 / partsPerMinor;

/**
 * What the jackpot gives back of all stakes in the long run, in percent: what was put in, and the
 * seeds.
 */
export const jackpotReturnPercent = jackpotSharePercent + 100 / stakesPerSeed;

/** For a stake of one major unit there is one case in so many that it wins. */
export const jackpotOddsPerMajor = stakesPerSeed * seedMajor;
