import type {
  ContractKind,
  ContractPeriod,
  ContractRequestStatus,
  LedgerTier,
} from '@livery/model';
import type { ColumnType, Generated } from 'kysely';

/** Tables of contracts between members and their uplines. */
export interface ContractTables {
  contract: ContractTable;
  contract_request: ContractRequestTable;
  contract_settlement: ContractSettlementTable;
}

/** Tiers, ascending; written as JSON text. */
type TiersColumn = ColumnType<readonly LedgerTier[], string, never>;

interface ContractTable {
  contract_id: Generated<number>;
  merchant: string;
  kind: ContractKind;
  /** The party that pays. */
  upline_id: number;
  /** The party that is paid. */
  downline_id: number;
  period: ContractPeriod;
  tiers: TiersColumn;
  /** Highest rate of the tiers, in hundredths of a percent. */
  top_rate: number;
  status: 'active' | 'terminated' | 'superseded' | 'autoTerminated';
  signed_at_ms: number;
  /** Start of the first period that is settled. */
  starts_at_ms: number;
  /** Next period to settle; null once the last one is settled. */
  next_start_ms: number | null;
  next_end_ms: number | null;
  ended_at_ms: Generated<number | null>;
  /** End of the last period that is settled; null while the contract is active. */
  ends_at_ms: Generated<number | null>;
  /**
   * What the next period is reduced by: wins of a dividend's team, stakes that came back; never
   * positive.
   */
  carried_minor: Generated<number>;
}

interface ContractRequestTable {
  request_id: Generated<number>;
  merchant: string;
  kind: ContractKind;
  type: 'new' | 'termination';
  upline_id: number;
  downline_id: number;
  asker_id: number;
  /** Contract that is to end, or that was signed. */
  contract_id: number | null;
  period: ContractPeriod;
  tiers: TiersColumn;
  top_rate: number;
  reason: string;
  answer: Generated<string>;
  status: ContractRequestStatus;
  at_ms: number;
  answered_at_ms: Generated<number | null>;
}

interface ContractSettlementTable {
  settlement_id: Generated<number>;
  contract_id: number;
  kind: ContractKind;
  /** The party that is paid. */
  member_id: number;
  /** The party that pays. */
  payer_id: number;
  period_start_ms: number;
  period_end_ms: number;
  active_members: number;
  valid_bet_minor: number;
  profit_minor: number;
  /** Carried into this period. */
  carried_minor: number;
  base_minor: number;
  /** Hundredths of a percent. */
  rate: number;
  amount_minor: number;
  status: 'paid' | 'pending' | 'skipped';
  reason: string | null;
  at_ms: number;
  paid_at_ms: number | null;
}
