import {
  settleContract,
  settlementPeriodAt,
  type PeriodCalendar,
  type SettlementPeriod,
  type TeamFigures,
} from '@livery/model';
import { sql } from 'kysely';
import { freeMinor } from '../../cashier/withdrawQuota.ts';
import { SweepBatch } from '../../core/SweepBatch.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import { lockMember } from '../../wallet/lockMember.ts';
import { mainPurse } from '../../wallet/purseBalance.ts';
import { sendEndOf } from './contractMessages.ts';
import { lockContracts } from './Contracts.ts';
import { addSettlement, owedMinor, payMovement, type Movement } from './addSettlement.ts';
import { calendarOf } from './contractTerms.ts';
import { endMovedContracts, movedMerchants, type MovedMerchant } from './contractTree.ts';
import { handCarriedOn, type ContractRow } from './endContracts.ts';
import { teamFigures } from '../team/teamFigures.ts';

/** Contracts or settlements that are read at once. */
const batchSize = 100;
/** Batches of a sweep; the others follow at the next sweep. */
const maxBatches = 20;
/** Periods of a contract that are settled in one transaction. */
const maxPeriods = 200;
/** Pause after the end of a period, in which its last transactions are stored. */
const delayMs = 5_000;

/**
 * Settles contracts, each period once and in order, by the clocks of their merchants.
 *
 * The upline pays from its main wallet, so that the sum of both wallets never changes: what an
 * upline earns from above is its own income, and what it promised to its downlines its own cost. An
 * amount that it cannot cover is pending, and paid as soon as it can, the oldest first.
 * Source: AGNT-03, AGNT-14 to AGNT-16.
 */
export class ContractSettlement {
  readonly #db: Database;
  readonly #moves: SweepBatch<string>;
  readonly #contracts: SweepBatch<number>;
  readonly #payments: SweepBatch<number>;

  /**
   * @param onFault called with each contract that could not be settled; it is retried after a
   *   minute.
   */
  constructor({ db, onFault }: { db: Database; onFault: (error: unknown) => void }) {
    this.#db = db;
    this.#moves = new SweepBatch(onFault);
    this.#contracts = new SweepBatch(onFault);
    this.#payments = new SweepBatch(onFault);
  }

