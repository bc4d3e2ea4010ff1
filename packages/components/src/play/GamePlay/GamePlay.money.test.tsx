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

/** A game of a provider with a wallet of its own, for a member whose money is in the main one. */
async function mountPursed({
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
  // The call's request
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

it('[GAME-04] says that the money is on its way to the provider, and opens the game when it is there', async () => {
  const answer = later();
  const game = await mountPursed({ answers: { walletTransfer: [answer.answer] } });

  await waitFor(() =>
    expect(game.status(game.t('play.moneyIn', { vendor: 'Purse Games' }))).not.toBeNull(),
  );
  expect(game.transfers()).toMatchObject([{ vassalage: 'PURSE', direction: 'in' }]);
  expect([launches(game), game.frames()]).toEqual([0, 0]);
  await act(async () => answer.arrive(transfer('done')));

  await waitFor(() => expect(game.frames()).toBe(1));
  expect(game.status(game.t('play.moneyIn', { vendor: 'Purse Games' }))).toBeNull();
});

it('[GAME-04] while it is not known what came of a transfer the page says so and asks; then the game opens, and nothing was moved twice', async () => {
  const game = await mountPursed({
    answers: {
      walletTransfer: [fail('network_timeout')],
      getWalletTransfer: [fail('network_failed'), transfer('pending'), transfer('done')],
    },
  });

  await waitFor(() => expect(game.status(game.t('play.moneyAsking'))).not.toBeNull());
  for (const asked of [2, 3]) {
    await waitFor(() => expect(game.api.countOf('getWalletTransfer')).toBe(asked - 1));
    expect(game.frames()).toBe(0);
    await game.advance(3_000);
  }

  await waitFor(() => expect(game.frames()).toBe(1));
  expect(game.transfers()).toHaveLength(1);
  // The call's request
  expect(
    new Set(
      game.api.calls
        .filter(({ name }) => name === 'getWalletTransfer')
        .map(({ request }) => (request as { referenceNo: string }).referenceNo),
    ),
  ).toEqual(new Set([game.transfers()[0]?.referenceNo]));
});

it('[GAME-04] a transfer that the operator never got is said, the game stays shut, and the next try moves the money by another number', async () => {
  const game = await mountPursed({
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
  ['one wallet serves all', { isSingle: true }],
  ['the provider plays from the main wallet', { query: '?vassalage=NOVA&gameType=RNG' }],
])('[GAME-04] nothing is moved where %s', async (_where, options) => {
  const game = await mountPursed(options);

  await waitFor(() => expect(game.frames()).toBe(1));
  expect(game.transfers()).toEqual([]);
});

it('[GAME-01] [GAME-04] a window that the lobby opened closes when the money is home, not before; what is being done is said', async () => {
  const back = later();
  const balances = [
    [10, 10],
    [10, 10],
    [10, 0],
    [10, 0],
    [10, 0],
    [10, 0],
  ].map(([sumBalance, mainBalance]) => reply({ sumBalance, mainBalance }));
  const game = await mountPursed({
    answers: {
      getBalanceV2: [...balances, ...many(reply({ sumBalance: 10, mainBalance: 10 }))],
      walletTransfer: [transfer('done'), back.answer],
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
  await act(async () => back.arrive(transfer('done')));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(game.transfers().map(({ direction }) => direction)).toEqual(['in', 'out']);
  close.mockRestore();
});
