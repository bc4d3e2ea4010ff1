import { expect, it } from 'vitest';
import { AccountStateStore } from './AccountStateStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply } from '../testing/fakeApi.ts';

const info = {
  availablePromoCount: 2,
  availablePromo: { REFERRAL: { enabled: true } },
  hasContracts: true,
  hasVip: true,
  vipRankLevel: 5,
  currencySymbol: '₱',
};

it('[SESS-12] reads each value from its call and drops them on sign-out', async () => {
  const api = fakeApi({
    loginInfo: [reply(info)],
    getMerchantWallet: [reply({ isSingle: true })],
    getUnreadMessageV2: [reply({ unreadCount: 3 })],
    getBalanceV2: [reply({ sumBalance: 7.5 })],
  });
  const root = exampleRoot({ api, bootstrap: exampleBootstrap({ flags: { vip: true } }) });
  const state = root.get(AccountStateStore);
  const all = () => [
    state.sumBalance,
    state.currencySymbol,
    state.unreadMessage,
    state.availablePromoCount,
    state.referralEnabled,
    state.hasContracts,
    state.hasVip,
    state.vipRankLevel,
    state.isSingle,
  ];
  const unknown = [undefined, 'P', 0, 0, false, false, false, undefined, undefined];
  expect(all()).toEqual(unknown);
  await Promise.all([
    state.info.load({}),
    state.merchantWallet.load({}),
    root.wallet.balance.load({}),
  ]);
  expect(all()).toEqual([7.5, '₱', 0, 2, true, true, true, 5, true]);
  state.onSignOut();
  root.wallet.clear();
  expect(all()).toEqual(unknown);
});

it('[SESS-12] has no VIP programme if the brand has none', async () => {
  const root = exampleRoot({
    api: fakeApi({ loginInfo: [reply(info)] }),
    bootstrap: exampleBootstrap({ flags: { vip: false } }),
  });
  await root.get(AccountStateStore).info.load({});
  expect(root.get(AccountStateStore).hasVip).toBe(false);
});

it('[MEMB-13] is settled once both of its calls are answered or have failed', async () => {
  const api = fakeApi({ loginInfo: [reply(info)], getMerchantWallet: [fail('upstream_failed')] });
  const state = exampleRoot({ api }).get(AccountStateStore);
  expect(state.isSettled).toBe(false);

  await state.info.load({});
  expect(state.isSettled).toBe(false);

  await state.merchantWallet.load({});
  expect(state.isSettled).toBe(true);
});
