import { contentLanguage } from '@livery/demo-content/words/Words';
import { sql } from 'kysely';
import type { DepositMethod } from '@livery/model';
import type { CallHandlers, MemberContext } from '../../calls/CallHandlers.ts';
import { Refusal } from '../../core/Refusal.ts';
import { refuseFields } from '../../core/refuseFields.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import type { Merchant } from '../../merchants/Merchant.ts';
import { hasModule } from '../../merchants/moduleTree.ts';
import { RecordQuery, type RecordList } from '../../records/RecordQuery.ts';
import { once } from '../../wallet/once.ts';
import { depositMethodOf, depositMethods, type DepositMethod as Method } from './depositMethods.ts';
import type { DepositOrderRow, Deposits } from './Deposits.ts';
import { depositBonuses, requireBonus } from './depositBonuses.ts';
import { describeLimit } from './depositLimitHandlers.ts';
import { depositLimitsOf, hasDecided, requireWithinLimits } from './depositLimits.ts';
import { describeDeposit, describePayment } from './describeDeposit.ts';
import { feeMinorOf, moneyOf } from '../Money.ts';
import { readRecordRequest } from '../readRecordRequest.ts';
import { addUploads, countUploads } from '../Uploads.ts';

/** Open orders that one member may have. */
const maxOpen = 5;
const minuteMs = 60_000;

const depositRecord: RecordList<DepositOrderRow, 'amountMinor' | 'creditedMinor'> = {
  from: sql.table('deposit_order'),
  id: 'order_id',
  totals: { amountMinor: sql`sum(amount_minor)`, creditedMinor: sql`sum(credited_minor)` },
};

export interface DepositPorts {
  readonly db: Database;
  readonly deposits: Deposits;
  readonly origin: () => string;
}

/** Handles deposits. */
export function depositHandlers({
  db,
  deposits,
  origin,
}: DepositPorts): Pick<
  CallHandlers,
  | 'getDepositMethods'
  | 'createDeposit'
  | 'getDeposit'
  | 'cancelDeposit'
  | 'sendDepositProof'
  | 'getDepositRecord'
