import { noInstallation } from './core/InstallPort.ts';
import type { PublicSiteDocument } from '@livery/model';
import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { RootStore } from './RootStore.ts';
import { exampleBootstrap } from './testing/exampleBootstrap.ts';
import { fail, fakeApi, later, reply } from './testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { memoryStorage } from './testing/memoryStorage.ts';
import { memberInfoQuery } from './account/memberInfoQuery.ts';
import { memberSession } from './testing/signedIn.ts';

const guest = reply({ state: 'guest', merchant: 'example' });
const member = reply(memberSession());
const balance = reply({ sumBalance: 12.5 });
const info = reply({ id: 7, account: 'ann' });
const vietnamese = reply({ texts: { greeting: 'Xin chào' }, dir: 'ltr', tag: 'vi' });

function setUp(
  answers: Parameters<typeof fakeApi>[0],
  {
    local = {},
    cookie = {},
    site = {},
  }: {
    local?: Record<string, string>;
    cookie?: { lang?: string; theme?: string };
    site?: Partial<PublicSiteDocument>;
  } = {},
) {
  const moves: string[] = [];
  const redirects: string[] = [];
  const reports: string[] = [];
  const applied: { theme: string; lang: string | undefined }[] = [];
  const api = fakeApi(answers);
  const localStorage = memoryStorage(local);
  const root = new RootStore({
    bootstrap: exampleBootstrap({ site }),
    api,
    clock: new FakeClock(1_000_000),
    localStorage,
    sessionStorage: memoryStorage(),
    translator: undefined,
    locks: undefined,
    phone: undefined,
    installation: noInstallation,
    preferences: {
      read: () => cookie,
      apply: (preferences) => void applied.push(preferences),
    },
    patterns: { test: () => Promise.resolve(undefined) },
    report: ({ node }) => void reports.push(node),
    cookies: () => '',
    navigation: {
      go: (address, { isRedirect } = {}) => {
        moves.push(address);
        if (isRedirect) redirects.push(address);
      },
      load: () => undefined,
      prepare: () => Promise.resolve(true),
    },
  });
  return { api, applied, localStorage, moves, redirects, reports, root };
}

it('makes no calls and reads no preferences before it starts', () => {
  const { api, root } = setUp({}, { local: { lang: 'VI', theme: 'dark' } });
  expect([api.calls, root.locale.language.code, root.preferences.theme]).toEqual([
    [],
    'EN',
    'light',
  ]);
});

it('restores preferences and session at the start and loads the data of a member', async () => {
  const { root } = setUp(
    {
      getSession: [member],
      getTexts: [vietnamese],
      getBalanceV2: [balance],
      getMemberInfo: [info],
    },
    { local: { lang: 'VI', theme: 'dark' } },
  );
  await root.start();
  expect([root.preferences.theme, root.locale.language.code, root.preferences.lang]).toEqual([
    'dark',
    'VI',
    'VI',
  ]);
  await expect.poll(() => root.wallet.total).toBe(12.5);
  expect(root.query(memberInfoQuery).at({})).toMatchObject({
    status: 'ready',
    value: { account: 'ann' },
  });
  const paths = [
    'route.name',
    'session.state',
    'session.account',
    'session.isAgent',
    'wallet.balance',
    'preferences.language',
    'preferences.theme',
    'route.gameType',
    'no.such',
  ];
  expect(paths.map((path) => root.value(path))).toEqual([
    'home',
    'member',
    'ann',
    0,
    12.5,
    'VI',
    'dark',
    undefined,
    undefined,
  ]);
  root.session.end();
  expect(root.wallet.total).toBeUndefined();
  expect(root.query(memberInfoQuery).at({})).toEqual({ status: 'idle' });
});

it.each([
  ['the cookie has a language', { local: { lang: 'VI' }, cookie: { lang: 'EN' } }],
  ['the stored language is the page’s', { local: { lang: 'EN' } }],
  ['no language is stored', {}],
  ['only a theme is stored', { local: { theme: 'dark' } }],
])('requests no other language if %s', async (_, options) => {
  const { api, applied, root } = setUp({ getSession: [guest] }, options);
  await root.start();
  expect([root.locale.language.code, api.countOf('getTexts')]).toEqual(['EN', 0]);
  expect(applied.flatMap(({ lang }) => lang ?? [])).toEqual([]);
});

it('removes a stored language that the brand no longer has', async () => {
  const { localStorage, root } = setUp({ getSession: [guest] }, { local: { lang: 'XX' } });
  await root.start();
  expect(localStorage.get('lang')).toBeUndefined();
});

it('keeps the language of the page and the stored one if its texts fail to load', async () => {
  const { localStorage, root } = setUp(
    { getSession: [guest], getTexts: [fail('network_failed')] },
    { local: { lang: 'VI' } },
  );
  await root.start();
  expect([
    root.locale.language.code,
    root.preferences.lang,
    localStorage.get('lang'),
    root.session.confirmed,
  ]).toEqual(['EN', 'EN', 'VI', true]);
});

it.each([
  ['nothing is stored', {}],
  ['another language is stored', { local: { lang: 'VI' } }],
  ['the cookie has another language', { local: { lang: 'VI' }, cookie: { lang: 'VI' } }],
])('[PREF-03] keeps the language of the address as the preference if %s', async (_, options) => {
  const { api, applied, localStorage, root } = setUp({ getSession: [guest] }, options);
  await root.page.show('/', '/?lang=EN');

  await root.start();

  expect([root.locale.language.code, localStorage.get('lang'), applied.at(-1)?.lang]).toEqual([
    'EN',
    'EN',
    'EN',
  ]);
  expect(api.countOf('getTexts')).toBe(0);
});

