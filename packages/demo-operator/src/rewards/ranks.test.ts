import type { MyRankReply } from '@livery/model';
import { beforeEach, expect, it } from 'vitest';
import { OpenGame } from '../testing/OpenGame.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
let token = '';

beforeEach(async () => {
  token = await fixture.client.login('partner2', 'Partner1234');
});

// The call's reply
const rank = async () =>
  (await fixture.client.call('getMyRank', {}, { token })).value as MyRankReply;
const claim = (rankLevel: number, referenceNo = 'reference-of-one-gift') =>
  fixture.client.call('claimRankGift', { referenceNo, rankLevel }, { token });
const balance = async () =>
  // The call's reply
  ((await fixture.client.call('getBalanceV2', {}, { token })).value as { sumBalance: number })
    .sumBalance;

/** Plays a round that returns its stake. */
async function play(stakeMinor: number): Promise<void> {
  const game = await OpenGame.open(fixture.client, token, { clock: fixture.sandbox.clock });
  const bet = game.order(stakeMinor);
  await game.wallet.bet(bet);
  await game.wallet.win(game.following(bet, stakeMinor));
}

it('[MEMB-17] shows the progress to the next rank and raises the rank that it reaches', async () => {
  await play(850_000);
  expect(await rank()).toMatchObject({
    rankLevel: 2,
    rankName: 'Silver',
    nextRankName: 'Gold',
    stake: 8_500,
    nextStake: 50_000,
    missingStake: 41_500,
  });

  for (let round = 0; round < 5; round += 1) await play(850_000);
  expect(await rank()).toMatchObject({ rankLevel: 3, rankName: 'Gold', nextRankName: 'Platinum' });
});

it('[MEMB-17] credits the gift of a reached rank once', async () => {
  const before = await balance();
  expect((await rank()).gifts?.map(({ state }) => state)).toEqual([
    'claimable',
    'locked',
    'locked',
    'locked',
  ]);

  const answers = await Promise.all([claim(2), claim(2)]);

  for (const { value } of answers) expect(value).toMatchObject({ amount: 50 });
  expect(await claim(2, 'reference-of-a-second')).toMatchObject({ success: false });
  expect(await claim(3, 'reference-of-a-third')).toMatchObject({ success: false });
  expect(await balance()).toBe(before + 50);
  expect((await rank()).gifts?.[0]?.state).toBe('claimed');
});
