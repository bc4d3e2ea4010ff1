import type {
  DepositOrder,
  MyPromotionsReply,
  PromotionReply,
  RafflePromotionReply,
  RewardsReply,
} from '@livery/model';
import { promotionSeeds } from '@livery/demo-content/promotions/promotionSeeds';
import { examplePng } from '@livery/model/testing/exampleImages';
import { beforeEach, expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';
import { drawPrize } from './raffle.ts';

const fixture = useSandbox();
const png = Buffer.from(examplePng()).toString('base64');
let token = '';
let references = 0;

beforeEach(async () => {
  token = await fixture.client.login('demo', 'Demo1234');
});

const newReference = (): string => `reference-${(references += 1).toString().padStart(12, '0')}`;
const ask = (name: string, request: Record<string, unknown> = {}) =>
  fixture.client.call(name, request, { token });
const mine = async (id: string) =>
  // The call's reply
  ((await ask('getMyPromotions')).value as MyPromotionsReply).list.find(
    ({ promotionId }) => promotionId === id,
  );

/** Deposits 100, which are credited. */
async function deposit(): Promise<void> {
  // The call's reply
  const { payUrl = '' } = (
    await ask('createDeposit', { referenceNo: newReference(), methodId: 'wallet', amount: 100 })
  ).value as DepositOrder;
  await fetch(payUrl, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay', confirmation: 'before' }),
    redirect: 'manual',
  });
  await fixture.sandbox.sweep();
}

it('[PROM-02] joins a promotion once, and pays its reward', async () => {
  expect(await mine('201')).toBeUndefined();
  const joined = { value: { promotionId: '201', status: 'claim' } };
  expect(await ask('participation', { promotionId: '201' })).toMatchObject(joined);
  expect(await ask('participation', { promotionId: '201' })).toMatchObject(joined);
  const rewardId = (await mine('201'))?.rewardId;

  expect(await ask('claimReward', { referenceNo: newReference(), rewardId })).toMatchObject({
    value: { status: 'claimed', amount: 10 },
  });

  expect(await mine('201')).toMatchObject({ status: 'claimed' });
  for (const promotionId of ['102', '203', '302', '604', 'x'])
    expect(await ask('participation', { promotionId })).toMatchObject({
      value: { reason: 'not_offered' },
    });
  expect((await fixture.client.call('getMyPromotions')).status).toBe(401);
});

it('[PROM-02] refuses members who have deposited a promotion for the first deposit, and says so before', async () => {
  await deposit();

  expect(await mine('101')).toEqual({
    promotionId: '101',
    status: 'join',
    refusal: 'deposited_before',
  });
  expect(await ask('participation', { promotionId: '101' })).toMatchObject({
    value: { reason: 'deposited_before' },
  });
  expect((await ask('getDepositMethods')).value).not.toHaveProperty('bonuses');
});

it('[PROM-02] [MEMB-12] pays the share of a deposit without the promotions being opened', async () => {
  const rewards = async () =>
    // The call's reply
    ((await ask('getRewards', { status: 'claimable' })).value as RewardsReply).list;
  const before = (await rewards()).length;
  expect((await ask('participation', { promotionId: '101' })).value).toMatchObject({
    status: 'joined',
  });
  await deposit();

  expect(await rewards()).toHaveLength(before + 1);
  expect(await rewards()).toContainEqual(
    expect.objectContaining({ source: 'promotion', amount: 50, wagerTimes: 5 }),
  );
});

it('[PROM-02] [MEMB-18] takes an application with images, and decides about it', async () => {
  const apply = (images: readonly string[]) =>
    ask('applyActivity', { activityId: '102', remark: 'My documents', images });

  expect(await apply([Buffer.from('<svg>').toString('base64')])).toMatchObject({
    value: { fields: [{ field: 'images' }] },
  });
  expect(await apply([png, png])).toMatchObject({ value: { status: 'applying' } });
  fixture.sandbox.clock.advance(600_000);

  expect(await mine('102')).toMatchObject({ status: 'issued', rewardId: expect.any(String) });
});

it('[MEMB-18] takes feedback with a text within two bounds and images', async () => {
  const send = (content: string, images: readonly string[] = []) =>
    fixture.client.call('sendFeedback', { type: 'FEEDBACK', remark: 'A game', content, images });

  for (const content of ['Too short', 'x'.repeat(1_001)])
    expect(await send(content)).toMatchObject({ value: { fields: [{ field: 'content' }] } });
  expect(await send('It stops when I turn.', ['AAAA'])).toMatchObject({
    value: { fields: [{ field: 'images' }] },
  });
  expect(await send('It stops when I turn.', [png])).toMatchObject({
    value: { feedbackId: expect.any(Number) },
  });
});

it('[PROM-03] draws and pays the prizes of a raffle once each, and shows its chances before', async () => {
  // The call's reply
  const { promotion } = (await fixture.client.call('getPromotion', { id: '604' }))
    .value as PromotionReply;
  expect(promotion?.raffle?.prizes.map(({ chance }) => chance)).toEqual([30, 25, 20, 14, 5, 5, 1]);
  for (let left = 2; left >= 0; left -= 1) {
    const request = { referenceNo: newReference(), promotionId: '604' };
    const draw = (await ask('rafflePromotion', request)).value as RafflePromotionReply;
    expect(draw.drawsLeft).toBe(left);
    expect((await ask('rafflePromotion', request)).value).toEqual(draw);
    if (draw.isPrize !== true) continue;
    expect(await ask('rafflePromotion', { ...request, referenceNo: newReference() })).toMatchObject(
      { value: { reason: 'prize_waiting' } },
    );
    expect((await mine('604'))?.openDraw).toEqual({ drawId: draw.drawId, prizeId: draw.prizeId });
    const claim = { referenceNo: newReference(), drawId: draw.drawId };
    const paid = (await ask('raffleClaim', claim)).value;
    expect(paid).toMatchObject({ status: 'claimed' });
    expect((await ask('raffleClaim', claim)).value).toEqual(paid);
  }
  expect(
    await ask('rafflePromotion', { referenceNo: newReference(), promotionId: '604' }),
  ).toMatchObject({ value: { reason: 'limit_reached' } });
});

it('[PROM-03] draws each prize as often as its chance says', () => {
  const prizes = promotionSeeds.find(({ id }) => id === '604')?.raffle ?? [];
  const drawn = Array.from({ length: 100 }, (_, number) => drawPrize(prizes, () => number).id);

  expect(prizes.map(({ id }) => drawn.filter((one) => one === id).length)).toEqual(
    prizes.map(({ chance }) => chance),
  );
});
