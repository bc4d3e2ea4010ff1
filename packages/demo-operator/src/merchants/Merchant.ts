import type { CodecName } from '../core/bodyOpeners.ts';

/** Merchant: one customer of the operator with all its switches. Merchants share no state. */
export interface Merchant {
  readonly code: string;
  /** Name of its {@link MerchantProfile}. */
  readonly profile: string;
  readonly maintenance: boolean;
  /** ISO 8601. */
  readonly maintenanceEndAt: string | undefined;
  readonly regionRestriction: boolean;
  /** ISO 8601: start of announced maintenance. */
  readonly maintenanceStartAt: string | undefined;
  /** Networks from which all requests are refused. */
  readonly blockedNetworks: readonly string[];
  /** Offset of the merchant's clock from the real time. */
  readonly clockOffsetMs: number;
  /** Lines of records before this time were played by the seed. */
  readonly sampleUntilMs: number;
  readonly modulesOff: ReadonlySet<string>;
  /** Closed games, by node id. */
  readonly gamesOff: ReadonlySet<number>;
  /** All games are played from the main wallet, without transfers. */
  readonly singleWallet: boolean;
  /** Codec of encrypted calls; undefined means the profile's codec. */
  readonly codec?: CodecName | undefined;
  /** Key set together with the codec. */
  readonly codecKey?: string | undefined;
  /** Faults by call name; `*` applies to every call that is not named. */
  readonly faults: ReadonlyMap<string, FaultSetting>;
}

export interface FaultSetting {
  readonly fault: FaultKind;
  readonly delayMs: number;
}

/** Simulated faults of replies and how they appear to the client. */
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
