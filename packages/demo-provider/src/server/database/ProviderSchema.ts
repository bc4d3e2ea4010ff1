import type { Generated, Kysely, Transaction } from 'kysely';
import type { RoundState } from '../PlayApi.ts';

/**
 * The provider's tables. Times are Unix milliseconds of the merchant's own clock, money is in
 * integer minor units.
 */
export interface ProviderSchema {
  play_round: PlayRoundTable;
  /** One pool for all slots of a merchant and currency, in hundredths of a minor unit. */
  jackpot: { merchant: string; currency: string; parts: number; seed_minor: number };
}

/** The merchants' clocks, which the provider reads from the operator's table. */
interface MerchantClocks {
  merchant: { code: string; clock_offset_ms: number };
}

export type ProviderDatabase = Kysely<ProviderSchema & MerchantClocks>;

/** A database or a transaction of it. Inside a transaction only the transaction may be used. */
export type ProviderDatabaseAccess =
  | ProviderDatabase
  | Transaction<ProviderSchema & MerchantClocks>;

interface PlayRoundTable {
  /** Made by the page. */
  round_id: string;
  merchant: string;
  member_id: number;
  launch_id: string;
  /** Sealed; empty once the round is over. */
  token: string;
  demo: boolean;
  currency: string;
  game_node_id: number;
  kind: string;
  stake_minor: number;
  /** JSON text, as is the outcome. */
  picks: string;
  state: RoundState;
  outcome: string | null;
  win_minor: number | null;
  refusal: string | null;
  placed_at_ms: number;
  /** When a slip's last event is over. */
  due_at_ms: number | null;
  /** How often the wallet was asked since the state began. */
  tries: Generated<number>;
  /** Of the process's clock, not the merchant's. */
  next_try_at_ms: number;
}
