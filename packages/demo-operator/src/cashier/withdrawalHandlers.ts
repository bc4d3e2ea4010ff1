import type { Withdrawal } from '@livery/model';
import { sql } from 'kysely';
import type { CallHandlers, MemberContext } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import { refuseFields } from '../core/refuseFields.ts';
import { sampleMark } from '../merchants/sampleMark.ts';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';
import type { MemberSecrets } from '../members/MemberSecrets.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { hasModule } from '../merchants/moduleTree.ts';
import { RecordQuery, type RecordList } from '../records/RecordQuery.ts';
import { lockedBonusMinor } from '../rewards/payReward.ts';
import { once } from '../wallet/once.ts';
import { feeMinorOf, moneyOf } from './Money.ts';
import { labelOf, payoutAccountsOf } from './payoutAccountHandlers.ts';
import { readRecordRequest } from './readRecordRequest.ts';
import { requirePaymentPassword } from './requirePaymentPassword.ts';
import { addUploads } from './Uploads.ts';
import type { WithdrawalRow, Withdrawals } from './Withdrawals.ts';
import { answerableStatuses, openStatuses, outcomeOf } from './withdrawalSteps.ts';
import { freeMinor, withdrawalRules, withdrawnToday } from './withdrawQuota.ts';

/** Time for the answer to a payment if the request does not give the brand's. Source: MEMB-21. */
const defaultReceiptMinutes = 1_440;

const withdrawalRecord: RecordList<WithdrawalRow, 'amountMinor' | 'feeMinor'> = {
  from: sql.table('withdrawal_order'),
  id: 'order_id',
  totals: { amountMinor: sql`sum(amount_minor)`, feeMinor: sql`sum(fee_minor)` },
};

export interface WithdrawalPorts {
  readonly db: Database;
  readonly secrets: MemberSecrets;
  readonly withdrawals: Withdrawals;
}

/** Handles withdrawals. */
export function withdrawalHandlers({
  db,
  secrets,
  withdrawals,
}: WithdrawalPorts): Pick<
  CallHandlers,
  'getWithdrawQuota' | 'createWithdrawal' | 'getWithdrawals' | 'confirmWithdrawal'
> {
  const describe = async (orderId: string, context: MemberContext): Promise<Withdrawal> => {
    const { merchant, member, nowMs } = context;
    const key = { merchant: merchant.code, memberId: member.memberId, orderId };
    const order = await withdrawals.find(key, nowMs);
    if (!order) throw new Refusal('There is no such withdrawal.');
    return (await describeAll(merchant, [order]))[0] as Withdrawal; // one for each order
  };
  const describeAll = async (merchant: Merchant, orders: readonly WithdrawalRow[]) => {
    const steps = await withdrawals.steps(orders.map(({ order_id: orderId }) => orderId));
    return orders.map((order) => ({
      ...describeWithdrawal(merchant, order),
      steps: (steps.get(order.order_id) ?? []).map(({ status, at_ms: atMs }) => ({
        status,
        at: isoOf(atMs),
      })),
    }));
  };
  return {
    getWithdrawQuota: async (
      _request,
      { merchant, member: { memberId, paymentPasswordHash }, nowMs },
    ) => {
      await withdrawals.advance(nowMs, { merchant: merchant.code, memberId });
      const { toMajor } = moneyOf(merchant);
      const quota = await quotaOf(db, { merchant, memberId, nowMs });
      const accounts = await payoutAccountsOf(db, memberId);
      const { min, max, feePercent, feeFixed } = withdrawalRules;
      return {
        available: toMajor(quota.freeMinor),
        locked: toMajor(await lockedBonusMinor(db, memberId)),
        min,
        max,
        maxNow: toMajor(quota.maxNowMinor),
        timesLeft: quota.timesLeft,
        amountLeft: toMajor(quota.amountLeftMinor),
        feePercent,
        feeFixed,
        hasPaymentPassword: paymentPasswordHash !== undefined,
        accounts: accounts
          .filter(({ usable_at_ms: usableAtMs }) => usableAtMs <= nowMs)
          .map((account) => ({ accountId: account.account_id, label: labelOf(account) })),
      };
    },
    createWithdrawal: async (request, context) => {
      const { referenceNo, accountId, amount, paymentPassword, receiptMinutes } = request;
      const { merchant, member, nowMs } = context;
      const { memberId } = member;
      const orderId = await once(
        db,
        {
          merchant: merchant.code,
          memberId,
          referenceNo,
          kind: 'createWithdrawal',
          authorise: () => requirePaymentPassword(secrets, context, paymentPassword),
          payload: { accountId, amount },
          nowMs,
        },
        async (tx) => {
          if (!hasModule(merchant.modulesOff, 'WITHDRAWAL'))
            throw new Refusal('Withdrawals are not possible now.', { reason: 'not_offered' });
          const accounts = await payoutAccountsOf(tx, memberId);
          const account = accounts.find((candidate) => candidate.account_id === accountId);
          if (!account) throw refuseFields({ accountId: 'This account does not exist.' });
          if (account.usable_at_ms > nowMs)
            throw refuseFields({
              accountId:
                'Accounts can be used 24 hours after they were added, or the payment password was reset.',
            });
          const { toMinor } = moneyOf(merchant);
          const amountMinor = toMinor(amount);
          refuseBeyond(amountMinor, toMinor, await quotaOf(tx, { merchant, memberId, nowMs }));
          const { feePercent, feeFixed } = withdrawalRules;
          return withdrawals.add(tx, {
            merchant: merchant.code,
            member_id: memberId,
            account_id: accountId,
            account: labelOf(account),
            amount_minor: amountMinor,
            fee_minor: feeMinorOf(amountMinor, { feePercent, feeFixedMinor: toMinor(feeFixed) }),
            outcome: outcomeOf(amount),
            receipt_minutes: receiptMinutes ?? defaultReceiptMinutes,
            at_ms: nowMs,
          });
        },
      );
      return describe(orderId, context);
    },
    getWithdrawals: async (request, { merchant, member, nowMs }) => {
      const { period, page } = readRecordRequest(request, nowMs);
      await withdrawals.advance(nowMs, { merchant: merchant.code, memberId: member.memberId });
      const { status = '', orderId = '' } = request;
      const { rows, totalPages, totals } = await new RecordQuery(db).page(
        withdrawalRecord,
        {
          memberId: member.memberId,
          ...period,
          equal: {
            ...(status !== '' && { status: [...statusesOf(status)] }),
            ...(orderId !== '' && { order_id: orderId }),
          },
        },
        page,
      );
      const { toMajor } = moneyOf(merchant);
      return {
        list: await describeAll(merchant, rows),
        totalPages,
        totals: {
          count: totals.count,
          amount: toMajor(totals.amountMinor),
          net: toMajor(totals.amountMinor - totals.feeMinor),
        },
      };
    },
    confirmWithdrawal: async ({ orderId, verdict, amount, images = [], remark }, context) => {
      const { merchant, member, nowMs } = context;
      if (verdict === 'partly' && amount === undefined)
        throw refuseFields({ amount: 'Please give the amount that arrived.' });
      if (verdict !== 'received' && images.length === 0)
        throw refuseFields({ images: 'Please add an image that proves it.' });
      await withdrawals.answer(
        { merchant: merchant.code, memberId: member.memberId, orderId },
        {
          verdict,
          receivedMinor:
            verdict === 'partly' && amount !== undefined ? moneyOf(merchant).toMinor(amount) : null,
          remark: remark ?? null,
        },
        nowMs,
        async (tx) => {
          const upload = { merchant: merchant.code, subject: orderId };
          if (!(await addUploads(tx, upload, images, nowMs)))
            throw new Refusal('At most three images can be sent.');
        },
      );
      return describe(orderId, context);
    },
  };
}

