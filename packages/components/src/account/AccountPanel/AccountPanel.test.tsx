// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { memoryStorage } from '@livery/stores/testing/memoryStorage';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isFollowed } from '../../testing/isFollowed.ts';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

/** Default replies to the calls of a member's panel. */
const panelCalls = {
  loginInfo: [reply({})],
  getMerchantWallet: [reply({ isSingle: true })],
  getUnreadMessageV2: [reply({ count: 0 })],
  icon: [reply({ icon: 'AV01' })],
};
const balance = (sumBalance: number) => reply({ sumBalance });

/** Mounts the panel; `answers` override the defaults, `addresses` collects the navigations. */
async function mountPanel({ answers = {}, ports = {}, ...options }: MountOptions = {}) {
  const addresses: string[] = [];
  const navigation = {
    go: (address: string) => void addresses.push(address),
    load: () => undefined,
    prepare: () => Promise.resolve(true),
  };
  const panel = await mountNode(
    { use: 'AccountPanel' },
    {
      ...options,
      answers: { ...(options.visitor && panelCalls), ...answers },
      ports: { navigation, ...ports },
    },
  );
  const { findByRole, t, user } = panel;
  const press = async (
    key:
      | 'account.logout'
      | 'account.refreshBalance'
      | 'account.hideBalance'
      | 'account.showBalance',
  ) => user.click(await findByRole('button', { name: t(key) }));
  return {
    ...panel,
    press,
    addresses,
    group: () => findByRole('group', { name: t('account.menu') }),
  };
}

it('[SESS-01] [PREF-02] shows name and balance to a member, and no login link', async () => {
  const panel = await mountPanel({ visitor: 'member' });

  const group = within(await panel.group());
  expect(group.getByText('demo')).toBeTruthy();
  expect(await group.findByText('P 12,345.67')).toBeTruthy();
  expect([
    group.queryByText(panel.t('account.trial')),
    panel.queryByRole('link', { name: panel.t('account.login') }),
  ]).toEqual([null, null]);
});

it.each([
  ['trial', true],
  ['agent', false],
] as const)('[SESS-01] shows the trial badge to the visitor "%s": %s', async (visitor, isTrial) => {
  const panel = await mountPanel({ visitor });

  expect(within(await panel.group()).queryByText(panel.t('account.trial')) !== null).toBe(isTrial);
});

it('[PREF-02] shows the updating text until the balance arrives', async () => {
  const answer = later();
  const panel = await mountPanel({ visitor: 'member', answers: { getBalanceV2: [answer.answer] } });
  const group = within(await panel.group());
  expect(group.getByText(panel.t('account.updating'))).toBeTruthy();

  answer.arrive(balance(12_345.67));

  expect(await group.findByText('P 12,345.67')).toBeTruthy();
  expect(group.queryByText(panel.t('account.updating'))).toBeNull();
});

it.each([
  [0, 'P 0.00'],
  [7.5, 'P 7.50'],
  [999.999, 'P 999.99'],
  [1_234_567.8, 'P 1,234,567.80'],
])(
  '[PREF-02] shows a refreshed balance of %d as %s, and the previous one until it arrives',
  async (sumBalance, text) => {
    const answer = later();
    const panel = await mountPanel({
      visitor: 'member',
      answers: { getBalanceV2: [balance(12_345.67), answer.answer] },
    });
    const group = within(await panel.group());
    await group.findByText('P 12,345.67');

    await panel.press('account.refreshBalance');
    expect(
      group
        .getByRole('button', { name: panel.t('account.refreshBalance') })
        .getAttribute('aria-busy'),
    ).toBe('true');
    expect(group.getByText('P 12,345.67')).toBeTruthy();
    answer.arrive(balance(sumBalance));

    expect(await group.findByText(text)).toBeTruthy();
    expect(panel.api.countOf('getBalanceV2')).toBe(2);
  },
);

it('[PREF-02] masks a hidden balance as ***, also on the next visit', async () => {
  const localStorage = memoryStorage();
  const panel = await mountPanel({ visitor: 'member', ports: { localStorage } });
  await panel.findByText('P 12,345.67');
  await panel.press('account.hideBalance');
  expect([panel.queryByText('***') !== null, panel.queryByText('P 12,345.67')]).toEqual([
    true,
    null,
  ]);
  panel.unmount();

  const next = await mountPanel({ visitor: 'member', ports: { localStorage } });
  expect(await next.findByText('***')).toBeTruthy();
  expect(next.queryByText('P 12,345.67')).toBeNull();

  await next.press('account.showBalance');
  expect(next.getByText('P 12,345.67')).toBeTruthy();
});

it.each([
  ['the brand', {}, '₱ 12,345.67'],
  ['the member, if the operator sends one', { currencySymbol: 'Rp' }, 'Rp 12,345.67'],
])('[PREF-02] uses the currency symbol of %s', async (_source, info, text) => {
  const panel = await mountPanel({
    visitor: 'member',
    site: { currency: { code: 'PHP', minorDigits: 2, symbol: '₱' } },
    answers: { loginInfo: [reply(info)] },
  });

  expect(await panel.findByText(text)).toBeTruthy();
});

