import type { RateLimit } from './RateLimiter.ts';

/**
 * What must hold at all servers of a deployment, not at one of them: limits of attempts, ids that are
 * accepted once, and ended sessions. `LocalState` shares it by the data folder, within one machine;
 * `ValkeyState` between machines. `sharedStateContract` tests both. No method rejects or waits for
 * longer than 20 ms, because the local answer replaces a late one.
 */
export interface SharedState {
  /**
   * Resolves to whether all limits of a brand allow one more event now, and counts it for each of them
   * if so. A refused event counts for none.
   */
  readonly take: (brand: string, limits: readonly RateLimit[]) => Promise<boolean>;
  /** Forgets the events of a key. */
  readonly forget: (brand: string, key: string) => void;
  /**
   * Claims an id that is accepted once, such as a solved bot check. Resolves to false if any server has
   * claimed it before.
   */
  readonly claim: (brand: string, id: string, untilMs: number) => Promise<boolean>;
  /** Ends a session: denies its id here at once, and at other servers when they receive it. */
  readonly end: (session: EndedSession) => void;
  /** Returns whether a session was ended. */
  readonly hasEnded: (sid: string) => boolean;
  /** Returns the number of ended sessions that are remembered. */
  readonly endedCount: () => number;
  /** Resolves when the sessions ended here before the call stay ended after a loss of power. */
  readonly settled: () => Promise<void>;
  /** Returns how many questions other servers and this one answered, since the start. */
  readonly counts: () => AskCounts;
  /** Returns why the state is not kept or not shared; empty while it is. */
  readonly faults: () => readonly string[];
  /** Hands over what other servers have not received yet, and disconnects. */
  readonly close: () => Promise<void>;
}

/** Answers by their origin. `local` counts those that another server should have given. */
export interface AskCounts {
  readonly shared: number;
  readonly local: number;
}

/** Session that ended before its cookie expires, or another sealed value that must not be used again. */
export interface EndedSession {
  readonly sid: string;
  /** Time at which the cookie expires. */
  readonly absolute: number;
}
