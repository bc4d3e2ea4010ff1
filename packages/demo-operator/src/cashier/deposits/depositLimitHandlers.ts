import type { DepositLimit as DescribedLimit } from '@livery/model';
import type { CallHandlers } from '../../calls/CallHandlers.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import type { Merchant } from '../../merchants/Merchant.ts';
import { once } from '../../wallet/once.ts';
import { depositLimitsOf, setDepositLimit, type DepositLimit } from './depositLimits.ts';
import { moneyOf } from '../Money.ts';

/** Handles the deposit limits that members set for themselves. */
export function depositLimitHandlers({
  db,
}: {
  db: Database;
}): Pick<CallHandlers, 'setDepositLimit'> {
  return {
    setDepositLimit: async ({ referenceNo, period, amount }, { merchant, member, nowMs }) => {
      const { memberId } = member;
      await once(
        db,
        {
          merchant: merchant.code,
          memberId,
          referenceNo,
          kind: 'setDepositLimit',
          payload: { period, amount },
          nowMs,
        },
        async (tx) => {
          const amountMinor = amount === undefined ? null : moneyOf(merchant).toMinor(amount);
          await setDepositLimit(tx, { memberId, period, amountMinor, nowMs });
          return {};
        },
      );
      const limits = await depositLimitsOf(db, memberId, nowMs);
      return { limits: limits.map((limit) => describeLimit(merchant, limit)) };
    },
  };
}

/** Describes a limit as the protocol does. */
export function describeLimit(
  merchant: Merchant,
  { period, amountMinor, leftMinor, nextMinor, nextAtMs }: DepositLimit,
): DescribedLimit {
  const { toMajor } = moneyOf(merchant);
  return {
    period,
    ...(amountMinor !== undefined && { amount: toMajor(amountMinor) }),
    ...(leftMinor !== undefined && { left: toMajor(leftMinor) }),
    ...(nextMinor !== undefined && { nextAmount: toMajor(nextMinor) }),
    ...(nextAtMs !== undefined && { nextAt: new Date(nextAtMs).toISOString() }),
  };
}
