import type { PublicSiteDocument } from '@livery/model';
import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { RootStore } from './RootStore.ts';
import { exampleBootstrap } from './testing/exampleBootstrap.ts';
import { fail, fakeApi, later, reply } from './testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { memoryStorage } from './testing/memoryStorage.ts';
import { memberInfoQuery } from './account/memberInfoQuery.ts';

const guest = reply({ state: 'guest', merchant: 'example' });
const member = reply({ state: 'member', merchant: 'example', account: 'ann', isAgent: 0 });
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
  const reports: string[] = [];
  const api = fakeApi(answers);
  const localStorage = memoryStorage(local);
  const root = new RootStore({
    bootstrap: exampleBootstrap({ site }),
    api,
    clock: new FakeClock(1_000_000),
    localStorage,
    sessionStorage: memoryStorage(),
    preferences: { read: () => cookie, apply: () => undefined },
    patterns: { test: () => Promise.resolve(undefined) },
    report: ({ node }) => void reports.push(node),
    cookies: () => '',
    navigation: {
      go: (address) => void moves.push(address),
      load: () => undefined,
      prepare: () => Promise.resolve(true),
    },
  });
  return { api, localStorage, moves, reports, root };
}

it('asks nothing and reads nothing before it starts', () => {
  const { api, root } = setUp({}, { local: { lang: 'VI', theme: 'dark' } });
  expect([api.calls, root.locale.language.code, root.preferences.theme]).toEqual([
    [],
    'EN',
    'light',
  ]);
});

it('starts with what the visitor chose before, who it is, and what a member has', async () => {
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
  ['the cookie says a language', { local: { lang: 'VI' }, cookie: { lang: 'EN' } }],
  ['the kept language is the page’s', { local: { lang: 'EN' } }],
  ['nothing was kept', {}],
])('asks for no other language where %s', async (_, options) => {
  const { api, root } = setUp({ getSession: [guest] }, options);
  await root.start();
  expect([root.locale.language.code, api.countOf('getTexts')]).toEqual(['EN', 0]);
});

it('forgets a kept language the brand no longer has', async () => {
  const { localStorage, root } = setUp({ getSession: [guest] }, { local: { lang: 'XX' } });
  await root.start();
  expect(localStorage.get('lang')).toBeUndefined();
});

it('starts in the language it was served in when the other’s words cannot be had, and keeps the wish', async () => {
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

it('remembers only a language that is shown', async () => {
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

it('sends a guest of a brand that shows guests nothing but its login there, and only a guest', async () => {
  const site = { loginedToHomePage: true };
  const visitor = setUp({ getSession: [guest] }, { site });
  await visitor.root.start();
  expect(visitor.moves).toEqual(['/login']);
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

it('shows what has no condition or one that holds, and nothing that is unknown', () => {
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

it('tells only those who look at a flag that changed', () => {
  const { root } = setUp({});
  let looks = 0;
  const stop = autorun(() => void [root.flag('news'), (looks += 1)]);
  root.flags.update({ news: true, chat: true });
  expect(looks).toBe(1);
  root.flags.update({});
  expect([looks, root.flag('news')]).toEqual([2, undefined]);
  stop();
});

it.each([
  ['must', true, ['changePassModal']],
  ['may', false, []],
] as const)(
  '[LOGN-08] a page that is loaded while a password %s be changed',
  async (passwordChange, passwordKept, open) => {
    const { root } = setUp({
      getSession: [
        reply({
          state: 'member',
          merchant: 'example',
          account: 'ann',
          passwordChange,
          passwordKept,
        }),
      ],
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
