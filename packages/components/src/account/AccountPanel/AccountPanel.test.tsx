// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { memoryStorage } from '@livery/stores/testing/memoryStorage';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isFollowed } from '../../testing/isFollowed.ts';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

/** What the panel of a member asks for; `answers` names what is different. */
const panelCalls = {
  loginInfo: [reply({})],
  getMerchantWallet: [reply({ isSingle: true })],
  getUnreadMessageV2: [reply({ count: 0 })],
  icon: [reply({ icon: 'AV01' })],
};
const balance = (sumBalance: number) => reply({ sumBalance });

/** The panel of a visitor; `went` collects the addresses it leads to. */
async function mountPanel({ answers = {}, ports = {}, ...options }: MountOptions = {}) {
  const went: string[] = [];
  const navigation = {
    go: (address: string) => void went.push(address),
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
  return { ...panel, press, went, group: () => findByRole('group', { name: t('account.menu') }) };
}

it('[SESS-01] [PREF-02] shows a member with name and balance, and no way to log in', async () => {
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
] as const)(
  '[SESS-01] says of the visitor "%s" that the account is a trial: %s',
  async (visitor, isTrial) => {
    const panel = await mountPanel({ visitor });

    expect(within(await panel.group()).queryByText(panel.t('account.trial')) !== null).toBe(
      isTrial,
    );
  },
);

it('[PREF-02] the balance is updating until it is there', async () => {
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
  [999.999, 'P 1,000.00'],
  [1_234_567.8, 'P 1,234,567.80'],
])(
  '[PREF-02] a balance of %d is shown as %s once it is there; until then the old one stays',
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

it('[PREF-02] hidden the balance is ***, at the next visit too', async () => {
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
  ['the brand’s', {}, '₱ 12,345.67'],
  ['the operator’s for the member, where it names one', { currencySymbol: 'Rp' }, 'Rp 12,345.67'],
])('[PREF-02] the currency symbol is %s', async (_whose, info, text) => {
  const panel = await mountPanel({
    visitor: 'member',
    site: { currency: { code: 'PHP', minorDigits: 2, symbol: '₱' } },
    answers: { loginInfo: [reply(info)] },
  });

  expect(await panel.findByText(text)).toBeTruthy();
});

it('[CALL-04] [CALL-03] shows the member’s picture from the next image CDN where one has it not, and the initials where none has', async () => {
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

it('[CALL-04] shows the member’s initials where the operator gives no picture', async () => {
  const panel = await mountPanel({
    visitor: 'member',
    answers: { icon: [fail('upstream_failed')] },
  });

  expect(await panel.findByText('D')).toBeTruthy();
  expect(panel.container.querySelector('img')).toBeNull();
});

it('[SESS-02] asks before it logs out; cancelled, nothing is sent', async () => {
  const panel = await mountPanel({ visitor: 'member' });

  await panel.press('account.logout');
  const dialog = await panel.findByRole('alertdialog', { name: panel.t('logout.title') });
  await panel.user.click(within(dialog).getByRole('button', { name: panel.t('dialog.cancel') }));

  await waitFor(() => expect(panel.queryByRole('alertdialog')).toBeNull());
  expect([panel.root.session.isMember, panel.api.countOf('logout'), panel.went]).toEqual([
    true,
    0,
    [],
  ]);
});

/** Logs out and says yes. */
async function logOut(panel: Awaited<ReturnType<typeof mountPanel>>): Promise<void> {
  await panel.press('account.logout');
  const dialog = await panel.findByRole('alertdialog', { name: panel.t('logout.title') });
  await panel.user.click(within(dialog).getByRole('button', { name: panel.t('account.logout') }));
}

it('[SESS-02] logged out the visitor is a guest at home, and nothing but the merchant is kept', async () => {
  const sessionStorage = memoryStorage();
  const panel = await mountPanel({
    visitor: 'member',
    answers: { logout: [reply(null)] },
    ports: { sessionStorage },
  });
  await panel.findByText('P 12,345.67');

  await logOut(panel);

  expect(await panel.findByRole('link', { name: panel.t('account.login') })).toBeTruthy();
  expect([panel.went, sessionStorage.content().merchant, sessionStorage.content().account]).toEqual(
    [['/'], 'example', undefined],
  );
  expect([panel.queryByText('demo'), panel.queryByText('P 12,345.67')]).toEqual([null, null]);
});

it('[SESS-02] a logout that does not reach the server says so, and the member stays', async () => {
  const panel = await mountPanel({
    visitor: 'member',
    answers: { logout: [fail('network_failed')] },
  });

  await logOut(panel);

  expect(await panel.findByText(panel.t('error.network_failed'))).toBeTruthy();
  expect([panel.root.session.isMember, panel.went]).toEqual([true, []]);
});

it.each([
  ['page', {}, true],
  ['popup', {}, false],
  ['popup', { ctrlKey: true }, true],
  ['popup', { button: 1 }, true],
] as const)(
  '[LOGN-18] where the login is a %s, a click %j follows the link to its page: %s',
  async (loginIn, init, followed) => {
    const panel = await mountPanel({ site: { loginIn } });
    // What is asked is whether the link is followed; the popup has tests of its own.
    panel.root.modals.before('open', 'loginPopupModal', () => false);

    const link = panel.getByRole('link', { name: panel.t('account.login') });

    expect([link.getAttribute('href'), isFollowed(link, init)]).toEqual(['/login', followed]);
  },
);
