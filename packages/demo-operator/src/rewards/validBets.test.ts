import type {
  BonusesReply,
  LeaderboardReply,
  MissionSummaryReply,
  RebateReply,
  RewardsReply,
} from '@livery/model';
import type { WalletOrder } from '@livery/demo-provider/server/wallet/OperatorWallet';
import { beforeEach, expect, it } from 'vitest';
import { OpenGame } from '../testing/OpenGame.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
let token = '';
let game: OpenGame;

beforeEach(async () => {
  token = await fixture.client.login('demo', 'Demo1234');
  game = await OpenGame.open(fixture.client, token, {
    clock: fixture.sandbox.clock,
  });
});

async function read<Value>(name: string, request: Record<string, unknown> = {}): Promise<Value> {
  const { success, message, value } = await fixture.client.call(name, request, {
    token,
  });
  if (!success) throw new Error(`${name}: ${message}`);
  return value as Value; // the call's reply
}

async function bet(
  amountMinor: number,
  change: Partial<WalletOrder> = {},
  at = game,
): Promise<WalletOrder> {
  const order = at.order(amountMinor, change);
  expect(await at.wallet.bet(order)).toMatchObject({ status: 'OK' });
  return order;
}

async function close(order: WalletOrder): Promise<void> {
  expect(await game.wallet.win(game.following(order, 0))).toMatchObject({
    status: 'OK',
  });
}

async function giveBack(order: WalletOrder, change: Partial<WalletOrder> = {}): Promise<void> {
  expect(
    await game.wallet.rollback(game.following(order, order.amountMinor, change)),
  ).toMatchObject({ status: 'OK' });
}

/** Returns what each reward counts, in major units. */
async function counted() {
  const missions = await read<MissionSummaryReply>('missionSummary');
  const bonuses = await read<BonusesReply>('getBonuses', { status: 'active' });
  return {
    mission: missions.list.find(({ missionId }) => missionId === 'd1')?.progress,
    bonus: bonuses.list.at(-1)?.wagerDone,
    rebate: (await read<RebateReply>('getRebate')).validBet,
    leaderboard: (await read<LeaderboardReply>('leaderboard')).mine?.score,
  };
}

it('[MEMB-11] [MEMB-14] [MEMB-16] counts a round once it is closed, with all its stakes', async () => {
  await read('joinMission', { missionId: 'd1' });
  const before = await counted();
  const first = await bet(1_000);
  expect(await counted()).toEqual(before);

  await bet(500, { round: first.round });
  await close(first);

  const bonus = (before.bonus ?? 0) + 15;
  expect(await counted()).toEqual({
    mission: 15,
    bonus,
    rebate: 15,
    leaderboard: 15,
  });
  fixture.sandbox.clock.advance(1);
  expect(await counted()).toMatchObject({ mission: 15, bonus });
});

it('[MEMB-11] [MEMB-14] [MEMB-16] never counts a stake that was given back', async () => {
  await read('joinMission', { missionId: 'd1' });
  const before = await counted();
  const partly = await bet(1_000);
  const back = await bet(700, { round: partly.round });
  await giveBack(back, { roundClosed: false });
  await giveBack(await bet(2_000));
  expect(await counted()).toEqual(before);
  await close(partly);

  expect(await counted()).toMatchObject({
    mission: 10,
    rebate: 10,
    leaderboard: 10,
  });

  const late = await bet(300, { round: partly.round });
  expect(await counted()).toMatchObject({ mission: 13, rebate: 13 });
  await giveBack(late);
  expect(await counted()).toMatchObject({
    mission: 10,
    rebate: 10,
    leaderboard: 10,
  });
});

it('[MEMB-11] [MEMB-14] counts only stakes placed since the bonus or the joining', async () => {
  const early = await bet(1_000);
  const gift = await read<RewardsReply>('getRewards', { status: 'claimable' });
  fixture.sandbox.clock.advance(1);
  await read('joinMission', { missionId: 'd1' });
  await read('claimReward', {
    referenceNo: 'reference-of-the-gift',
    rewardId: gift.list.find(({ source }) => source === 'rank')?.rewardId,
  });
  const wagered = async () =>
    (await read<BonusesReply>('getBonuses', { status: 'active' })).list.map(
      ({ wagerDone }) => wagerDone,
    );
  const [, before = 0] = await wagered();

  await bet(500, { round: early.round });
  await close(early);

  // The older bonus counts both stakes.
  expect(await wagered()).toEqual([5, before + 15]);
  expect(await counted()).toMatchObject({ mission: 5, rebate: 15 });
});

it('[MEMB-16] takes a refunded stake back from the rebate of other categories', async () => {
  // An active bonus allows no higher stakes.
  const stakes = [await bet(20_000), await bet(20_000)];
  for (const stake of stakes) await close(stake);
  await read('claimRebate', { referenceNo: 'reference-of-one-rebate' });
  for (const stake of stakes) await giveBack(stake);
  expect(await read<RebateReply>('getRebate')).toMatchObject({
    status: 'nothing',
    total: 0,
  });

  const live = await OpenGame.open(fixture.client, token, {
    clock: fixture.sandbox.clock,
    request: { vassalage: 'VLQR', gameType: 'LIVE' },
  });
  for (let count = 0; count < 3; count += 1) await close(await bet(20_000, {}, live));

  expect(await read<RebateReply>('getRebate')).toMatchObject({
    status: 'belowMinimum',
    validBet: 200,
    total: 0.8,
    list: [
      { category: 'LIVE', validBet: 600, amount: 2.4 },
      { category: 'RNG', validBet: -400, amount: -1.6 },
    ],
  });
});
