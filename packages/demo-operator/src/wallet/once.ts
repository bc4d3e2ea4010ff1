import type { Refusal as RefusalValue } from '@livery/model';
import { sql } from 'kysely';
import type { Database } from '../database/DatabaseSchema.ts';
import { Refusal } from '../core/Refusal.ts';
import type { Tx } from './gameTransactions.ts';
import { lockMember } from './lockMember.ts';

export interface OnceRequest {
  readonly merchant: string;
  readonly memberId: number;
  /** Created by the client, once for each request. */
  readonly referenceNo: string;
  /** Name of the call. */
  readonly kind: string;
  /** Content that a repeat must not change. Without passwords, because it is stored. */
  readonly payload: object;
  readonly nowMs: number;
  /** Another member whose money moves, and who is locked too. */
  readonly otherId?: number;
  /**
   * Refuses a request that is not confirmed, for example by a payment password. Not called for a
   * number with a result, so that a repeat learns the result in any case.
   */
  readonly authorise?: () => Promise<void>;
}

/**
 * Executes a request at most once for each reference number of a member, in one transaction in
 * which the member is locked. A repeat returns the first result, which must be JSON. A
 * {@link Refusal} undoes the action and is stored too, so that a repeat is refused again: a client
 * chooses a new number after a refusal. Any other error leaves the number unused.
 *
 * A password is checked outside of the transaction, because a wrong one has to be counted, and
 * hashing is slow.
 */
export async function once<Result>(
  db: Database,
  { merchant, memberId, referenceNo, kind, payload, nowMs, otherId, authorise }: OnceRequest,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const request = JSON.stringify(payload);
  if (authorise && !(await isKnown(db, { memberId, referenceNo }))) await authorise();
  const outcome = await db.transaction().execute(async (tx) => {
    // In the order of their ids, so that opposite transfers do not wait for each other.
    for (const id of [memberId, otherId ?? memberId].toSorted((left, right) => left - right))
      await lockMember(tx, { merchant, memberId: id });
    const first = await tx
      .selectFrom('once_request')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('reference_no', '=', referenceNo)
      .executeTakeFirst();
    if (first) {
      if (first.kind !== kind || first.request !== request)
        return new Refusal('This number belongs to another request. Nothing was changed.');
      return first.refused ? readRefusal(first.reply) : { result: JSON.parse(first.reply) };
    }
    const outcome = await undoneWhenRefused(tx, act);
    await tx
      .insertInto('once_request')
      .values({
        member_id: memberId,
        reference_no: referenceNo,
        kind,
        request,
        reply: JSON.stringify(
          outcome instanceof Refusal
            ? { message: outcome.message, value: outcome.value }
            : outcome.result,
        ),
        refused: outcome instanceof Refusal,
        at_ms: nowMs,
      })
      .execute();
    return outcome;
  });
  if (outcome instanceof Refusal) throw outcome;
  // The request's kind decides the type of its result.
  return outcome.result as Result;
}

/** Returns whether a number has a result. */
async function isKnown(
  db: Database,
  { memberId, referenceNo }: Pick<OnceRequest, 'memberId' | 'referenceNo'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('once_request')
    .select('reference_no')
    .where('member_id', '=', memberId)
    .where('reference_no', '=', referenceNo)
    .executeTakeFirst();
  return row !== undefined;
}

/** Executes an action and undoes only its changes when it is refused. */
async function undoneWhenRefused<Result>(
  tx: Tx,
  act: (tx: Tx) => Promise<Result>,
): Promise<Refusal | { result: Result }> {
  await sql`savepoint before_act`.execute(tx);
  try {
    return { result: await act(tx) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint before_act`.execute(tx);
    return error;
  }
}

function readRefusal(reply: string): Refusal {
  // Written by `once`.
  const { message, value } = JSON.parse(reply) as { message: string; value: RefusalValue | null };
  return new Refusal(message, value);
}
