// @vitest-environment jsdom
import { stubMembers } from '@livery/testing/stubMembers';
import { nextTurn } from '@livery/testing/nextTurn';
import type { MenusDocument } from '@livery/model';
import { hotGamesQuery } from '@livery/stores';
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { memoryStorage } from '@livery/stores/testing/memoryStorage';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleGame, gameList, vendor } from '../../testing/games.ts';
import { stubWindowWidth } from '../../testing/stubWindowWidth.ts';
import {
  mountNode,
  navigating,
  pagesAt,
  type MountedNode,
  type MountOptions,
} from '../../testing/mountNode.tsx';

beforeEach(() => {
  // Not in jsdom.
  stubMembers(Element.prototype, { scrollIntoView: vi.fn() });
});

const debounceMs = 300;
const star = exampleGame(1, { displayName: 'Star Hazel', isHot: 1 });
const lanes = [{ gameType: 'RNG', vendors: [vendor('RNG', 'NOVA', 'Nova Stars')] }];
const help = reply({
  language: 'EN',
  categories: [
    {
      id: 'a',
      name: 'A',
      articles: [{ id: 'stars', title: 'What are stars?', content: '<p>Stars are points.</p>' }],
    },
  ],
});
const menus: MenusDocument['menus'] = {
  main: [
    { id: 'home', text: { $text: 'nav.home' }, route: 'home' },
    { id: 'promotions', text: { $text: 'nav.promotions' }, route: 'promotions' },
    { id: 'vip', text: { $text: 'nav.vip' }, route: 'vip', when: { flag: 'vip' } },
    { id: 'start', text: { $text: 'mc.withdraw.title' }, href: 'https://stars.example/' },
    { id: 'sheet', text: { $text: 'nav.menu' }, opensMenu: 'main' },
  ],
};
const { routes } = pagesAt({
  home: '/',
  login: '/login',
  promotions: '/promotions',
  vip: '/vip',
  help: '/help',
  slots: '/rng',
});

interface Opened extends MountedNode {
  readonly input: HTMLElement;
  /** Types a text and lets the search ask the operator. */
  readonly search: (text: string) => Promise<void>;
  readonly options: () => (string | null)[];
  readonly selected: () => string | null | undefined;
  readonly addresses: readonly string[];
}

/** Mounts the button of the header and opens the search. */
async function openSearch({
  games = [gameList([star])],
  answers = {},
  isHotLoaded = false,
  isPhone = false,
  ...options
}: MountOptions & {
  games?: readonly Answer[];
  isHotLoaded?: boolean;
  isPhone?: boolean;
} = {}): Promise<Opened> {
  stubWindowWidth({ isPhone });
  const { addresses, ports } = navigating();
  const page = await mountNode(
    { use: 'SiteSearch' },
    {
      documents: {
        menus: { menus },
        routes: {
          guardExempt: [],
          routes: {
            ...routes,
            slots: { paths: ['/rng'], layout: 'main', page: 'slots', gameType: 'RNG' },
          },
        },
      },
      answers: {
        getGameVendor: [reply({ data: { lanes } })],
        getHelpCenter: [help],
        getGameList: games,
        ...answers,
      },
      ...options,
      ports: { ...ports, ...options.ports },
    },
  );
  await act(() => page.root.vendors.menu.load({}));
  if (isHotLoaded) await act(() => page.root.query(hotGamesQuery).load({}));
  await page.user.click(page.getByRole('button', { name: page.t('search.title') }));
  const input = await page.findByRole('combobox', { name: page.t('search.field') });
  return {
    ...page,
    input,
    addresses,
    search: async (text) => {
      fireEvent.change(input, { target: { value: text } });
      await page.advance(debounceMs);
      await act(nextTurn);
    },
    options: () => page.queryAllByRole('option').map(({ textContent }) => textContent),
    selected: () =>
      page.queryAllByRole('option').find(({ ariaSelected }) => ariaSelected === 'true')
        ?.textContent,
  };
}

it('lists games, providers, help articles and pages, with the words highlighted', async () => {
  const page = await openSearch();

  await page.search('star');

  expect(
    page
      .getAllByRole('group')
      .map((group) => [
        document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
        [...group.querySelectorAll('[role=option]')].map((option) => option.getAttribute('href')),
      ]),
  ).toEqual([
    [page.t('lobby.games'), [null]],
    [page.t('lobby.providers'), ['/rng?vassalage=NOVA']],
    [page.t('nav.help'), ['/help#stars']],
  ]);
  expect(
    [...page.getByRole('listbox').querySelectorAll('mark')].map(({ textContent }) => textContent),
  ).toEqual(['Star', 'Star', 'star', 'Star']);
  expect(page.getByRole('status').textContent).toBe(page.t('search.found', { count: 3 }));
});

