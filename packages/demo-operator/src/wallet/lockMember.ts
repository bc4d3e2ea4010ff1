import type { Tx } from './gameTransactions.ts';

/**
 * Locks a member for the transaction, so that all movements of the member's money are serialized.
 * Returns undefined when the member does not exist. The lock does not cover the key, so that
 * inserts that only reference the member, such as sign-ins, need not wait.
 */
export function lockMember(tx: Tx, { merchant, memberId }: { merchant: string; memberId: number }) {
  return tx
    .selectFrom('member')
    .select('play_off')
    .where('member_id', '=', memberId)
    .where('merchant', '=', merchant)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
