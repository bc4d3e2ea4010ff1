// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

const routes = {
  guardExempt: [],
  routes: {
    home: { paths: ['/'], layout: 'main', page: 'home' },
    login: { paths: ['/login'], layout: 'main', page: 'login' },
    register: { paths: ['/register'], layout: 'main', page: 'register' },
    promotions: { paths: ['/promotions'], layout: 'main', page: 'promotions' },
    vip: { paths: ['/vip'], layout: 'main', page: 'vip' },
  },
};
/** Replies to the calls of a member's panel. */
const memberAnswers = {
  getUnreadMessageV2: [reply({ unreadCount: 3 })],
  icon: [reply({})],
  loginInfo: [
    reply({ availablePromoCount: 7, hasVip: true, vipRankLevel: 5, currencySymbol: 'X' }),
  ],
  getMerchantWallet: [reply({ isSingle: false })],
};

const mountPanel = (options: MountOptions = {}) =>
  mountNode(
    { use: 'AccountPanel' },
    {
      documents: { routes },
      ...options,
      bootstrap: { flags: { vip: true }, ...options.bootstrap },
    },
  );

/** Mounts the panel and waits until it shows the member. */
async function mountMember(options: MountOptions = {}) {
  const panel = await mountPanel({
    visitor: 'member',
    ...options,
    answers: { ...memberAnswers, ...options.answers },
  });
  return {
    ...panel,
    group: within(await panel.findByRole('group', { name: panel.t('account.menu') })),
  };
}

it('[HEAD-03] shows login and registration to a guest, and makes no member calls', async () => {
  const panel = await mountPanel();

  expect(panel.getByRole('link', { name: panel.t('account.login') }).getAttribute('href')).toBe(
    '/login',
  );
  expect(panel.getByRole('link', { name: panel.t('account.register') }).getAttribute('href')).toBe(
    '/register',
  );
  expect(panel.queryByRole('group', { name: panel.t('account.menu') })).toBeNull();
  expect(panel.api.countOf('getUnreadMessageV2')).toBe(0);
});

it('[HEAD-03] [SESS-12] shows a member’s name, balance, messages, promotions and rank, each from its call', async () => {
  const { group, t, api } = await mountMember();

  expect(group.getByText('demo')).toBeTruthy();
  expect(await group.findByText('X 12,345.67')).toBeTruthy();
  expect(group.getByText(t('account.allWallets'))).toBeTruthy();
  expect(group.getByRole('status').textContent).toBe(t('account.unread', { count: 3 }));
  expect(
    group.getByRole('link', { name: t('account.promotions', { count: 7 }) }).getAttribute('href'),
  ).toBe('/promotions');
  expect(
    group.getByRole('link', { name: t('account.rank', { level: 5 }) }).getAttribute('href'),
  ).toBe('/vip');
  expect(group.getByRole('button', { name: t('account.logout') })).toBeTruthy();
  expect(Object.keys(memberAnswers).map((name) => api.countOf(name))).toEqual([1, 1, 1, 1]);
});

it('[SESS-12] draws counts as badges, but not the rank, which is no count', async () => {
  const { group, t } = await mountMember();

  const badges = (name: string): number =>
    group.getByRole('link', { name }).querySelectorAll('[data-tone]').length;
  expect(
    await group.findByRole('link', { name: t('account.promotions', { count: 7 }) }),
  ).toBeTruthy();
  expect([
    badges(t('account.promotions', { count: 7 })),
    badges(t('account.rank', { level: 5 })),
  ]).toEqual([1, 0]);
});

it('[SESS-12] shows no links and the brand’s symbol without promotions, rank, messages and operator symbol', async () => {
  const { group, t } = await mountMember({
    answers: {
      loginInfo: [reply({})],
      getUnreadMessageV2: [reply({ unreadCount: 0 })],
      getMerchantWallet: [reply({ isSingle: true })],
    },
  });

  expect(await group.findByText('P 12,345.67')).toBeTruthy();
  expect(group.getByText(t('account.balance'))).toBeTruthy();
  expect(group.getByRole('status').textContent).toBe(t('account.unread', { count: 0 }));
  expect(group.queryAllByRole('link')).toEqual([]);
});

it('[SESS-12] hides the rank if the brand has no VIP programme', async () => {
  const { group, t } = await mountMember({ bootstrap: { flags: { vip: false } } });

  expect(
    await group.findByRole('link', { name: t('account.promotions', { count: 7 }) }),
  ).toBeTruthy();
  expect(group.queryByRole('link', { name: t('account.rank', { level: 5 }) })).toBeNull();
});
