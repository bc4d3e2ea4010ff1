import type { Generated } from 'kysely';

/** Tables of deposits, withdrawals and transfers between members. */
export interface CashierTables {
  once_request: OnceRequestTable;
  deposit_order: DepositOrderTable;
  deposit_limit: DepositLimitTable;
  payout_account: PayoutAccountTable;
  withdrawal_order: WithdrawalOrderTable;
  withdrawal_step: {
    order_id: string;
    status: string;
    at_ms: number;
    step_id: Generated<number>;
  };
  member_transfer: MemberTransferTable;
  upload: UploadTable;
}

interface OnceRequestTable {
  member_id: number;
  /** Created by the client, once for each request. */
  reference_no: string;
  kind: string;
  /** Content of the request as JSON text, without passwords. */
  request: string;
  /** JSON text of the result, or of the refusal. Null while a forwarded request has no result. */
  reply: string | null;
  refused: boolean;
  at_ms: number;
}

export interface DepositOrderTable {
  order_id: string;
  merchant: string;
  member_id: number;
  method_id: string;
  amount_minor: number;
  fee_minor: number;
  payer: string | null;
  return_url: string | null;
  /** Promotion that the member chose for the deposit. */
  bonus_id: Generated<string | null>;
  /** Amount that was paid and waits for its confirmation. */
  paid_minor: Generated<number | null>;
  credited_minor: Generated<number | null>;
  status: 'created' | 'pending' | 'success' | 'failed' | 'expired' | 'cancelled';
  reason: Generated<string | null>;
  at_ms: number;
  expires_at_ms: number;
  /** Next time the order is processed; null for a final status. */
  due_at_ms: number | null;
  settled_at_ms: Generated<number | null>;
}

export interface DepositLimitTable {
  member_id: number;
  period: 'day' | 'week' | 'month';
  /** Null if the member decided to have no limit. */
  amount_minor: number | null;
  /** Limit from `next_at_ms` on; null for none. */
  next_minor: Generated<number | null>;
  /** Null if no change is waiting. */
  next_at_ms: Generated<number | null>;
}

export interface PayoutAccountTable {
  account_id: string;
  member_id: number;
  kind: string;
  bank: string;
  holder: string;
  number: string;
  added_at_ms: number;
  /** Time from which withdrawals are possible. */
  usable_at_ms: number;
  removed_at_ms: Generated<number | null>;
}

export interface WithdrawalOrderTable {
  order_id: string;
  merchant: string;
  member_id: number;
  account_id: string;
  /** Bank and masked number at the time of the order. */
  account: string;
  amount_minor: number;
  fee_minor: number;
  /** What the demonstration does with the order. */
  outcome: 'paid' | 'failed' | 'rejected';
  status: string;
  reason: Generated<string | null>;
  receipt_minutes: number;
  received_minor: Generated<number | null>;
  remark: Generated<string | null>;
  at_ms: number;
  paid_at_ms: Generated<number | null>;
  /** Time of the next step; null for a final status. */
  due_at_ms: number | null;
}

/** One row for each side of a transfer. */
export interface MemberTransferTable {
  transfer_id: string;
  member_id: number;
  other_id: number;
  /** Negative for the sender. */
  amount_minor: number;
  /** Balance of the member's main wallet after the transfer. */
  balance_minor: number;
  remark: string;
  at_ms: number;
}

interface UploadTable {
  upload_id: Generated<number>;
  merchant: string;
  /** What the image belongs to, for example the number of an order. */
  subject: string;
  type: string;
  content: Buffer;
  /** SHA-256 of the content, in hexadecimal. */
  hash: string;
  at_ms: number;
}
