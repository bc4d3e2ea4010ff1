import { operatorCalls } from '@livery/api';
import { expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';

const at = useSandbox();
const forRealOnes = operatorCalls
  .filter(({ account }) => account === 'real')
  .map(({ name }) => name);

it('[SESS-03] money, bets, favourites and what was opened last are a real account’s', () => {
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
  '[SESS-03] %s refuses a trial account with a sentence, whatever it asks for',
  async (name) => {
    const trial = await at.client.login('trial', 'Trial1234');
    expect(await at.client.call(name, {}, { token: trial })).toMatchObject({
      status: 200,
      success: false,
      message: 'A real account is needed for this. A trial account cannot do it.',
    });
  },
);
