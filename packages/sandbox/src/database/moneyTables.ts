import type { ColumnType, Generated } from 'kysely';

export interface WalletEntryTable {
  entry_id: Generated<number>;
  member_id: number;
  amount_minor: number;
  reason: string;
  at_ms: number;
  /** Empty for the main wallet, else the vendor's whose games are played from it. */
  purse: Generated<string>;
  game_transaction_id: Generated<number | null>;
}

export interface LaunchTable {
  launch_id: string;
  token_hash: string;
  merchant: string;
  member_id: number;
  /** Of the session it was opened in: it ends with that. */
  session_hash: string;
  node_id: number;
  room_id: string | null;
  demo: boolean;
  currency: string;
  minor_digits: number;
  /** Where its stakes come from and its wins go; empty for the main wallet. */
  purse: string;
  min_bet_minor: number;
  max_bet_minor: number;
  created_at_ms: number;
  expires_at_ms: number;
  ended_at_ms: Generated<number | null>;
}

/** Only ever added to. What was asked for stands beside what came of it. */
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
  /** The category the game is listed in. */
  category: string;
  amount_minor: number;
  /** What was added to the purse: negative for a stake, 0 for what was refused. */
  moved_minor: number;
  /** The purse after it. */
  balance_minor: number;
  currency: string;
  purse: string;
  reference_transaction_id: string | null;
  launch_id: string | null;
  at_ms: number;
  /** A status of the wallet. */
  verdict: string;
}

export interface WalletTransferTable {
  member_id: number;
  /** Made by who asks, once a transfer. */
  reference_no: string;
  /** Null together with the direction where the number was only asked about. */
  vendor: string | null;
  direction: string | null;
  /** Null for all there is. */
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
  /** Of the prize mode, when it was placed. */
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
  /** When it is looked at again. */
  due_at_ms: number;
  tries: Generated<number>;
}
