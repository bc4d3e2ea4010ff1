// @vitest-environment jsdom
import { ChosenVendorStore } from '@livery/stores';
import { exampleBootstrap } from '@livery/stores/testing/exampleBootstrap';
import { reply } from '@livery/stores/testing/fakeApi';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { exampleGame } from '../../testing/games.ts';
import { mountGrid } from './mountGrid.tsx';

const optionsOf = (select: HTMLSelectElement) =>
  [...select.options].map(({ value, text }) => [value, text]);
type Grid = Awaited<ReturnType<typeof mountGrid>>;

describe('[LOBB-02] the filters of slots', () => {
  it('offer the category’s providers in the operator’s order, and the brand’s minimum bets', async () => {
    const grid = await mountGrid({
      site: {
        lists: {
          pageSize: 15,
          popularCount: 6,
          drawResultsCount: 5,
          winnerLimit: 50,
          recentLotteryCount: 4,
          minBets: [0.01, 0.5],
          datePresetDays: [7],
          providersPerRow: 6,
        },
      },
    });

    const all = (key: 'filters.vendor' | 'filters.minBet') =>
      `${grid.t(key)}: ${grid.t('filters.all')}`;
    expect(optionsOf(grid.vendor())).toEqual([
      ['', all('filters.vendor')],
      ['NOVA', 'Nova Reels'],
      ['HAZEL', 'Hazel Works'],
    ]);
    expect(optionsOf(grid.minBet())).toEqual([
      ['0', all('filters.minBet')],
      ['0.01', 'P 0.01'],
      ['0.5', 'P 0.50'],
    ]);
  });

  it.each([
    ['bingo if Tagalog is supported', ['EN', 'TY'], ['class.bingo']],
    ['no bingo otherwise', ['EN', 'VI'], []],
  ] as const)('offer the brand’s classes, and %s', async (_case, supportLanguages, moreClasses) => {
    const grid = await mountGrid({ site: { supportLanguages: [...supportLanguages] } });

    const classes = grid.getByRole('radiogroup', { name: grid.t('filters.class') });
    expect(
      [...classes.querySelectorAll('[role=radio]')].map(({ textContent }) => textContent),
    ).toEqual(
      (['filters.all', 'class.scratch', 'class.arcade', 'class.slot', ...moreClasses] as const).map(
        (key) => grid.t(key),
      ),
    );
  });

  it.each([
    ['scratch', 'class.scratch'],
    ['bingo', 'class.bingo'],
  ] as const)('request the class %s', async (gameClassify, label) => {
    const grid = await mountGrid({ site: { supportLanguages: ['EN', 'TY'] } });

    await grid.user.click(grid.gameClass(grid.t(label)));

    expect(grid.filterRequests().at(-1)).toMatchObject({ gameClassify, pageNo: 1 });
    expect(grid.gameClass(grid.t(label)).getAttribute('aria-checked')).toBe('true');
  });

  it('offer no classes if the brand has none', async () => {
    const grid = await mountGrid({ site: { gameClasses: [] } });
    expect(grid.queryByRole('radiogroup', { name: grid.t('filters.class') })).toBeNull();
  });

  it('search for trimmed text when typing pauses, or at once on Enter', async () => {
    const grid = await mountGrid();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });

    act(() => grid.type(' go'));
    await act(async () => void vi.advanceTimersByTime(299));
    expect(grid.requests()).toHaveLength(1);
    act(() => grid.type(' gold '));
    await act(async () => void vi.advanceTimersByTime(299));
    expect(grid.requests()).toHaveLength(1);
    await act(async () => void vi.advanceTimersByTime(1));
    expect(grid.filterRequests().slice(1)).toMatchObject([{ gameName: 'gold', pageNo: 1 }]);
    act(() => grid.type('star'));
    await act(async () => void fireEvent.submit(grid.getByRole('search')));
    expect(grid.filterRequests().slice(2)).toMatchObject([{ gameName: 'star' }]);
  });
});

it('[LOBB-02] states the number of active filters on the button that opens them', async () => {
  const grid = await mountGrid();
  expect(grid.getByRole('button', { name: grid.t('filters.open') })).toBeTruthy();

  await grid.user.click(grid.gameClass(grid.t('class.scratch')));

  const name = `${grid.t('filters.open')} ${grid.t('filters.active', { number: 1 })}`;
  expect(grid.getByRole('button', { name })).toBeTruthy();
});

