import type { Game } from '@livery/demo-content/catalogue/games';

/** A game opened by a member: what its token stands for. */
export interface Launch {
  readonly token: string;
  /** For people: records and help. It opens nothing. */
  readonly launchId: string;
  readonly merchant: string;
  readonly memberId: number;
  readonly game: Game;
  /** Of a player-versus-player provider. */
  readonly roomId?: string;
  /** Played with credits: the wallet is never asked. */
  readonly demo: boolean;
  /** `XXX` where it is a demonstration. */
  readonly currency: string;
  readonly minorDigits: number;
  /**
   * Where its stakes come from and its wins go; empty for the main wallet, else a vendor's code.
   */
  readonly purse: string;
  readonly minBetMinor: number;
  readonly maxBetMinor: number;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly endedAtMs?: number;
}

/** A launch as it stands now. */
export interface SeenLaunch {
  readonly launch: Launch;
  /** Neither expired nor ended with its session. */
  readonly isLive: boolean;
  /**
   * Its game takes stakes at its merchant; where not, it may again, and what was staked goes on.
   */
  readonly isOpen: boolean;
  /** Of the merchant's clock. */
  readonly nowMs: number;
}

/** Looks up launches by their token, for the provider. */
export interface LaunchLookup {
  look(token: string): Promise<SeenLaunch | undefined>;
}
