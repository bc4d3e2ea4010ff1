/** Statuses of a withdrawal. Source: MEMB-06, MEMB-20, MEMB-21. */
export type WithdrawalStatus =
  | 'submitted'
  | 'review'
  | 'approved'
  | 'paying'
  | 'paid'
  | 'failed'
  | 'rejected'
  | 'received'
  | 'partly'
  | 'notReceived'
  | 'autoReceived';

/** What the demonstration does with an order. */
export type WithdrawalOutcome = 'paid' | 'failed' | 'rejected';

/** Statuses of orders whose money may still come back. */
export const openStatuses = ['submitted', 'review', 'approved', 'paying'] as const;

/** Statuses of paid orders, which the member may answer. */
export const answerableStatuses: readonly string[] = ['paid', 'autoReceived'];

const secondMs = 1_000;
/** Time that an order spends in a status. */
const durationsMs: Readonly<Partial<Record<WithdrawalStatus, number>>> = {
  submitted: 5 * secondMs,
  review: 15 * secondMs,
  approved: 5 * secondMs,
  paying: 15 * secondMs,
};

/** Returns the status that follows without the member's doing; `undefined` after a final one. */
export function nextStatus(
  status: string,
  outcome: WithdrawalOutcome,
): WithdrawalStatus | undefined {
  switch (status) {
    case 'submitted':
      return 'review';
    case 'review':
      return outcome === 'rejected' ? 'rejected' : 'approved';
    case 'approved':
      return 'paying';
    case 'paying':
      return outcome === 'failed' ? 'failed' : 'paid';
    case 'paid':
      return 'autoReceived';
    default:
      return undefined;
  }
}

/** Returns how long an order stays in a status; `undefined` for a final one. */
export function durationMs(status: WithdrawalStatus, receiptMinutes: number): number | undefined {
  return status === 'paid' ? receiptMinutes * 60 * secondMs : durationsMs[status];
}

/**
 * Returns what happens to an amount in major units. Two test amounts show the refusals: those that
 * end in 13 are rejected, those that end in 14 fail at the bank.
 */
export function outcomeOf(amount: number): WithdrawalOutcome {
  const ending = Math.floor(amount) % 100;
  return ending === 13 ? 'rejected' : ending === 14 ? 'failed' : 'paid';
}