  /** Settles what is due. A failing contract does not stop the others. */
  async settle(nowMs: number): Promise<void> {
    for (const moved of await movedMerchants(this.#db, this.#moves.paused(nowMs)))
      await this.#moves.run(moved.merchant, nowMs, () => this.#endMovedContracts(moved, nowMs));
    await inBatches(
      () => this.#dueContracts(nowMs),
      (contract) =>
        this.#contracts.run(contract.contractId, nowMs, () => this.#settleOne(contract)),
    );
    await inBatches(
      () => this.#payable(nowMs),
      (settlement) =>
        this.#payments.run(settlement.settlementId, nowMs, () => this.#payLate(settlement)),
    );
  }

  #endMovedContracts(
    { merchant, profile, offsetMs }: MovedMerchant,
    realNowMs: number,
  ): Promise<void> {
    const nowMs = realNowMs + offsetMs;
    const calendar = calendarOf(profileOf(profile));
    return this.#db.transaction().execute(async (tx) => {
      await lockContracts(tx, merchant);
      const { departed, superseded } = await endMovedContracts(tx, { merchant, calendar, nowMs });
      await sendEndOf(tx, departed, { cause: 'teamLeft', nowMs });
      await sendEndOf(tx, superseded, { cause: 'superseded', nowMs });
    });
  }

  /** Returns contracts with a period that has ended, upper ones first: they pay for lower ones. */
  async #dueContracts(nowMs: number): Promise<DueContract[]> {
    const { rows } = await sql<DueContract>`
      select contract.contract_id as "contractId", contract.merchant, merchant.profile,
        contract.upline_id as "uplineId", contract.downline_id as "downlineId",
        merchant.clock_offset_ms + ${nowMs}::bigint as "nowMs"
      from contract join merchant on merchant.code = contract.merchant
      where contract.next_end_ms <= merchant.clock_offset_ms + ${nowMs - delayMs}::bigint
        and contract.contract_id <> all (${this.#contracts.paused(nowMs)}::bigint[])
      order by contract.next_end_ms,
        (select count(*) from member_tree where descendant_id = contract.upline_id),
        contract.contract_id
      limit ${batchSize}`.execute(this.#db);
    return rows;
  }

  /** Reads the figures before it locks the parties, because those of a large team take long. */
  async #settleOne(due: DueContract): Promise<void> {
    const { contractId, merchant, profile, uplineId, downlineId, nowMs } = due;
    const calendar = calendarOf(profileOf(profile));
    const read = await readDue(this.#db, { contractId, calendar, nowMs });
    await this.#db.transaction().execute(async (tx) => {
      await lockPair(tx, merchant, [uplineId, downlineId]);
      await settlePeriods(tx, contractId, { profile, nowMs, read });
    });
  }

  /**
   * Returns pending settlements that the free money of their payers covers together with all older
   * ones.
   */
  async #payable(nowMs: number): Promise<PendingSettlement[]> {
    const { rows } = await sql<PendingSettlement>`
      with payer as materialized (
        select distinct payer_id from contract_settlement where status = 'pending'
      ),
      funded as (
        select payer_id, free_minor
        from payer
        cross join lateral (
          select coalesce(sum(balance_minor), 0) as owned_minor
          from wallet_sum
          where member_id = payer_id and (purse = ${mainPurse} or balance_minor < 0)
        ) as wallet
        cross join lateral (
          select coalesce(sum(amount_minor), 0) as locked_minor
          from bonus
          where member_id = payer_id and status = 'active'
        ) as bonus
        cross join lateral (select owned_minor - locked_minor as free_minor) as free
        where free_minor > 0
      ),
      owed as (
        select pending.*, free_minor,
          sum(amount_minor) over (partition by payer_id order by settlement_id) as owed_minor
        from funded join contract_settlement as pending using (payer_id)
        where pending.status = 'pending'
      )
      select due.settlement_id as "settlementId", due.kind, due.amount_minor as "amountMinor",
        due.payer_id as "payerId", due.member_id as "memberId", merchant.code as merchant,
        merchant.clock_offset_ms + ${nowMs}::bigint as "nowMs"
      from owed as due
      join member on member.member_id = due.payer_id
      join merchant on merchant.code = member.merchant
      where due.owed_minor <= due.free_minor
        and due.settlement_id <> all (${this.#payments.paused(nowMs)}::bigint[])
      order by due.settlement_id
      limit ${batchSize}`.execute(this.#db);
    return rows;
  }

  #payLate({
    settlementId,
    merchant,
    payerId,
    memberId,
    kind,
    amountMinor,
    nowMs,
  }: PendingSettlement) {
    return this.#db.transaction().execute(async (tx) => {
      await lockPair(tx, merchant, [payerId, memberId]);
      const owed = await owedMinor(tx, { payerId, untilId: settlementId });
      if ((await freeMinor(tx, payerId)) < owed) return;
      const paid = await tx
        .updateTable('contract_settlement')
        .set({ status: 'paid', reason: null, paid_at_ms: nowMs })
        .where('settlement_id', '=', settlementId)
        .where('status', '=', 'pending')
        .returning('settlement_id')
        .executeTakeFirst();
      if (paid)
        await payMovement(tx, { settlementId, kind, payerId, memberId, amountMinor, nowMs });
    });
  }
}

/** Figures of the periods of a contract that have ended; they never change. */
interface DueFigures {
  readonly periods: readonly SettlementPeriod[];
  readonly figures: readonly TeamFigures[];
}

async function readDue(
  db: Database | Tx,
  { contractId, calendar, nowMs }: { contractId: number; calendar: PeriodCalendar; nowMs: number },
): Promise<DueFigures> {
  const contract = await db
    .selectFrom('contract')
    .selectAll()
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow();
  const { periods } = duePeriods(contract, calendar, nowMs);
  return { periods, figures: await teamFigures(db, contract.downline_id, periods) };
}

