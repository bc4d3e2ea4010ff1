import { expect, it } from 'vitest';
import { openLogin, requireMember, requireRealAccount } from './requireMember.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { fail, fakeApi } from '../testing/fakeApi.ts';

function setUp(state: 'guest' | 'member' | 'trial', changes: Partial<typeof exampleSettings> = {}) {
  const went: string[] = [];
  const api = fakeApi({
    getMemberInfo: [fail('upstream_failed')],
    getBalanceV2: [fail('upstream_failed')],
  });
  const bootstrap = exampleBootstrap();
  const root = exampleRoot({
    api,
    bootstrap: {
      ...bootstrap,
      site: { ...bootstrap.site, site: { ...exampleSettings, ...changes } },
    },
    navigation: {
      go: (address) => void went.push(address),
      load: () => undefined,
      prepare: () => Promise.resolve(true),
    },
  });
  const enter = () =>
    root.session.adopt({
      session: { state, merchant: 'example', account: 'ann' },
      firstTimeLogin: false,
      passwordExpired: false,
      initialPassword: false,
      passwordKept: false,
    });
  return { root, went, enter };
}

it('[ROUTE-16] sends a guest to the login page, or opens the popup where the brand has one', async () => {
  const { root, went } = setUp('guest');
  expect(requireMember(root)).toBe(false);
  expect(went).toEqual(['/login']);
  const other = setUp('guest', { loginIn: 'popup' });
  expect(requireMember(other.root)).toBe(false);
  await expect.poll(() => other.root.modals.isOpen('loginPopupModal')).toBe(true);
  expect(other.went).toEqual([]);
});

it('[ROUTE-16] tells the login where the guest is only where the brand leads back', () => {
  const { root, went } = setUp('guest', { returnAfterLogin: true });
  openLogin(root);
  expect(went).toEqual([`/login?from=${encodeURIComponent(root.page.address)}`]);
});

it('[SESS-03] lets a real account go on, warns a trial and stops it, and sends a guest to the login', async () => {
  const member = setUp('member');
  member.enter();
  expect([requireMember(member.root), await requireRealAccount(member.root)]).toEqual([true, true]);
  expect(member.root.dialogs.current).toBeUndefined();

  const trial = setUp('trial');
  trial.enter();
  expect(requireMember(trial.root)).toBe(true);
  const answer = requireRealAccount(trial.root);
  expect(trial.root.dialogs.current).toMatchObject({
    body: { key: 'in_need_true_account' },
    confirm: 'in_increase_submit',
  });
  trial.root.dialogs.close(true);
  expect(await answer).toBe(false);
  expect(trial.went).toEqual([]);

  const guest = setUp('guest');
  expect(await requireRealAccount(guest.root)).toBe(false);
  expect(guest.went).toEqual(['/login']);
});
