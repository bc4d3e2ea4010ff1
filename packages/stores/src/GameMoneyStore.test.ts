import { expect, it } from 'vitest';
import { GameMoneyStore } from './GameMoneyStore.ts';
import { PlayStore } from './PlayStore.ts';
import { exampleBootstrap } from './testing/exampleBootstrap.ts';
import { exampleRoot } from './testing/exampleRoot.ts';
import { fail, fakeApi, later, reply, type Answer } from './testing/fakeApi.ts';
import { fakeClock } from './testing/fakeClock.ts';
import { memoryStorage } from './testing/memoryStorage.ts';

const vendor = (vassalage: string, seamless?: boolean) => ({ vassalage, gameType: 'RNG', title: vassalage, ...(seamless === undefined ? {} : { seamless }) });
const menu = { data: { lanes: [{ gameType: 'RNG', vendors: [vendor('NOVA'), vendor('PURSE', false), vendor('CHEST', false)] }] } };
const many = (answer: Answer) => Array.from({ length: 20 }, () => answer);
/** A transfer, under the number it was asked for with. */
const done = reply({ referenceNo: 'x'.repeat(16), status: 'done', amount: 10 });
const refused = reply({ referenceNo: 'x'.repeat(16), status: 'refused', amount: 0 });
const pending = reply({ referenceNo: 'x'.repeat(16), status: 'pending', amount: 0 });
const always = () => true;

function purse(answers: Readonly<Record<string, readonly Answer[]>>, { isSingle = false, isAgent = 0, mainBalance = 10, localStorage = memoryStorage() } = {}) {
  const api = fakeApi({
    getMemberInfo: many(reply({ id: 7, account: 'ann' })), getBalanceV2: many(reply({ sumBalance: 10, mainBalance })), getGameVendor: many(reply(menu)), getMerchantWallet: many(reply({ isSingle })), ...answers,
  });
  const clock = fakeClock();
  const root = exampleRoot({ api, clock, localStorage, bootstrap: exampleBootstrap() });
  root.session.adopt({
    session: { state: isAgent === 4 ? 'trial' : 'member', merchant: 'example', account: 'ann', isAgent }, firstTimeLogin: false, initialPassword: false, passwordExpired: false, passwordKept: false,
  });
  const transfers = () => api.calls.filter(({ name }) => name === 'walletTransfer').map(({ request }) => request as { vassalage: string; direction: string; referenceNo: string });
  return { api, clock, root, localStorage, transfers, money: root.of(GameMoneyStore) };
}

it('[GAME-04] money goes to a provider with a wallet of its own, and comes back, each time under a number of its own', async () => {
  const { money, transfers } = purse({ walletTransfer: [done, done] });
  await money.bringIn('PURSE', always);
  await money.bringOut('PURSE');
  expect(transfers()).toMatchObject([{ vassalage: 'PURSE', direction: 'in' }, { vassalage: 'PURSE', direction: 'out' }]);
  expect(new Set(transfers().map(({ referenceNo }) => referenceNo)).size).toBe(2);
  expect(transfers().every(({ referenceNo }) => /^[0-9a-f]{32}$/.test(referenceNo))).toBe(true);
  await money.bringOut('PURSE');
  expect(transfers().length).toBe(2);
});

it.each([
  ['one wallet serves all providers', 'PURSE', { isSingle: true }], ['the provider plays from the main wallet', 'NOVA', {}], ['a trial plays for no money', 'PURSE', { isAgent: 4 }],
  ['there is none to move', 'PURSE', { mainBalance: 0 }],
])('[GAME-04] nothing is moved where %s', async (_why, vassalage, options) => {
  const { money, transfers } = purse({}, options);
  await money.bringIn(vassalage, always);
  await money.bringOut(vassalage);
  expect(transfers()).toEqual([]);
});

