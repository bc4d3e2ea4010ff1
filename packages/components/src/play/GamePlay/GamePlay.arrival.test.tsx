// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { untrustedEntry } from '../GameStage/arrival.ts';
import { launches, mountGame } from './mountGame.tsx';

const vendor = 'Nova Reels';

afterEach(() => vi.restoreAllMocks());

/** Mounts the game in a document that another page led to. */
async function mountFrom(referrer: string, options: Parameters<typeof mountGame>[0] = {}) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const game = await mountGame({ entry: null, ...options });
  const question = () =>
    game.queryByRole('alertdialog', { name: game.t('play.linkTitle', { vendor }) });
  return { ...game, question };
}

it.each(['https://evil.example/page', '', 'http://localhost.evil.example/', 'about:client'])(
  '[GAME-04] asks before it opens the game of an address that "%s" led to, and opens it after a yes',
  async (referrer) => {
    const game = await mountFrom(referrer);

    await waitFor(() => expect(game.question()).not.toBeNull());
    expect(game.getByText(game.t('play.link', { vendor }))).toBeTruthy();
    expect([launches(game), game.frames()]).toEqual([0, 0]);
    await game.user.click(game.getByRole('button', { name: game.t('games.playNow') }));

    await waitFor(() => expect(game.frames()).toBe(1));
    expect(game.question()).toBeNull();
  },
);

it('[GAME-04] leaves for the lobby after a no, without a launch', async () => {
  const game = await mountFrom('https://evil.example/');
  await waitFor(() => expect(game.question()).not.toBeNull());

  await game.leave();

  expect(game.visited).toEqual(['/games/rng?search=a']);
  expect([launches(game), game.question()]).toEqual([0, null]);
});

it('[GAME-04] does not ask for a page of the site itself, nor for a navigation inside the site', async () => {
  const own = await mountFrom(`${window.location.origin}/games/rng`);
  await waitFor(() => expect(own.frames()).toBe(1));
  own.unmount();

  const navigated = await mountFrom('https://evil.example/', { entry: { key: 'a', idx: 1 } });
  await waitFor(() => expect(navigated.frames()).toBe(1));
  expect([own.question(), navigated.question()]).toEqual([null, null]);
});

it('[GAME-04] [ROUTE-16] asks after a login whose page had the address in its query', async () => {
  const own = `${window.location.origin}/login?from=%2Fgame`;
  const game = await mountFrom(own, { entry: { key: 'a', idx: 1, usr: untrustedEntry } });
  await waitFor(() => expect(game.question()).not.toBeNull());
  expect(launches(game)).toBe(0);
});

it('[GAME-04] asks once for a history entry, so that a reload opens the game', async () => {
  const first = await mountFrom('https://evil.example/', { entry: { idx: 0 } });
  await waitFor(() => expect(first.question()).not.toBeNull());
  await first.user.click(first.getByRole('button', { name: first.t('games.playNow') }));
  await waitFor(() => expect(first.frames()).toBe(1));
  const entry: unknown = window.history.state;
  expect(entry).toMatchObject({ idx: 0 });
  first.unmount();

  const reloaded = await mountFrom('https://evil.example/', { entry: Object(entry) as object });
  await waitFor(() => expect(reloaded.frames()).toBe(1));
  expect(reloaded.question()).toBeNull();
});

it('[GAME-04] closes the question when the page is left, and asks a guest to sign in first', async () => {
  const game = await mountFrom('https://evil.example/');
  await waitFor(() => expect(game.question()).not.toBeNull());
  game.unmount();
  await act(async () => undefined);
  expect(game.root.dialogs.current).toBeUndefined();
  expect(launches(game)).toBe(0);

  const guest = await mountFrom('https://evil.example/', { visitor: 'guest' });
  expect(await guest.findByText(guest.t('games.loginFirst'))).toBeTruthy();
  expect(guest.root.dialogs.current).toBeUndefined();
});
