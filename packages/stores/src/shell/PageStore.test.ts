import type { PageBootstrap } from '@livery/model';
import { ApiError } from '@livery/api';
import { expect, it } from 'vitest';
import { FlagsStore } from './FlagsStore.ts';
import { PageStore } from './PageStore.ts';
import { Seeds } from '../core/Seeds.ts';
import { SiteStore } from './SiteStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';

const bootstrap = exampleBootstrap();

/** A page as the server sends it: objects of its own. */
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
    insteadOf = () => undefined,
  }: {
    prepare?: (page: PageBootstrap, retry: () => void) => Promise<boolean>;
    insteadOf?: (path: string) => string | undefined;
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
    insteadOf,
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

it('shows the page at a path, with its flags and first data, in the visitor’s language', async () => {
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

it('knows query and hash of the page that is shown, also when only they change', async () => {
  const held = later();
  const { page } = setUp([held.answer]);
  const places: string[][] = [];
  const note = (): void => void places.push([page.route.path, page.search, page.hash]);
  note();
  await page.show('/', '/?id=7#a#b');
  note();
  await page.show('/', '/#c');
  note();
  const shown = page.show('/sports', '/sports?id=8');
  note();
  held.arrive(reply(pageAt('/sports')));
  await shown;
  note();
  expect(places).toEqual([
    ['/', '', ''],
    ['/', '?id=7', '#a#b'],
    ['/', '', '#c'],
    ['/', '', '#c'],
    ['/sports', '?id=8', ''],
  ]);
});

it('keeps the old page until the new one is ready, and asks nothing for the page that is shown', async () => {
  const held = later();
  const { api, page } = setUp([held.answer]);
  await page.show('/');
  expect(api.calls).toEqual([]);
  const shown = page.show('/sports');
  expect([page.current, page.pending]).toEqual([bootstrap, '/sports']);
  held.arrive(reply(pageAt('/sports')));
  await shown;
  expect(page.route.path).toBe('/sports');
});

it.each([{ build: 'build2' }, { version: 'version2' }])(
  'loads a whole document, once, when the page is of another %o',
  async (changes) => {
    const { flags, moves, page } = setUp([reply(pageAt('/sports', { ...changes, flags: {} }))]);
    await page.show('/sports');
    expect(moves).toEqual(['load /sports']);
    expect([page.current, flags.get('news')]).toEqual([bootstrap, true]);
  },
);

it('drops a page the visitor no longer waits for, whichever comes first', async () => {
  const [slow, quick] = [later(), later()];
  const { moves, page } = setUp([slow.answer, quick.answer]);
  const done = [page.show('/sports'), page.show('/login')];
  quick.arrive(reply(pageAt('/login')));
  await done[1];
  slow.arrive(reply(pageAt('/sports', { version: 'version2' })));
  await done[0];
  expect([page.route.path, page.error, moves]).toEqual(['/login', undefined, []]);
});

it('drops a failure of a page the visitor no longer waits for', async () => {
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

it('keeps the object of a document that did not change, and takes the one that did', async () => {
  const { page } = setUp([reply(pageAt('/sports', { page: { root: 'other', nodes: {} } }))]);
  await page.show('/sports');
  expect(page.current.layout).toBe(bootstrap.layout);
  expect(page.current.page).toEqual({ root: 'other', nodes: {} });
});

it('keeps the page when another cannot be had, says so, and tries again', async () => {
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

it('keeps the page when the parts of the program it needs cannot be had, and shows the new one when a retry has them', async () => {
  const retries: (() => void)[] = [];
  const { page } = setUp([reply(pageAt('/sports')), reply(pageAt('/sports'))], {
    prepare: async (_page, retry) => retries.push(retry) > 1,
  });
  await page.show('/sports');
  expect([page.current, page.pending, page.error]).toEqual([bootstrap, undefined, undefined]);

  retries[0]?.();
  await expect.poll(() => page.route.path).toBe('/sports');
});

it('says that a part of the page failed until that is dismissed', () => {
  const { page } = setUp([]);
  page.fail(new ApiError({ code: 'network_failed', call: 'prepare' }));
  expect(page.error?.code).toBe('network_failed');
  page.dismissError();
  expect(page.error).toBeUndefined();
});

it('sends who may not go there elsewhere, without asking for the page', async () => {
  const { api, moves, page } = setUp([], {
    insteadOf: (path) => (path === '/sports' ? '/login' : undefined),
  });
  await page.show('/sports');
  expect([moves, api.calls, page.pending]).toEqual([['push /login'], [], undefined]);
});

it('stays in the document for addresses of the site only, and goes to routes by name', () => {
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
