// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberCalls, signedIn } from '../LoginForm/mountLogin.ts';
import { mountNode, pagesAt, type MountOptions } from '../../testing/mountNode.tsx';

/** Mounts the header of a brand with a login popup; `addresses` collects the navigations. */
async function mountHeader({ answers = {}, site = {}, ...options }: MountOptions = {}) {
  const addresses: string[] = [];
  const page = await mountNode(
    { use: 'AccountPanel' },
    {
      ...options,
      answers: { getGameVendor: [fail('upstream_failed'), fail('upstream_failed')], ...answers },
      site: { loginIn: 'popup', afterLoginModal: false, ...site },
      ports: {
        navigation: {
          go: (address) => void addresses.push(address),
          load: () => undefined,
          prepare: () => Promise.resolve(true),
        },
      },
    },
  );
  const { findByRole, t, user } = page;
  return {
    ...page,
    addresses,
    open: async () => {
      const opener = page.getByRole('link', { name: t('account.login') });
      await user.click(opener);
      return findByRole('dialog', { name: t('login.title') });
    },
    // Browsers turn the Escape key into this event.
    escape: async (dialog: HTMLElement) => {
      fireEvent(dialog, new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    },
  };
}

it('[LOGN-02] [LOGN-18] [MODL-04] shows method tabs and form like the login page, and a close button', async () => {
  const page = await mountHeader({
    bootstrap: { flags: { phoneLogin: true, MOBILEVERCODELOGIN3: true } },
  });

  const popup = within(await page.open());

  expect(popup.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    page.t('login.byPassword'),
    page.t('login.bySms'),
  ]);
  expect(
    within(popup.getByRole('form', { name: page.t('login.title') })).getByRole('button', {
      name: page.t('login.submit'),
    }),
  ).toBeTruthy();
  expect(popup.getByRole('button', { name: page.t('dialog.close') })).toBeTruthy();
});

it.each([
  [true, 1, 2],
  [false, 0, 0],
])('[LOGN-22] shows each option only if its setting is on: %s', async (isOn, freePlay, tabs) => {
  const page = await mountHeader({
    bootstrap: { flags: { freePlay: isOn, phoneLogin: isOn, MOBILEVERCODELOGIN3: isOn } },
  });

  const popup = within(await page.open());

  expect(popup.queryAllByRole('button', { name: page.t('login.freePlay') })).toHaveLength(freePlay);
  expect(popup.queryAllByRole('tab')).toHaveLength(tabs);
});

it('[LOGN-06] closes after login, shows the member and goes home', async () => {
  const page = await mountHeader({
    answers: {
      ...memberCalls,
      loginV2: [signedIn],
      getMerchantWallet: [reply({})],
      getUnreadMessageV2: [reply({ count: 0 })],
      icon: [reply({ icon: 'AV01' })],
    },
  });
  await page.open();
  fireEvent.change(page.field('login.username'), { target: { value: 'demo' } });
  fireEvent.change(page.field('login.password'), { target: { value: 'Demo1234' } });

  await page.user.type(page.field('login.password'), '{Enter}');

  expect(
    within(await page.findByRole('group', { name: page.t('account.menu') })).getByText('demo'),
  ).toBeTruthy();
  expect([page.queryByRole('dialog'), page.addresses]).toEqual([null, ['/']]);
});

it('[LOGN-06] keeps the name but not the password when it is reopened', async () => {
  const page = await mountHeader();
  const first = await page.open();
  fireEvent.change(page.field('login.username'), { target: { value: 'dem' } });
  fireEvent.change(page.field('login.password'), { target: { value: 'Secret99' } });

  await page.escape(first);
  expect(document.activeElement).toBe(page.getByRole('link', { name: page.t('account.login') }));
  await page.open();

  expect([page.field('login.username').value, page.field('login.password').value]).toEqual([
    'dem',
    '',
  ]);
});

it('[LOGN-18] stays open on a click on the backdrop', async () => {
  const page = await mountHeader();
  const popup = await page.open();

  fireEvent.mouseDown(popup);
  await page.user.type(page.field('login.username'), 'demo');

  expect([page.root.modals.isOpen('loginPopupModal'), page.field('login.username').value]).toEqual([
    true,
    'demo',
  ]);
});

it('[MODL-04] replaces the login by the recovery of a password, which a link outside the popup opens as a page', async () => {
  const page = await mountHeader({
    documents: { routes: pagesAt({ home: '/', login: '/login', forget: '/forget' }) },
  });
  const popup = await page.open();
  const link = within(popup).getByRole('link', { name: page.t('login.forgot') });
  expect(link.getAttribute('href')).toBe('/forget');

  await page.user.click(link);

  const recovery = await page.findByRole('dialog', { name: page.t('recover.title') });
  expect(page.queryByRole('dialog', { name: page.t('login.title') })).toBeNull();
  expect(within(recovery).getByRole('form', { name: page.t('recover.title') })).toBeTruthy();
  await page.escape(recovery);
  expect(page.addresses).toEqual([]);
});
