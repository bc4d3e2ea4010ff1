import { trialAccount, type ContractKind } from '@livery/model';
import { sql, type RawBuilder } from 'kysely';
import type { DatabaseAccess } from '../../database/DatabaseSchema.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import { endContracts, type ContractRow } from './endContracts.ts';

/** The two parties of a contract: a member and its direct upline. */
export interface ContractPair {
  readonly uplineId: number;
  readonly downlineId: number;
}

/** Whether a member is directly below another one, and neither is a trial account. */
export async function isDirectPair(
  db: DatabaseAccess,
  { uplineId, downlineId }: ContractPair,
): Promise<boolean> {
  const row = await db
    .selectFrom('member as downline')
    .innerJoin('member as upline', 'upline.member_id', 'downline.upline_id')
    .select('downline.member_id')
    .where('downline.member_id', '=', downlineId)
    .where('upline.member_id', '=', uplineId)
    .where('downline.is_agent', '!=', trialAccount)
    .where('upline.is_agent', '!=', trialAccount)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the member above another one. */
export async function uplineOf(db: DatabaseAccess, memberId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('member')
    .select('upline_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.upline_id ?? undefined;
}

/**
 * Returns the highest rate that a member may give to its downlines: the lowest one of the contracts of
 * the member and of all members above, so that no member earns a higher rate than one above.
 *
 * @returns hundredths of a percent; `undefined` without such contracts.
 */
export async function rateLimitOf(
  db: DatabaseAccess,
  { kind, memberId }: { kind: ContractKind; memberId: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('member_tree as tree')
    .innerJoin('contract', 'contract.downline_id', 'tree.ancestor_id')
    .select(({ fn }) => fn.min('contract.top_rate').as('limit'))
    .where('tree.descendant_id', '=', memberId)
    .where('contract.kind', '=', kind)
    .where('contract.status', '=', 'active')
    .executeTakeFirstOrThrow();
  const limit: number | null = row.limit; // null without rows
  return limit ?? undefined;
}

/** Lower party and highest rate of a contract. */
export interface SignedRate {
  readonly kind: ContractKind;
  readonly memberId: number;
  /** Hundredths of a percent. */
  readonly rate: number;
}

/**
 * Returns the active contracts that members of a team have given at a higher rate: those that end when
 * the member on top of the team signs this rate. Source: AGNT-18.
 */
export async function outrankedBy(db: DatabaseAccess, signed: SignedRate): Promise<number[]> {
  const rows = await selectOutranked(db, signed).select('contract_id').execute();
  return rows.map(({ contract_id: id }) => id);
}

/** Returns how many contracts {@link outrankedBy} has, and the first of them, the highest rates first. */
export async function firstOutrankedBy(
  db: DatabaseAccess,
  signed: SignedRate,
  limit: number,
): Promise<{ count: number; ids: number[] }> {
  const rows = await selectOutranked(db, signed)
    .select(['contract_id', sql<number>`(count(*) over ())::integer`.as('count')])
    .orderBy('top_rate', 'desc')
    .orderBy('contract_id')
    .limit(limit)
    .execute();
  return { count: rows[0]?.count ?? 0, ids: rows.map(({ contract_id: id }) => id) };
}

function selectOutranked(db: DatabaseAccess, { kind, memberId, rate }: SignedRate) {
  return db
    .selectFrom('contract')
    .where('kind', '=', kind)
    .where('status', '=', 'active')
    .where('top_rate', '>', rate)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('member_tree as tree')
          .select('tree.depth')
          .where('tree.ancestor_id', '=', memberId)
          .whereRef('tree.descendant_id', '=', 'contract.upline_id'),
      ),
    );
}

/** Active contracts whose parties are no longer upline and downline. */
const leftContracts = sql`
  contract join member as downline on downline.member_id = contract.downline_id
  where contract.status = 'active' and downline.upline_id is distinct from contract.upline_id`;

/** Open requests whose parties are no longer upline and downline. */
const leftRequests = sql`
  contract_request as request join member as downline on downline.member_id = request.downline_id
  where request.status = 'requested' and downline.upline_id is distinct from request.upline_id`;

/** Active contracts with a higher rate than one above, which a moved team can have. */
const outrankedContracts = sql`
  contract as high
  join member_tree as tree on tree.ancestor_id = high.downline_id
  join contract on contract.upline_id = tree.descendant_id and contract.kind = high.kind
    and contract.status = 'active' and contract.top_rate > high.top_rate
  where high.status = 'active'`;

/**
 * Returns the merchants in which members were moved since {@link endMoved}, with their clocks' offsets,
 * except paused ones.
 */
export async function movedMerchants(
  db: DatabaseAccess,
  paused: readonly string[],
): Promise<{ merchant: string; offsetMs: number }[]> {
  const { rows } = await sql<{ merchant: string; offsetMs: number }>`
    select code as merchant, clock_offset_ms as "offsetMs" from merchant
    where tree_moved and code <> all (${paused}::text[])`.execute(db);
  return rows;
}

/**
 * Ends contracts and requests whose parties are no longer upline and downline, and contracts that have a
 * higher rate than one above since their team was moved. Returns the ended contracts.
 */
export async function endMoved(
  tx: Tx,
  { merchant, nowMs }: { merchant: string; nowMs: number },
): Promise<ContractRow[]> {
  // First, so that a move that is not stored yet sets it again.
  await tx
    .updateTable('merchant')
    .set({ tree_moved: false })
    .where('code', '=', merchant)
    .execute();
  const end = { status: 'autoTerminated', nowMs } as const;
  const left = await idsOf(
    tx,
    sql`select contract_id as id from ${leftContracts} and contract.merchant = ${merchant}`,
  );
  const leftRows = await endContracts(tx, left, { ...end, isLeft: true });
  await sql`
    update contract_request set status = 'lapsed', answered_at_ms = ${nowMs}
    where request_id in (
      select request_id from ${leftRequests} and request.merchant = ${merchant})`.execute(tx);
  const outranked = await idsOf(
    tx,
    sql`select distinct contract.contract_id as id
      from ${outrankedContracts} and contract.merchant = ${merchant}`,
  );
  return [...leftRows, ...(await endContracts(tx, outranked, end))];
}

async function idsOf(tx: Tx, select: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${select}`.execute(tx);
  return rows.map(({ id }) => id);
}
