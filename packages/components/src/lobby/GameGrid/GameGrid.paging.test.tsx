// @vitest-environment jsdom
import { fail, later } from '@livery/stores/testing/fakeApi';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { exampleGames, gameList, many } from '../../testing/games.ts';
import { mountGrid } from './mountGrid.tsx';

const names = (first: number, count: number): string[] =>
  exampleGames(count, first).map(({ displayName }) => displayName);
/** Three pages of two games. */
const pages = [1, 3, 5].map((first) => gameList(exampleGames(2, first), 3));

describe('[LOBB-03] [LOBB-04] the buttons first, previous, next and last', () => {
  it('open the pages of 15 games', async () => {
    const grid = await mountGrid();
    const expectPage = async (pageNo: number): Promise<void> => {
      await waitFor(() =>
        expect(grid.status()).toBe(grid.t('pager.status', { page: pageNo, pages: 3 })),
      );
      expect(
        (['first', 'previous', 'next', 'last'] as const).map(
          (name) => grid.page(name).getAttribute('aria-disabled') !== 'true',
        ),
      ).toEqual([pageNo > 1, pageNo > 1, pageNo < 3, pageNo < 3]);
    };

    await expectPage(1);
    for (const [name, pageNo] of [
      ['next', 2],
      ['last', 3],
      ['previous', 2],
      ['next', 3],
    ] as const) {
      await grid.user.click(grid.page(name));
      await expectPage(pageNo);
    }
    expect(grid.requests().map(({ pageNo, pageSize }) => [pageNo, pageSize])).toEqual([
      [1, 15],
      [2, 15],
      [3, 15],
    ]);
  });

  it('do nothing on the first and the last page and send no request', async () => {
    const grid = await mountGrid({
      answers: { getGameList: [pages[0], pages[2], pages[0]].filter((page) => page !== undefined) },
    });
    await grid.user.click(grid.page('first'));
    await grid.user.click(grid.page('last'));
    await waitFor(() => expect(grid.gameNames()).toEqual(names(5, 2)));

    for (const name of ['next', 'last'] as const) {
      grid.page(name).focus();
      await grid.user.keyboard('{Enter}');
      await grid.user.click(grid.page(name));
      expect(document.activeElement).toBe(grid.page(name));
    }
    expect([grid.gameNames(), grid.requests().map(({ pageNo }) => pageNo)]).toEqual([
      names(5, 2),
      [1, 3],
    ]);
  });

  it('are not rendered for a single page', async () => {
    const grid = await mountGrid({ answers: { getGameList: [gameList(exampleGames(2))] } });

    expect(grid.gameNames()).toEqual(names(1, 2));
    expect(grid.status()).toBeUndefined();
  });
});

it('[LOBB-03] shows a text for an empty list and clears the filters', async () => {
  const grid = await mountGrid({
    answers: { getGameList: [...pages.slice(0, 1), gameList([], 0), ...pages.slice(0, 1)] },
  });

  await grid.select(grid.minBet(), '5');
  expect(await grid.findByText(grid.t('games.empty'))).toBeTruthy();
  await grid.user.click(grid.getByRole('button', { name: grid.t('games.clearFilters') }));

  await waitFor(() => expect(grid.minBet().value).toBe('0'));
  expect(grid.gameNames()).toEqual(names(1, 2));
});

it('[LOBB-03] shows the error of a failed list and retries', async () => {
  const grid = await mountGrid({
    answers: { getGameList: [fail('upstream_failed'), ...many(gameList(exampleGames(2)))] },
  });

  expect(await grid.findByText(grid.t('games.failed'))).toBeTruthy();
  expect(grid.getByText(grid.t('error.upstream_failed'))).toBeTruthy();
  await grid.user.click(grid.getByRole('button', { name: grid.t('games.retry') }));

  await waitFor(() => expect(grid.gameNames()).toEqual(names(1, 2)));
});

describe('[LOBB-20] infinite scrolling', () => {
  async function mountEndless(options: Parameters<typeof mountGrid>[0] = {}) {
    const grid = await mountGrid({
      props: { paging: 'scroll' },
      answers: { getGameList: pages },
      ...options,
    });
    const moreButton = () => grid.queryByRole('button', { name: grid.t('lobby.more') });
    await waitFor(() => expect(moreButton()).not.toBeNull());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
    return {
      ...grid,
      moreButton,
      pass,
      scrollToEnd: () => grid.intersections.set(moreButton() ?? document.body),
      requestedPages: () => grid.requests().map(({ pageNo }) => pageNo),
    };
  }

  it('loads pages with the button until the last one, without a pager', async () => {
    const grid = await mountEndless();
    expect(grid.status()).toBeUndefined();

    for (const count of [4, 6]) {
      await act(async () => void fireEvent.click(grid.moreButton() ?? document.body));
      expect(grid.gameNames()).toEqual(names(1, count));
    }

    expect([grid.moreButton(), grid.requestedPages()]).toEqual([null, [1, 2, 3]]);
  });

  it.each([
    ['[CONF-08] the default of 200 ms', {}, 200],
    ['the brand’s throttle', { infiniteScrollThrottleMs: 5_000 }, 5_000],
  ])(
    'loads the first page at once on scrolling and each further one after %s',
    async (_case, site, waitMs) => {
      const grid = await mountEndless({ site });

      await grid.scrollToEnd();
      await grid.pass(0);
      expect(grid.gameNames()).toEqual(names(1, 4));
      await grid.scrollToEnd();
      await grid.pass(waitMs - 1);
      expect(grid.requestedPages()).toEqual([1, 2]);
      await grid.pass(1);
      expect(grid.gameNames()).toEqual(names(1, 6));
    },
  );

  it('observes the end with the configured threshold, and loads nothing when it leaves the viewport in time', async () => {
    const grid = await mountEndless({
      site: {
        images: {
          preloadFactor: 1,
          attempts: 2,
          attemptsOnce: 1,
          cacheSize: 10,
          throttleMs: 100,
          tileThreshold: 0.1,
        },
      },
    });
    expect(grid.intersections.thresholdAt(grid.moreButton() ?? document.body)).toBe(0.1);
    await grid.scrollToEnd();
    await grid.pass(0);

    await grid.scrollToEnd();
    await grid.intersections.set(grid.moreButton() ?? document.body, false);
    await grid.pass(10_000);

    expect(grid.requestedPages()).toEqual([1, 2]);
  });

  it('stops at a failed page, shows the error and retries the same page', async () => {
    const pending = later();
    const grid = await mountEndless({
      answers: { getGameList: [...pages.slice(0, 1), pending.answer, ...pages.slice(1)] },
    });
    await act(async () => void fireEvent.click(grid.moreButton() ?? document.body));
    expect(grid.moreButton()?.getAttribute('aria-busy')).toBe('true');

    await act(async () => pending.arrive(fail('upstream_failed')));
    expect([
      grid.moreButton(),
      grid.getByText(grid.t('error.upstream_failed')).textContent,
    ]).toEqual([null, grid.t('error.upstream_failed')]);
    await act(
      async () => void fireEvent.click(grid.getByRole('button', { name: grid.t('games.retry') })),
    );

    expect([grid.gameNames(), grid.requestedPages()]).toEqual([names(1, 4), [1, 2, 2]]);
  });
});
