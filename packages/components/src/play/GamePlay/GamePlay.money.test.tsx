// @vitest-environment jsdom
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { many } from '../../testing/games.ts';
import { launches, mountGame } from './mountGame.tsx';

const vendor = (vassalage: string, title: string, seamless: boolean) => ({
  vassalage,
  gameType: 'RNG',
  accountTypeId: 1,
  isHot: 0,
  title,
  cards: [],
  gameClassify: [],
  seamless,
});
const menu = reply({
  data: {
    lanes: [
      {
        gameType: 'RNG',
        vendors: [vendor('PURSE', 'Purse Games', false), vendor('NOVA', 'Nova Reels', true)],
      },
    ],
  },
});
const transfer = (status: string): Answer =>
  reply({ referenceNo: 'x'.repeat(16), status, amount: 10 });

/**
 * Mounts a game of a provider with its own wallet, for a member whose money is in the main wallet.
 */
async function mountWithOwnWallet({
  isSingle = false,
  answers = {},
  query = '?vassalage=PURSE&gameType=RNG',
}: {
  isSingle?: boolean;
  answers?: Readonly<Record<string, readonly Answer[]>>;
  query?: string;
} = {}) {
  const game = await mountGame({
    query,
    answers: {
      getGameVendor: many(menu),
      getMerchantWallet: many(reply({ isSingle })),
      getBalanceV2: many(reply({ sumBalance: 10, mainBalance: 10 })),
      ...answers,
    },
  });
  // The request type of the call
  const transfers = () =>
    game.api.calls
      .filter(({ name }) => name === 'walletTransfer')
      .map(
        ({ request }) =>
          request as { vassalage: string; direction: string; amount: number; referenceNo: string },
      );
  const status = (text: string) => game.queryByText(text, { selector: '[role=status]' });
  return { ...game, status, transfers };
}

it('[GAME-04] shows that the money is being transferred, and opens the game afterwards', async () => {
  const answer = later();
  const game = await mountWithOwnWallet({ answers: { walletTransfer: [answer.answer] } });

  await waitFor(() =>
    expect(game.status(game.t('play.moneyIn', { vendor: 'Purse Games' }))).not.toBeNull(),
  );
  expect(game.transfers()).toMatchObject([{ vassalage: 'PURSE', direction: 'in' }]);
  expect([launches(game), game.frames()]).toEqual([0, 0]);
  await act(async () => answer.arrive(transfer('done')));

  await waitFor(() => expect(game.frames()).toBe(1));
  expect(game.status(game.t('play.moneyIn', { vendor: 'Purse Games' }))).toBeNull();
});

it('[GAME-04] polls a transfer with an unknown result, shows that, and opens the game after a single transfer', async () => {
  const game = await mountWithOwnWallet({
    answers: {
      walletTransfer: [fail('network_timeout')],
      getWalletTransfer: [fail('network_failed'), transfer('pending'), transfer('done')],
    },
  });

  await waitFor(() => expect(game.status(game.t('play.moneyAsking'))).not.toBeNull());
  for (const requestCount of [1, 2]) {
    await waitFor(() => expect(game.api.countOf('getWalletTransfer')).toBe(requestCount));
    expect(game.frames()).toBe(0);
    await game.advance(3_000);
  }

  await waitFor(() => expect(game.frames()).toBe(1));
  expect(game.transfers()).toHaveLength(1);
  // The request type of the call
  expect(
    new Set(
      game.api.calls
        .filter(({ name }) => name === 'getWalletTransfer')
        .map(({ request }) => (request as { referenceNo: string }).referenceNo),
    ),
  ).toEqual(new Set([game.transfers()[0]?.referenceNo]));
});

it('[GAME-04] shows a refused transfer without opening the game, and retries with another reference', async () => {
  const game = await mountWithOwnWallet({
    answers: {
      walletTransfer: [fail('network_timeout'), transfer('done')],
      getWalletTransfer: [transfer('refused')],
    },
  });

  const alert = await game.findByRole('alert');
  expect(alert.textContent).toContain(game.t('play.moneyFailed'));
  expect([launches(game), game.frames()]).toEqual([0, 0]);
  await game.user.click(game.getByRole('button', { name: game.t('games.retry') }));

  await waitFor(() => expect(game.frames()).toBe(1));
  expect(game.transfers().map(({ direction }) => direction)).toEqual(['in', 'in']);
  expect(new Set(game.transfers().map(({ referenceNo }) => referenceNo)).size).toBe(2);
});

it.each([
  ['the merchant has a single wallet', { isSingle: true }],
  ['the provider uses the main wallet', { query: '?vassalage=NOVA&gameType=RNG' }],
])('[GAME-04] transfers nothing if %s', async (_case, options) => {
  const game = await mountWithOwnWallet(options);

  await waitFor(() => expect(game.frames()).toBe(1));
  expect(game.transfers()).toEqual([]);
});

it('[GAME-01] [GAME-04] shows the transfer back and closes a window of the lobby after it', async () => {
  const transferBack = later();
  const balances = [
    [10, 10],
    [10, 10],
    [10, 0],
    [10, 0],
    [10, 0],
    [10, 0],
  ].map(([sumBalance, mainBalance]) => reply({ sumBalance, mainBalance }));
  const game = await mountWithOwnWallet({
    answers: {
      getBalanceV2: [...balances, ...many(reply({ sumBalance: 10, mainBalance: 10 }))],
      walletTransfer: [transfer('done'), transferBack.answer],
    },
  });
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  vi.stubGlobal('opener', window);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await waitFor(() => expect(game.frames()).toBe(1));

  await game.leave();

  await waitFor(() =>
    expect(game.status(game.t('play.moneyOut', { vendor: 'Purse Games' }))).not.toBeNull(),
  );
  expect(close).not.toHaveBeenCalled();
  await act(async () => transferBack.arrive(transfer('done')));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(game.transfers().map(({ direction }) => direction)).toEqual(['in', 'out']);
  close.mockRestore();
});
