import type { Tx } from './gameTransactions.ts';

/**
 * Makes everything that moves a member's money come one after the other. Undefined, when there is
 * no such member. Not for the member's key: whoever only refers to it, as a sign-in does, need not
 * wait.
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
