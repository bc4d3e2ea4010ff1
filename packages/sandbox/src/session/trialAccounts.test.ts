import { operatorCalls } from '@livery/api';
import { expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';

const at = useSandbox();
const forRealOnes = operatorCalls
  .filter(({ account }) => account === 'real')
  .map(({ name }) => name);

it('[SESS-03] reserves money, bets, favourites and recent games for real accounts', () => {
  expect(forRealOnes).toEqual(
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

it.each(forRealOnes)(
  '[SESS-03] %s refuses a trial account with a message, whatever the request',
  async (name) => {
    const trial = await at.client.login('trial', 'Trial1234');
    expect(await at.client.call(name, {}, { token: trial })).toMatchObject({
      status: 200,
      success: false,
      message: 'A real account is needed for this. A trial account cannot do it.',
    });
  },
);
