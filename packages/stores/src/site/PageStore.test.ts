import type { PageBootstrap } from '@livery/model';
import { ApiError } from '@livery/api';
import { expect, it } from 'vitest';
import { FlagsStore } from './FlagsStore.ts';
import { PageStore, type NavigationPort } from './PageStore.ts';
import { Seeds } from '../core/Seeds.ts';
import { SiteStore } from './SiteStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';

const bootstrap = exampleBootstrap();

/** Creates a page as the server sends it, without shared objects. */
function pageAt(path: string, changes: Partial<PageBootstrap> = {}): PageBootstrap {
  const { build, version, status, layout, page, flags, preloaded } = structuredClone(bootstrap);
  return {
    build,
    version,
    status,
    layout,
    page,
    flags,
    preloaded,
    route: { name: path.slice(1), path, params: {} },
    ...changes,
  };
}

function setUp(
  answers: readonly Answer[],
  {
    prepare = () => Promise.resolve(true),
    redirectOf = () => undefined,
  }: {
    prepare?: NavigationPort['prepare'];
    redirectOf?: (path: string) => string | undefined;
  } = {},
) {
  const moves: string[] = [];
  const api = fakeApi({ getPage: answers });
  const seeds = new Seeds([]);
  const flags = new FlagsStore(bootstrap.flags);
  const page = new PageStore({
    api,
    bootstrap,
    flags,
    seeds,
    redirectOf,
    lang: () => 'VI',
    navigation: {
      go: (address, options) =>
        void moves.push(`${options?.replace ? 'replace' : 'push'} ${address}`),
      load: (address) => void moves.push(`load ${address}`),
      prepare,
    },
    site: new SiteStore({ config: bootstrap.site, state: bootstrap.state, assets: {} }),
  });
  return { api, flags, moves, page, seeds };
}

it('shows the page of a path with its flags and seeds, in the visitor’s language', async () => {
  const next = pageAt('/sports', {
    flags: { chat: true },
    preloaded: [{ call: 'getStatus', request: {}, value: 1 }],
    route: {
      name: 'sports',
      path: '/sports',
      params: {},
      gameType: 'SPORTS',
      bannerGroup: 'w_sports',
    },
  });
  const { api, flags, page, seeds } = setUp([reply(next)]);
  await page.show('/sports');
  expect(api.calls[0]?.request).toEqual({ path: '/sports', lang: 'VI' });
  expect([page.routeName, page.gameType, page.bannerGroup, page.pending]).toEqual([
    'sports',
    'SPORTS',
    'w_sports',
    undefined,
  ]);
  expect([flags.get('chat'), flags.get('news')]).toEqual([true, undefined]);
  expect(seeds.take('getStatus', {})).toEqual({ value: 1 });
});

it('stores query and hash of the current page, also if only they change', async () => {
  const deferred = later();
  const { page } = setUp([deferred.answer]);
  const locations: string[][] = [];
  const record = (): void => void locations.push([page.route.path, page.search, page.hash]);
  record();
  await page.show('/', '/?id=7#a#b');
  record();
  await page.show('/', '/#c');
  record();
  const shown = page.show('/sports', '/sports?id=8');
  record();
  deferred.arrive(reply(pageAt('/sports')));
  await shown;
  record();
  expect(locations).toEqual([
    ['/', '', ''],
    ['/', '?id=7', '#a#b'],
    ['/', '', '#c'],
    ['/', '', '#c'],
    ['/sports', '?id=8', ''],
  ]);
});

it('keeps the old page until the new one is ready and does not request the current page', async () => {
  const deferred = later();
  const { api, page } = setUp([deferred.answer]);
  await page.show('/');
  expect(api.calls).toEqual([]);
  const shown = page.show('/sports');
  expect([page.current, page.pending]).toEqual([bootstrap, '/sports']);
  deferred.arrive(reply(pageAt('/sports')));
  await shown;
  expect(page.route.path).toBe('/sports');
});

it.each([{ build: 'build2' }, { version: 'version2' }])(
  'loads a document if the page is of another %o',
  async (changes) => {
    const { flags, moves, page } = setUp([reply(pageAt('/sports', { ...changes, flags: {} }))]);
    await page.show('/sports');
    expect(moves).toEqual(['load /sports']);
    expect([page.current, flags.get('news')]).toEqual([bootstrap, true]);
  },
);

