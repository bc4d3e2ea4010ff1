import { sql, type RawBuilder } from 'kysely';
import { rejectedRemark } from '@livery/demo-content/rewards/rewardSeeds';
import { mallItems } from '@livery/demo-content/words/mallCatalogue';
import { lockMember } from '../wallet/lockMember.ts';
import { creditWallet } from './creditWallet.ts';
import type { Tx } from '../wallet/gameTransactions.ts';
import { termsOf } from './activities.ts';
import { countedMinor } from './bonusRules.ts';
import { addReward } from './payReward.ts';
import { changePoints } from './pointsLedger.ts';
import { newPoints } from './newPoints.ts';
import type { RewardMember } from './RewardMember.ts';
import { settleDeposits } from './settleDeposits.ts';
import { validStakes } from '../records/validStakes.ts';
import { lastTransactionId, sumOf, validBets, type BetRange } from './validBets.ts';

/** Word in a remark or delivery address that makes the demonstration's operator refuse it. */
const refusedWord = /\bP\.?\s?O\.?\s?Box\b/i;
const refusedApplication = /\breject\b/i;

/**
 * Brings everything of a member up to date that happens by itself: points earned, wagering of
 * bonuses, progress of missions and promotions, shares of deposits, decisions about redemptions and
 * applications, and expiry. Locks the member.
 */
export async function settleRewards(tx: Tx, member: RewardMember): Promise<void> {
  await lockMember(tx, member);
  const range = await countNewBets(tx, member);
  if (range) {
    await wagerBonuses(tx, member, range);
    await advanceActivities(tx, member, range);
  }
  const due = await readDue(tx, member);
  if (due.deposits) await settleDeposits(tx, member);
  if (due.redemptions) await decideRedemptions(tx, member);
  if (due.applications) await decideApplications(tx, member);
  if (due.expiry) await expire(tx, member);
}

/** What of a member is due, read at once because most settlements find nothing. */
interface Due {
  readonly deposits: boolean;
  readonly redemptions: boolean;
  readonly applications: boolean;
  readonly expiry: boolean;
}

async function readDue(tx: Tx, { memberId, nowMs }: RewardMember): Promise<Due> {
  const { rows } = await sql<Due>`
    select
      exists (select from activity
        where member_id = ${memberId} and kind = 'promotion' and status = 'joined') as deposits,
      exists (select from points_order
        where member_id = ${memberId} and status = 'inProcess' and due_at_ms <= ${nowMs})
        as redemptions,
      exists (select from activity
        where member_id = ${memberId} and status = 'applying' and due_at_ms <= ${nowMs})
        as applications,
      exists (select from reward
        where member_id = ${memberId} and status = 'claimable' and expires_at_ms <= ${nowMs})
      or exists (select from bonus
        where member_id = ${memberId} and status = 'active' and expires_at_ms <= ${nowMs})
        as expiry`.execute(tx);
  const [due] = rows;
  if (!due) throw new Error('A query without a table returned no row.');
  return due;
}

/**
 * Counts the bets of members of whom none was counted, and adds the points they earned, in a few
 * queries for all of them.
 */
export async function countFirstBets(tx: Tx, members: readonly RewardMember[]): Promise<void> {
  const ids = members.map(({ memberId }) => memberId);
  const { rows } = await sql<{ memberId: number; betMinor: number; transactionId: number }>`
    select member_id as "memberId", sum(valid_minor)::bigint as "betMinor",
      (select max(game_transaction_id) from game_transaction as last
        where last.member_id = stake.member_id) as "transactionId"
    from ${validStakes(sql`part.member_id = any(${ids}::bigint[])`, {})} as stake
    group by member_id
    order by member_id`.execute(tx);
  const counted = rows.flatMap(({ memberId, betMinor, transactionId }) => {
    const member = members.find((candidate) => candidate.memberId === memberId);
    return member ? [{ member, transactionId, ...newPoints(0, betMinor, member) }] : [];
  });
  if (counted.length === 0) return;
  await tx
    .insertInto('reward_progress')
    .values(
      counted.map(({ member, transactionId, remainder }) => ({
        member_id: member.memberId,
        transaction_id: transactionId,
        remainder,
        rebate_transaction_id: 0,
        rebate_at_ms: null,
      })),
    )
    .execute();
  const earned = counted.filter(({ points }) => points > 0);
  if (earned.length === 0) return;
  await tx
    .insertInto('points_entry')
    .values(
      earned.map(({ member: { memberId, nowMs }, points }) => ({
        member_id: memberId,
        amount: points,
        balance: points,
        reason: 'earned',
        name: null,
        order_id: null,
        at_ms: nowMs,
      })),
    )
    .execute();
}

