// @vitest-environment jsdom
import { launch, many } from '../../testing/games.ts';
import { blockFrame } from '../../testing/blockFrame.ts';
import { reply } from '@livery/stores/testing/fakeApi';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { launches, mountGame } from './mountGame.tsx';

/** Mounts an open game of a provider with or without messages. */
async function mountOpen(speaks: 'messages' | 'none') {
  const { gameOpening } = exampleSettings;
  const vendorDefaults =
    speaks === 'none' ? { ...gameOpening.vendorDefaults, speaks } : gameOpening.vendorDefaults;
  const game = await mountGame({
    site: { gameOpening: { ...gameOpening, slowMs: 10_000, vendorDefaults } },
    answers: { launchGame: many(reply(launch)) },
  });
  await waitFor(() => expect(game.frames()).toBe(1));
  return {
    ...game,
    timers: () => game.getAllByRole('timer').length,
    empty: () => game.queryByText((text) => text.includes(game.t('play.empty'))),
    windowButton: () => game.queryByRole('button', { name: game.t('play.openWindow') }),
    reports: () =>
      game.api.calls.filter(({ name }) => name === 'report').map(({ request }) => request),
  };
}

/** Replaces `window.open`. */
function stubOpen(result: object | null) {
  const open = vi.fn<(address: string) => object | null>(() => result);
  vi.stubGlobal('open', open);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onTestFinished(() => void vi.unstubAllGlobals());
  return open;
}

it.each(['messages', 'none'] as const)(
  '[GAME-01] ends the waiting at once if the policy of the page stops the frame, with %s',
  async (speaks) => {
    const game = await mountOpen(speaks);
    blockFrame('https://elsewhere.example/');
    blockFrame(launch.url, 'img-src');
    expect(game.frames()).toBe(1);

    blockFrame(new URL(launch.url).origin);

    expect(game.getByText(game.t('play.notAllowed'))).toBeTruthy();
    expect([game.frames(), game.timers()]).toEqual([0, 1]);
    await game.advance(60_000);
    expect(game.reports()).toEqual([
      { kind: 'game', vendor: 'NOVA', fault: 'blocked', message: '' },
    ]);
    await game.user.click(game.getByRole('button', { name: game.t('games.retry') }));
    await waitFor(() => expect([launches(game), game.frames()]).toEqual([2, 1]));
  },
);

it('[GAME-01] offers a window for a game that is not ready in time, and counts no time', async () => {
  const game = await mountOpen('messages');
  fireEvent.load(game.frame());

  await game.advance(9_999);
  expect([game.windowButton(), game.timers()]).toEqual([null, 1]);
  await game.advance(1);

  expect(game.windowButton()).toBeTruthy();
  expect(game.timers()).toBe(1);
  expect(game.reports()).toEqual([{ kind: 'game', vendor: 'NOVA', fault: 'late', message: '' }]);
  await game.sendMessage({ type: 'ready' });
  expect([game.windowButton(), game.timers()]).toEqual([null, 2]);
});

it('[GAME-01] offers a window for a loaded game without messages, which may be an error page', async () => {
  const game = await mountOpen('none');
  fireEvent.load(game.frame());
  expect(game.empty()).toBeNull();

  await game.advance(10_000);

  expect(game.empty()).toBeTruthy();
  expect(game.reports()).toEqual([]);
  await game.user.click(game.getByRole('button', { name: game.t('games.retry') }));
  expect(game.reports()).toEqual([{ kind: 'game', vendor: 'NOVA', fault: 'empty', message: '' }]);
  await waitFor(() => expect(launches(game)).toBe(2));
});

it('[GAME-03] [GAME-04] opens the brand’s own page in the window, never the provider’s address', async () => {
  const open = stubOpen({ closed: false });
  const game = await mountOpen('none');
  fireEvent.load(game.frame());
  await game.advance(10_000);

  await game.user.click(game.windowButton() ?? game.container);

  const [address = ''] = open.mock.lastCall ?? [];
  expect(open).toHaveBeenCalledOnce();
  // By an opener policy, a window of the provider would look closed, and money would be moved out.
  expect(new URL(address, window.location.href).origin).toBe(window.location.origin);
  expect(address).toBe(
    '/game?vassalage=NOVA&gameType=RNG&nodeId=7&back=%2Fgames%2Frng%3Fsearch%3Da',
  );
  await waitFor(() => expect(game.visited).toHaveLength(1));
});

it('[GAME-01] stays with the game if the browser blocks the window', async () => {
  stubOpen(null);
  const game = await mountOpen('none');
  fireEvent.load(game.frame());
  await game.advance(10_000);

  await act(async () => fireEvent.click(game.windowButton() ?? game.container));

  await waitFor(() => expect(game.root.dialogs.current?.title).toBe('play.blockedTitle'));
  expect([game.frames(), game.visited]).toEqual([1, []]);
});
