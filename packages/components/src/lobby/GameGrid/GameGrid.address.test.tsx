// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleGames, gameList, many } from '../../testing/games.ts';
import { vendorMenu } from '../../testing/vendors.ts';
import { mountGrid } from './mountGrid.tsx';

it('[ROUTE-08] [LOBB-03] keeps page and filters in the address, with its other parameters', async () => {
  const grid = await mountGrid({ query: '?lang=EN' });

  await grid.user.click(grid.page('last'));
  await grid.user.click(grid.gameClass(grid.t('class.arcade')));
  await grid.user.click(grid.page('next'));
  await grid.select(grid.minBet(), '5');
  grid.type('gold');
  await act(async () => void fireEvent.submit(grid.getByRole('search')));
  await grid.select(grid.vendor(), 'HAZEL');
  await grid.select(grid.vendor(), '');

  expect(grid.visited).toEqual([
    '/?lang=EN&p=3',
    '/?lang=EN&class=arcade',
    '/?lang=EN&class=arcade&p=2',
    '/?lang=EN&bet=5',
    '/?lang=EN&q=gold',
    '/?lang=EN&vassalage=HAZEL',
    '/?lang=EN',
  ]);
});

it('[ROUTE-08] [LOBB-03] shows the page and the filters of its address', async () => {
  const grid = await mountGrid({ query: '?p=2&class=arcade' });

  await waitFor(() => expect(grid.status()).toBe(grid.t('pager.status', { page: 2, pages: 3 })));
  expect(grid.gameClass(grid.t('class.arcade')).getAttribute('aria-checked')).toBe('true');
  expect(grid.filterRequests().at(-1)).toMatchObject({ gameClassify: 'arcade', pageNo: 2 });

  await act(() => grid.root.page.show('/', '/?q=gold'));

  expect([grid.search().value, grid.filterRequests().at(-1)]).toEqual([
    'gold',
    expect.objectContaining({ gameName: 'gold', gameClassify: undefined, pageNo: 1 }),
  ]);
  expect(grid.visited).toEqual([]);
});

it('[LOBB-03] shows the last page for an address of a page that does not exist, and corrects it', async () => {
  const grid = await mountGrid({ query: '?p=9' });

  await waitFor(() => expect(grid.status()).toBe(grid.t('pager.status', { page: 3, pages: 3 })));
  expect(grid.visited).toEqual(['/?p=3']);
});

it('[LOBB-20] loads all pages up to that of the address of an endless list, and at most ten', async () => {
  const pagesOf = async (query: string): Promise<number[]> => {
    const grid = await mountGrid({
      query,
      props: { paging: 'scroll' },
      answers: { getGameList: many(gameList(exampleGames(2), 40)) },
    });
    const requested = new Set<number>();
    await waitFor(() => {
      for (const { pageNo } of grid.requests()) requested.add(pageNo);
      expect(requested.size).toBeGreaterThan(1);
    });
    grid.unmount();
    return [...requested].toSorted((a, b) => a - b);
  };

  expect(await pagesOf('?p=3')).toEqual([1, 2, 3]);
  expect(await pagesOf('?p=900')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('[LOBB-15] [ROUTE-08] keeps the page of the tab with recent games in the address', async () => {
  const grid = await mountGrid({
    visitor: 'member',
    query: '?page=recent&p=2',
    answers: { getRecentGameList: many(reply({ list: [...exampleGames(2)], totalPages: 3 })) },
  });
  await waitFor(() => expect(grid.status()).toBe(grid.t('pager.status', { page: 2, pages: 3 })));

  await grid.user.click(grid.page('next'));

  expect(grid.visited).toEqual(['/?page=recent&p=3']);
});

it('[LOBB-11] lists the games of all providers that the language shows as one', async () => {
  const grid = await mountGrid({
    bootstrap: { language: { code: 'TY', tag: 'en', dir: 'ltr' } },
    answers: { getGameVendor: many(vendorMenu({ RNG: ['TCG_1', 'NOVA', 'TCG_2'] })) },
    query: '?vassalage=TCG_1',
  });

  await waitFor(() =>
    expect(grid.requests().slice(-2)).toMatchObject([
      { vassalage: 'TCG_1', pageNo: 1 },
      { vassalage: 'TCG_2', pageNo: 1 },
    ]),
  );
});
