// @vitest-environment jsdom
import { afterLogin, AfterLoginStore } from '@livery/stores';
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { memoryStorage } from '@livery/stores/testing/memoryStorage';
import { act, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';
import { loginResult, memberSession } from '@livery/stores/testing/signedIn';

const page = { layout: 'main', page: 'home' };
const routes = {
  guardExempt: [],
  routes: {
    home: { paths: ['/'], ...page },
    promotions: { paths: ['/promotions'], ...page },
    vip: { paths: ['/vip'], ...page },
    notices: { paths: ['/noticePage'], ...page },
  },
};
const centres = { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } };
const answers = {
  getMemberInfo: [reply({ nickname: 'Demo Member' })],
  getUnreadMessageV2: [reply({ unreadCount: 3 })],
  loginInfo: [
    reply({
      availablePromoCount: 2,
      hasVip: true,
      vipRankLevel: 3,
      availablePromo: { REFERRAL: { enabled: true } },
      lastLoginAt: '2026-11-20T04:00:00Z',
      lastLoginAddress: '127.0.0.1',
    }),
  ],
  getAnnouncementLogined: [reply({ player: [{ id: 'm-1', title: 'For you', content: '' }] })],
};

/** Mounts a member's page; `open` shows the modal as after a login. */
async function mountAfterLogin(options: MountOptions = {}) {
  const node = await mountNode(
    { use: 'Stack' },
    {
      visitor: 'member',
      site: { centres },
      ...options,
      documents: { routes, ...options.documents },
      answers: { ...answers, ...options.answers },
      bootstrap: { flags: { vip: true } },
    },
  );
  const { root } = node;
  const open = (openOptions?: { isNew: boolean }) =>
    act(() => root.get(AfterLoginStore).open('/', openOptions));
  return {
    ...node,
    open,
    dialog: async () =>
      within(
        await node.findByRole('dialog', {
          name: node.t('afterLogin.hello', { name: 'Demo Member' }),
        }),
      ),
  };
}

it('[LOGN-06] [MODL-04] greets the member with last login, messages, promotions, rank and news', async () => {
  const { dialog, open, t, ...node } = await mountAfterLogin();

  await open();

  const greeting = await dialog();
  expect(
    greeting.getByText(
      t('afterLogin.lastFrom', { time: 'Nov 20, 2026, 12:00 PM GMT+8', address: '127.0.0.1' }),
    ),
  ).toBeTruthy();
  for (const [text, path] of [
    [t('account.unread', { count: 3 }), '/?mc=messageV2'],
    [t('account.promotions', { count: 2 }), '/promotions'],
    [t('afterLogin.referral'), '/?mc=referral'],
    [t('account.rank', { level: 3 }), '/vip'],
    ['For you', '/noticePage#m-1'],
  ] as const) {
    expect(greeting.getByRole('link', { name: text }).getAttribute('href')).toBe(path);
  }
  const go = greeting.getByRole('button', { name: t('afterLogin.go') });
  expect(document.activeElement).toBe(go);
  await node.user.click(go);
  expect(node.queryByRole('dialog')).toBeNull();
});

it('[LOGN-06] [MODL-01] closes when a page of the member centre opens', async () => {
  const { open, queryByRole, root } = await mountAfterLogin();
  await open();

  act(() => root.page.replaceQuery('?mc=messageV2'));

  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
});

it('[LOGN-06] shows facts without links if the brand has no page of them', async () => {
  const { dialog, open, t } = await mountAfterLogin({
    documents: { centreLinks: { 'mc.messageV2': false, 'mc.referral': false } },
  });

  await open();

  const greeting = await dialog();
  for (const text of [t('account.unread', { count: 3 }), t('afterLogin.referral')]) {
    expect(greeting.getByText(text)).toBeTruthy();
    expect(greeting.queryByRole('link', { name: text })).toBeNull();
  }
});

it.each([
  [{}, ['/?mc=depositv2']],
  [{ 'mc.depositv2': false }, []],
] as const)(
  '[REGI-07] with the centre links %j leads a new member to %j',
  async (centreLinks, links) => {
    const { dialog, open, t } = await mountAfterLogin({ documents: { centreLinks } });

    await open({ isNew: true });

    const greeting = await dialog();
    expect(greeting.getByText(t('afterLogin.new'))).toBeTruthy();
    expect(
      greeting
        .queryAllByRole('link', { name: t('account.deposit') })
        .map((link) => link.getAttribute('href')),
    ).toEqual(links);
    expect(greeting.queryByRole('checkbox')).toBeNull();
    expect(document.activeElement).toBe(greeting.getByRole('button', { name: t('afterLogin.go') }));
  },
);

it('[LOGN-06] omits what fails to load', async () => {
  const { dialog, open, t } = await mountAfterLogin({
    answers: {
      loginInfo: [fail('upstream_failed')],
      getUnreadMessageV2: [fail('upstream_failed')],
      getAnnouncementLogined: [fail('upstream_failed')],
    },
  });

  await open();

  const greeting = await dialog();
  expect(greeting.queryAllByRole('listitem')).toEqual([]);
  expect(greeting.queryByText(t('afterLogin.news'))).toBeNull();
});

it('[LOGN-06] is not shown again on the same day to the account that hid it', async () => {
  const localStorage = memoryStorage();
  const first = await mountAfterLogin({ ports: { localStorage } });
  await first.open();
  await first.user.click(
    (await first.dialog()).getByRole('checkbox', { name: first.t('afterLogin.today') }),
  );
  first.unmount();

  const again = await mountAfterLogin({ ports: { localStorage } });
  await again.open();
  expect(again.root.modals.open).toEqual([]);
  again.unmount();

  const other = await mountAfterLogin({
    ports: { localStorage },
    answers: {
      getSession: [reply(memberSession({ account: 'other', customerId: 9 }))],
    },
  });
  await other.open();
  await other.dialog();
});

it('[LOGN-06] is not shown if the brand disables it', async () => {
  const { open, root } = await mountAfterLogin({ site: { afterLoginModal: false } });

  await open();

  expect(root.modals.open).toEqual([]);
});

it.each([
  [true, 1],
  [false, 0],
])(
  '[LOGN-07] with firstTimeLogin %j calls firstLogin %i times, and keeps the session if that fails',
  async (firstTimeLogin, count) => {
    const { api, root } = await mountAfterLogin({
      site: { afterLoginModal: false },
      answers: { firstLogin: [fail('upstream_failed')] },
    });

    await act(() => afterLogin(root, loginResult({ session: root.session.view, firstTimeLogin })));

    expect([api.countOf('firstLogin'), api.countOf('loginInfo'), root.session.isMember]).toEqual([
      count,
      1,
      true,
    ]);
  },
);
