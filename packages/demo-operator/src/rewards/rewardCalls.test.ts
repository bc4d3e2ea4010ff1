import type {
  BonusesReply,
  LeaderboardReply,
  MissionSummaryReply,
  PointsRedeemListReply,
  PointsRewardReply,
  RebateReply,
  ReferralReply,
  RewardsReply,
} from '@livery/model';
import { beforeEach, expect, it } from 'vitest';
import { addQualifiedFriend } from '../testing/addQualifiedFriend.ts';
import { OpenGame } from '../testing/OpenGame.ts';
import type { OperatorReply } from '../testing/OperatorClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';
import { bonusMaxBet } from '../wallet/bonusStakeLimit.ts';

const dayMs = 86_400_000;

const fixture = useSandbox();
let token = '';
let references = 0;
const maxBetMinor = 100 * bonusMaxBet;

beforeEach(async () => {
  token = await fixture.client.login('demo', 'Demo1234');
});

const newReference = (): string => `reference-${(references += 1).toString().padStart(12, '0')}`;

const ask = (name: string, request: Record<string, unknown> = {}): Promise<OperatorReply> =>
  fixture.client.call(name, request, { token });

/** Returns the value of a reply, whose type is that of the call. */
async function read<Value>(name: string, request: Record<string, unknown> = {}): Promise<Value> {
  const { success, message, value } = await ask(name, request);
  if (!success) throw new Error(`${name}: ${message}`);
  return value as Value; // the call's reply
}

const balance = async (): Promise<number> =>
  (await read<{ sumBalance: number }>('getBalanceV2')).sumBalance;

const points = async (): Promise<number> =>
  (await read<{ points: number }>('pointsBalance')).points;

/** Stakes in a game that wins nothing, by default a slot, in rounds that an active bonus allows. */
async function stake(amountMinor: number, request: Record<string, unknown> = {}): Promise<void> {
  const game = await OpenGame.open(fixture.client, token, {
    clock: fixture.sandbox.clock,
    request,
  });
  for (let left = amountMinor; left > 0; left -= maxBetMinor) {
    const bet = game.order(Math.min(left, maxBetMinor));
    expect(await game.wallet.bet(bet)).toMatchObject({ status: 'OK' });
    await game.wallet.win(game.following(bet, 0));
  }
  fixture.sandbox.clock.advance(1);
}

it('[MALL-01] [MALL-04] earns points from valid bets, keeps the rest, and converts them once', async () => {
  const [before, money] = [await points(), await balance()];

  await stake(10_000);
  // Gold: 1.5 points for 100 staked.
  expect(await points()).toBe(before + 1);
  await stake(10_000);
  expect(await points()).toBe(before + 3);

  const request = { referenceNo: newReference(), points: 200 };
  const converted = await read('pointsConvert', request);
  expect(converted).toMatchObject({ amount: 20, points: before - 197 });
  expect(await read('pointsConvert', request)).toEqual(converted);
  expect(await ask('pointsConvert', { ...request, points: 300 })).toMatchObject({ success: false });
  expect(await balance()).toBeCloseTo(money - 200 + 20, 9);
  for (const count of [90, 205, 5_000])
    expect(
      await ask('pointsConvert', { referenceNo: newReference(), points: count }),
    ).toMatchObject({ value: { reason: 'amount_not_allowed' } });
});