it('[LOBB-05] requests the list with the brand’s fields and only the filter that is set', async () => {
  const grid = await mountGrid();
  const brandFields = {
    clientType: 3,
    platform: 'html5',
    channel: 'web',
    merchant: 'example',
    language: 'EN',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 15,
  };

  await grid.user.click(grid.page('next'));
  await grid.select(grid.vendor(), 'HAZEL');
  await grid.user.click(grid.gameClass(grid.t('class.arcade')));
  await grid.select(grid.minBet(), '5');

  expect(grid.requests()).toEqual([
    brandFields,
    { ...brandFields, pageNo: 2 },
    { ...brandFields, vassalage: 'HAZEL' },
    { ...brandFields, gameClassify: 'arcade' },
    { ...brandFields, minBet: 5 },
  ]);
});

const changes = {
  vassalage: { value: 'HAZEL', act: (grid: Grid) => grid.select(grid.vendor(), 'HAZEL') },
  gameClassify: {
    value: 'slot',
    act: (grid: Grid) => grid.user.click(grid.gameClass(grid.t('class.slot'))),
  },
  minBet: { value: 5, act: (grid: Grid) => grid.select(grid.minBet(), '5') },
  gameName: {
    value: 'an',
    act: async (grid: Grid) => {
      grid.type('an');
      await act(async () => void fireEvent.submit(grid.getByRole('search')));
    },
  },
} as const;
type Field = keyof typeof changes;
const fields = Object.keys(changes) as Field[]; // `changes` has no other keys
const pairs = fields.flatMap((before) =>
  fields.filter((after) => after !== before).map((after) => [before, after] as const),
);

describe('[LOBB-03]', () => {
  it.each(pairs)(
    'after %s, setting %s returns to page 1 and clears the other filter',
    async (before, after) => {
      const grid = await mountGrid();
      await changes[before].act(grid);
      await grid.user.click(grid.page('next'));
      expect(grid.filterRequests().at(-1)).toMatchObject({
        pageNo: 2,
        [before]: changes[before].value,
      });

      await changes[after].act(grid);

      expect(grid.filterRequests().at(-1)).toEqual({
        vassalage: undefined,
        gameClassify: undefined,
        minBet: undefined,
        gameName: undefined,
        pageNo: 1,
        [after]: changes[after].value,
      });
      expect(grid.status()).toBe(grid.t('pager.status', { page: 1, pages: 3 }));
      // Only the control of the last filter shows a value.
      expect([
        grid.vendor().value,
        grid.search().value,
        grid.minBet().value,
        grid.gameClass(grid.t('filters.all')).getAttribute('aria-checked'),
      ]).toEqual([
        after === 'vassalage' ? 'HAZEL' : '',
        after === 'gameName' ? 'an' : '',
        after === 'minBet' ? '5' : '0',
        String(after !== 'gameClassify'),
      ]);
    },
  );

  it('combines the filters if the brand configures it', async () => {
    const grid = await mountGrid({ props: { filterMode: 'combined' } });

    for (const field of ['vassalage', 'gameClassify', 'minBet'] as const)
      await changes[field].act(grid);

    expect(grid.filterRequests().at(-1)).toMatchObject({
      vassalage: 'HAZEL',
      gameClassify: 'slot',
      minBet: 5,
      pageNo: 1,
    });
  });

  it('discards typed text that was not searched for when another filter is set', async () => {
    const grid = await mountGrid();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });

    act(() => grid.type('orb'));
    await act(async () => void fireEvent.change(grid.vendor(), { target: { value: 'HAZEL' } }));
    expect(grid.search().value).toBe('');
    await act(async () => void vi.advanceTimersByTime(5_000));

    expect(grid.vendor().value).toBe('HAZEL');
    expect(grid.filterRequests().slice(1)).toEqual([
      {
        vassalage: 'HAZEL',
        gameName: undefined,
        gameClassify: undefined,
        minBet: undefined,
        pageNo: 1,
      },
    ]);
  });
});

