import type { GameLaunch, LottOrder, VnLotteryMenuReply, VnNumeroReply } from '@livery/model';
import { expect, it } from 'vitest';
import { someLottery } from '../testing/someGame.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const { nodeId: gameId, vassalage, gameType } = someLottery;

async function numeroNow(): Promise<string> {
  // The call's reply
  const menu = (await fixture.client.call('getVnLotteryMenu')).value as VnLotteryMenuReply;
  return (
    menu.flatMap(({ gameMenus }) => gameMenus).find((game) => game.gameId === gameId)?.numero ?? ''
  );
}

it('returns a known bet without a launch even if the game is closed, and requires a launch for a new one', async () => {
  const token = await fixture.client.login('demo', 'Demo1234');
  const bet = {
    orderId: 'a-number-of-this-test',
    gameId,
    numero: await numeroNow(),
    playType: 'oddEven',
    picks: [['odd']],
    unit: 0.2,
    multiple: 1,
    prizeMode: 'SEA',
  };
  expect(await fixture.client.call('placeLottOrder', bet, { token })).toMatchObject({
    success: false,
    value: { lottery: 'LAUNCH_ENDED' },
  });
  // The call's reply
  const { token: launchToken } = (
    await fixture.client.call(
      'launchGame',
      { nodeId: gameId, vassalage, gameType, launchMode: 'LOTT' },
      { token },
    )
  ).value as GameLaunch;
  // The call's reply
  const placed = (await fixture.client.call('placeLottOrder', { ...bet, launchToken }, { token }))
    .value as LottOrder;
  await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/games/${gameId}`, {
    enabled: false,
  });
  expect(await fixture.client.call('placeLottOrder', bet, { token })).toMatchObject({
    success: true,
    value: { orderId: placed.orderId, stake: placed.stake },
  });
  expect(
    await fixture.client.call(
      'placeLottOrder',
      { ...bet, orderId: 'another-number-of-it' },
      { token },
    ),
  ).toMatchObject({ success: false, value: { lottery: 'GAME_CLOSED' } });
});

it('[LOTT-12] returns the requested number of draws for one game, and a few of each for all', async () => {
  // The call's reply
  const drawn = async (request: Record<string, unknown>): Promise<VnNumeroReply> =>
    (await fixture.client.call('getVnNumero', request)).value as VnNumeroReply;
  const draws = await drawn({ count: 10, gameId });
  expect([
    draws.length,
    new Set(draws.map((draw) => draw.gameId)),
    new Set(draws.map(({ numero }) => numero)).size,
  ]).toEqual([10, new Set([gameId]), 10]);
  expect(draws.map(({ winningTime }) => winningTime)).toEqual(
    draws
      .map(({ winningTime = '' }) => winningTime)
      .toSorted()
      .toReversed(),
  );
  const all = await drawn({ count: 100 });
  expect(all.filter((draw) => draw.gameId === gameId)).toEqual(draws.slice(0, 2));
});
