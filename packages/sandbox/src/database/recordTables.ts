/** Views and tables of the members' records. */
export interface RecordTables {
  account_record: AccountRecordView;
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
