import { expect, it } from 'vitest';
import { openLogin, requireAgent, requireMember, requireRealAccount } from './requireMember.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { fail, fakeApi } from '../testing/fakeApi.ts';
import { loginResult } from '../testing/signedIn.ts';

function setUp(state: 'guest' | 'member' | 'trial', changes: Partial<typeof exampleSettings> = {}) {
  const addresses: string[] = [];
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
      go: (address) => void addresses.push(address),
      load: () => undefined,
      prepare: () => Promise.resolve(true),
    },
  });
  const signIn = (isAgent = 0) => root.session.adopt(loginResult({ session: { state, isAgent } }));
  return { root, addresses, signIn };
}

it('[ROUTE-16] opens the login page or popup of the brand for a guest', async () => {
  const { root, addresses } = setUp('guest');
  expect(requireMember(root)).toBe(false);
  expect(addresses).toEqual(['/login']);
  const other = setUp('guest', { loginIn: 'popup' });
  expect(requireMember(other.root)).toBe(false);
  await expect.poll(() => other.root.modals.isOpen('loginPopupModal')).toBe(true);
  expect(other.addresses).toEqual([]);
});

it('[ROUTE-16] passes the current address to the login if the brand sets returnAfterLogin', () => {
  const { root, addresses } = setUp('guest', { returnAfterLogin: true });
  openLogin(root);
  expect(addresses).toEqual([`/login?from=${encodeURIComponent(root.page.address)}`]);
});

it('[SESS-03] permits a real account, stops a trial account with a warning and opens the login for a guest', async () => {
  const member = setUp('member');
  member.signIn();
  expect([requireMember(member.root), await requireRealAccount(member.root)]).toEqual([true, true]);
  expect(member.root.dialogs.current).toBeUndefined();

  const trial = setUp('trial');
  trial.signIn();
  expect(requireMember(trial.root)).toBe(true);
  const answer = requireRealAccount(trial.root);
  expect(trial.root.dialogs.current).toMatchObject({
    body: { key: 'in_need_true_account' },
    confirm: 'in_increase_submit',
  });
  trial.root.dialogs.close(true);
  expect(await answer).toBe(false);
  expect(trial.addresses).toEqual([]);

  const guest = setUp('guest');
  expect(await requireRealAccount(guest.root)).toBe(false);
  expect(guest.addresses).toEqual(['/login']);
});

it('[AGNT-05] [SESS-03] [SESS-04] permits an agent, stops players and trial accounts with a sentence and opens the login for a guest', async () => {
  const agent = setUp('member');
  agent.signIn(1);
  expect(await requireAgent(agent.root)).toBe(true);
  expect(agent.root.dialogs.current).toBeUndefined();

  const player = setUp('member');
  player.signIn();
  const answer = requireAgent(player.root);
  await expect
    .poll(() => player.root.dialogs.current)
    .toMatchObject({ body: { key: 'agentHome.onlyText' } });
  player.root.dialogs.close(true);
  expect(await answer).toBe(false);

  const trial = setUp('trial');
  trial.signIn();
  const refused = requireAgent(trial.root);
  expect(trial.root.dialogs.current).toMatchObject({
    body: { key: 'in_need_true_account' },
    confirm: 'in_increase_submit',
  });
  trial.root.dialogs.close(true);
  expect(await refused).toBe(false);

  const guest = setUp('guest');
  expect(await requireAgent(guest.root)).toBe(false);
  expect(guest.addresses).toEqual(['/login']);
});
