// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { many } from '../../testing/games.ts';
import { mountGame } from './mountGame.tsx';

/** An address with a signature over its bytes; a parsed and printed address would differ. */
const url = 'https://games.example:443/launch?sign=a%2fb+c~d&lang=EN#/table/7?seat=1';

const { gameOpening } = exampleSettings;

/** Opens a game of a provider that is not declared to speak the page's messages. */
async function mountSilentGame(options: Parameters<typeof mountGame>[0] = {}) {
  const game = await mountGame({
    site: {
      gameOpening: {
        ...gameOpening,
        vendorDefaults: { ...gameOpening.vendorDefaults, speaks: 'none' },
        vendors: {
          NOVA: { allow: ['autoplay', 'clipboard-write'], sandbox: ['allow-modals'] },
        },
      },
    },
    ...options,
    answers: { launchGame: many(reply({ url })), ...options.answers },
  });
  await waitFor(() => expect(game.frames()).toBe(1));
  const textOf = (name: 'play.net' | 'play.balanceChange') =>
    game.queryByText(game.t(name))?.parentElement?.textContent;
  return {
    ...game,
    net: () => textOf('play.net'),
    balanceChange: () => textOf('play.balanceChange'),
    slow: () => game.queryByText((text) => text.includes(game.t('play.slow'))),
    load: () => fireEvent.load(game.frame()),
  };
}

it('[GAME-01] opens a game without messages at its address, unchanged, with the provider’s permissions', async () => {
  const game = await mountSilentGame();

  expect(game.frame().getAttribute('src')).toBe(url);
  expect(game.frame().getAttribute('allow')).toBe('autoplay *; clipboard-write *');
  expect(game.frame().getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-forms allow-modals',
  );
});

it('[GAME-01] a game without messages is opening, then slow, only until its frame has loaded', async () => {
  const game = await mountSilentGame();
  const opening = () => game.queryByText(game.t('play.opening'));
  const frame = game.frame();

  await game.advance(10_000);
  expect([opening(), game.slow()]).not.toContain(null);
  game.load();
  expect([opening(), game.slow()]).toEqual([null, null]);
  expect(game.frame()).toBe(frame);
  await game.advance(3_600_000);
  expect(game.slow()).toBeNull();
});

it('[GAME-01] [PREF-02] shows the change of the balance, and no result, of a game without messages', async () => {
  const game = await mountSilentGame({
    answers: {
      getBalanceV2: [reply({ sumBalance: 100 }), ...many(reply({ sumBalance: 75.5 }))],
    },
  });
  game.load();
  expect([game.net(), game.balanceChange()]).toEqual([
    undefined,
    `${game.t('play.balanceChange')} P 0.00`,
  ]);

  await game.advance(gameOpening.balanceRefreshMs);

  await waitFor(() => expect(game.balanceChange()).toContain('−P 24.50'));
  expect(game.net()).toBeUndefined();
});

it('[GAME-01] ignores messages of a game that is not declared to send any, and sends it none', async () => {
  const game = await mountSilentGame();
  game.load();
  const postMessage = vi
    .spyOn(game.frame().contentWindow ?? window, 'postMessage')
    .mockImplementation(() => undefined);

  await game.sendMessage({ type: 'ready' });
  await game.sendMessage({ type: 'roundEnd', stakeMinor: 0, winMinor: 99_900 });
  await game.sendMessage({ type: 'cashier' });
  await game.sendMessage({ type: 'lobby' });
  await game.sendMessage({ type: 'ended' });

  expect([game.net(), game.frames(), game.visited]).toEqual([undefined, 1, []]);
  expect(game.queryByRole('alertdialog')).toBeNull();
  await game.leave();
  expect(game.visited).toHaveLength(1);
  expect(postMessage).not.toHaveBeenCalled();
});

it('[PREF-02] requests no balance for a hidden page', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const game = await mountSilentGame();
  const before = game.api.countOf('getBalanceV2');
  await game.advance(10 * gameOpening.balanceRefreshMs);
  expect(game.api.countOf('getBalanceV2')).toBe(before);

  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(game.api.countOf('getBalanceV2')).toBe(before + 1);
  visibility.mockRestore();
});