it('[GAME-04] after an answer that was lost it is asked until it is known what came of the transfer, which is never sent again', async () => {
  const { api, clock, money, transfers } = purse({ walletTransfer: [fail('upstream_timeout')], getWalletTransfer: [fail('network_failed'), pending, done] });
  const brought = money.bringIn('PURSE', always);
  await expect.poll(() => api.countOf('getWalletTransfer')).toBe(1);
  expect(money.step).toEqual({ direction: 'in', vassalage: 'PURSE', asking: true });
  for (const asks of [2, 3]) {
    await expect.poll(() => clock.timers.size).toBe(1);
    clock.advance(2_999);
    expect(api.countOf('getWalletTransfer')).toBe(asks - 1);
    clock.advance(1);
    await expect.poll(() => api.countOf('getWalletTransfer')).toBe(asks);
  }
  await brought;
  expect(money.step).toBeUndefined();
  expect(transfers().length).toBe(1);
  const asked = api.calls.filter(({ name }) => name === 'getWalletTransfer').map(({ request }) => (request as { referenceNo: string }).referenceNo);
  expect(new Set(asked)).toEqual(new Set([transfers()[0]?.referenceNo]));
});

it.each([['refused outright', { walletTransfer: [fail('operator_refused', { message: 'No.' })] }], ['never got there', { walletTransfer: [fail('network_timeout')], getWalletTransfer: [refused] }]])('[GAME-04] a transfer that was %s opens no game, and nothing is brought back', async (_how, answers) => {
  const { api, money, root, transfers } = purse(answers);
  await root.of(PlayStore).open({ vassalage: 'PURSE', gameType: 'RNG' });
  expect(root.of(PlayStore).state).toMatchObject({ status: 'failed', what: 'money', error: { code: 'operator_refused' } });
  expect(api.countOf('launchGame')).toBe(0);
  root.of(PlayStore).leave();
  await money.bringOut('PURSE');
  expect(transfers().length).toBe(1);
});

it('[GAME-04] money on its way when the game is left is brought back, and no game opens', async () => {
  const { answer, arrive } = later();
  const { api, root, transfers } = purse({ walletTransfer: [answer, done] });
  const play = root.of(PlayStore);
  const opened = play.open({ vassalage: 'PURSE', gameType: 'RNG' });
  await expect.poll(() => transfers().length).toBe(1);
  play.leave();
  arrive(done);
  await opened;
  await expect.poll(() => transfers().map(({ direction }) => direction)).toEqual(['in', 'out']);
  expect(api.countOf('launchGame')).toBe(0);
});

it('[GAME-04] what could not be brought back is said, and comes back before the next game, from this page or another', async () => {
  const localStorage = memoryStorage();
  const first = purse({ walletTransfer: [done, fail('operator_refused')], launchGame: [reply({ url: 'https://games.example/', token: 'a'.repeat(16), demo: false, currency: 'PHP', launchId: 'L1' })] }, { localStorage });
  await first.root.of(PlayStore).open({ vassalage: 'PURSE', gameType: 'RNG' });
  first.root.of(PlayStore).leave();
  await expect.poll(() => first.root.dialogs.current?.body).toEqual({ key: 'play.moneyStays', values: { vendor: 'PURSE' } });

  const next = purse({ walletTransfer: [done, done] }, { localStorage });
  await next.money.bringIn('CHEST', always);
  expect(next.transfers()).toMatchObject([{ vassalage: 'PURSE', direction: 'out' }, { vassalage: 'CHEST', direction: 'in' }]);
});

it('[GAME-04] nothing is asked for whoever has gone', async () => {
  const { api, clock, money, root } = purse({ walletTransfer: [fail('network_timeout')], getWalletTransfer: [pending] });
  const brought = money.bringIn('PURSE', always);
  await expect.poll(() => clock.timers.size).toBe(1);
  root.session.end();
  clock.advance(3_000);
  await expect(brought).rejects.toMatchObject({ code: 'unauthorised' });
  expect([api.countOf('getWalletTransfer'), money.step]).toEqual([1, undefined]);
});