/**
 * Counts the bets since the last settlement, and adds the points they earned. Returns their range,
 * or undefined if there are none.
 */
async function countNewBets(tx: Tx, member: RewardMember): Promise<BetRange | undefined> {
  const { memberId, nowMs } = member;
  const row = await tx
    .selectFrom('reward_progress')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const transactionId = await lastTransactionId(tx, memberId);
  if (row?.transaction_id === transactionId || (!row && transactionId === 0)) return undefined;
  const range = { memberId, afterId: row?.transaction_id ?? 0 };
  const bets = await validBets(tx, range);
  const { points, remainder } = newPoints(row?.remainder ?? 0, sumOf(bets), member);
  if (points > 0)
    await changePoints(tx, { memberId, amount: points, reason: 'earned', atMs: nowMs });
  await tx
    .insertInto('reward_progress')
    .values({
      member_id: memberId,
      transaction_id: transactionId,
      remainder,
      rebate_transaction_id: 0,
      rebate_at_ms: null,
    })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ transaction_id: transactionId, remainder }),
    )
    .execute();
  return bets.length > 0 ? range : undefined;
}

/** Counts the bets placed since each active bonus, because a round counts when it is closed. */
async function wagerBonuses(
  tx: Tx,
  { memberId, nowMs }: RewardMember,
  range: BetRange,
): Promise<void> {
  const bonuses = await tx
    .selectFrom('bonus')
    .select(['bonus_id', 'at_ms'])
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .execute();
  if (bonuses.length === 0) return;
  for (const { bonus_id: bonusId, at_ms: atMs } of bonuses) {
    const counted = countedMinor(await validBets(tx, { ...range, stakedFromMs: atMs }));
    if (counted === 0) continue;
    await tx
      .updateTable('bonus')
      .set(({ eb, fn, val }) => ({
        done_minor: fn<number>('least', [
          'required_minor',
          fn<number>('greatest', [eb('done_minor', '+', counted), val(0)]),
        ]),
      }))
      .where('bonus_id', '=', bonusId)
      .execute();
  }
  await tx
    .updateTable('bonus')
    .set({ status: 'completed', ended_at_ms: nowMs })
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .whereRef('done_minor', '>=', 'required_minor')
    .execute();
}

/** Counts the bets placed since the member joined each mission and promotion. */
async function advanceActivities(tx: Tx, member: RewardMember, range: BetRange): Promise<void> {
  const rows = await tx
    .selectFrom('activity')
    .selectAll()
    .where('member_id', '=', member.memberId)
    .where('status', 'in', ['joined', 'process'])
    .execute();
  for (const row of rows) {
    const terms = termsOf(row, member.perMajor);
    if (terms?.targetMinor === undefined) continue;
    const bets = await validBets(tx, { ...range, stakedFromMs: row.at_ms });
    const addedMinor = sumOf(bets, terms.categories);
    if (addedMinor === 0) continue;
    const progressMinor = Math.max(0, row.progress_minor + addedMinor);
    const isDone = progressMinor >= terms.targetMinor;
    await tx
      .updateTable('activity')
      .set({
        progress_minor: progressMinor,
        status: isDone ? 'claim' : 'process',
        // A completed mission is paid by its own claim.
        ...(isDone &&
          row.kind === 'promotion' && { reward_id: await addReward(tx, member, terms.reward) }),
      })
      .where('activity_id', '=', row.activity_id)
      .execute();
  }
}

