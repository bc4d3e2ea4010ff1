import type { Words } from '@livery/demo-content/words/Words';
import type { ColumnType, Generated } from 'kysely';

/** Views and tables of the members' records. */
export interface RecordTables {
  account_record: AccountRecordView;
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

/** Message to a member. Title and content are written as JSON text. */
export interface InboxMessageTable {
  message_id: Generated<number>;
  member_id: number;
  title: ColumnType<Words, string, never>;
  content: ColumnType<Words, string, never>;
  at_ms: number;
  /** Null until the member has read it. */
  read_at_ms: Generated<number | null>;
}
