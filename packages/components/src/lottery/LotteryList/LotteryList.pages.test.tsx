// @vitest-environment jsdom
import { stubMembers } from '@livery/testing/stubMembers';
import { reply } from '@livery/stores/testing/fakeApi';
import { act } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { gameList, exampleGames } from '../../testing/games.ts';
import { always, lottery, mountLottery, type MountedLottery } from '../../testing/mountLottery.tsx';
import { withoutLayout } from '../../testing/withoutLayout.ts';

const scrolled = vi.fn();

beforeEach(() => {
  withoutLayout();
  scrolled.mockClear();
  // jsdom has no layout to scroll.
  stubMembers(Element.prototype, { scrollIntoView: scrolled });
});

const lotteries = (count: number, changes: Parameters<typeof lottery>[0] = {}) =>
  Array.from({ length: count }, (_, index) =>
    lottery({ gameId: index + 1, gameName: `Lottery ${index + 1}`, ...changes }),
  );
const names = ({ queryAllByRole }: MountedLottery): (string | null | undefined)[] =>
  queryAllByRole('listitem').map((line) => line.querySelector('a, button')?.textContent);
const expectedNames = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `Lottery ${first + index}`);
const turn = (page: MountedLottery, to: 'next' | 'last') => page.press(page.t(`pager.${to}`));

it('[LOTT-01] shows thousands of lotteries in pages, and moves the focus to the start of the next one', async () => {
  const page = await mountLottery({ games: lotteries(3_000) });
  expect(names(page)).toEqual(expectedNames(1, 60));
  expect(page.getByText(page.t('pager.status', { page: 1, pages: 50 }))).toBeTruthy();

  await turn(page, 'next');

  expect(names(page)).toEqual(expectedNames(61, 120));
  const list = page.getByRole('list', { name: page.t('lobby.lotteries') });
  expect([document.activeElement, scrolled.mock.contexts]).toEqual([list, [list]]);
  await turn(page, 'last');
  expect(names(page)).toEqual(expectedNames(2_941, 3_000));
});

it('[LOTT-01] returns to the first page with another tab or day, and has no pager for a single page', async () => {
  const page = await mountLottery({
    games: lotteries(130).map((game) => ({ ...game, isHot: game.gameId <= 60 ? 1 : 0 })),
  });
  await turn(page, 'last');
  expect(names(page)).toEqual(expectedNames(121, 130));

  await page.user.click(page.getByRole('radio', { name: page.t('lobby.hot') }));

  expect(names(page)).toEqual(expectedNames(1, 60));
  expect(page.queryByRole('navigation', { name: page.t('pager.label') })).toBeNull();
  await page.user.click(page.getByRole('radio', { name: page.t('games.all') }));
  expect(names(page)).toEqual(expectedNames(1, 60));
});

it('[LOTT-03] requests the menu at the next draw of the lotteries on the shown page only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const games = lotteries(61, { remainTime: 100 });
  const page = await mountLottery({
    games: games.map((game) => (game.gameId === 61 ? { ...game, remainTime: 2 } : game)),
  });

  await act(() => vi.advanceTimersByTimeAsync(20_000));

  expect(page.api.countOf('getVnLotteryMenu')).toBe(1);
});

it('[LOTT-10] shows the games of a provider in pages', async () => {
  const page = await mountLottery({
    games: [lottery({ vassalage: 'DRWN', isGame: 'VASSALAGE', gameName: 'Drawn Games' })],
    answers: {
      getGameList: [gameList(exampleGames(2), 2), gameList(exampleGames(1, 3), 2)],
      getFavGameList: always(reply({ list: [] })),
    },
  });
  await page.press('Drawn Games');
  expect(await page.findByText('Game 2')).toBeTruthy();

  await turn(page, 'next');

  expect(await page.findByText('Game 3')).toBeTruthy();
  expect(page.requests('getGameList')).toMatchObject([{ pageNo: 1 }, { pageNo: 2 }]);
});
