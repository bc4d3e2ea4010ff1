import type { Refusal as RefusalValue } from '@livery/model';
import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseAccess, DatabaseSchema } from '../database/DatabaseSchema.ts';
import { KeyedQueue } from '../core/KeyedQueue.ts';
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
    const first = await findRequest(tx, { memberId, referenceNo });
    if (first) return firstOutcome(first, { kind, request }) ?? numberTaken();
    const outcome = await undoneWhenRefused(tx, act);
    await tx
      .insertInto('once_request')
      .values({
        member_id: memberId,
        reference_no: referenceNo,
        kind,
        request,
        ...storedOutcome(outcome),
        at_ms: nowMs,
      })
      .execute();
    return outcome;
  });
  // The request's kind decides the type of its result.
  return resultOf(outcome) as Result;
}

/**
 * Like {@link once}, for a request that another system decides, which moves the member's money
 * itself, so that it cannot be inside a transaction. The number belongs to its first request before
 * `forward` is called. After an error that is no {@link Refusal} the result is unknown, so a repeat
 * calls `forward` again, which then has to find out what became of the earlier attempts.
 */
export class ForwardedOnce {
  readonly #db: Database;
  /** Of two concurrent repeats, the second waits for the result of the first. */
  readonly #queue = new KeyedQueue();

  constructor(db: Database) {
    this.#db = db;
  }

  run<Result>(
    request: Omit<OnceRequest, 'otherId' | 'authorise'>,
    forward: () => Promise<Result>,
  ): Promise<Result> {
    const { memberId, referenceNo } = request;
    return this.#queue.run(`${memberId} ${referenceNo}`, async () => {
      const known = await this.#reserve(request);
      // The request's kind decides the type of its result.
      if (known) return resultOf(known) as Result;
      const outcome = await refusalOrResult(forward);
      await this.#db
        .updateTable('once_request')
        .set(storedOutcome(outcome))
        .where('member_id', '=', memberId)
        .where('reference_no', '=', referenceNo)
        .execute();
      return resultOf(outcome) as Result;
    });
  }

  /** Assigns a number to a request. Returns the outcome of a number that has one. */
  #reserve({
    merchant,
    memberId,
    referenceNo,
    kind,
    payload,
    nowMs,
  }: OnceRequest): Promise<Outcome | undefined> {
    const request = JSON.stringify(payload);
    return this.#db.transaction().execute(async (tx) => {
      await lockMember(tx, { merchant, memberId });
      const first = await findRequest(tx, { memberId, referenceNo });
      if (first) return firstOutcome(first, { kind, request });
      await tx
        .insertInto('once_request')
        .values({
          member_id: memberId,
          reference_no: referenceNo,
          kind,
          request,
          reply: null,
          refused: false,
          at_ms: nowMs,
        })
        .execute();
      return undefined;
    });
  }
}

type Outcome = Refusal | { readonly result: unknown };
type Row = Selectable<DatabaseSchema['once_request']>;

function findRequest(
  db: DatabaseAccess,
  { memberId, referenceNo }: Pick<OnceRequest, 'memberId' | 'referenceNo'>,
): Promise<Row | undefined> {
  return db
    .selectFrom('once_request')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('reference_no', '=', referenceNo)
    .executeTakeFirst();
}

/** Returns the outcome of a number for a request; undefined while it has none. */
function firstOutcome(
  first: Row,
  { kind, request }: Pick<Row, 'kind' | 'request'>,
): Outcome | undefined {
  if (first.kind !== kind || first.request !== request) return numberTaken();
  if (first.reply === null) return undefined;
  return first.refused ? readRefusal(first.reply) : { result: JSON.parse(first.reply) };
}

function numberTaken(): Refusal {
  return new Refusal('This number belongs to another request. Nothing was changed.');
}

function storedOutcome(outcome: Outcome): Pick<Row, 'reply' | 'refused'> {
  return outcome instanceof Refusal
    ? {
        reply: JSON.stringify({ message: outcome.message, value: outcome.value }),
        refused: true,
      }
    : { reply: JSON.stringify(outcome.result), refused: false };
}

function resultOf(outcome: Outcome): unknown {
  if (outcome instanceof Refusal) throw outcome;
  return outcome.result;
}

async function refusalOrResult(act: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { result: await act() };
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Returns whether a number has a result. */
async function isKnown(
  db: Database,
  number: Pick<OnceRequest, 'memberId' | 'referenceNo'>,
): Promise<boolean> {
  return (await findRequest(db, number)) !== undefined;
}

/** Executes an action and undoes only its changes when it is refused. */
async function undoneWhenRefused<Result>(
  tx: Tx,
  act: (tx: Tx) => Promise<Result>,
): Promise<Outcome> {
  await sql`savepoint before_act`.execute(tx);
  const outcome = await refusalOrResult(() => act(tx));
  if (outcome instanceof Refusal) await sql`rollback to savepoint before_act`.execute(tx);
  return outcome;
}

function readRefusal(reply: string): Refusal {
  // Written by `storedOutcome`.
  const { message, value } = JSON.parse(reply) as { message: string; value: RefusalValue | null };
  return new Refusal(message, value);
}