describe('the keyboard', () => {
  it('moves over all groups and around their ends, and the field names the active option', async () => {
    const page = await openSearch();
    expect(document.activeElement).toBe(page.input);
    expect([page.input.ariaExpanded, page.input.getAttribute('aria-controls')]).toEqual([
      'false',
      null,
    ]);
    await page.search('star');
    const [game = '', provider = '', article = ''] = page.options();

    const visited = [page.selected()];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      fireEvent.keyDown(page.input, { key });
      visited.push(page.selected());
    }

    expect(visited).toEqual([game, provider, article, game, article]);
    const active = document.getElementById(page.input.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe(article);
    expect([page.input.ariaExpanded, page.input.getAttribute('aria-controls')]).toEqual([
      'true',
      page.getByRole('listbox').id,
    ]);
    expect(document.activeElement).toBe(page.input);
  });

  it('opens the active option with Enter and keeps the search, which Escape does not', async () => {
    const localStorage = memoryStorage();
    const page = await openSearch({ ports: { localStorage } });
    await page.search('star');

    fireEvent.keyDown(page.input, { key: 'ArrowDown' });
    fireEvent.keyDown(page.input, { key: 'Enter' });

    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(localStorage.content().recentSearches).toBe('["star"]');
    expect(document.activeElement).toBe(page.getByRole('button', { name: page.t('search.title') }));
  });

  it('ignores the Enter of an input method', async () => {
    const page = await openSearch();
    await page.search('star');

    fireEvent.keyDown(page.input, { key: 'Enter', isComposing: true });
    await act(() => page.root.page.show('/'));

    expect(page.root.modals.isOpen('siteSearch')).toBe(true);
  });

  it('chooses nothing by itself on a phone, whose search key only hides the keyboard', async () => {
    const page = await openSearch({ isPhone: true });
    await page.search('star');
    expect([page.options().length, page.selected()]).toEqual([3, undefined]);

    fireEvent.keyDown(page.input, { key: 'Enter' });
    await act(() => page.root.page.show('/'));

    expect(page.root.modals.isOpen('siteSearch')).toBe(true);
    expect(document.activeElement).not.toBe(page.input);
  });

  it('clears the text with the first Escape', async () => {
    const page = await openSearch();
    await page.search('star');

    fireEvent.keyDown(page.input, { key: 'Escape' });

    expect([page.input, page.options()]).toMatchObject([{ value: '' }, []]);
    expect(page.getByRole('dialog')).toBeTruthy();
  });
});

it('opens a game as a lobby does: asks a guest to log in', async () => {
  const page = await openSearch();
  await page.search('star hazel');

  fireEvent.keyDown(page.input, { key: 'Enter' });

  expect(await page.findByText(page.t('games.loginFirst'))).toBeTruthy();
  expect(page.queryByRole('combobox')).toBeNull();
});

it('opens the category of a provider', async () => {
  const page = await openSearch();
  await page.search('nova');
  const option = page.getAllByRole('option').find((each) => each.getAttribute('href'));

  if (option) await page.user.click(option);

  expect(page.addresses).toEqual(['/rng?vassalage=NOVA']);
});

it('finds the pages of the menus that the visitor may open, each once', async () => {
  const page = await openSearch({ games: [gameList([]), gameList([]), gameList([])] });

  await page.search('promotions');
  expect(page.options()).toContain(page.t('nav.promotions'));
  await page.search('vip');
  expect(page.options()).not.toContain(page.t('nav.vip'));
  await page.search('log in');
  expect(page.options()).toContain(page.t('account.login'));
});

describe('an empty field', () => {
  it('shows the recent searches, repeats one, and clears them', async () => {
    const localStorage = memoryStorage({ recentSearches: '["hazel","wheel"]' });
    const page = await openSearch({ ports: { localStorage } });
    expect([page.options(), page.selected()]).toEqual([['hazel', 'wheel'], undefined]);

    await page.user.click(page.getByRole('option', { name: 'hazel' }));
    expect(page.input).toMatchObject({ value: 'hazel' });
    fireEvent.keyDown(page.input, { key: 'Escape' });
    await page.user.click(page.getByRole('button', { name: page.t('search.clearRecent') }));

    expect([page.options(), localStorage.content().recentSearches]).toEqual([[], undefined]);
  });

  it.each([
    ['shows popular games that are loaded', true, ['Star Hazel']],
    ['requests no popular games', false, []],
  ])('%s', async (_title, isLoaded, shown) => {
    const page = await openSearch({
      answers: { getHotGameList: [reply({ list: [star] })] },
      isHotLoaded: isLoaded,
    });

    expect(
      page.queryAllByRole('option').map((option) => option.querySelector('bdi')?.textContent),
    ).toEqual(shown);
    expect(page.api.countOf('getHotGameList')).toBe(Number(isLoaded));
    expect(page.api.countOf('getPopular')).toBe(0);
  });
});

it('says what to try if nothing is found', async () => {
  const page = await openSearch({
    games: [gameList([])],
    answers: { getHelpCenter: [reply({ language: 'EN', categories: [] })] },
  });

  await page.search('zebra');

  expect(page.getByText(page.t('search.nothing', { text: 'zebra' }))).toBeTruthy();
  expect(page.getByText(page.t('search.nothingText'))).toBeTruthy();
  expect(page.getByRole('link', { name: page.root.locale.text('category.RNG') })).toHaveProperty(
    'pathname',
    '/rng',
  );
  expect(page.getByRole('button', { name: page.t('service.title') })).toBeTruthy();
  expect([page.input.ariaExpanded, page.getByRole('status').textContent]).toEqual([
    'false',
    page.t('search.found', { count: 0 }),
  ]);
});

it('announces that it searches, keeps what it has if the operator fails, and asks again', async () => {
  const slow = later();
  const page = await openSearch({ games: [slow.answer, gameList([star])] });
  await page.search('star');
  expect(page.getByRole('status').textContent).toBe(page.t('search.searching'));

  await act(async () => slow.arrive(fail('upstream_failed')));

  expect(await page.findByText(page.t('search.partly'))).toBeTruthy();
  expect(page.options()).toHaveLength(2);
  expect(page.queryByText(page.t('search.nothingText'))).toBeNull();
  await page.user.click(page.getByRole('button', { name: page.t('games.retry') }));
  await page.advance(1_000);
  await waitFor(() => expect(page.options()).toHaveLength(3));
  expect(page.queryByText(page.t('search.partly'))).toBeNull();
});
