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

describe('[LOBB-03] [LOBB-04] first, previous, next and last', () => {
  it('lead through the pages of 15 games', async () => {
    const grid = await mountGrid();
    const at = async (pageNo: number): Promise<void> => {
      await waitFor(() =>
        expect(grid.status()).toBe(grid.t('pager.status', { page: pageNo, pages: 3 })),
      );
      expect(
        (['first', 'previous', 'next', 'last'] as const).map(
          (name) => grid.page(name).getAttribute('aria-disabled') !== 'true',
        ),
      ).toEqual([pageNo > 1, pageNo > 1, pageNo < 3, pageNo < 3]);
    };

    await at(1);
    for (const [name, pageNo] of [
      ['next', 2],
      ['last', 3],
      ['previous', 2],
      ['next', 3],
    ] as const) {
      await grid.user.click(grid.page(name));
      await at(pageNo);
    }
    expect(grid.requests().map(({ pageNo, pageSize }) => [pageNo, pageSize])).toEqual([
      [1, 15],
      [2, 15],
      [3, 15],
    ]);
  });

  it('do nothing at the ends: the page stays and nothing is asked for', async () => {
    const grid = await mountGrid({
      answers: { getGameList: [pages[0], pages[2], pages[0]].filter((page) => page !== undefined) },
    });
    await grid.user.click(grid.page('first'));
    await grid.user.click(grid.page('last'));
    await waitFor(() => expect(grid.shown()).toEqual(names(5, 2)));

    for (const name of ['next', 'last'] as const) {
      grid.page(name).focus();
      await grid.user.keyboard('{Enter}');
      await grid.user.click(grid.page(name));
      expect(document.activeElement).toBe(grid.page(name));
    }
    expect([grid.shown(), grid.requests().map(({ pageNo }) => pageNo)]).toEqual([
      names(5, 2),
      [1, 3],
    ]);
  });

  it('are not there for a single page', async () => {
    const grid = await mountGrid({ answers: { getGameList: [gameList(exampleGames(2))] } });

    expect(grid.shown()).toEqual(names(1, 2));
    expect(grid.status()).toBeUndefined();
  });
});

it('[LOBB-03] a list without games says so and can be cleared of its filters', async () => {
  const grid = await mountGrid({
    answers: { getGameList: [...pages.slice(0, 1), gameList([], 0), ...pages.slice(0, 1)] },
  });

  await grid.select(grid.minBet(), '5');
  expect(await grid.findByText(grid.t('games.empty'))).toBeTruthy();
  await grid.user.click(grid.getByRole('button', { name: grid.t('games.clearFilters') }));

  await waitFor(() => expect(grid.minBet().value).toBe('0'));
  expect(grid.shown()).toEqual(names(1, 2));
});

it('[LOBB-03] a list that cannot be had says so and can be asked for again', async () => {
  const grid = await mountGrid({
    answers: { getGameList: [fail('upstream_failed'), ...many(gameList(exampleGames(2)))] },
  });

  expect(await grid.findByText(grid.t('games.failed'))).toBeTruthy();
  expect(grid.getByText(grid.t('error.upstream_failed'))).toBeTruthy();
  await grid.user.click(grid.getByRole('button', { name: grid.t('games.retry') }));

  await waitFor(() => expect(grid.shown()).toEqual(names(1, 2)));
});

describe('[LOBB-20] pages one below the other', () => {
  async function mountEndless(options: Parameters<typeof mountGrid>[0] = {}) {
    const grid = await mountGrid({
      props: { paging: 'scroll' },
      answers: { getGameList: pages },
      ...options,
    });
    const more = () => grid.queryByRole('button', { name: grid.t('lobby.more') });
    await waitFor(() => expect(more()).not.toBeNull());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
    return {
      ...grid,
      more,
      pass,
      seeMore: () => grid.intersections.see(more() ?? document.body),
      asked: () => grid.requests().map(({ pageNo }) => pageNo),
    };
  }

  it('come with the button, until there are no more; there is no pager', async () => {
    const grid = await mountEndless();
    expect(grid.status()).toBeUndefined();

    for (const count of [4, 6]) {
      await act(async () => void fireEvent.click(grid.more() ?? document.body));
      expect(grid.shown()).toEqual(names(1, count));
    }

    expect([grid.more(), grid.asked()]).toEqual([null, [1, 2, 3]]);
  });

  it.each([
    ['[CONF-08] of 200 ms', {}, 200],
    ['the brand sets', { infiniteScrollThrottleMs: 5_000 }, 5_000],
  ])(
    'come while one scrolls: the first at once, each further one after the time %s',
    async (_which, site, waitMs) => {
      const grid = await mountEndless({ site });

      await grid.seeMore();
      await grid.pass(0);
      expect(grid.shown()).toEqual(names(1, 4));
      await grid.seeMore();
      await grid.pass(waitMs - 1);
      expect(grid.asked()).toEqual([1, 2]);
      await grid.pass(1);
      expect(grid.shown()).toEqual(names(1, 6));
    },
  );

  it('do not come for a place that is out of sight again, and count it as seen from the configured part on', async () => {
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
    expect(grid.intersections.thresholdAt(grid.more() ?? document.body)).toBe(0.1);
    await grid.seeMore();
    await grid.pass(0);

    await grid.seeMore();
    await grid.intersections.see(grid.more() ?? document.body, false);
    await grid.pass(10_000);

    expect(grid.asked()).toEqual([1, 2]);
  });

  it('stop at one that cannot be had, which is said and asked for again; nothing is left out', async () => {
    const held = later();
    const grid = await mountEndless({
      answers: { getGameList: [...pages.slice(0, 1), held.answer, ...pages.slice(1)] },
    });
    await act(async () => void fireEvent.click(grid.more() ?? document.body));
    expect(grid.more()?.getAttribute('aria-busy')).toBe('true');

    await act(async () => held.arrive(fail('upstream_failed')));
    expect([grid.more(), grid.getByText(grid.t('error.upstream_failed')).textContent]).toEqual([
      null,
      grid.t('error.upstream_failed'),
    ]);
    await act(
      async () => void fireEvent.click(grid.getByRole('button', { name: grid.t('games.retry') })),
    );

    expect([grid.shown(), grid.asked()]).toEqual([names(1, 4), [1, 2, 2]]);
  });
});
