// @vitest-environment jsdom
import type { RecentGame, RecentGamesReply } from '@livery/model';
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demoSession, exampleGame, many, recordNavigation } from '../../testing/games.ts';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

const recentGames = (...games: RecentGame[]) =>
  reply({ list: games, totalPages: 1 } satisfies RecentGamesReply);
const member = { getMemberInfo: many(reply({})), getBalanceV2: many(reply({ sumBalance: 1 })) };

/**
 * Session replies by visitor. The panel requests the session before the page's request is answered.
 */
const sessions = {
  guest: { state: 'guest', merchant: 'example' },
  member: demoSession,
  trial: { ...demoSession, state: 'trial', isAgent: 4 },
} as const;

async function mountRecent({
  limit,
  visitor = 'guest',
  answers = {},
}: { limit?: number; visitor?: keyof typeof sessions; answers?: MountOptions['answers'] } = {}) {
  const { visited, navigation } = recordNavigation();
  const panel = await mountNode(
    {
      use: 'RecentGames',
      props: { title: { $text: 'recent.title' }, ...(limit === undefined ? {} : { limit }) },
    },
    {
      visitor,
      answers: { getSession: many(reply(sessions[visitor])), ...answers },
      ports: { navigation },
    },
  );
  return {
    ...panel,
    visited,
    loginLink: () => panel.queryByRole('link', { name: panel.t('account.login') }),
  };
}

it('[HOME-01] [SESS-10] shows a member the icons of recent games, newest first, and an icon starts its game', async () => {
  const panel = await mountRecent({
    visitor: 'member',
    limit: 2,
    answers: {
      getRecentGameList: [
        recentGames(exampleGame(8, { gameType: 'LIVE', vassalage: 'VELVET' }), {
          ...exampleGame(7),
          showIcon: '/icons/seven.png',
        }),
      ],
    },
  });

  const icons = await panel.findAllByRole('button');
  expect(icons.map(({ textContent }) => textContent)).toEqual(['Game 8', 'Game 7']);
  await waitFor(() =>
    expect(icons[1]?.querySelector('img')?.src).toBe('https://cdn.example/icons/seven.png'),
  );
  expect(panel.api.calls.find(({ name }) => name === 'getRecentGameList')?.request).toMatchObject({
    vassalage: '',
    pageNo: 1,
    pageSize: 2,
  });
  expect(panel.loginLink()).toBeNull();
  await panel.user.click(icons[0] ?? panel.container);

  await waitFor(() =>
    expect(panel.visited).toEqual(['/game?vassalage=VELVET&gameType=LIVE&nodeId=8&back=%2F']),
  );
});

it('[HOME-01] shows "No data" to a member without recent games', async () => {
  const panel = await mountRecent({
    visitor: 'member',
    answers: { getRecentGameList: [recentGames()] },
  });

  expect(await panel.findByText(panel.t('recent.none'))).toBeTruthy();
  expect(panel.getByText(panel.t('recent.member'))).toBeTruthy();
  expect(panel.loginLink()).toBeNull();
});

it('[HOME-01] [SESS-10] asks a guest to log in without requesting the list', async () => {
  const panel = await mountRecent();

  expect(panel.getByText(panel.t('recent.guest'))).toBeTruthy();
  expect([panel.loginLink()?.getAttribute('href'), panel.api.countOf('getRecentGameList')]).toEqual(
    ['/login', 0],
  );
});

it('[HOME-01] [SESS-03] tells a trial account that it needs a real account, without requesting the list', async () => {
  const panel = await mountRecent({ visitor: 'trial' });

  expect(panel.getByText(panel.t('in_need_true_account'))).toBeTruthy();
  expect([panel.loginLink(), panel.api.countOf('getRecentGameList')]).toEqual([null, 0]);
});

it('[HOME-01] shows the error of a failed list and retries', async () => {
  const panel = await mountRecent({
    visitor: 'member',
    answers: { getRecentGameList: [fail('upstream_failed'), recentGames(exampleGame(7))] },
  });

  expect(await panel.findByText(panel.t('error.upstream_failed'))).toBeTruthy();
  await panel.user.click(panel.getByRole('button', { name: panel.t('games.retry') }));

  expect(await panel.findByRole('button', { name: 'Game 7' })).toBeTruthy();
});

it('[SESS-10] offers a retry instead of the login when the session request fails', async () => {
  const panel = await mountRecent({
    answers: {
      getSession: [fail('network_failed'), fail('network_failed'), reply(demoSession)],
      getRecentGameList: [recentGames()],
      ...member,
    },
  });

  expect(await panel.findByText(panel.t('error.network_failed'))).toBeTruthy();
  expect(panel.loginLink()).toBeNull();
  await panel.user.click(panel.getByRole('button', { name: panel.t('games.retry') }));

  expect(await panel.findByText(panel.t('recent.none'))).toBeTruthy();
  expect(panel.loginLink()).toBeNull();
});
