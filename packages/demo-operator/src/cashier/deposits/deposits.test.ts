import { examplePng } from '@livery/model/testing/exampleImages';
import { expect, it } from 'vitest';
import { memberCalls } from '../../testing/memberCalls.ts';
import { useSandbox } from '../../testing/useSandbox.ts';

const fixture = useSandbox();
const opening = 12_345.67;
let createdCount = 0;

const pngOf = (shade: number): string => Buffer.from(examplePng({ shade })).toString('base64');

async function asDemo() {
  const token = await fixture.client.login('demo', 'Demo1234');
  const call = memberCalls(fixture.client, token);
  const create = async (request: Record<string, unknown> = {}) =>
    (
      await call('createDeposit', {
        referenceNo: `deposit-number-${(createdCount += 1)}`,
        methodId: 'wallet',
        amount: 100,
        ...request,
      })
    ).value;
  const status = async (orderId: string) => (await call('getDeposit', { orderId })).value;
  const balance = async () => (await call('getBalanceV2')).value.mainBalance;
  return { call, create, status, balance };
}

/** Submits the payment page's form, as a browser does. */
function pay(url: string | undefined, fields: Record<string, string>): Promise<Response> {
  return fetch(url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay', confirmation: 'before', ...fields }),
    redirect: 'manual',
  });
}

