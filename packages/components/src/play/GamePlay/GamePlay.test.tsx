// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoSession, launch, many } from '../../testing/games.ts';
import { launches, mountGame } from './mountGame.tsx';

describe('the frame of a game', () => {
  it('[GAME-01] [ROUTE-20] has the launch address with the token in its fragment, and the permissions of a game', async () => {
    const game = await mountGame();

    await waitFor(() => expect(game.frames()).toBe(1));
    const { title, src } = game.frame();
    expect([
      title,
      ...['referrerpolicy', 'sandbox', 'allow'].map((name) => game.frame().getAttribute(name)),
    ]).toEqual([
      game.t('play.title', { vendor: 'Nova Reels' }),
      'origin',
      'allow-scripts allow-same-origin allow-forms allow-popups',
      'autoplay *; encrypted-media *; fullscreen *',
    ]);
    expect(src).toBe(
      `${launch.url}&origin=${encodeURIComponent(window.location.origin)}&theme=light&tz=Asia%2FManila&symbol=P#token=${launch.token}`,
    );
    expect(game.api.calls.find(({ name }) => name === 'launchGame')?.request).toMatchObject({
      vassalage: 'NOVA',
      gameType: 'RNG',
      nodeId: 7,
      backUrl: '/games/rng?search=a',
    });
  });

  it('[PREF-03] stays open when a change of language replaces the query', async () => {
    const game = await mountGame({ query: '?lang=EN&vassalage=NOVA&gameType=RNG&nodeId=7' });
    await waitFor(() => expect(game.frames()).toBe(1));

    await act(async () => game.root.page.replaceQuery('?vassalage=NOVA&gameType=RNG&nodeId=7'));

    expect([game.frames(), launches(game)]).toEqual([1, 1]);
  });

  it('[GAME-01] [ROUTE-20] is left for the address the player came from', async () => {
    const game = await mountGame();
    await waitFor(() => expect(game.frames()).toBe(1));

    await game.leave();

    expect(game.visited).toEqual(['/games/rng?search=a']);
    expect(game.visitOptions).toEqual([{ isReturn: true }]);
  });

  it('[GAME-01] is not rendered when the launch is answered after the player left', async () => {
    const answer = later();
    const game = await mountGame({ answers: { launchGame: [answer.answer] } });
    expect(await game.findByText(game.t('play.opening'))).toBeTruthy();
    await waitFor(() => expect(launches(game)).toBe(1));

    game.unmount();
    answer.arrive(reply(launch));
    await act(async () => undefined);

    expect(game.frames()).toBe(0);
  });
});

it.each(['', '?vassalage=RNG&gameType=<b>', '?gameType=RNG'])(
  '[ROUTE-20] with the query "%s" shows that no game was chosen, with a link to the home page',
  async (query) => {
    const game = await mountGame({ query });

    expect(await game.findByText(game.t('play.noGame'))).toBeTruthy();
    expect(game.getByRole('link', { name: game.t('nav.home') }).getAttribute('href')).toBe('/');
    expect(launches(game)).toBe(0);
  },
);

it('[GAME-01] [LOTT-11] redirects from the address of a lottery to the lottery page without bar or launch', async () => {
  const game = await mountGame({
    query: '?vassalage=TCG_SEA&gameType=SEA',
    bootstrap: { route: { name: 'sports', path: '/sports', params: {} } },
  });

  await waitFor(() => expect(game.visited).toEqual([expect.stringMatching(/^\/lottery/)]));
  expect(game.getByText(game.t('play.opening'))).toBeTruthy();
  expect(game.queryByRole('group', { name: game.t('play.bar') })).toBeNull();
  expect(launches(game)).toBe(0);
});

describe('access to a game', () => {
  it('[SESS-05] [SESS-10] asks a guest to log in, passes the address to return to, and launches nothing', async () => {
    const game = await mountGame({
      visitor: 'guest',
      query: '?vassalage=NOVA&gameType=RNG',
      site: { returnAfterLogin: true },
    });

    expect(await game.findByText(game.t('games.loginFirst'))).toBeTruthy();
    await game.user.click(game.getByRole('button', { name: game.t('account.login') }));

    expect(game.visited).toEqual([
      `/login?from=${encodeURIComponent('/?vassalage=NOVA&gameType=RNG')}`,
    ]);
    expect(launches(game)).toBe(0);
  });

  it('[SESS-05] shows the error of a failed session request, and opens the game on retry', async () => {
    const game = await mountGame({
      answers: {
        getSession: [
          ...Array.from({ length: 2 }, () => fail('network_failed')),
          reply(demoSession),
        ],
      },
    });

    expect(await game.findByText(game.t('error.network_failed'))).toBeTruthy();
    expect(game.queryByText(game.t('games.loginFirst'))).toBeNull();
    await game.user.click(game.getByRole('button', { name: game.t('games.retry') }));

    await waitFor(() => expect(game.frames()).toBe(1));
  });

  it('[SESS-10] [SESS-03] labels the game of a trial account as a demo and shows amounts without currency', async () => {
    const game = await mountGame({
      visitor: 'trial',
      answers: { launchGame: many(reply({ ...launch, demo: true })) },
    });

    expect(await game.findByText(game.t('play.demo'))).toBeTruthy();
    await waitFor(() => expect(game.frames()).toBe(1));
    await game.sendMessage({ type: 'roundEnd', stakeMinor: 0, winMinor: 700 });
    expect(game.bar().textContent).toContain('+7.00');
    expect(game.bar().textContent).not.toContain('P 7.00');
  });

  it('[GAME-01] [SESS-10] closes the game when the session ends', async () => {
    const game = await mountGame();
    await waitFor(() => expect(game.frames()).toBe(1));

    await act(async () => game.root.session.end());

    expect(game.getByText(game.t('games.loginFirst'))).toBeTruthy();
    expect(game.getByRole('button', { name: game.t('account.login') })).toBeTruthy();
    expect(game.frames()).toBe(0);
  });
});

describe('a failed launch', () => {
  it('[GAME-01] shows the reason and opens the game on retry', async () => {
    const game = await mountGame({
      answers: {
        launchGame: [
          fail('operator_refused', { message: 'This game is being serviced.' }),
          reply(launch),
        ],
      },
    });

    const alert = await game.findByRole('alert');
    expect(alert.textContent).toContain(game.t('play.failed'));
    expect(alert.textContent).toContain('This game is being serviced.');
    expect(game.frames()).toBe(0);
    await game.user.click(game.getByRole('button', { name: game.t('games.retry') }));

    await waitFor(() => expect(game.frames()).toBe(1));
    expect(game.queryByRole('alert')).toBeNull();
  });

  it('[GAME-01] shows the error of an address that is not allowed for games', async () => {
    const game = await mountGame({ answers: { launchGame: [fail('launch_refused')] } });

    expect((await game.findByRole('alert')).textContent).toContain(game.t('error.launch_refused'));
  });
});
