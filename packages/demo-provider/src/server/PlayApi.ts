/*
 * Requests and replies between a game's page and the provider's server below `/play/api/`. Money is
 * in minor units of the launch's currency; times are Unix milliseconds of the merchant's clock.
 * Types only, because the page's scripts import them too.
 */

/**
 * State of a round. `open` waits for its events; `undoing` and `undone` refund a stake whose wallet
 * request was not answered.
 */
export type RoundState = 'placed' | 'open' | 'drawn' | 'settled' | 'refused' | 'undoing' | 'undone';

/** Round or slip as its player sees it. */
export interface RoundView {
  readonly roundId: string;
  readonly state: RoundState;
  readonly stakeMinor: number;
  readonly picks: unknown;
  /** Absent until the round is drawn. */
  readonly outcome?: unknown;
  readonly winMinor?: number;
  /** Wallet status with which the operator refused the stake. */
  readonly refusal?: string;
  readonly placedAtMs: number;
  /** Time when a slip's last event ends. */
  readonly dueAtMs?: number;
}

/** Round, and the player's balance if the wallet returned it. */
export interface RoundAnswer {
  readonly round: RoundView;
  readonly balanceMinor?: number;
}

/** Reason why a round was not placed. */
export type RoundFault =
  | 'bad_request'
  | 'bad_stake'
  | 'round_differs'
  | 'round_open'
  | 'too_soon'
  | 'odds_changed'
  | 'event_suspended'
  | 'event_closed'
  | 'game_closed'
  | 'launch_ended'
  | 'wallet_unreachable';

export interface FaultAnswer {
  readonly fault: RoundFault;
  /** With `too_soon`: the time to wait. */
  readonly waitMs?: number;
}

export interface PlayState {
  readonly game: { readonly nodeId: number; readonly name: string; readonly skin: string };
  readonly demo: boolean;
  /** False while the operator has closed the game, so that no round can be placed. */
  readonly isOpen: boolean;
  readonly currency: string;
  readonly minorDigits: number;
  /** Absent while the wallet does not reply. */
  readonly balanceMinor?: number;
  /** Usual stakes of a round, smallest first; the first is the minimum. */
  readonly stakesMinor: readonly number[];
  readonly maxStakeMinor: number;
  readonly cycleMs: number;
  /**
   * Long-term return to player in percent, exact to two decimal places. Absent where odds express
   * it.
   */
  readonly returnPercent?: number;
  /** Jackpot of a game played for money; null for a demonstration of a game with a jackpot. */
  readonly jackpot?: JackpotState | null;
  /** Round in progress. */
  readonly open?: RoundView;
  /** Finished rounds, newest first. */
  readonly last: readonly RoundView[];
  /** Rules of the specific game, such as paytable or sectors. */
  readonly rules: unknown;
}

export interface SlotRules {
  /** Payout of three equal symbols for a stake of one. */
  readonly three: Readonly<Record<string, number>>;
  /** Payout of the leading symbol alone, by its count from the left. */
  readonly leading: { readonly symbol: string; readonly pays: readonly number[] };
  readonly hitPercent: number;
}

export interface SlotOutcome {
  /** Three visible rows of each reel; the middle one is the payline. */
  readonly reels: readonly (readonly string[])[];
  /** Jackpot amount if the round won it, included in the round's win. */
  readonly jackpotMinor?: number;
}

/** Jackpot of a game that is played for money, with its terms. */
export interface JackpotState {
  readonly amountMinor: number;
  /** Initial amount, also after each win. */
  readonly seedMinor: number;
  /** Share of each stake that goes into the jackpot, in percent. */
  readonly sharePercent: number;
  /** Long-term return of the jackpot in percent of all stakes, in addition to the game's return. */
  readonly returnPercent: number;
  /** A stake of one major unit wins the jackpot with a chance of one in this number. */
  readonly oddsPerMajor: number;
}

export interface WheelRules {
  /** Sectors in their order around the wheel. */
  readonly sectors: readonly string[];
  /** Payout for a stake of one, stake included. */
  readonly pays: Readonly<Record<string, number>>;
}

export interface WheelOutcome {
  readonly sector: number;
  readonly field: string;
}

export interface CardsRules {
  /** Minimum points for which a tie returns the stake. */
  readonly tieReturnsFrom: number;
}

export interface CardsOutcome {
  /** Cards as rank and suit, such as "10h". */
  readonly player: readonly string[];
  readonly house: readonly string[];
  readonly playerPoints: number;
  readonly housePoints: number;
}

/** Selection of a market with its odds in hundredths: 185 pays 1.85 for a stake of one. */
export interface Selection {
  readonly pick: string;
  readonly oddsHundredths: number;
}

export interface Market {
  readonly market: string;
  readonly selections: readonly Selection[];
}

export interface SportsEvent {
  readonly eventId: string;
  readonly home: string;
  readonly away: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** The event is about to begin, so no bets are accepted for now. */
  readonly isSuspended: boolean;
  /** Empty while the event is suspended, and once it has begun. */
  readonly markets: readonly Market[];
  /** Score such as "2–1"; absent until the event is over. */
  readonly result?: string;
}

export interface EventList {
  readonly nowMs: number;
  /** Time when odds or the state of an event change next. */
  readonly nextChangeAtMs: number;
  readonly coming: readonly SportsEvent[];
  readonly running: readonly SportsEvent[];
  readonly over: readonly SportsEvent[];
}

/** Selection of an event's market. */
export interface SlipPick {
  readonly eventId: string;
  readonly market: string;
  readonly pick: string;
}

/** Leg of a slip with the odds its player saw. */
export interface SlipLeg extends SlipPick {
  readonly oddsHundredths: number;
}

/** Legs of a slip with their results. */
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

export interface SportsbookState {
  readonly events: EventList;
  readonly open: readonly RoundView[];
  readonly over: readonly RoundView[];
  /** Sides of the events in the slips, by event id. */
  readonly names: Readonly<Record<string, { readonly home: string; readonly away: string }>>;
}