describe('[LOBB-02] the search field', () => {
  const answers = {
    getPopular: [
      reply({
        games: [
          exampleGame(1, { displayName: 'Star Hazel' }),
          exampleGame(2, { gameType: 'LIVE', displayName: 'Hazel Wheel' }),
        ],
      }),
    ],
  };

  it('suggests popular games, and matching providers and games while typing; Enter applies the selected one', async () => {
    const grid = await mountGrid({ answers });
    const suggestions = () =>
      grid
        .queryAllByRole('option', { hidden: false })
        .filter((option) => option.closest('[role=listbox]'))
        .map(({ textContent }) => textContent);
    grid.search().focus();

    await grid.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(suggestions()).toEqual([`Star Hazel${grid.t('filters.popular')}`]));
    await grid.user.keyboard('hazel');
    expect(suggestions()).toEqual([
      `Hazel Works${grid.t('filters.vendor')}`,
      `Star Hazel${grid.t('filters.game')}`,
    ]);
    await grid.user.keyboard('{ArrowDown}');
    const [selected] = grid
      .getAllByRole('option', { selected: true })
      .filter((option) => option.closest('[role=listbox]'));
    expect([selected?.textContent, grid.search().getAttribute('aria-activedescendant')]).toEqual([
      `Hazel Works${grid.t('filters.vendor')}`,
      selected?.id,
    ]);
    await grid.user.keyboard('{Enter}');

    expect(suggestions()).toEqual([]);
    expect(grid.vendor().value).toBe('HAZEL');
    await waitFor(() =>
      expect(grid.filterRequests().at(-1)).toMatchObject({
        vassalage: 'HAZEL',
        gameName: undefined,
      }),
    );
  });

  it('closes its suggestions on the first Escape and clears its text on the second', async () => {
    const grid = await mountGrid({ answers });
    const isOpen = () =>
      grid.queryByRole('listbox', { name: grid.t('filters.suggestions') }) !== null;

    await grid.user.type(grid.search(), 'hazel');
    expect(isOpen()).toBe(true);
    await grid.user.keyboard('{Escape}');
    expect([isOpen(), grid.search().value]).toEqual([false, 'hazel']);
    await grid.user.keyboard('{Escape}');
    expect(grid.search().value).toBe('');
  });
});

it('[LOBB-02] sets and clears filters in the dialog for phones', async () => {
  const grid = await mountGrid();
  // The document contains the filters twice; CSS shows one of them.
  await grid.user.click(grid.getByRole('button', { name: grid.t('filters.open') }));
  const sheet = await grid.findByRole('dialog', { name: grid.t('filters.label') });
  const radio = (key: 'class.slot' | 'filters.all') =>
    [...sheet.querySelectorAll('[role=radio]')].find(
      ({ textContent }) => textContent === grid.t(key),
    );
  const button = (name: string) =>
    [...sheet.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? sheet;

  await grid.user.click(radio('class.slot') ?? sheet);
  expect([
    radio('class.slot')?.getAttribute('aria-checked'),
    grid.filterRequests().at(-1)?.gameClassify,
  ]).toEqual(['true', 'slot']);
  await grid.user.click(button(grid.t('games.clearFilters')));
  expect(radio('filters.all')?.getAttribute('aria-checked')).toBe('true');
  await grid.user.click(button(grid.t('filters.show')));

  expect(sheet.hasAttribute('open')).toBe(false);
});

describe('[HEAD-07] the list of games', () => {
  it('is filtered by the provider in the address, and ignores an invalid code', async () => {
    const grid = await mountGrid({ query: '?vassalage=HAZEL' });
    await waitFor(() => expect(grid.vendor().value).toBe('HAZEL'));
    expect(grid.filterRequests().at(-1)).toMatchObject({ vassalage: 'HAZEL', pageNo: 1 });

    await act(() => grid.root.page.show('/', '/?vassalage=a%0Ab'));

    expect(grid.vendor().value).toBe('');
    expect(grid.filterRequests().filter(({ vassalage }) => vassalage !== undefined)).toHaveLength(
      1,
    );
  });

  it('is filtered by a provider that is chosen again after another filter replaced it', async () => {
    const { guardExempt, routes } = exampleBootstrap().site.routes;
    const list = { paths: ['/'], layout: 'main', page: 'games', gameType: 'RNG' };
    const grid = await mountGrid({
      query: '?vassalage=HAZEL',
      documents: { routes: { guardExempt, routes: { list, ...routes } } },
    });
    await grid.user.click(grid.gameClass(grid.t('class.arcade')));
    expect(grid.vendor().value).toBe('');

    act(() => grid.root.get(ChosenVendorStore).choose({ gameType: 'RNG', vendorCode: 'HAZEL' }));

    await waitFor(() => expect(grid.vendor().value).toBe('HAZEL'));
  });
});