it('[PREF-03] ignores a language in the address that the server has not used', async () => {
  const { localStorage, root } = setUp({ getSession: [guest] });
  await root.page.show('/', '/?lang=XX');

  await root.start();

  expect([root.locale.language.code, localStorage.get('lang')]).toEqual(['EN', undefined]);
});

it('[PREF-03] removes the language from the address when the visitor chooses another', async () => {
  const { moves, root } = setUp({ getTexts: [vietnamese], getUpdateLanguage: [reply({})] });
  await root.page.show('/', '/?a=1&lang=EN#terms');

  await root.changeLanguage('VI');

  expect(moves).toEqual(['/?a=1#terms']);
});

it('stores a language only after it was switched to', async () => {
  const slow = later();
  const { api, localStorage, root } = setUp({
    getTexts: [slow.answer, reply({ texts: {}, dir: 'ltr', tag: 'th' })],
    getUpdateLanguage: [fail('upstream_failed')],
  });
  await root.changeLanguage('XX');
  expect(localStorage.get('lang')).toBeUndefined();
  const first = root.changeLanguage('VI');
  await root.changeLanguage('TH');
  slow.arrive(vietnamese);
  await first;
  expect([root.locale.language.code, root.preferences.lang, localStorage.get('lang')]).toEqual([
    'TH',
    'TH',
    'TH',
  ]);
  expect(
    api.calls.filter(({ name }) => name === 'getUpdateLanguage').map(({ request }) => request),
  ).toEqual([{ language: 'TH' }]);
});

it('redirects only guests to the login if the brand requires it', async () => {
  const site = { loginedToHomePage: true };
  const visitor = setUp({ getSession: [guest] }, { site });
  await visitor.root.start();
  expect([visitor.moves, visitor.redirects]).toEqual([['/login'], ['/login']]);
  const open = setUp({ getSession: [guest] });
  const unknown = setUp({ getSession: [fail('network_failed')] }, { site });
  const signedIn = setUp(
    { getSession: [member], getBalanceV2: [balance], getMemberInfo: [info] },
    { site },
  );
  for (const { moves, root } of [open, unknown, signedIn]) {
    await root.start();
    expect(moves).toEqual([]);
  }
});

it('cancels no navigation by the redirect of the page that is left', async () => {
  const site = { loginedToHomePage: true };
  const page = later();
  const { moves, root } = setUp({ getSession: [guest], getPage: [page.answer] }, { site });
  void root.page.show('/login');

  await root.start();

  expect([root.page.pending, moves]).toEqual(['/login', []]);
  page.arrive(fail('upstream_failed'));
});

it('redirects from the page of a navigation that began before the session was known', async () => {
  const site = { loginedToHomePage: true };
  const page = later();
  const { moves, redirects, root } = setUp(
    { getSession: [guest], getPage: [page.answer] },
    { site },
  );
  void root.page.show('/sports');

  await root.start();

  expect([moves, redirects]).toEqual([['/login'], ['/login']]);
  page.arrive(fail('upstream_failed'));
});

it('shows nodes without a condition or with a true one; unknown counts as false', () => {
  const { reports, root } = setUp({});
  expect(
    [
      undefined,
      { flag: 'news' },
      { flag: 'chat' },
      { flag: 'other' },
      { not: { flag: 'other' } },
    ].map((when) => root.shows(when)),
  ).toEqual([true, true, false, false, false]);
  expect([root.flag('news'), root.flag('other')]).toEqual([true, undefined]);
  root.report({ page: 'home', node: 'hero', component: 'Bar', message: 'broken' });
  expect(reports).toEqual(['hero']);
});

it('notifies only readers of a flag that changed', () => {
  const { root } = setUp({});
  let reads = 0;
  const stop = autorun(() => void [root.flag('news'), (reads += 1)]);
  root.flags.update({ news: true, chat: true });
  expect(reads).toBe(1);
  root.flags.update({});
  expect([reads, root.flag('news')]).toEqual([2, undefined]);
  stop();
});

it.each([
  ['must', true, ['changePassModal']],
  ['may', false, []],
] as const)(
  '[LOGN-08] opens the change-password modal on load only if the change is forced: %s',
  async (passwordChange, passwordKept, open) => {
    const { root } = setUp({
      getSession: [reply(memberSession({ passwordChange, passwordKept }))],
      getBalanceV2: [balance],
      getMemberInfo: [info],
    });
    await root.start();
    await expect.poll(() => root.modals.open.map(({ name }) => name)).toEqual(open);
    expect(root.modals.open.map(({ props }) => props)).toEqual(
      open.map(() => ({ mustChange: true, passwordKept: true })),
    );
  },
);

it('[SESS-01] shows a kept page of a member only to the same session, with what may have changed', async () => {
  const { api, root } = setUp({
    getSession: [member, member, guest],
    getBalanceV2: [balance, reply({ sumBalance: 3 })],
    getMemberInfo: [info, reply({ id: 7, account: 'ann', nickname: 'Annie' })],
  });
  await root.start();
  await expect.poll(() => root.wallet.total).toBe(12.5);

  expect(await root.resume()).toBe(true);
  await expect.poll(() => root.wallet.total).toBe(3);
  await expect
    .poll(() => root.query(memberInfoQuery).at({}))
    .toMatchObject({ value: { nickname: 'Annie' } });

  expect(await root.resume()).toBe(false);
  expect(api.countOf('getBalanceV2')).toBe(2);
});

it('[SESS-01] shows a kept page of a guest to a member who signed in meanwhile', async () => {
  const { root } = setUp({
    getSession: [guest, member],
    getBalanceV2: [balance],
    getMemberInfo: [info],
  });
  await root.start();

  expect(await root.resume()).toBe(true);
  expect(root.session.view.account).toBe('ann');
  await expect.poll(() => root.wallet.total).toBe(12.5);
});
