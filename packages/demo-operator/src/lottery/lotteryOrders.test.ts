import type { GameLaunch, VnLotteryMenuReply } from '@livery/model';
import { beforeEach, expect, it } from 'vitest';
import { someLottery } from '../testing/someGame.ts';
import type { OperatorReply } from '../testing/OperatorClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const { nodeId: gameId, vassalage, gameType } = someLottery;
let token = '';
let createdCount = 0;

beforeEach(async () => {
  token = await fixture.client.login('demo', 'Demo1234');
});

const place = (bet: Record<string, unknown>): Promise<OperatorReply> =>
  fixture.client.call('placeLottOrder', bet, { token });
const setPlay = (enabled: boolean): Promise<unknown> =>
  fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/members/demo/play`, { enabled });
const setGame = (enabled: boolean): Promise<unknown> =>
  fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/games/${gameId}`, { enabled });
const refusedAs = (lottery: string): object => ({
  status: 200,
  success: false,
  value: { lottery },
});

/** Returns a bet on the draw that is on sale, without a launch. */
async function newBet(): Promise<Record<string, unknown>> {
  // The call's reply
  const menu = (await fixture.client.call('getVnLotteryMenu')).value as VnLotteryMenuReply;
  const numero = menu
    .flatMap(({ gameMenus }) => gameMenus)
    .find((game) => game.gameId === gameId)?.numero;
  createdCount += 1;
  return {
    orderId: `order-of-the-test-${createdCount}`,
    gameId,
    numero,
    playType: 'oddEven',
    picks: [['odd']],
    unit: 0.2,
    multiple: 1,
    prizeMode: 'SEA',
  };
}

async function launchToken(): Promise<string> {
  // The call's reply
  return (
    (
      await fixture.client.call(
        'launchGame',
        { nodeId: gameId, vassalage, gameType, launchMode: 'LOTT' },
        { token },
      )
    ).value as Required<GameLaunch>
  ).token;
}

it('[LOTT-06] answers a repeat without a launch, even if game and member are disabled', async () => {
  const bet = await newBet();
  const placed = await place({ ...bet, launchToken: await launchToken() });
  expect(placed).toMatchObject({ success: true, value: { status: 'placed', stake: 0.2 } });
  await setGame(false);
  await setPlay(false);
  expect(await place(bet)).toEqual(placed);
  expect(await place({ ...bet, launchToken: 'a-launch-that-has-ended' })).toEqual(placed);
});

it('[LOTT-06] refuses a new bet without a live launch, and accepts the same order id with one', async () => {
  const bet = await newBet();
  for (const launchFields of [{}, { launchToken: 'a-launch-that-has-ended' }])
    expect(await place({ ...bet, ...launchFields })).toMatchObject(refusedAs('LAUNCH_ENDED'));
  expect(await place({ ...bet, launchToken: await launchToken() })).toMatchObject({
    success: true,
    value: { status: 'placed' },
  });
});

it('[LOTT-05] refuses order ids of a closed lottery for good, with or without a launch', async () => {
  const open = await launchToken();
  const [withLaunch, withoutLaunch] = [await newBet(), await newBet()];
  await setGame(false);
  expect(await place({ ...withLaunch, launchToken: open })).toMatchObject(refusedAs('GAME_CLOSED'));
  expect(await place(withoutLaunch)).toMatchObject(refusedAs('GAME_CLOSED'));
  await setGame(true);
  for (const bet of [withLaunch, withoutLaunch])
    expect(await place({ ...bet, launchToken: open })).toMatchObject(refusedAs('GAME_CLOSED'));
});

it('reports a disabled member as such, with or without a launch, not as a closed lottery', async () => {
  const open = await launchToken();
  await setPlay(false);
  const message = expect.stringContaining('switched off for this account');
  expect(await place({ ...(await newBet()), launchToken: open })).toMatchObject({
    ...refusedAs('USER_DISABLED'),
    message,
  });
  expect(await place(await newBet())).toMatchObject(refusedAs('USER_DISABLED'));
});