it('[MEMB-05] credits a payment once, and returns the member with the order', async () => {
  const { create, status, balance } = await asDemo();
  const order = await create({ returnUrl: 'https://brand.example/?mc.order=' });
  expect(order).toMatchObject({ status: 'created', payAmount: 100, canCancel: true });

  // As by a link on the brand's site
  const page = await fetch(order.payUrl ?? '', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(await page.text()).toContain('PHP 100.00');
  expect(await status(order.orderId)).toMatchObject({ status: 'pending' });
  const answers = await Promise.all([
    pay(order.payUrl, { confirmation: 'twice' }),
    pay(order.payUrl, {}),
  ]);

  expect(answers[0].headers.get('location')).toBe(
    `https://brand.example/?mc.order=${order.orderId}`,
  );
  expect(await status(order.orderId)).toMatchObject({ status: 'success', credited: 100 });
  expect(await balance()).toBe(opening + 100);
});

it('[MEMB-05] repeats a request by its number, and refuses another one under it', async () => {
  const { call, create } = await asDemo();
  const referenceNo = 'number-of-the-repeat';
  const [first, second] = await Promise.all([create({ referenceNo }), create({ referenceNo })]);

  expect(second).toEqual(first);
  expect(
    await call('createDeposit', { referenceNo, methodId: 'wallet', amount: 101 }),
  ).toMatchObject({ success: false, message: expect.stringContaining('another request') });
});

it('[MEMB-05] credits what was paid without the fee, and nothing below it', async () => {
  const { create, status, balance } = await asDemo();
  const order = await create({ methodId: 'card', amount: 1_000 });
  const tooLittle = await create({ methodId: 'card', amount: 1_000 });
  expect(order).toMatchObject({ fee: 20, payAmount: 1_020 });

  await pay(order.payUrl, { amount: '520' });
  await pay(tooLittle.payUrl, { amount: '20' });

  expect(await status(order.orderId)).toMatchObject({
    status: 'success',
    amount: 1_000,
    credited: 500,
    reason: 'Another amount was paid.',
  });
  expect(await status(tooLittle.orderId)).toMatchObject({ status: 'failed' });
  expect(await balance()).toBe(opening + 500);
});

it('[MEMB-05] keeps a late confirmation from expiring; ends unpaid, refused and cancelled orders', async () => {
  const { call, create, status, balance } = await asDemo();
  const [late, expired, refused, cancelled] = [
    await create(),
    await create(),
    await create(),
    await create(),
  ];
  fixture.sandbox.clock.advance(15 * 60_000 - 1);
  await pay(late.payUrl, { confirmation: 'late' });
  await pay(refused.payUrl, { action: 'refuse' });
  await call('cancelDeposit', { orderId: cancelled.orderId });
  expect(await call('cancelDeposit', { orderId: late.orderId })).toMatchObject({ success: false });

  fixture.sandbox.clock.advance(20_000);
  await fixture.sandbox.sweep();
  await pay(expired.payUrl, {});
  await pay(cancelled.payUrl, {});

  const statuses = await Promise.all(
    [late, expired, refused, cancelled].map(({ orderId }) => status(orderId)),
  );
  expect(statuses.map((order) => order.status)).toEqual([
    'success',
    'expired',
    'failed',
    'cancelled',
  ]);
  expect(await balance()).toBe(opening + 100);
});

it('[MEMB-05] [MEMB-18] credits a transfer some time after its proof, at most three images', async () => {
  const { call, create, status, balance } = await asDemo();
  const { orderId } = await create({ methodId: 'bank', amount: 500, payer: 'DEMO MEMBER' });
  const image = { orderId, images: [pngOf(0)] };

  expect(await call('sendDepositProof', { orderId, images: ['R0lG'] })).toMatchObject({
    status: 400,
  });
  await call('sendDepositProof', image);
  expect(await status(orderId)).toMatchObject({ status: 'pending', proofs: 1, canCancel: false });
  await call('sendDepositProof', image);
  expect(await status(orderId)).toMatchObject({ proofs: 1 });
  await call('sendDepositProof', { orderId, images: [pngOf(1), pngOf(0), pngOf(1)] });
  expect(await status(orderId)).toMatchObject({ proofs: 2 });
  expect(
    await call('sendDepositProof', { orderId, images: [pngOf(1), pngOf(2), pngOf(3)] }),
  ).toMatchObject({ success: false });
  fixture.sandbox.clock.advance(30_000);

  expect(await status(orderId)).toMatchObject({ status: 'success' });
  expect(await call('sendDepositProof', image)).toMatchObject({ success: false });
  expect(await balance()).toBe(opening + 500);
});

it('[MEMB-05] takes no proof for a deposit that is paid on its page', async () => {
  const { call, create, status, balance } = await asDemo();
  const { orderId } = await create();

  expect(await call('sendDepositProof', { orderId, images: [pngOf(0)] })).toMatchObject({
    success: false,
  });
  fixture.sandbox.clock.advance(30_000);

  expect(await status(orderId)).toMatchObject({ status: expect.not.stringMatching('success') });
  expect(await balance()).toBe(opening);
});

it('[MEMB-05] refuses amounts, methods, payers and too many open orders', async () => {
  const { call, create } = await asDemo();
  const { admin, client } = fixture;
  const refused = (request: Record<string, unknown>) =>
    call('createDeposit', { referenceNo: `refused-number-${(createdCount += 1)}`, ...request });

  for (const amount of [99.99, 50_000.01, 100.001])
    expect(await refused({ methodId: 'wallet', amount })).toMatchObject({
      success: false,
      value: { reason: 'amount_not_allowed' },
    });
  expect(await refused({ methodId: 'bank', amount: 500 })).toMatchObject({
    value: { fields: [{ field: 'payer' }] },
  });
  await admin.send('PUT', `/merchants/${client.merchant}/modules/DEPOSIT_QR`, { enabled: false });
  expect(await refused({ methodId: 'qr', amount: 100 })).toMatchObject({
    value: { fields: [{ field: 'methodId' }] },
  });
  for (let time = 0; time < 5; time += 1) await create();
  expect(await refused({ methodId: 'wallet', amount: 100 })).toMatchObject({
    success: false,
    message: expect.stringContaining('open deposits'),
  });
});

it('[MEMB-05] lists own deposits with totals of all pages, and shows no other’s', async () => {
  const { call, create } = await asDemo();
  const [first, second] = [await create(), await create({ amount: 250 })];
  await pay(second.payUrl, {});
  const agent = await fixture.client.login('agent', 'Agent1234');

  const { value } = await call('getDepositRecord', { pageSize: 1 });
  const paid = await call('getDepositRecord', { status: 'success' });

  expect(value).toMatchObject({ totalPages: 2, totals: { count: 2, amount: 350, credited: 250 } });
  expect(paid.value.list.map(({ orderId }) => orderId)).toEqual([second.orderId]);
  expect(
    await fixture.client.call('getDeposit', { orderId: first.orderId }, { token: agent }),
  ).toMatchObject({ success: false });
});
