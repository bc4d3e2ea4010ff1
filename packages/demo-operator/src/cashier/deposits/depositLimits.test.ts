import type { DepositMethodsReply, DepositOrder, RewardsReply } from '@livery/model';
import { expect, it } from 'vitest';
import { useSandbox } from '../../testing/useSandbox.ts';
import { raiseDelayMs } from './depositLimits.ts';

const fixture = useSandbox();
/** Limit of demo, who has decided to have none. */
const decided = { period: 'month' };
let count = 0;

async function asMember(account = 'demo', password = 'Demo1234') {
  const token = await fixture.client.login(account, password);
  const call = (name: string, request: Record<string, unknown> = {}) =>
    fixture.client.call(name, request, { token });
  const once = (name: string, request: Record<string, unknown>) =>
    call(name, { referenceNo: `number-of-the-limit-${(count += 1)}`, ...request });
  return {
    setLimit: (period: string, amount?: number) =>
      once('setDepositLimit', { period, ...(amount !== undefined && { amount }) }),
    deposit: (amount: number, changes = {}) =>
      once('createDeposit', { methodId: 'wallet', amount, ...changes }),
    cancel: (orderId: string) => call('cancelDeposit', { orderId }),
    // The call's reply
    rewards: async () =>
      ((await call('getRewards', { status: 'claimable' })).value as RewardsReply).list.map(
        ({ amount }) => amount,
      ),
    desk: async () => (await call('getDepositMethods')).value as DepositMethodsReply,
  };
}

/** Submits the payment page's form, as a browser does. */
async function pay(order: DepositOrder | undefined): Promise<void> {
  await fetch(order?.payUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay', confirmation: 'before' }),
    redirect: 'manual',
  });
}

it('[MEMB-05] refuses deposits beyond a limit, with the open ones counted', async () => {
  const { setLimit, deposit, cancel, desk } = await asMember();
  expect((await desk()).limits).toEqual([decided]);
  await setLimit('week', 500);
  const first = await deposit(400);

  expect(await deposit(101)).toMatchObject({
    success: false,
    value: { reason: 'deposit_limit' },
  });
  expect((await desk()).limits).toEqual([{ period: 'week', amount: 500, left: 100 }, decided]);
  expect(await deposit(100)).toMatchObject({ success: true });
  // The reply of `createDeposit`
  await cancel((first.value as { orderId: string }).orderId);
  expect((await desk()).limits).toEqual([{ period: 'week', amount: 500, left: 400 }, decided]);
});

it('[MEMB-05] lowers a limit at once, and raises or removes it after a day', async () => {
  const { setLimit, desk } = await asMember();
  await setLimit('day', 500);
  await setLimit('day', 200);
  expect((await desk()).limits).toEqual([{ period: 'day', amount: 200, left: 200 }, decided]);

  await setLimit('day', 900);
  expect((await desk()).limits).toMatchObject([{ amount: 200, nextAmount: 900 }, decided]);
  await setLimit('day');
  const waiting = (await desk()).limits?.[0];
  expect(waiting).toMatchObject({ amount: 200, nextAt: expect.any(String) });
  expect(waiting).not.toHaveProperty('nextAmount');

  fixture.sandbox.clock.advance(raiseDelayMs);
  // The session has ended meanwhile.
  const later = await asMember();
  expect((await later.desk()).limits).toEqual([{ period: 'day' }, decided]);
});

it('[MEMB-05] pays a bonus for the deposit that chose it, and offers that of the first deposit until one is paid', async () => {
  const { deposit, cancel, desk, rewards } = await asMember();
  const [bonus] = (await desk()).bonuses ?? [];
  expect(bonus).toMatchObject({ percent: 50, wagerTimes: 5 });
  const bonusId = bonus?.bonusId;
  const before = await rewards();

  expect(await deposit(100, { bonusId: 'none' })).toMatchObject({ success: false });
  // The replies of `createDeposit`
  const [cancelled, plain, chosen] = [
    (await deposit(500, { bonusId })).value,
    (await deposit(200)).value,
    (await deposit(1_000, { bonusId })).value,
  ] as DepositOrder[];
  await cancel(cancelled?.orderId ?? '');
  await pay(plain);
  // It is for members without a deposit, but was chosen before there was one.
  expect(await desk()).not.toHaveProperty('bonuses');
  await pay(chosen);

  expect((await rewards()).slice(0, -before.length)).toEqual([500]);
});

it('[MEMB-05] needs a decision on a limit before the first deposit', async () => {
  const { setLimit, deposit, desk } = await asMember('newbie', 'Newbie1234');
  expect((await desk()).needsLimit).toBe(true);
  expect(await deposit(100)).toMatchObject({
    success: false,
    message: expect.stringContaining('decide on a deposit limit'),
    value: { reason: 'deposit_limit_missing' },
  });

  await setLimit('day');
  expect(await deposit(100)).toMatchObject({ success: true });
});
