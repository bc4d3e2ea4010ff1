import type { ColumnType, Generated } from 'kysely';

export interface WalletEntryTable {
  entry_id: Generated<number>;
  member_id: number;
  amount_minor: number;
  reason: string;
  at_ms: number;
  /** Empty for the main wallet, else the vendor whose games are played from this purse. */
  purse: Generated<string>;
  game_transaction_id: Generated<number | null>;
  /** Number of the order that moved the money, for example of a deposit. */
  reference: Generated<string | null>;
  /** Balance of the purse after the entry, written by a trigger. */
  after_minor: Generated<number>;
  /** Type in the account record, which follows from the reason. */
  type: Generated<string>;
}

export interface LaunchTable {
  launch_id: string;
  token_hash: string;
  merchant: string;
  member_id: number;
  /** Hash of the session token; the launch ends with its session. */
  session_hash: string;
  node_id: number;
  room_id: string | null;
  demo: boolean;
  currency: string;
  minor_digits: number;
  /** Purse for stakes and wins; empty for the main wallet. */
  purse: string;
  min_bet_minor: number;
  max_bet_minor: number;
  created_at_ms: number;
  expires_at_ms: number;
  ended_at_ms: Generated<number | null>;
}

/** Append-only transactions: each row has the order and its result. */
export interface GameTransactionTable {
  game_transaction_id: Generated<number>;
  merchant: string;
  member_id: number;
  provider: string;
  transaction_id: string;
  kind: string;
  round: string;
  round_closed: boolean;
  node_id: number;
  /** Category of the game. */
  category: string;
  amount_minor: number;
  /** Amount added to the purse: negative for a stake, 0 for a refused order. */
  moved_minor: number;
  /** Balance of the purse after the transaction. */
  balance_minor: number;
  currency: string;
  purse: string;
  reference_transaction_id: string | null;
  launch_id: string | null;
  at_ms: number;
  /** Status of the wallet reply. */
  verdict: string;
}

export interface WalletTransferTable {
  member_id: number;
  /** Created by the client, once for each transfer. */
  reference_no: string;
  /** Null, together with the direction, where the number was only queried. */
  vendor: string | null;
  direction: string | null;
  /** Null for the whole balance. */
  asked_minor: number | null;
  moved_minor: number;
  status: string;
  at_ms: number;
}

export interface LotteryOrderTable {
  merchant: string;
  order_id: string;
  member_id: number;
  launch_id: string;
  purse: string;
  node_id: number;
  numero: string;
  play_type: string;
  /** Written as JSON text. */
  picks: ColumnType<unknown, string, string>;
  unit_minor: number;
  multiple: number;
  bet_count: number;
  prize_mode: string;
  /** Series of the prize mode when the order was placed. */
  series: number;
  stake_minor: number;
  prize_minor: Generated<number>;
  currency: string;
  minor_digits: number;
  status: 'placed' | 'won' | 'lost' | 'refunded' | 'refused';
  refusal: Generated<string | null>;
  winning_number: Generated<string | null>;
  placed_at_ms: number;
  draw_at_ms: number;
  /** Next time the order is processed. */
  due_at_ms: number;
  tries: Generated<number>;
}