it('[CALL-04] [CALL-03] tries each image CDN for the member’s picture, then shows the initials', async () => {
  const cdns = ['https://a.example', 'https://b.example'];
  const panel = await mountPanel({
    visitor: 'member',
    bootstrap: { state: { known: true, resources: [], imageCDNs: cdns } },
    answers: { icon: [reply({ icon: 'AV99' })] },
  });
  const picture = () => panel.container.querySelector('img');
  const tried: (string | null)[] = [];

  await waitFor(() => expect(picture()).not.toBeNull());
  for (let element = picture(); element; element = picture()) {
    tried.push(element.getAttribute('src'));
    fireEvent.error(element);
  }

  expect(new Set(tried)).toEqual(
    new Set(cdns.map((cdn) => `${cdn}/TCG_PROD_IMAGES/AVATAR/AV99.png`)),
  );
  expect(tried).toHaveLength(cdns.length);
  expect(panel.getByText('D')).toBeTruthy();
});

it('[CALL-04] shows the member’s initials if the operator sends no picture', async () => {
  const panel = await mountPanel({
    visitor: 'member',
    answers: { icon: [fail('upstream_failed')] },
  });

  expect(await panel.findByText('D')).toBeTruthy();
  expect(panel.container.querySelector('img')).toBeNull();
});

it('[SESS-02] asks for confirmation before logout, and sends nothing if cancelled', async () => {
  const panel = await mountPanel({ visitor: 'member' });

  await panel.press('account.logout');
  const dialog = await panel.findByRole('alertdialog', { name: panel.t('logout.title') });
  await panel.user.click(within(dialog).getByRole('button', { name: panel.t('dialog.cancel') }));

  await waitFor(() => expect(panel.queryByRole('alertdialog')).toBeNull());
  expect([panel.root.session.isMember, panel.api.countOf('logout'), panel.addresses]).toEqual([
    true,
    0,
    [],
  ]);
});

/** Presses logout and confirms. */
async function logOut(panel: Awaited<ReturnType<typeof mountPanel>>): Promise<void> {
  await panel.press('account.logout');
  const dialog = await panel.findByRole('alertdialog', { name: panel.t('logout.title') });
  await panel.user.click(within(dialog).getByRole('button', { name: panel.t('account.logout') }));
}

it('[SESS-02] returns to home as a guest after logout, and keeps only the merchant', async () => {
  const sessionStorage = memoryStorage();
  const panel = await mountPanel({
    visitor: 'member',
    answers: { logout: [reply(null)] },
    ports: { sessionStorage },
  });
  await panel.findByText('P 12,345.67');

  await logOut(panel);

  expect(await panel.findByRole('link', { name: panel.t('account.login') })).toBeTruthy();
  expect([
    panel.addresses,
    sessionStorage.content().merchant,
    sessionStorage.content().account,
  ]).toEqual([['/'], 'example', undefined]);
  expect([panel.queryByText('demo'), panel.queryByText('P 12,345.67')]).toEqual([null, null]);
});

it('[SESS-02] shows the error of a failed logout and keeps the member signed in', async () => {
  const panel = await mountPanel({
    visitor: 'member',
    answers: { logout: [fail('network_failed')] },
  });

  await logOut(panel);

  expect(await panel.findByText(panel.t('error.network_failed'))).toBeTruthy();
  expect([panel.root.session.isMember, panel.addresses]).toEqual([true, []]);
});

it.each([
  ['page', {}, true],
  ['popup', {}, false],
  ['popup', { ctrlKey: true }, true],
  ['popup', { button: 1 }, true],
] as const)(
  '[LOGN-18] with the login as a %s, a click %j follows the link: %s',
  async (loginIn, init, followed) => {
    const panel = await mountPanel({ site: { loginIn } });
    // Blocks the popup, which has its own tests: this one checks only whether the link is followed.
    panel.root.modals.before('open', 'loginPopupModal', () => false);

    const link = panel.getByRole('link', { name: panel.t('account.login') });

    expect([link.getAttribute('href'), isFollowed(link, init)]).toEqual(['/login', followed]);
  },
);

it.each([
  ['member', true],
  ['trial', false],
] as const)(
  '[MODL-04] [PASS-06] offers a %s to change the password: %s',
  async (visitor, isOffered) => {
    const panel = await mountPanel({
      visitor,
      answers: { getSetRegister: [reply({ validators: [] })] },
    });
    const group = within(await panel.group());
    const button = group.queryByRole('button', { name: panel.t('account.changePassword') });
    expect(button !== null).toBe(isOffered);
    if (!button) return;

    await panel.user.click(button);

    const dialog = await panel.findByRole('dialog', { name: panel.t('password.title') });
    expect(within(dialog).getByRole('button', { name: panel.t('dialog.close') })).toBeTruthy();
    expect(panel.field('password.old')).toBeTruthy();
  },
);
