import type { Condition, MenuItem } from '@livery/model';
import type { RootStore } from '@livery/stores';
import { expect, it } from 'vitest';
import { categoryEntries, menuEntries } from './menuEntries.ts';

/** What a menu is made from: routes, the operator's categories, the flags that are on. */
function storesWith(
  items: readonly MenuItem[],
  {
    categories = [],
    on = [],
    routeName = 'home',
  }: { categories?: readonly string[]; on?: readonly string[]; routeName?: string } = {},
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
    shows: (when: Condition | undefined) => when?.flag === undefined || on.includes(when.flag),
  };
  // A menu reads no more of the stores than this.
  return stores as unknown as RootStore;
}

it('shows the entries of a menu in order, with words, icon and address, and marks the current one', () => {
  const stores = storesWith([
    { id: 'home', text: { $text: 'menu.home', values: { n: 3 } }, route: 'home', icon: 'trophy' },
    { id: 'live', text: { $text: 'menu.live' }, route: 'games', params: { games: 'live' } },
    { id: 'help', text: { $text: 'menu.help' }, href: 'https://help.example', icon: 'circle-help' },
  ]);
  expect(menuEntries(stores, 'main')).toEqual([
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

it('leaves out what has a condition that does not hold, of its own or of its route', () => {
  const items: MenuItem[] = [
    { id: 'chat', route: 'chat' },
    { id: 'news', route: 'home', when: { flag: 'news' } },
  ];
  const shown = (...on: string[]): string[] =>
    menuEntries(storesWith(items, { on }), 'main').map(({ id }) => id);
  expect([shown(), shown('chat'), shown('news'), shown('chat', 'news')]).toEqual([
    [],
    ['chat'],
    ['news'],
    ['chat', 'news'],
  ]);
});

it('leaves out what leads nowhere, and is empty where there is no such menu', () => {
  const stores = storesWith([
    { id: 'gone', route: 'gone' },
    { id: 'games', route: 'games' },
    { id: 'nothing' },
  ]);
  expect([menuEntries(stores, 'main'), menuEntries(stores, 'other')]).toEqual([[], []]);
});

it('calls an entry without words by its id', () => {
  expect(menuEntries(storesWith([{ id: 'sports', route: 'sports' }]), 'main')[0]?.label).toBe(
    'sports',
  );
});

it('puts the operator’s categories that have a route where the menu wants them', () => {
  const items: MenuItem[] = [
    { id: 'home', route: 'home' },
    { id: 'categories', each: 'gameCategories' },
    { id: 'help', href: '/help' },
  ];
  const stores = storesWith(items, { categories: ['RNG', 'FISH', 'SPORTS'], routeName: 'sports' });
  expect(menuEntries(stores, 'main').map(({ id }) => id)).toEqual([
    'home',
    'RNG',
    'SPORTS',
    'help',
  ]);
  expect(categoryEntries(stores)).toEqual([
    { id: 'RNG', label: 'category.RNG', address: '/games/rng', icon: 'cherry', current: false },
    { id: 'SPORTS', label: 'category.SPORTS', address: '/sports', icon: 'trophy', current: true },
  ]);
});

it('hides the categories when their condition does not hold', () => {
  expect(
    menuEntries(
      storesWith([{ id: 'categories', each: 'gameCategories', when: { flag: 'games' } }], {
        categories: ['RNG'],
      }),
      'main',
    ),
  ).toEqual([]);
});