it('[MALL-02] [MALL-03] redeems items with stock, rank, limit and delivery, and records each change', async () => {
  const before = await points();
  const { items } = await read<PointsRewardReply>('pointsReward');
  expect(Object.fromEntries(items.map(({ itemId, status }) => [itemId, status]))).toMatchObject({
    m1: 'available',
    m3: 'amountTooLow',
    m9: 'soldOut',
  });
  const redeem = (itemId: string, quantity: number, delivery?: string) =>
    ask('pointsRedeem', { referenceNo: newReference(), itemId, quantity, delivery });

  expect(await redeem('m1', 1)).toMatchObject({ value: { fields: [{ field: 'delivery' }] } });
  expect(await redeem('m1', 2, 'Ann, 1 Long Street, 0917')).toMatchObject({
    value: { reason: 'limit_reached' },
  });
  expect(await redeem('m3', 1, 'Ann, 1 Long Street, 0917')).toMatchObject({
    value: { reason: 'requirement_missing' },
  });
  expect(await redeem('m4', 99)).toMatchObject({ value: { reason: 'points_too_low' } });
  expect(await redeem('m1', 1, 'Ann, P.O. Box 7, Cebu')).toMatchObject({
    value: { status: 'inProcess', changedPoints: -900, points: before - 900 },
  });
  const money = await balance();
  expect(await redeem('m4', 1)).toMatchObject({ success: true });
  fixture.sandbox.clock.advance(60_000);
  await fixture.sandbox.sweep();

  expect(await balance()).toBe(money + 20);
  expect(await points()).toBe(before - 200);
  const { list, totals } = await read<PointsRedeemListReply>('pointsRedeemList');
  expect(list.slice(0, 3)).toMatchObject([
    { type: 'returned', changedPoints: 900, pointsBalance: before - 200 },
    { type: 'redeemed', status: 'approved', quantity: 1, pointsRequirement: 200 },
    {
      type: 'redeemed',
      status: 'rejected',
      changedPoints: -900,
      remark: expect.stringContaining('courier'),
    },
  ]);
  expect((totals?.earned ?? 0) - (totals?.spent ?? 0)).toBe(before - 200);
  const inProcess = await read<PointsRedeemListReply>('pointsRedeemList', { status: 'inProcess' });
  expect(inProcess.list).toHaveLength(1);
});

it('[MEMB-23] lists rewards that expire and missions that run in the days to come', async () => {
  const nowMs = fixture.sandbox.clock.nowMs();
  const days = (first: number, last: number) => ({
    from: new Date(nowMs + first * dayMs).toISOString(),
    to: new Date(nowMs + last * dayMs).toISOString(),
  });
  const rewards = await read<RewardsReply>('getRewards', days(1, 30));
  expect(rewards.list.length).toBeGreaterThan(0);
  expect(rewards.list.every(({ status }) => status === 'claimable')).toBe(true);
  expect(rewards.totals?.rewards).toBe(rewards.list.length);

  await read('joinMission', { missionId: 'd1' });
  await stake(50_000);
  const missions = await read<MissionSummaryReply>('missionSummary', days(0, 7));
  expect(missions.list.length).toBeGreaterThan(0);
  const later = await read<MissionSummaryReply>('missionSummary', days(3_000, 3_001));
  const ended = later.list.filter(({ endAt }) => endAt !== undefined);
  expect(ended.length).toBeGreaterThan(0);
  expect(ended.every(({ status }) => status === 'claim')).toBe(true);
});

it('[MEMB-11] [MEMB-12] claims rewards once, wagers and cancels bonuses, and names what could not be paid', async () => {
  const money = await balance();
  const open = await read<RewardsReply>('getRewards', { status: 'claimable' });
  expect(open.totals?.claimable).toBe(3);
  const gift = open.list.find(({ source }) => source === 'rank');
  const request = { referenceNo: newReference(), rewardId: gift?.rewardId };

  const paid = await read<{ bonusId: string }>('claimReward', request);
  expect(await read('claimReward', request)).toEqual(paid);
  expect(await ask('claimReward', { ...request, referenceNo: newReference() })).toMatchObject({
    value: { reason: 'reward_unavailable' },
  });
  expect(await balance()).toBe(money + 50);
  await stake(1_000);
  const { list } = await read<BonusesReply>('getBonuses', { status: 'active' });
  expect(list.map(({ wagerDone }) => wagerDone)).toEqual([10, 10]);
  // What `cancelBonus` below does.
  expect(list.find(({ bonusId }) => bonusId === paid.bonusId)).toMatchObject({
    forfeits: 50,
    keeps: money - 10,
  });

  expect(await read('getWithdrawQuota')).toMatchObject({ locked: 250 });

  const cancelled = { referenceNo: newReference(), bonusId: paid.bonusId };
  expect(await read('cancelBonus', cancelled)).toMatchObject({ forfeited: 50, kept: money - 10 });
  expect(await read('cancelBonus', cancelled)).toMatchObject({ forfeited: 50 });
  expect(await read('claimAllRewards', { referenceNo: newReference() })).toMatchObject({
    claimed: 2,
    amount: 22,
  });
  expect((await read<RewardsReply>('getRewards')).totals).toMatchObject({ claimable: 0 });
});

