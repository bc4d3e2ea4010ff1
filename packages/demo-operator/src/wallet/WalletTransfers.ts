import type { Selectable } from 'kysely';
import type { Database, DatabaseSchema } from '../database/DatabaseSchema.ts';
import type { Tx } from './gameTransactions.ts';
import { lockMember } from './lockMember.ts';
import { mainPurse, purseBalance } from './purseBalance.ts';

/** Transfer between a member's main wallet and the purse at a vendor. */
export interface TransferOrder {
  readonly merchant: string;
  readonly memberId: number;
  /** Created by the client, once for each transfer. */
  readonly referenceNo: string;
  readonly vendor: string;
  /** `in`: from the main wallet to the vendor's purse. */
  readonly direction: 'in' | 'out';
  /** Undefined transfers the whole balance. */
  readonly amountMinor: number | undefined;
}

/** Result of a transfer. */
export interface TransferOutcome {
  readonly status: 'done' | 'refused';
  readonly movedMinor: number;
  /**
   * Reason for a refusal: the balance was too low, the outcome was queried before the transfer
   * arrived, or the number belongs to another transfer.
   */
  readonly reason?: 'too_little' | 'asked_before' | 'number_taken';
}

/**
 * Moves members' money between their main wallet and their purses at vendors. Each reference number
 * moves money at most once, however often the request is repeated.
 *
 * Not by `once`, because the row of a number is also the member's record of transfers, which lists
 * refused ones (`once` would undo their rows), and because a number that was only queried must
 * refuse a later transfer.
 */
export class WalletTransfers {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Executes a transfer. A new transfer that is not allowed now is refused permanently, so that
   * clients may rely on the refusal. A known number returns its first result.
   */
  transfer(
    order: TransferOrder,
    nowMs: number,
    { isAllowed }: { isAllowed: boolean },
  ): Promise<TransferOutcome> {
    return this.#db
      .transaction()
      .execute((tx) => moveBetweenPurses(tx, order, nowMs, { isAllowed }));
  }

  /**
   * Returns the result of a number. An unknown number is refused from now on, so that clients may
   * rely on the reply.
   */
  outcome(
    {
      merchant,
      memberId,
      referenceNo,
    }: Pick<TransferOrder, 'merchant' | 'memberId' | 'referenceNo'>,
    nowMs: number,
  ): Promise<TransferOutcome> {
    return this.#db.transaction().execute(async (tx) => {
      await lockMember(tx, { merchant, memberId });
      const existing = await findTransfer(tx, { memberId, referenceNo });
      return outcomeOf(existing ?? (await refuse(tx, { memberId, referenceNo }, nowMs)));
    });
  }
}

/** Executes a transfer in the caller's transaction; see {@link WalletTransfers.transfer}. */
export async function moveBetweenPurses(
  tx: Tx,
  order: TransferOrder,
  nowMs: number,
  { isAllowed }: { isAllowed: boolean },
): Promise<TransferOutcome> {
  await lockMember(tx, order);
  const first = await findTransfer(tx, order);
  if (first)
    return isSame(first, order)
      ? outcomeOf(first)
      : { status: 'refused', movedMinor: 0, reason: 'number_taken' };
  if (!isAllowed) return outcomeOf(await refuse(tx, order, nowMs));
  const { memberId, vendor, amountMinor } = order;
  const [from, to] = order.direction === 'in' ? [mainPurse, vendor] : [vendor, mainPurse];
  // A negative balance is a debt and cannot be transferred.
  const availableMinor = Math.max(0, await purseBalance(tx, { memberId, purse: from }));
  const movedMinor =
    amountMinor === undefined ? availableMinor : amountMinor <= availableMinor ? amountMinor : 0;
  const stored = await tx
    .insertInto('wallet_transfer')
    .values({
      member_id: memberId,
      reference_no: order.referenceNo,
      vendor,
      direction: order.direction,
      asked_minor: amountMinor ?? null,
      moved_minor: movedMinor,
      status: amountMinor !== undefined && amountMinor > availableMinor ? 'refused' : 'done',
      at_ms: nowMs,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (movedMinor > 0) {
    const entry = { member_id: memberId, reason: 'transfer', at_ms: nowMs };
    await tx
      .insertInto('wallet_entry')
      .values([
        { ...entry, purse: from, amount_minor: -movedMinor },
        { ...entry, purse: to, amount_minor: movedMinor },
      ])
      .execute();
  }
  return outcomeOf(stored);
}

type Row = Selectable<DatabaseSchema['wallet_transfer']>;

function findTransfer(
  tx: Tx,
  { memberId, referenceNo }: { memberId: number; referenceNo: string },
): Promise<Row | undefined> {
  return tx
    .selectFrom('wallet_transfer')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('reference_no', '=', referenceNo)
    .executeTakeFirst();
}

/** Stores a tombstone, so that the number can never move money. */
function refuse(
  tx: Tx,
  { memberId, referenceNo }: { memberId: number; referenceNo: string },
  nowMs: number,
): Promise<Row> {
  const tombstone = {
    member_id: memberId,
    reference_no: referenceNo,
    vendor: null,
    direction: null,
    asked_minor: null,
    moved_minor: 0,
    status: 'refused',
    at_ms: nowMs,
  };
  return tx
    .insertInto('wallet_transfer')
    .values(tombstone)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A number that was only queried matches every order. */
function isSame(
  { vendor, direction, asked_minor: requestedMinor }: Row,
  order: TransferOrder,
): boolean {
  return (
    vendor === null ||
    (vendor === order.vendor &&
      direction === order.direction &&
      requestedMinor === (order.amountMinor ?? null))
  );
}

function outcomeOf({ status, moved_minor: movedMinor, vendor }: Row): TransferOutcome {
  return status === 'done'
    ? { status, movedMinor }
    : { status: 'refused', movedMinor, reason: vendor === null ? 'asked_before' : 'too_little' };
}
