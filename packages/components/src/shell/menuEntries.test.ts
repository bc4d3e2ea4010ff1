import type { Condition, MenuItem } from '@livery/model';
import type { RootStore } from '@livery/stores';
import { expect, it } from 'vitest';
import { categoryEntries, menuEntries, type MenuEntry } from './menuEntries.ts';

/** Returns fake stores with a menu, the operator's categories and the flags that are on. */
function storesWith(
  items: readonly MenuItem[],
  {
    categories = [],
    enabledFlags = [],
    routeName = 'home',
  }: { categories?: readonly string[]; enabledFlags?: readonly string[]; routeName?: string } = {},
): RootStore {
  const routes: Record<string, { path: string; when?: Condition }> = {
    home: { path: '/' },
    sports: { path: '/sports' },
    chat: { path: '/chat', when: { flag: 'chat' } },
  };
  const stores = {
    site: {
      config: { menus: { menus: { main: items } }, routes: { routes } },
      routePath: (name: string, params?: Record<string, string>) =>
        name === 'games' ? params?.games && `/games/${params.games}` : routes[name]?.path,
      routeOfGameType: (gameType: string) =>
        ({
          SPORTS: { route: 'sports', params: {} },
          RNG: { route: 'games', params: { games: 'rng' } },
        })[gameType],
    },
    locale: {
      text: (key: string, values?: Record<string, string | number>) =>
        [key, ...Object.values(values ?? {})].join(' '),
    },
    vendors: { categories: categories.map((gameType) => ({ gameType, vendors: [] })) },
    page: { routeName },
    shows: (when: Condition | undefined) =>
      when?.flag === undefined || enabledFlags.includes(when.flag),
  };
  // The cast is safe because menus read only these fields.
  return stores as unknown as RootStore;
}

/** Returns the entries of a menu when the operator's categories are known. */
function entriesOf(stores: RootStore, menu: string): readonly MenuEntry[] {
  return menuEntries(stores, menu, stores.vendors.categories);
}

it('returns the entries of a menu in order with label, icon and address, and marks the current one', () => {
  const stores = storesWith([
    { id: 'home', text: { $text: 'menu.home', values: { n: 3 } }, route: 'home', icon: 'trophy' },
    { id: 'live', text: { $text: 'menu.live' }, route: 'games', params: { games: 'live' } },
    { id: 'help', text: { $text: 'menu.help' }, href: 'https://help.example', icon: 'circle-help' },
  ]);
  expect(entriesOf(stores, 'main')).toEqual([
    { id: 'home', label: 'menu.home 3', address: '/', icon: 'trophy', current: true },
    { id: 'live', label: 'menu.live', address: '/games/live', icon: undefined, current: false },
    {
      id: 'help',
      label: 'menu.help',
      address: 'https://help.example',
      icon: 'circle-help',
      current: false,
    },
  ]);
});

it('[HEAD-05] returns the menu that an entry opens, and until then an address in the footer', () => {
  const stores = storesWith([{ id: 'account', text: { $text: 'menu.me' }, opensMenu: 'sheet' }]);
  expect(entriesOf(stores, 'main')).toEqual([
    {
      id: 'account',
      label: 'menu.me',
      address: '#footer-menu',
      opensMenu: 'sheet',
      text: { $text: 'menu.me' },
      icon: undefined,
      current: false,
    },
  ]);
});

it('omits entries whose own condition or that of their route is false', () => {
  const items: MenuItem[] = [
    { id: 'chat', route: 'chat' },
    { id: 'news', route: 'home', when: { flag: 'news' } },
  ];
  const idsWith = (...enabledFlags: string[]): string[] =>
    entriesOf(storesWith(items, { enabledFlags }), 'main').map(({ id }) => id);
  expect([idsWith(), idsWith('chat'), idsWith('news'), idsWith('chat', 'news')]).toEqual([
    [],
    ['chat'],
    ['news'],
    ['chat', 'news'],
  ]);
});

it('omits entries without a target, and is empty for an unknown menu', () => {
  const stores = storesWith([
    { id: 'gone', route: 'gone' },
    { id: 'games', route: 'games' },
    { id: 'nothing' },
  ]);
  expect([entriesOf(stores, 'main'), entriesOf(stores, 'other')]).toEqual([[], []]);
});

it('labels an entry without text by its id', () => {
  expect(entriesOf(storesWith([{ id: 'sports', route: 'sports' }]), 'main')[0]?.label).toBe(
    'sports',
  );
});

it('inserts the operator’s categories with a route at the menu’s placeholder', () => {
  const items: MenuItem[] = [
    { id: 'home', route: 'home' },
    { id: 'categories', each: 'gameCategories' },
    { id: 'help', href: '/help' },
  ];
  const stores = storesWith(items, { categories: ['RNG', 'FISH', 'SPORTS'], routeName: 'sports' });
  expect(entriesOf(stores, 'main').map(({ id }) => id)).toEqual(['home', 'RNG', 'SPORTS', 'help']);
  expect(categoryEntries(stores, stores.vendors.categories)).toEqual([
    { id: 'RNG', label: 'category.RNG', address: '/games/rng', icon: 'cherry', current: false },
    { id: 'SPORTS', label: 'category.SPORTS', address: '/sports', icon: 'trophy', current: true },
  ]);
});

it('hides the categories if their condition is false', () => {
  expect(
    entriesOf(
      storesWith([{ id: 'categories', each: 'gameCategories', when: { flag: 'games' } }], {
        categories: ['RNG'],
      }),
      'main',
    ),
  ).toEqual([]);
});
