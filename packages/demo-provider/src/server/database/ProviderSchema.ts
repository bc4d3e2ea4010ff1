import type { Generated, Kysely, Transaction } from 'kysely';
import type { RoundState } from '../PlayApi.ts';

/**
 * Tables of the provider. Times are Unix milliseconds of the merchant's own clock; money is in
 * integer minor units.
 */
export interface ProviderSchema {
  play_round: PlayRoundTable;
  /** One pool for all slots of a merchant and currency, in hundredths of a minor unit. */
  jackpot: { merchant: string; currency: string; parts: number; seed_minor: number };
}

/** Merchants' clocks, which the provider reads from the operator's table. */
interface MerchantClocks {
  merchant: { code: string; clock_offset_ms: number };
}

export type ProviderDatabase = Kysely<ProviderSchema & MerchantClocks>;

/** Database or open transaction. Inside a transaction only the transaction may be used. */
export type ProviderDatabaseAccess =
  | ProviderDatabase
  | Transaction<ProviderSchema & MerchantClocks>;

interface PlayRoundTable {
  /** Created by the page. */
  round_id: string;
  merchant: string;
  member_id: number;
  launch_id: string;
  /** Encrypted; empty once the round is over. */
  token: string;
  demo: boolean;
  currency: string;
  game_node_id: number;
  kind: string;
  stake_minor: number;
  /** JSON text, like the outcome. */
  picks: string;
  state: RoundState;
  outcome: string | null;
  win_minor: number | null;
  refusal: string | null;
  placed_at_ms: number;
  /** Time when a slip's last event ends. */
  due_at_ms: number | null;
  /** Number of wallet requests since the state began. */
  tries: Generated<number>;
  /** By the process's clock, not the merchant's. */
  next_try_at_ms: number;
}
