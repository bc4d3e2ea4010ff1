import { escapeHtml, type Clock } from '@livery/model';
import express, { Router, type Request, type Response } from 'express';
import { BadCall } from '../core/BadCall.ts';
import { guardLoopback, guardLoopbackLink } from '../core/guardLoopback.ts';
import { renderDocument } from '../core/renderDocument.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import type { Merchants } from '../merchants/Merchants.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import { depositMethodOf } from './deposits/depositMethods.ts';
import { isOpen, type DepositOrderRow, type Deposits } from './deposits/Deposits.ts';
import { moneyOf } from './Money.ts';

export interface PayPorts {
  readonly deposits: Deposits;
  readonly merchants: Merchants;
  readonly clock: Clock;
}

/** Delay of a late confirmation. */
const lateMs = 20_000;
/** How the provider confirms a payment to the operator. */
const confirmations = {
  before: 'before you return',
  twice: 'twice, before you return',
  late: `${lateMs / 1_000} seconds later`,
} as const;

/**
 * Payment page of the demonstration's payment provider. Order numbers cannot be guessed, so that
 * the address is the permission to pay. It works without client-side scripts.
 */
export function createPayRouter({ deposits, merchants, clock }: PayPorts): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '4kb' });
  const find = async (orderId: string) => {
    const found = await deposits.findByNumber(orderId);
    const merchant = found && (await merchants.find(found.merchant));
    if (!found || !merchant) throw new BadCall(404, 'There is no such payment.');
    const nowMs = clock.nowMs() + merchant.clockOffsetMs;
    const key = { merchant: found.merchant, memberId: found.member_id, orderId };
    return { merchant, nowMs, key };
  };
  const show = async (orderId: string, res: Response): Promise<void> => {
    const { merchant, nowMs, key } = await find(orderId);
    const order = await deposits.find(key, nowMs);
    if (order) send(res, order, renderOrder(merchant, order));
  };

  router.get('/pay/:order', guardLoopbackLink, async (req: Request<{ order: string }>, res) => {
    const { nowMs, key } = await find(req.params.order);
    await deposits.begin(key, nowMs);
    await show(key.orderId, res);
  });
  router.post('/pay/:order', guardLoopback, form, async (req: Request<{ order: string }>, res) => {
    const { merchant, nowMs, key } = await find(req.params.order);
    const order = await deposits.find(key, nowMs);
    if (!order) return;
    const { action, amount, confirmation } = textsOf(req.body);
    if (action === 'refuse') await deposits.refuse(key, nowMs);
    else if (action === 'pay') {
      const paidMinor = readPaid(merchant, order, amount);
      const atMs = confirmation === 'late' ? nowMs + lateMs : nowMs;
      await deposits.pay(key, { paidMinor, atMs, nowMs });
      if (confirmation === 'twice') await deposits.pay(key, { paidMinor, atMs, nowMs });
    }
    const returnUrl = returnAddress(order);
    if (action === 'wait' || returnUrl === undefined) await show(key.orderId, res);
    else res.redirect(303, returnUrl);
  });
  return router;
}

function send(res: Response, order: DepositOrderRow, content: string): void {
  const origin = URL.parse(order.return_url ?? '')?.origin;
  res
    .set({
      'content-type': 'text/html; charset=utf-8',
      // A form may end in a redirect to the brand's page.
      'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self'${origin === undefined ? '' : ` ${origin}`}; base-uri 'none'; frame-ancestors 'none'`,
      // Not `no-referrer`, with which browsers send no origin with the form.
      'referrer-policy': 'same-origin',
    })
    .send(renderDocument('Demo payment', content));
}

function renderOrder(merchant: Merchant, order: DepositOrderRow): string {
  const { toMajor } = moneyOf(merchant);
  const { code, minorDigits } = profileOf(merchant.profile).currency;
  const money = (minor: number): string => toMajor(minor).toFixed(minorDigits);
  const payMinor = order.amount_minor + order.fee_minor;
  const returnUrl = returnAddress(order);
  const back =
    returnUrl === undefined
      ? ''
      : `<p><a href="${escapeHtml(returnUrl)}">Return to the site</a></p>`;
  const facts = `<p>${escapeHtml(depositMethodOf(order.method_id).name)}, order ${order.order_id}</p>
<p><strong>${escapeHtml(code)} ${money(payMinor)}</strong> (${money(order.amount_minor)} and a fee of ${money(order.fee_minor)})</p>
<p>Status: ${order.status}. ${escapeHtml(order.reason ?? '')}</p>`;
  if (!isOpen(order) || order.paid_minor !== null) return `${facts}${back}`;
  const options = Object.entries(confirmations).map(
    ([value, label]) => `<option value="${value}">${label}</option>`,
  );
  return `${facts}
<form method="post" class="line">
<label>Amount <input name="amount" type="number" min="${1 / 10 ** minorDigits}" step="${1 / 10 ** minorDigits}" value="${money(payMinor)}" required></label>
<label>The operator is informed <select name="confirmation">${options.join('')}</select></label>
<button name="action" value="pay">Pay</button>
</form>
<form method="post" class="line">
<button name="action" value="refuse">Refuse the payment</button>
<button name="action" value="wait">Let it expire</button>
</form>
${back}`;
}

/** Returns the brand's address, which ends with the number of the order. */
function returnAddress({
  return_url: returnUrl,
  order_id: orderId,
}: DepositOrderRow): string | undefined {
  const url = URL.parse(`${returnUrl ?? ''}${orderId}`);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Most that can be paid for an order, as a multiple of its amount. */
const maxPaidShare = 10;

function readPaid(merchant: Merchant, order: DepositOrderRow, amount: string | undefined): number {
  const paidMinor =
    amount === undefined
      ? order.amount_minor + order.fee_minor
      : moneyOf(merchant).toMinor(Number(amount));
  if (!(paidMinor > 0)) throw new BadCall(400, 'The amount has to be above zero.');
  if (paidMinor > maxPaidShare * (order.amount_minor + order.fee_minor))
    throw new BadCall(400, 'The amount is too high for this order.');
  return paidMinor;
}

/** Returns the texts of a form by name. */
function textsOf(body: unknown): Readonly<Record<string, string | undefined>> {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}
