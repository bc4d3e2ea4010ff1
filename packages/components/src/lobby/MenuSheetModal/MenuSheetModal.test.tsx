// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  mountNode,
  navigating,
  pagesAt,
  type MountOptions,
  type Visitor,
} from '../../testing/mountNode.tsx';
import { vendorMenu } from '../../testing/vendors.ts';

const game = { layout: 'main', page: 'games' };
const pages = pagesAt({
  home: '/',
  login: '/login',
  register: '/register',
  promotions: '/promotions',
  agentHome: '/agentHome',
});
const routes = {
  ...pages,
  routes: {
    ...pages.routes,
    rng: { paths: ['/rng'], ...game, gameType: 'RNG' },
    fish: { paths: ['/fish'], ...game, gameType: 'FISH' },
  },
};
const menus = {
  menus: {
    sheet: [
      { id: 'home', text: { $text: 'nav.home' }, route: 'home' },
      { id: 'categories', each: 'gameCategories' as const },
      { id: 'promotions', text: { $text: 'nav.promotions' }, route: 'promotions' },
    ],
  },
};

/** Mounts the button, opens the sheet and returns its queries. */
async function openSheet(visitor: Visitor = 'guest', options: MountOptions = {}) {
  const node = await mountNode(
    { use: 'MenuButton', props: { menu: 'sheet' } },
    {
      visitor,
      documents: { routes, menus },
      answers: {
        getGameVendor: [vendorMenu({ RNG: ['PG', 'JL'], FISH: ['JL'] })],
        ...(visitor === 'guest'
          ? {}
          : {
              getUnreadMessageV2: [reply({ unreadCount: 3 })],
              icon: [reply({})],
              loginInfo: [reply({ availablePromoCount: 7 })],
              getMerchantWallet: [reply({ isSingle: true })],
            }),
      },
      ...options,
    },
  );
  await act(() => node.root.vendors.menu.load({}));
  const button = node.getByRole('button', { name: node.t('nav.menu') });
  await node.user.click(button);
  await node.advance(1_000);
  const sheet = await node.findByRole('dialog', { name: node.t('nav.menu') });
  return { ...node, button, sheet: within(sheet) };
}

const addressesOf = (links: readonly HTMLElement[]) =>
  links.map((link) => link.getAttribute('href'));

it('[HEAD-05] [LOBB-22] lists every entry of the menu with login, registration and languages, one press from the page', async () => {
  const { button, sheet, t } = await openSheet();

  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(addressesOf(within(sheet.getByRole('navigation')).getAllByRole('link'))).toEqual([
    '/',
    '/rng',
    '/fish',
    '/promotions',
  ]);
  expect(
    addressesOf([
      sheet.getByRole('link', { name: t('account.login') }),
      sheet.getByRole('link', { name: t('account.register') }),
    ]),
  ).toEqual(['/login', '/register']);
  expect(sheet.getByRole('combobox', { name: t('language.label') })).toBeTruthy();
});

it('[HEAD-06] [HEAD-07] shows the providers of a category, opens one and closes', async () => {
  const { addresses, ports } = navigating();
  const { queryByRole, root, sheet, t, user } = await openSheet('guest', { ports });
  const toggle = sheet.getByRole('button', {
    name: t('providers.of', { category: t('category.RNG') }),
  });

  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const provider = sheet.getByRole('link', { name: /Vendor JL/ });
  expect(provider.querySelector('bdi')?.textContent).toBe('Vendor JL');
  await user.click(provider);

  expect(addresses).toEqual(['/rng?vassalage=JL']);
  expect(root.modals.isOpen('menuSheet')).toBe(false);
  expect(queryByRole('dialog')).toBeNull();
});

it('[HEAD-03] shows a member’s name, balance, promotions, messages and logout', async () => {
  const { sheet, t } = await openSheet('member');

  const account = within(await sheet.findByRole('group', { name: t('account.menu') }));
  expect(await account.findByText('P 12,345.67')).toBeTruthy();
  expect(account.getByText('demo')).toBeTruthy();
  expect(await account.findByText(t('account.unread', { count: 3 }))).toBeTruthy();
  expect(
    await account.findByRole('link', { name: new RegExp(t('account.promotions', { count: 7 })) }),
  ).toBeTruthy();
  expect(account.getByRole('button', { name: t('account.logout') })).toBeTruthy();
});

it('[SESS-04] links an agent to the agent home', async () => {
  const { sheet, t } = await openSheet('agent');

  const link = await sheet.findByRole('link', { name: t('account.agentCentre') });
  expect(link.getAttribute('href')).toBe('/agentHome');
});

it('[HEAD-05] opens with the space bar', async () => {
  const { button, root, user } = await openSheet();
  await act(() => root.modals.hide('menuSheet'));
  act(() => button.focus());

  await user.keyboard(' ');

  expect(root.modals.isOpen('menuSheet')).toBe(true);
});

it('[HEAD-05] is titled as the entry that opened it', async () => {
  const entry = {
    id: 'account',
    text: { $text: 'nav.account' },
    opensMenu: 'sheet',
    icon: 'user',
  } as const;
  const bar = await mountNode(
    { use: 'MenuBar', props: { menu: 'bottom', look: 'bottom', label: { $text: 'nav.bottom' } } },
    {
      documents: { routes, menus: { menus: { ...menus.menus, bottom: [entry] } } },
      answers: { getGameVendor: [vendorMenu({})] },
    },
  );

  await bar.user.click(bar.getByRole('button', { name: bar.t('nav.account') }));

  expect(await bar.findByRole('dialog', { name: bar.t('nav.account') })).toBeTruthy();
});
