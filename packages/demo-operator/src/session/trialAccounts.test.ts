import { operatorCalls } from '@livery/api';
import { expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const realAccountCalls = operatorCalls
  .filter(({ account }) => account === 'real')
  .map(({ name }) => name);

it('[SESS-03] reserves money, bets, favourites and recent games for real accounts', () => {
  expect(realAccountCalls).toEqual(
    expect.arrayContaining([
      'walletTransfer',
      'getWalletTransfer',
      'placeLottOrder',
      'getLottOrders',
      'getLottRecent',
      'getFavGames',
      'getFavGameList',
      'gameFavAction',
      'getRecentGameList',
      'changePassword',
    ]),
  );
});

it('[SESS-03] refuses a trial account with a message, whatever the request', async () => {
  const trial = await fixture.client.login('trial', 'Trial1234');
  for (const name of realAccountCalls)
    expect(await fixture.client.call(name, {}, { token: trial }), name).toMatchObject({
      status: 200,
      success: false,
      message: 'A real account is needed for this. A trial account cannot do it.',
    });
});
