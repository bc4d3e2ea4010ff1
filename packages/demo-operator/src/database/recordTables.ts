import type { StoredWords } from '@livery/demo-content/words/Words';
import type { ColumnType, Generated } from 'kysely';

/** Views and tables of the members' records. */
export interface RecordTables {
  account_record: AccountRecordView;
  bet_round: BetRoundTable;
  play_day: PlayDayTable;
  ledger_day: LedgerDayTable;
  member_day: MemberDayTable;
  inbox_message: InboxMessageTable;
  /** Gifts for reached ranks that members have claimed. */
  rank_gift: { member_id: number; rank_level: number; amount_minor: number; at_ms: number };
}

/** One line per wallet entry. */
export interface AccountRecordView {
  entry_id: number;
  member_id: number;
  at_ms: number;
  /** Empty for the main wallet, else the vendor's code. */
  purse: string;
  amount_minor: number;
  /** Balance of the purse after the entry. */
  after_minor: number;
  type: string;
  /** Number of the order, or of the round of a game. */
  reference: string | null;
  /** Game of a stake or a win. */
  node_id: number | null;
}

/** Stakes and wins of a member in one round, net of rollbacks. Written by triggers only. */
export interface BetRoundTable {
  /** Number of the first stake's transaction. */
  round_id: number;
  merchant: string;
  member_id: number;
  provider: string;
  /** The provider's number. */
  round: string;
  node_id: number;
  category: string;
  currency: string;
  /** Time of the first stake. */
  at_ms: number;
  stake_minor: number;
  given_back_minor: number;
  win_minor: number;
  bets: number;
  undone_bets: number;
  is_closed: boolean;
  /** Stake of a closed round, else 0. */
  valid_minor: number;
  /** settled, running or undone. */
  state: string;
}

/** Sums of a member's rounds that began on a day, by game. Written by triggers only. */
interface PlayDayTable {
  member_id: number;
  /** Day of the merchant's zone, as days since 1970. */
  day: number;
  node_id: number;
  category: string;
  rounds: number;
  settled_rounds: number;
  undone_rounds: number;
  stake_minor: number;
  valid_minor: number;
  win_minor: number;
  settled_win_minor: number;
}

/** Sums of a member's wallet entries of a day, by type. Written by triggers only. */
interface LedgerDayTable {
  member_id: number;
  /** Day of the merchant's zone, as days since 1970. */
  day: number;
  type: string;
  in_entries: number;
  in_minor: number;
  out_entries: number;
  out_minor: number;
}

/** Play and payments of a member's day. Written by triggers only. */
interface MemberDayTable {
  member_id: number;
  /** Day of the merchant's zone, as days since 1970. */
  day: number;
  /** Rounds that began on the day, with their later wins. */
  rounds: number;
  stake_minor: number;
  valid_minor: number;
  win_minor: number;
  deposit_minor: number;
  withdrawal_minor: number;
  rebate_minor: number;
  /** Bonuses and rewards. */
  bonus_minor: number;
  /** Received dividends and salaries. */
  commission_minor: number;
}

/** Message to a member. Title and content are written as JSON text. */
export interface InboxMessageTable {
  message_id: Generated<number>;
  member_id: number;
  title: ColumnType<StoredWords, string, never>;
  content: ColumnType<StoredWords, string, never>;
  at_ms: number;
  /** Null until the member has read it. */
  read_at_ms: Generated<number | null>;
}