async function decideRedemptions(tx: Tx, member: RewardMember): Promise<void> {
  const { memberId, nowMs, perMajor } = member;
  const orders = await tx
    .selectFrom('points_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '=', 'inProcess')
    .where('due_at_ms', '<=', nowMs)
    .orderBy('order_id')
    .execute();
  for (const order of orders) {
    const item = mallItems.find(({ itemId }) => itemId === order.item_id);
    const isRejected = !item || refusedWord.test(order.delivery);
    await tx
      .updateTable('points_order')
      .set(
        isRejected
          ? { status: 'rejected', remark: 'The courier does not deliver to this address.' }
          : { status: 'approved' },
      )
      .where('order_id', '=', order.order_id)
      .execute();
    if (isRejected)
      await changePoints(tx, {
        memberId,
        amount: order.quantity * order.points_each,
        reason: 'returned',
        orderId: order.order_id,
        atMs: nowMs,
        ...(item && { name: item.name }),
      });
    else
      await creditWallet(tx, {
        memberId,
        amountMinor: (item.credit ?? 0) * order.quantity * perMajor,
        reason: 'points',
        reference: `points-${order.order_id}`,
        atMs: nowMs,
      });
  }
}

async function decideApplications(tx: Tx, member: RewardMember): Promise<void> {
  const rows = await tx
    .selectFrom('activity')
    .selectAll()
    .where('member_id', '=', member.memberId)
    .where('status', '=', 'applying')
    .where('due_at_ms', '<=', member.nowMs)
    .execute();
  for (const row of rows) {
    const terms = termsOf(row, member.perMajor);
    const isRejected = !terms || refusedApplication.test(row.request);
    await tx
      .updateTable('activity')
      .set(
        isRejected
          ? { status: 'rejected', remark: rejectedRemark.EN }
          : { status: 'issued', reward_id: await addReward(tx, member, terms.reward) },
      )
      .where('activity_id', '=', row.activity_id)
      .execute();
  }
}

async function expire(tx: Tx, { memberId, nowMs }: RewardMember): Promise<void> {
  await tx
    .updateTable('reward')
    .set({ status: 'expired' })
    .where('member_id', '=', memberId)
    .where('status', '=', 'claimable')
    .where('expires_at_ms', '<=', nowMs)
    .execute();
  const bonuses = await tx
    .selectFrom('bonus')
    .select('bonus_id')
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .where('expires_at_ms', '<=', nowMs)
    .orderBy('bonus_id')
    .execute();
  // The money of an open round would come back after its bonus has ended.
  if (bonuses.length > 0 && (await hasOpenRound(tx, memberId))) return;
  for (const { bonus_id: bonusId } of bonuses)
    await endBonus(tx, { memberId, bonusId, status: 'expired', nowMs });
}

/** Returns whether a member has a stake in a round that is not closed. */
export async function hasOpenRound(tx: Tx, memberId: number): Promise<boolean> {
  const { rows } = await sql`select 1 where exists ${openRoundsOf(sql`${memberId}`)}`.execute(tx);
  return rows.length > 0;
}

/** Selects the stakes of a member, given as an expression, in rounds that are not closed. */
export function openRoundsOf(memberId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select from game_transaction as bet
    where bet.member_id = ${memberId} and bet.kind = 'bet' and bet.verdict = 'OK'
      and not exists (
        select from game_transaction as part
        where part.provider = bet.provider and part.round = bet.round
          and part.member_id = bet.member_id and part.round_closed and part.verdict = 'OK')
      and not exists (
        select from game_transaction as back
        where back.provider = bet.provider and back.reference_transaction_id = bet.transaction_id
          and back.kind = 'rollback' and back.verdict = 'OK'))`;
}

/**
 * Ends an active bonus and deducts its money, at most what the member has: from the main wallet
 * first, then from those at vendors, to which the member may have moved it.
 *
 * @returns the deducted amount.
 */
export async function endBonus(
  tx: Tx,
  {
    memberId,
    bonusId,
    status,
    nowMs,
  }: { memberId: number; bonusId: number; status: 'expired' | 'forfeited'; nowMs: number },
): Promise<number> {
  const { amount_minor: amountMinor } = await tx
    .updateTable('bonus')
    .set({ status, ended_at_ms: nowMs })
    .where('bonus_id', '=', bonusId)
    .returning('amount_minor')
    .executeTakeFirstOrThrow();
  const purses = await tx
    .selectFrom('wallet_sum')
    .select(['purse', 'balance_minor'])
    .where('member_id', '=', memberId)
    .where('balance_minor', '>', 0)
    // The main wallet's name is empty.
    .orderBy('purse')
    .execute();
  let leftMinor = amountMinor;
  for (const { purse, balance_minor: balanceMinor } of purses) {
    const deductedMinor = Math.min(leftMinor, balanceMinor);
    leftMinor -= deductedMinor;
    await creditWallet(tx, {
      memberId,
      purse,
      amountMinor: -deductedMinor,
      reason: 'bonus',
      reference: `bonus-${bonusId}`,
      atMs: nowMs,
    });
  }
  return amountMinor - leftMinor;
}