it('[MEMB-11] takes the money of a cancelled bonus back from a wallet at a provider', async () => {
  await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/wallet`, {
    isSingle: false,
  });
  const money = await balance();
  const transfer = { vassalage: 'SLMR', direction: 'in', referenceNo: newReference() };
  await read('walletTransfer', { ...transfer, amount: money - 30 });
  const { list } = await read<BonusesReply>('getBonuses', { status: 'active' });

  const request = { referenceNo: newReference(), bonusId: list[0]?.bonusId };
  expect(await read('cancelBonus', request)).toMatchObject({ forfeited: 200, kept: 0 });

  expect(await balance()).toBe(money - 200);
});

it('[MEMB-11] neither cancels nor expires a bonus while a round is open', async () => {
  const money = await balance();
  const game = await OpenGame.open(fixture.client, token, { clock: fixture.sandbox.clock });
  const bet = game.order(1_000);
  await game.wallet.bet(bet);
  const active = async () =>
    (await read<BonusesReply>('getBonuses', { status: 'active' })).list[0]?.bonusId;
  const bonusId = await active();
  const cancel = () => ask('cancelBonus', { referenceNo: newReference(), bonusId });

  expect(await cancel()).toMatchObject({
    success: false,
    value: { reason: 'reward_unavailable' },
  });
  expect([await balance(), await active()]).toEqual([money - 10, bonusId]);
  fixture.sandbox.clock.advance(14 * 86_400_000);
  await fixture.sandbox.sweep();
  token = await fixture.client.login('demo', 'Demo1234');
  expect([await balance(), await active()]).toEqual([money - 10, bonusId]);

  await game.wallet.rollback(game.following(bet, 1_000));
  await fixture.sandbox.sweep();

  // The stake is back, and the money of the expired bonus is not.
  expect([await balance(), await active()]).toEqual([money - 200, undefined]);
});

it('[MEMB-11] cancels a bonus once the open round has ended', async () => {
  const money = await balance();
  const game = await OpenGame.open(fixture.client, token, { clock: fixture.sandbox.clock });
  const bet = game.order(1_000);
  await game.wallet.bet(bet);
  const { list } = await read<BonusesReply>('getBonuses', { status: 'active' });
  const bonusId = list[0]?.bonusId;
  const refused = { referenceNo: newReference(), bonusId };
  expect(await ask('cancelBonus', refused)).toMatchObject({ success: false });

  await game.wallet.win(game.following(bet, 500));

  // The number keeps its refusal.
  expect(await ask('cancelBonus', refused)).toMatchObject({ success: false });
  expect(await read('cancelBonus', { referenceNo: newReference(), bonusId })).toMatchObject({
    forfeited: 200,
    kept: money - 205,
  });
});

it('[MEMB-24] reveals neither numbers nor accounts of other members in the leaderboard', async () => {
  await stake(20_000);
  token = await fixture.client.login('agent', 'Agent1234');

  const board = await read<LeaderboardReply>('leaderboard', { pageSize: 100 });

  // The line of `demo`, as another member sees it.
  const lines = board.list.filter(({ score }) => score === 200);
  expect(lines.map(({ player, own: isOwn }) => [player, isOwn])).toEqual([['d***', false]]);
  expect(board.list.map(({ lineId }) => lineId)).toEqual(
    board.list.map((_, index) => String(index + 1)),
  );
  expect(board.list.every(({ player }) => player.includes('***'))).toBe(true);
  expect(new Set(board.list.flatMap((line) => Object.keys(line)))).toEqual(
    new Set(['lineId', 'rank', 'player', 'score', 'own', 'prize']),
  );
});

it('[MEMB-11] completes a bonus by wagering, and deducts an expired one', async () => {
  const money = await balance();
  await stake(400_000);
  const { totals } = await read<BonusesReply>('getBonuses', { status: 'active' });
  expect(totals).toMatchObject({ bonuses: 0, locked: 0 });
  const { rewardId } =
    (await read<RewardsReply>('getRewards', { status: 'claimable' })).list.find(
      ({ source }) => source === 'rank',
    ) ?? {};
  await read('claimReward', { referenceNo: newReference(), rewardId });
  expect(await balance()).toBe(money - 4_000 + 50);

  fixture.sandbox.clock.advance(14 * 86_400_000);
  await fixture.sandbox.sweep();

  token = await fixture.client.login('demo', 'Demo1234');
  expect(await balance()).toBe(money - 4_000);
  expect((await read<BonusesReply>('getBonuses', { status: 'expired' })).list[0]).toMatchObject({
    amount: 50,
    endedAt: expect.any(String),
  });
});

it('[MEMB-14] [MEMB-24] lists missions in all ten statuses, and joins, completes and claims one', async () => {
  const statusOf = async (id: string): Promise<string | undefined> =>
    (await read<MissionSummaryReply>('missionSummary')).list.find(
      ({ missionId }) => missionId === id,
    )?.status;

  expect(await read('joinMission', { missionId: 'd1' })).toMatchObject({ status: 'joined' });
  expect(await read('joinMission', { missionId: 'd1' })).toMatchObject({ status: 'joined' });
  expect(await ask('joinMission', { missionId: 's4' })).toMatchObject({ success: false });
  const money = await balance();
  await stake(20_000);
  expect(await statusOf('d1')).toBe('process');
  expect(await ask('claimMission', { referenceNo: newReference(), missionId: 'd1' })).toMatchObject(
    { value: { reason: 'reward_unavailable' } },
  );
  await stake(30_000);
  expect(await statusOf('d1')).toBe('claim');
  expect(
    await read('claimMission', { referenceNo: newReference(), missionId: 'd1' }),
  ).toMatchObject({ status: 'claimed', amount: 5 });
  expect([await statusOf('d1'), await balance()]).toEqual(['claimed', money - 500 + 5]);

  await read('joinMission', { missionId: 'd3' });
  await stake(20_000, { vassalage: 'VLQR', gameType: 'LIVE' });
  const { list, claimable } = await read<MissionSummaryReply>('missionSummary');
  expect(new Set(list.map(({ status }) => status)).size).toBe(10);
  expect(claimable).toBe(1);
  expect(list.find(({ missionId }) => missionId === 'd2')).toMatchObject({ progress: 700 });

  const board = await read<LeaderboardReply>('leaderboard', { pageSize: 100 });
  expect(board.mine?.score).toBe(700);
  expect(board.list.find(({ own }) => own)).toMatchObject({ player: 'demo', score: 700 });
  expect(board.list.slice(0, 3).map(({ rank }) => rank)).toEqual([1, 1, 3]);
});

it('[MEMB-16] pays the rebate of all bets since the last claim, once, above the minimum', async () => {
  expect(await read<RebateReply>('getRebate')).toMatchObject({ status: 'nothing', total: 0 });
  await stake(10_000);
  expect(await read<RebateReply>('getRebate')).toMatchObject({
    status: 'belowMinimum',
    list: [{ category: 'RNG', validBet: 100, rate: 0.4, amount: 0.4 }],
  });
  await stake(20_000);
  const money = await balance();
  const request = { referenceNo: newReference() };

  const paid = await read('claimRebate', request);

  expect(paid).toMatchObject({ amount: 1.2 });
  expect(await read('claimRebate', request)).toEqual(paid);
  expect(await balance()).toBeCloseTo(money + 1.2, 9);
  expect(await ask('claimRebate', { referenceNo: newReference() })).toMatchObject({
    success: false,
  });
  expect(await read('getRebateRecord', { pageSize: 1 })).toMatchObject({
    list: [{ validBet: 300, amount: 1.2 }],
    totalPages: 1,
  });
});

it('[MEMB-13] counts a friend who registers with the code, and pays each friend once', async () => {
  const { code, claimable, registered } = await read<ReferralReply>('getReferral');
  expect({ claimable, registered }).toEqual({ claimable: 0, registered: 5 });
  expect(await fixture.client.call('checkAffiliate', { code })).toMatchObject({ success: true });
  await addQualifiedFriend(fixture.client, token, fixture.sandbox.clock);
  expect(await read<ReferralReply>('getReferral')).toMatchObject({ registered: 6, claimable: 50 });
  expect(await read('getReferralMembers', { pageSize: 1 })).toMatchObject({
    list: [{ player: 'fr***1', status: 'qualified', reward: 50 }],
  });

  const money = await balance();
  const request = { referenceNo: newReference() };
  expect(await read('claimReferral', request)).toEqual({ friends: 1, amount: 50 });
  expect(await read('claimReferral', request)).toEqual({ friends: 1, amount: 50 });
  expect(await balance()).toBe(money + 50);
  expect(await ask('claimReferral', { referenceNo: newReference() })).toMatchObject({
    value: { reason: 'reward_unavailable' },
  });
});
