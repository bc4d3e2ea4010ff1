// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { beforeEach, expect, it } from 'vitest';
import { demoSession, exampleGame, gameList, many, menu } from '../../testing/games.ts';
import { layOutCarousel } from '../../testing/layOutCarousel.ts';
import { mountNode } from '../../testing/mountNode.tsx';
import { stubInView } from '../../testing/stubInView.ts';
import { withoutLayout } from '../../testing/withoutLayout.ts';

beforeEach(() => {
  layOutCarousel({ inView: 1, gapPx: 0 });
  withoutLayout();
  stubInView(true);
});

const title = { $text: 'lobby.providers' };
const winner = {
  gameId: 1,
  customerName: 'wi***1',
  winAmount: 1,
  gameName: 'Game 7',
  vo: { winTime: '2026-11-20T17:30:00.000Z' },
};

it.each([
  ['GameTable', { title, gameType: 'RNG' }, ['Game 7', 'NOVA']],
  ['GameRail', { title, gameType: 'RNG' }, ['Game 7', 'NOVA']],
  ['VendorCards', { title, gameType: 'LIVE' }, ['Velvet Live']],
  ['RecentGames', { title }, ['Game 7']],
  ['RecentWinners', { title }, ['Game 7', 'wi***1']],
])('%s isolates the direction of names of games and providers', async (use, props, names) => {
  const { container } = await mountNode(
    { use, props },
    {
      visitor: 'member',
      answers: {
        getSession: many(reply(demoSession)),
        getMemberInfo: many(reply({})),
        getBalanceV2: many(reply({ sumBalance: 1 })),
        getGameVendor: many(menu),
        getGameList: many(gameList([exampleGame(7)])),
        getFavGameList: many(reply({ list: [] })),
        getRecentGameList: many(reply({ list: [exampleGame(7)], totalPages: 1 })),
        getWinnerBoard: many(reply([winner])),
      },
    },
  );

  await expect
    .poll(() => [...container.querySelectorAll('bdi')].map(({ textContent }) => textContent))
    .toEqual(expect.arrayContaining(names));
});
