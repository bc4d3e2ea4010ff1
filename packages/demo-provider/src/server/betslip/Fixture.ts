/** What a board's events are about. */
export type BoardName = 'football' | 'basketball' | 'esports' | 'cockfight';

/** A choice and how likely it is; what it pays is made of that. */
export interface Chance {
  readonly pick: string;
  readonly probability: number;
}

/** One invented event. All of it but its result follows from its name. */
export interface Fixture {
  readonly eventId: string;
  readonly home: string;
  readonly away: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly markets: Readonly<Record<string, readonly Chance[]>>;
  /** How it ends, by two numbers from 0 to below 1 that nobody knows before. */
  readonly play: (one: number, other: number) => FixtureResult;
}

export interface FixtureResult {
  readonly text: string;
  /** The winning choice of each market. */
  readonly winners: Readonly<Record<string, string>>;
}
