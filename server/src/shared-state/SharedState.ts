import type { RateLimit } from './RateLimiter.ts';

const minuteMs = 60_000;
/** Longest life of a session, and of a ticket. */
export const longestSessionMs = 24 * 60 * minuteMs;
/** Allowance for clocks of machines: what expires at one may be accepted for so long at another. */
export const clockSkewMs = 30 * minuteMs;

/**
 * What must hold at all servers of a deployment, not at one of them: limits of attempts, ids that
 * are accepted once, and ended sessions. `LocalState` shares it by the data folder, within one
 * machine; `ValkeyState` between machines. `sharedStateContract` tests both. No method rejects or
 * waits for longer than its setting allows, because the local answer replaces a late one.
 */
export interface SharedState {
  /** Id of the machine, which the processes and restarts of a data folder share. */
  readonly machine: string;
  /**
   * Resolves to whether all limits of a brand allow one more event now, and counts it for each of
   * them if so. A refused event counts for none.
   */
  readonly take: (brand: string, limits: readonly RateLimit[]) => Promise<boolean>;
  /** Forgets the events of a key. */
  readonly forget: (brand: string, key: string) => void;
  /**
   * Claims an id that is accepted once, such as a solved bot check. Resolves to `undefined` if any
   * server has claimed it before.
   */
  readonly claim: (
    brand: string,
    id: string,
    untilMs: number,
  ) => Promise<AcceptedClaim | undefined>;
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
  /** Returns by how much the clock of this machine is ahead of the shared one. */
  readonly clockAheadMs: () => number;
  /** Whether the state of all machines is known; always where there is one machine. */
  readonly isUp: () => boolean;
  /** Returns why the state is not kept or not shared; empty while it is. */
  readonly faults: () => readonly string[];
  /** Hands over what other servers have not received yet, and disconnects. */
  readonly close: () => Promise<void>;
}

/** Claim of an id that no server is known to have claimed before. */
export interface AcceptedClaim {
  /**
   * Id of the claim if other machines did not confirm it in time; `undefined` if they did. What was
   * opened with it is denied under `deniedClaimId` once another machine turns out to have been
   * first.
   */
  readonly unconfirmedId: string | undefined;
}

/** Answers by their origin. `local` counts those that another server should have given. */
export interface AskCounts {
  readonly shared: number;
  readonly local: number;
}

/**
 * Session that ended before its cookie expires, or another sealed value that must not be used
 * again.
 */
export interface EndedSession {
  readonly sid: string;
  /** Time at which the cookie expires. */
  readonly absolute: number;
}
