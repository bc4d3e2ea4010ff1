import type { CodecName } from '../core/bodyOpeners.ts';

/**
 * One customer of the operator, with everything that can be switched of it. Nothing of it is shared
 * with another one.
 */
export interface Merchant {
  readonly code: string;
  /** Name of its {@link MerchantProfile}. */
  readonly profile: string;
  readonly maintenance: boolean;
  /** ISO 8601. */
  readonly maintenanceEndAt: string | undefined;
  readonly regionRestriction: boolean;
  /** ISO 8601: maintenance that is announced for later. */
  readonly maintenanceStartAt: string | undefined;
  /** Networks it lets nobody in from. */
  readonly blockedNetworks: readonly string[];
  /** How far its clock is ahead of the real one. */
  readonly clockOffsetMs: number;
  readonly modulesOff: ReadonlySet<string>;
  /** Games that are closed, by node. */
  readonly gamesOff: ReadonlySet<number>;
  /** All games are played from the main wallet; nothing has to be moved. */
  readonly singleWallet: boolean;
  /** How its encrypted calls have to come; as in its profile where it is not set. */
  readonly codec?: CodecName | undefined;
  /** The key that was set with it. */
  readonly codecKey?: string | undefined;
  /** Faults by call name; `*` stands for every call that is not named. */
  readonly faults: ReadonlyMap<string, FaultSetting>;
}

export interface FaultSetting {
  readonly fault: FaultKind;
  readonly delayMs: number;
}

/** What can go wrong with an answer, and how it looks to who asked. */
export const faultKinds = {
  none: 'Answers as it should.',
  slow: 'Answers after the delay.',
  reset: 'Resets the connection.',
  garbage: 'Sends bytes that are not HTTP.',
  dribble: 'Sends the answer one byte at a time, with the delay between them.',
  hang: 'Never answers.',
  error: 'Answers with HTTP 500.',
  lost: 'Does what it should, and never answers.',
  shape: 'Says yes, with a value that is not what the call promises.',
} as const;

/** A key of {@link faultKinds}. */
export type FaultKind = keyof typeof faultKinds;

/** Whether a value is a {@link FaultKind}. */
export function isFaultKind(value: unknown): value is FaultKind {
  return typeof value === 'string' && Object.hasOwn(faultKinds, value);
}
