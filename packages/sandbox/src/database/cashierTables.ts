/** Tables of deposits, withdrawals and transfers between members. */
export interface CashierTables {
  once_request: OnceRequestTable;
}

interface OnceRequestTable {
  member_id: number;
  /** Created by the client, once for each request. */
  reference_no: string;
  kind: string;
  /** Content of the request as JSON text, without passwords. */
  request: string;
  /** JSON text of the result, or of the refusal. */
  reply: string;
  refused: boolean;
  at_ms: number;
}
