import type { Game } from '@livery/demo-content/catalogue/games';

/** Game launch of a member, identified by a token. */
export interface Launch {
  readonly token: string;
  /** Identifies the launch in records and for support. It grants no access. */
  readonly launchId: string;
  readonly merchant: string;
  readonly memberId: number;
  readonly game: Game;
  /** Only for a player-versus-player provider. */
  readonly roomId?: string;
  /** Played with demo credits, without the wallet. */
  readonly demo: boolean;
  /** `XXX` for a demonstration. */
  readonly currency: string;
  readonly minorDigits: number;
  /** Purse for stakes and wins; empty for the main wallet, else a vendor's code. */
  readonly purse: string;
  readonly minBetMinor: number;
  readonly maxBetMinor: number;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly endedAtMs?: number;
}

/** Launch with its current state. */
export interface LaunchStatus {
  readonly launch: Launch;
  /** Neither expired nor ended with its session. */
  readonly isLive: boolean;
  /**
   * The game accepts stakes at its merchant. It may change at any time; rounds in progress
   * continue.
   */
  readonly isOpen: boolean;
  /** Current time of the merchant's clock. */
  readonly nowMs: number;
}

/** Looks up launches by their token for the provider. */
export interface LaunchLookup {
  lookUp(token: string): Promise<LaunchStatus | undefined>;
}