/**
 * Settles the periods of a contract that have ended, in the caller's transaction, in which both
 * parties are locked. Does nothing if they were settled or cut short after the figures were read.
 */
export async function settlePeriods(
  tx: Tx,
  contractId: number,
  { profile, nowMs, read }: { profile: string; nowMs: number; read?: DueFigures },
): Promise<void> {
  const { contracts, timeZone } = profileOf(profile);
  const calendar = calendarOf({ contracts, timeZone });
  const known = read ?? (await readDue(tx, { contractId, calendar, nowMs }));
  const contract = await tx
    .selectFrom('contract')
    .selectAll()
    .where('contract_id', '=', contractId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Fewer than were read if the contract has ended meanwhile.
  const { periods, next } = duePeriods(contract, calendar, nowMs);
  const isKnown = ({ startMs, endMs }: SettlementPeriod, index: number) =>
    known.periods[index]?.startMs === startMs && known.periods[index].endMs === endMs;
  if (!periods.every(isKnown)) return;
  const { carriesWins } = contracts;
  let carriedMinor = contract.carried_minor;
  for (const [index, period] of periods.entries()) {
    const team = known.figures[index] ?? noFigures;
    const { kind, tiers } = contract;
    const pay = settleContract({ kind, tiers, figures: team, carriedMinor, carriesWins });
    if (!isIdle(contract, team))
      await addSettlement(tx, contract, { period, team, pay, carriedMinor, nowMs });
    carriedMinor = pay.carriedMinor;
  }
  const settled = await tx
    .updateTable('contract')
    .set({
      next_start_ms: next?.startMs ?? null,
      next_end_ms: next?.endMs ?? null,
      carried_minor: carriedMinor,
    })
    .where('contract_id', '=', contractId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await handCarriedOn(tx, settled);
}

interface DueContract {
  readonly contractId: number;
  readonly merchant: string;
  readonly profile: string;
  readonly uplineId: number;
  readonly downlineId: number;
  readonly nowMs: number;
}

interface PendingSettlement extends Movement {
  readonly merchant: string;
}

const noFigures: TeamFigures = { activeMembers: 0, validBetMinor: 0, profitMinor: 0 };

/** Runs the items of several batches, until one is not full. */
async function inBatches<Item>(
  read: () => Promise<readonly Item[]>,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const items = await read();
    for (const item of items) await run(item);
    if (items.length < batchSize) return;
  }
}

/** Locks both parties in the order of their ids, as all that moves money between members does. */
async function lockPair(tx: Tx, merchant: string, ids: readonly number[]): Promise<void> {
  for (const memberId of ids.toSorted((left, right) => left - right))
    await lockMember(tx, { merchant, memberId });
}

/** Whether a short period had no play. Most have none, so their settlements are not stored. */
function isIdle(
  { period }: ContractRow,
  { activeMembers, validBetMinor, profitMinor }: TeamFigures,
): boolean {
  const isShort = period === 'realTime' || period === 'hourly';
  return isShort && activeMembers === 0 && validBetMinor === 0 && profitMinor === 0;
}

/**
 * Returns the periods of a contract that have ended, and the next one; none after the last, which
 * can be cut short. Each begins where the one before ends, also if the merchant's calendar has
 * changed.
 */
function duePeriods(
  { period, next_start_ms: startMs, next_end_ms: endMs, ends_at_ms: endsAtMs }: ContractRow,
  calendar: PeriodCalendar,
  nowMs: number,
): { periods: SettlementPeriod[]; next: SettlementPeriod | undefined } {
  const lastMs = endsAtMs ?? Infinity;
  const periods: SettlementPeriod[] = [];
  let next = startMs === null || endMs === null ? undefined : { startMs, endMs };
  while (next && next.endMs + delayMs <= nowMs && periods.length < maxPeriods) {
    periods.push(next);
    const { endMs: followingMs } = settlementPeriodAt(period, next.endMs, calendar);
    next =
      next.endMs < lastMs
        ? { startMs: next.endMs, endMs: Math.min(followingMs, lastMs) }
        : undefined;
  }
  return { periods, next };
}
