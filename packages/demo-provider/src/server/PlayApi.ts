/*
 * What a game's page and the provider's server say to each other under `/play/api/`. Money is in
 * minor units of the launch's currency, times are Unix milliseconds of the merchant's clock. Types
 * only: the page's scripts read them too.
 */

/**
 * Where a round stands; `open` waits for its events, `undoing` and `undone` give a stake back that
 * was not heard of.
 */
export type RoundState = 'placed' | 'open' | 'drawn' | 'settled' | 'refused' | 'undoing' | 'undone';

/** One round, or one slip, as its player sees it. */
export interface RoundView {
  readonly roundId: string;
  readonly state: RoundState;
  readonly stakeMinor: number;
  readonly picks: unknown;
  /** Absent until it is drawn. */
  readonly outcome?: unknown;
  readonly winMinor?: number;
  /** Why the operator did not take the stake: one of its wallet's answers. */
  readonly refusal?: string;
  readonly placedAtMs: number;
  /** When a slip's last event is over. */
  readonly dueAtMs?: number;
}

/** The answer to a round, and the player's money where the wallet said it. */
export interface RoundAnswer {
  readonly round: RoundView;
  readonly balanceMinor?: number;
}

/** Why a round was not begun. */
export type RoundFault =
  | 'bad_request'
  | 'bad_stake'
  | 'round_differs'
  | 'round_open'
  | 'too_soon'
  | 'odds_changed'
  | 'event_closed'
  | 'game_closed'
  | 'launch_ended'
  | 'wallet_unreachable';

export interface FaultAnswer {
  readonly fault: RoundFault;
  /** With `too_soon`: how long to wait. */
  readonly waitMs?: number;
}

export interface PlayState {
  readonly game: { readonly nodeId: number; readonly name: string; readonly skin: string };
  readonly demo: boolean;
  /** False while the operator has closed the game: nothing new is begun. */
  readonly isOpen: boolean;
  readonly currency: string;
  readonly minorDigits: number;
  /** Absent while the wallet does not answer. */
  readonly balanceMinor?: number;
  /** What may be staked on a round, smallest first. */
  readonly stakesMinor: readonly number[];
  readonly cycleMs: number;
  /**
   * The share of all stakes that comes back in the long run, in percent, exact to two places;
   * absent where odds say it.
   */
  readonly returnPercent?: number;
  /** Of a game with a jackpot, played for money; null, where it is a demonstration of one. */
  readonly jackpot?: JackpotState | null;
  /** The round that is not over yet. */
  readonly open?: RoundView;
  /** What is over, newest first. */
  readonly last: readonly RoundView[];
  /** The game's own: paytable, sectors. */
  readonly rules: unknown;
}

export interface SlotRules {
  /** What three alike pay for a stake of one. */
  readonly three: Readonly<Record<string, number>>;
  /** What the leading symbol pays by itself, by how many of it come from the left. */
  readonly leading: { readonly symbol: string; readonly pays: readonly number[] };
  readonly hitPercent: number;
}

export interface SlotOutcome {
  /** Three rows of each reel; the middle one counts. */
  readonly reels: readonly (readonly string[])[];
  /** The jackpot, where the round won it: part of what it won. */
  readonly jackpotMinor?: number;
}

/** The jackpot of a game that is played for money, and what it comes to. */
export interface JackpotState {
  readonly amountMinor: number;
  /** What it begins with, and begins again with. */
  readonly seedMinor: number;
  /** What of each stake goes into it. */
  readonly sharePercent: number;
  /** What it gives back of all stakes in the long run, beside what the game itself returns. */
  readonly returnPercent: number;
  /** A stake of one major unit wins it in one case of so many. */
  readonly oddsPerMajor: number;
}

export interface WheelRules {
  /** The sectors in their order around the wheel. */
  readonly sectors: readonly string[];
  /** What comes back for a stake of one, stake included. */
  readonly pays: Readonly<Record<string, number>>;
}

export interface WheelOutcome {
  readonly sector: number;
  readonly field: string;
}

export interface CardsRules {
  /** From how many points on a tie gives the stake back. */
  readonly tieReturnsFrom: number;
}

export interface CardsOutcome {
  /** As "10h": rank and suit. */
  readonly player: readonly string[];
  readonly house: readonly string[];
  readonly playerPoints: number;
  readonly housePoints: number;
}

/**
 * One choice of an event's market with its odds in hundredths: 185 pays 1.85 for a stake of one.
 */
export interface Selection {
  readonly pick: string;
  readonly oddsHundredths: number;
}

export interface Market {
  readonly market: string;
  readonly selections: readonly Selection[];
}

export interface BoardEvent {
  readonly eventId: string;
  readonly home: string;
  readonly away: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** Empty once it has begun. */
  readonly markets: readonly Market[];
  /** As "2–1"; absent until it is over. */
  readonly result?: string;
}

export interface Board {
  readonly nowMs: number;
  /** When its odds are looked at again. */
  readonly nextOddsAtMs: number;
  readonly coming: readonly BoardEvent[];
  readonly running: readonly BoardEvent[];
  readonly over: readonly BoardEvent[];
}

/** One line of a slip: the odds are those its player saw. */
export interface SlipLeg {
  readonly eventId: string;
  readonly market: string;
  readonly pick: string;
  readonly oddsHundredths: number;
}

/** A slip's lines with what came of each. */
export interface SlipOutcome {
  readonly legs: readonly {
    readonly eventId: string;
    readonly result: string;
    readonly won: boolean;
  }[];
}

export interface SlipRules {
  readonly housePercent: number;
  readonly mostReturnMinor: number;
}

export interface BoardState {
  readonly board: Board;
  readonly open: readonly RoundView[];
  readonly over: readonly RoundView[];
  /** Who meets in the events of the slips, by event. */
  readonly names: Readonly<Record<string, { readonly home: string; readonly away: string }>>;
}
