import { trialAccount, type ContractKind, type PeriodCalendar } from '@livery/model';
import { sql, type RawBuilder } from 'kysely';
import type { DatabaseAccess } from '../../database/DatabaseSchema.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import { endContracts, handCarriedOn, type ContractRow } from './endContracts.ts';

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
 * Contracts that are settled for a time after a moment: active ones, and ended ones whose last
 * period still runs. Contracts that were replaced before they began are never settled.
 */
function isInForce(afterMs: number): RawBuilder<boolean> {
  return sql<boolean>`(contract.status = 'active'
    or contract.ends_at_ms > greatest(contract.starts_at_ms, ${afterMs}::bigint))`;
}

/**
 * Returns the highest rate that a member may give to its downlines: the lowest one of the contracts
 * of the member and of all members above that are in force, so that no member earns a higher rate
 * than one above.
 *
 * @returns hundredths of a percent; `undefined` without such contracts.
 */
export async function rateLimitOf(
  db: DatabaseAccess,
  { kind, memberId, nowMs }: { kind: ContractKind; memberId: number; nowMs: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('member_tree as tree')
    .innerJoin('contract', 'contract.downline_id', 'tree.ancestor_id')
    .select(({ fn }) => fn.min('contract.top_rate').as('limit'))
    .where('tree.descendant_id', '=', memberId)
    .where('contract.kind', '=', kind)
    .where(isInForce(nowMs))
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
  readonly nowMs: number;
}

/**
 * Returns the contracts in force that members of a team have given at a higher rate: those that end
 * when the member on top of the team signs this rate. Source: AGNT-18.
 *
 * `settledUntilMs` is the end of their last settled period; 0 without one.
 */
export async function supersededBy(
  db: DatabaseAccess,
  signed: SignedRate,
): Promise<{ ids: number[]; settledUntilMs: number }> {
  const rows = await selectOutranked(db, signed)
    .select(['contract_id', 'starts_at_ms', 'next_start_ms', 'ends_at_ms'])
    .execute();
  let settledUntilMs = 0;
  for (const {
    starts_at_ms: startsAtMs,
    next_start_ms: nextStartMs,
    ends_at_ms: endsAtMs,
  } of rows) {
    const untilMs = nextStartMs ?? endsAtMs ?? 0;
    if (untilMs > startsAtMs) settledUntilMs = Math.max(settledUntilMs, untilMs);
  }
  return { ids: rows.map(({ contract_id: id }) => id), settledUntilMs };
}

/**
 * Returns how many contracts {@link supersededBy} has, and the first of them, the highest rates
 * first.
 */
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

function selectOutranked(db: DatabaseAccess, { kind, memberId, rate, nowMs }: SignedRate) {
  return db
    .selectFrom('contract')
    .where('kind', '=', kind)
    .where(isInForce(nowMs))
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

/** Contracts in force whose parties are no longer upline and downline. */
const leftContracts = (nowMs: number) => sql`
  contract join member as downline on downline.member_id = contract.downline_id
  where ${isInForce(nowMs)} and downline.upline_id is distinct from contract.upline_id`;

/** Open requests whose parties are no longer upline and downline. */
const leftRequests = sql`
  contract_request as request join member as downline on downline.member_id = request.downline_id
  where request.status = 'requested' and downline.upline_id is distinct from request.upline_id`;

/** Contracts that run with a higher rate beside one above, which a moved team can have. */
const supersededContracts = (nowMs: number) => sql`
  contract as high
  join member_tree as tree on tree.ancestor_id = high.downline_id
  join contract on contract.upline_id = tree.descendant_id and contract.kind = high.kind
    and contract.top_rate > high.top_rate
  where (high.ends_at_ms is null or high.ends_at_ms > ${nowMs}::bigint) and ${isInForce(nowMs)}
    and coalesce(least(contract.ends_at_ms, high.ends_at_ms) >
      greatest(contract.starts_at_ms, high.starts_at_ms), true)`;

/** Merchant with moved members. */
export interface MovedMerchant {
  readonly merchant: string;
  readonly profile: string;
  /** Offset of its clock. */
  readonly offsetMs: number;
}

/**
 * Returns the merchants in which members were moved since {@link endMovedContracts}, except paused
 * ones.
 */
export async function movedMerchants(
  db: DatabaseAccess,
  paused: readonly string[],
): Promise<MovedMerchant[]> {
  const { rows } = await sql<MovedMerchant>`
    select code as merchant, profile, clock_offset_ms as "offsetMs" from merchant
    where tree_moved and code <> all (${paused}::text[])`.execute(db);
  return rows;
}

/**
 * Ends contracts and requests whose parties are no longer upline and downline, and contracts that
 * have a higher rate than one above since their team was moved. Returns the ended contracts.
 */
export async function endMovedContracts(
  tx: Tx,
  { merchant, calendar, nowMs }: { merchant: string; calendar: PeriodCalendar; nowMs: number },
): Promise<{ departed: ContractRow[]; superseded: ContractRow[] }> {
  // First, so that a move that is not stored yet sets it again.
  await tx
    .updateTable('merchant')
    .set({ tree_moved: false })
    .where('code', '=', merchant)
    .execute();
  const end = { status: 'autoTerminated', calendar, nowMs } as const;
  const departedIds = await idsOf(
    tx,
    sql`select contract_id as id from ${leftContracts(nowMs)} and contract.merchant = ${merchant}`,
  );
  const departed = await endContracts(tx, departedIds, { ...end, isLeft: true });
  await sql`
    update contract_request set status = 'lapsed', answered_at_ms = ${nowMs}
    where request_id in (
      select request_id from ${leftRequests} and request.merchant = ${merchant})`.execute(tx);
  const supersededIds = await idsOf(
    tx,
    sql`select distinct contract.contract_id as id
      from ${supersededContracts(nowMs)} and contract.merchant = ${merchant}`,
  );
  const superseded = await endContracts(tx, supersededIds, { ...end, untilMs: nowMs });
  for (const contract of [...departed, ...superseded]) await handCarriedOn(tx, contract);
  return { departed, superseded };
}

async function idsOf(tx: Tx, select: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${select}`.execute(tx);
  return rows.map(({ id }) => id);
}