interface Quota {
  readonly freeMinor: number;
  readonly timesLeft: number;
  readonly amountLeftMinor: number;
  readonly maxNowMinor: number;
}

async function quotaOf(
  db: DatabaseAccess,
  { merchant, memberId, nowMs }: { merchant: Merchant; memberId: number; nowMs: number },
): Promise<Quota> {
  const { toMinor } = moneyOf(merchant);
  const { max, perDay, timesPerDay } = withdrawalRules;
  const today = await withdrawnToday(db, memberId, nowMs);
  const free = await freeMinor(db, memberId);
  const timesLeft = Math.max(0, timesPerDay - today.times);
  const amountLeftMinor = Math.max(0, toMinor(perDay) - today.amountMinor);
  return {
    freeMinor: free,
    timesLeft,
    amountLeftMinor,
    maxNowMinor: timesLeft === 0 ? 0 : Math.min(free, amountLeftMinor, toMinor(max)),
  };
}

function refuseBeyond(
  amountMinor: number,
  toMinor: (amount: number) => number,
  { freeMinor: free, timesLeft, amountLeftMinor }: Quota,
): void {
  const { min, max } = withdrawalRules;
  if (timesLeft === 0) throw new Refusal('No further withdrawal is possible today.');
  if (amountMinor < toMinor(min) || amountMinor > toMinor(max))
    throw new Refusal(`A withdrawal has from ${min} to ${max}.`, {
      reason: 'amount_not_allowed',
      fields: [{ field: 'amount', message: `From ${min} to ${max}.` }],
    });
  if (amountMinor > amountLeftMinor)
    throw new Refusal('This is more than what is left today.', {
      reason: 'amount_not_allowed',
      fields: [{ field: 'amount', message: 'More than what is left today.' }],
    });
  if (amountMinor > free)
    throw new Refusal('There is not enough money in the main wallet.', {
      reason: 'insufficient_balance',
    });
}

/** Returns the statuses of a filter: one, or those of a group. */
function statusesOf(filter: string): readonly string[] {
  return filter === 'open'
    ? openStatuses
    : filter === 'unconfirmed'
      ? answerableStatuses
      : [filter];
}

function describeWithdrawal(merchant: Merchant, order: WithdrawalRow): Withdrawal {
  const { toMajor } = moneyOf(merchant);
  return {
    orderId: order.order_id,
    account: order.account,
    amount: toMajor(order.amount_minor),
    fee: toMajor(order.fee_minor),
    net: toMajor(order.amount_minor - order.fee_minor),
    ...(order.received_minor !== null && { received: toMajor(order.received_minor) }),
    status: order.status,
    ...(order.reason !== null && { reason: order.reason }),
    createdAt: isoOf(order.at_ms),
    ...(order.paid_at_ms !== null && { paidAt: isoOf(order.paid_at_ms) }),
    ...(order.status === 'paid' &&
      order.due_at_ms !== null && { autoReceiveAt: isoOf(order.due_at_ms) }),
    ...sampleMark(merchant, order.at_ms),
  };
}

function isoOf(atMs: number): string {
  return new Date(atMs).toISOString();
}
