import type { DepositOrder, DepositRow } from '@livery/model';
import { sampleMark } from '../../merchants/sampleMark.ts';
import type { Merchant } from '../../merchants/Merchant.ts';
import { depositMethodOf } from './depositMethods.ts';
import { isOpen, type DepositOrderRow } from './Deposits.ts';
import { moneyOf } from '../Money.ts';

/** Describes a deposit for the record. */
export function describeDeposit(merchant: Merchant, order: DepositOrderRow): DepositRow {
  const { toMajor } = moneyOf(merchant);
  const { kind, name } = depositMethodOf(order.method_id);
  return {
    orderId: order.order_id,
    methodId: order.method_id,
    methodName: name,
    kind,
    amount: toMajor(order.amount_minor),
    fee: toMajor(order.fee_minor),
    payAmount: toMajor(order.amount_minor + order.fee_minor),
    ...(order.credited_minor !== null && { credited: toMajor(order.credited_minor) }),
    status: order.status,
    ...(order.reason !== null && { reason: order.reason }),
    createdAt: isoOf(order.at_ms),
    expiresAt: isoOf(order.expires_at_ms),
    ...(order.settled_at_ms !== null && { settledAt: isoOf(order.settled_at_ms) }),
    ...sampleMark(merchant, order.at_ms),
  };
}

/** Describes a deposit with how it is paid, if it still can be. */
export function describePayment(
  merchant: Merchant,
  order: DepositOrderRow,
  { origin, proofs }: { origin: string; proofs: number },
): DepositOrder {
  const { kind, payee } = depositMethodOf(order.method_id);
  const described = { ...describeDeposit(merchant, order), proofs };
  if (!isOpen(order)) return { ...described, canCancel: false };
  const payUrl = `${origin}/pay/${order.order_id}`;
  return {
    ...described,
    canCancel: order.paid_minor === null,
    ...(kind !== 'manual' && { payUrl }),
    ...(kind === 'qr' && { qr: payUrl }),
    ...(kind === 'crypto' && payee && { qr: payee.account }),
    ...(payee && { payee, reference: referenceOf(order) }),
  };
}

/** Returns the short reference that a member gives with a transfer. */
export function referenceOf({ order_id: orderId }: DepositOrderRow): string {
  return orderId.slice(1, 9).toUpperCase();
}

function isoOf(atMs: number): string {
  return new Date(atMs).toISOString();
}
