/** Sports that the sportsbook offers. */
export type Sport = 'football' | 'basketball' | 'esports' | 'cockfight';

/** Selection with its probability, from which the odds are computed. */
export interface Chance {
  readonly pick: string;
  readonly probability: number;
}

/** Fictitious event. Everything but its result is derived from its id. */
export interface Fixture {
  readonly eventId: string;
  readonly sport: Sport;
  readonly home: string;
  readonly away: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly markets: Readonly<Record<string, readonly Chance[]>>;
  /** Returns the result for two secret random numbers in [0, 1). */
  readonly play: (firstRandom: number, secondRandom: number) => FixtureResult;
}

export interface FixtureResult {
  readonly text: string;
  /** Winning selection of each market. */
  readonly winners: Readonly<Record<string, string>>;
}