> {
  const describe = async (orderId: string, { merchant, member, nowMs }: MemberContext) => {
    const key = { merchant: merchant.code, memberId: member.memberId, orderId };
    const order = await deposits.find(key, nowMs);
    if (!order) throw new Refusal('There is no such deposit.');
    const proofs = await countUploads(db, { merchant: merchant.code, subject: orderId });
    return describePayment(merchant, order, { origin: origin(), proofs });
  };
  return {
    getDepositMethods: async ({ language }, context) => {
      const { merchant, member, nowMs } = context;
      const bonuses = await depositBonuses(db, context, contentLanguage(language));
      const limits = await depositLimitsOf(db, member.memberId, nowMs);
      const open = await deposits.open(
        { merchant: merchant.code, memberId: member.memberId },
        nowMs,
      );
      return {
        list: depositMethods.map((method) => describeMethod(merchant, method)),
        open: open.map((order) => describeDeposit(merchant, order)),
        ...(bonuses.length > 0 && { bonuses }),
        limits: limits.map((limit) => describeLimit(merchant, limit)),
        needsLimit: !(await hasDecided(db, member.memberId)),
      };
    },
    createDeposit: async (
      { referenceNo, methodId, amount, payer, bonusId, returnUrl },
      context,
    ) => {
      const { merchant, member, nowMs } = context;
      const orderId = await once(
        db,
        {
          merchant: merchant.code,
          memberId: member.memberId,
          referenceNo,
          kind: 'createDeposit',
          payload: { methodId, amount, payer, bonusId },
          nowMs,
        },
        async (tx) => {
          const method = methodFor(merchant, { methodId, amount, payer });
          const { count } = await tx
            .selectFrom('deposit_order')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('member_id', '=', member.memberId)
            .where('due_at_ms', '>', nowMs)
            .executeTakeFirstOrThrow();
          if (count >= maxOpen)
            throw new Refusal('You have open deposits. Please pay or cancel one of them first.');
          const { toMinor } = moneyOf(merchant);
          const amountMinor = toMinor(amount);
          if (!(await hasDecided(tx, member.memberId)))
            throw new Refusal('Please decide on a deposit limit first.', {
              reason: 'deposit_limit_missing',
            });
          await requireWithinLimits(tx, { memberId: member.memberId, amountMinor, nowMs });
          if (bonusId !== undefined) await requireBonus(tx, context, bonusId);
          return deposits.add(tx, {
            merchant: merchant.code,
            member_id: member.memberId,
            method_id: methodId,
            amount_minor: amountMinor,
            fee_minor: feeMinorOf(amountMinor, {
              feePercent: method.feePercent,
              feeFixedMinor: toMinor(method.feeFixed),
            }),
            payer: payer ?? null,
            return_url: returnUrl ?? null,
            bonus_id: bonusId ?? null,
            at_ms: nowMs,
            expires_at_ms: nowMs + method.payMinutes * minuteMs,
          });
        },
      );
      return describe(orderId, context);
    },
    getDeposit: ({ orderId }, context) => describe(orderId, context),
    cancelDeposit: async ({ orderId }, context) => {
      const { merchant, member, nowMs } = context;
      await deposits.cancel({ merchant: merchant.code, memberId: member.memberId, orderId }, nowMs);
      return describe(orderId, context);
    },
    sendDepositProof: async ({ orderId, images }, context) => {
      const { merchant, member, nowMs } = context;
      const key = { merchant: merchant.code, memberId: member.memberId, orderId };
      await deposits.prove(key, nowMs, async (tx, order) => {
        if (!depositMethodOf(order.method_id).payee)
          throw new Refusal('This deposit is paid on its payment page. No proof is needed.');
        const upload = { merchant: merchant.code, subject: orderId };
        if (!(await addUploads(tx, upload, images, nowMs)))
          throw new Refusal('At most three images can be sent with a deposit.');
      });
      return describe(orderId, context);
    },
    getDepositRecord: async (request, { merchant, member, nowMs }) => {
      const { period, page } = readRecordRequest(request, nowMs);
      await deposits.settleDue(nowMs, { merchant: merchant.code, memberId: member.memberId });
      const { status = '', orderId = '' } = request;
      const { rows, totalPages, totals } = await new RecordQuery(db).page(
        depositRecord,
        {
          memberId: member.memberId,
          ...period,
          where: [
            ...(status === '' ? [] : [sql<boolean>`status = ${status}`]),
            ...(orderId === '' ? [] : [sql<boolean>`order_id = ${orderId}`]),
          ],
        },
        page,
      );
      const { toMajor } = moneyOf(merchant);
      return {
        list: rows.map((order) => describeDeposit(merchant, order)),
        totalPages,
        totals: {
          count: totals.count,
          amount: toMajor(totals.amountMinor),
          credited: toMajor(totals.creditedMinor),
        },
      };
    },
  };
}

/** A method is in maintenance while the module with its name is off. */
function isOpenFor({ modulesOff }: Merchant, { methodId }: Method): boolean {
  return hasModule(modulesOff, `DEPOSIT_${methodId.toUpperCase()}`);
}

function describeMethod(merchant: Merchant, method: Method): DepositMethod {
  const { methodId, kind, name, min, max, feePercent, feeFixed, amounts, etaMinutes } = method;
  return {
    methodId,
    kind,
    name,
    min,
    max,
    feePercent,
    feeFixed,
    amounts: [...amounts],
    etaMinutes,
    needsPayer: method.needsPayer === true,
    state: isOpenFor(merchant, method) ? 'open' : 'maintenance',
  };
}

/** Returns the method of a new deposit, or refuses its fields. */
function methodFor(
  merchant: Merchant,
  {
    methodId,
    amount,
    payer = '',
  }: { methodId: string; amount: number; payer?: string | undefined },
): Method {
  const method = depositMethods.find((candidate) => candidate.methodId === methodId);
  if (!method || !isOpenFor(merchant, method))
    throw refuseFields({ methodId: 'This method cannot be used now. Please choose another one.' });
  if (amount < method.min || amount > method.max)
    throw new Refusal(`${method.name} takes amounts from ${method.min} to ${method.max}.`, {
      reason: 'amount_not_allowed',
      fields: [{ field: 'amount', message: `From ${method.min} to ${method.max}.` }],
    });
  if (method.needsPayer === true && payer.trim() === '')
    throw refuseFields({ payer: "Please give the name of the account's holder who pays." });
  return method;
}