it('drops a page after a newer navigation, whichever reply arrives first', async () => {
  const [slow, quick] = [later(), later()];
  const { moves, page } = setUp([slow.answer, quick.answer]);
  const done = [page.show('/sports'), page.show('/login')];
  quick.arrive(reply(pageAt('/login')));
  await done[1];
  slow.arrive(reply(pageAt('/sports', { version: 'version2' })));
  await done[0];
  expect([page.route.path, page.error, moves]).toEqual(['/login', undefined, []]);
});

it('drops the error of a page after a newer navigation', async () => {
  const [slow, quick] = [later(), later()];
  const { page } = setUp([slow.answer, quick.answer]);
  const done = [page.show('/sports'), page.show('/login')];
  slow.arrive(fail('network_failed'));
  await done[0];
  expect([page.pending, page.error]).toEqual(['/login', undefined]);
  quick.arrive(reply(pageAt('/login')));
  await done[1];
  expect(page.route.path).toBe('/login');
});

it('reuses the objects of unchanged documents and replaces changed ones', async () => {
  const { page } = setUp([reply(pageAt('/sports', { page: { root: 'other', nodes: {} } }))]);
  await page.show('/sports');
  expect(page.current.layout).toBe(bootstrap.layout);
  expect(page.current.page).toEqual({ root: 'other', nodes: {} });
});

it('keeps the page and stores the error if another fails to load, and can load it later', async () => {
  const { page } = setUp([fail('upstream_timeout'), reply(pageAt('/sports'))]);
  await page.show('/sports');
  expect([page.current, page.pending, page.error?.code]).toEqual([
    bootstrap,
    undefined,
    'upstream_timeout',
  ]);
  await page.show('/sports');
  expect([page.route.path, page.error]).toEqual(['/sports', undefined]);
});

it('keeps the page if chunks of another fail to load and shows it after a successful retry', async () => {
  const retries: (() => void)[] = [];
  const { page } = setUp([reply(pageAt('/sports')), reply(pageAt('/sports'))], {
    prepare: async (_page, { retry }) => retries.push(retry) > 1,
  });
  await page.show('/sports');
  expect([page.current, page.pending, page.error]).toEqual([bootstrap, undefined, undefined]);

  retries[0]?.();
  await expect.poll(() => page.route.path).toBe('/sports');
});

it('stores the error of a part of the page until it is dismissed', () => {
  const { page } = setUp([]);
  page.fail(new ApiError({ code: 'network_failed', call: 'prepare' }));
  expect(page.error?.code).toBe('network_failed');
  page.dismissError();
  expect(page.error).toBeUndefined();
});

it('redirects without requesting the page', async () => {
  const { api, moves, page } = setUp([], {
    redirectOf: (path) => (path === '/sports' ? '/login' : undefined),
  });
  await page.show('/sports');
  expect([moves, api.calls, page.pending]).toEqual([['push /login'], [], undefined]);
});

it('replaces the query of the address at once, and not during a navigation', async () => {
  const pending = later();
  const { moves, page } = setUp([pending.answer]);
  await page.show('/', '/?lang=EN#terms');

  page.replaceQuery('?lang=EN&p=2');
  page.replaceQuery('?lang=EN&p=2');
  expect([page.search, page.hash, moves]).toEqual([
    '?lang=EN&p=2',
    '#terms',
    ['replace /?lang=EN&p=2#terms'],
  ]);

  void page.show('/sports');
  page.replaceQuery('?p=3');
  expect([page.search, moves.length]).toEqual(['?lang=EN&p=2', 1]);
  pending.arrive(fail('upstream_failed'));
});

it('loads a document only for addresses outside the site and opens routes by name', () => {
  const { moves, page } = setUp([]);
  for (const address of ['/sports?a=1#b', 'https://elsewhere.example/', '//elsewhere.example/'])
    page.go(address);
  page.goTo('games', { games: 'live' });
  page.goTo('games');
  page.goTo('nowhere');
  page.go('/?a=1', { replace: true });
  expect(moves).toEqual([
    'push /sports?a=1#b',
    'load https://elsewhere.example/',
    'load //elsewhere.example/',
    'push /games/live',
    'replace /?a=1',
  ]);
});
