import { expect, describe, it } from 'vitest';
import { OpenGame } from '../testing/OpenGame.ts';
import { testKeySecret } from '../testing/AdminClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';
import { ProviderKeys } from '@livery/demo-provider/server/wallet/ProviderKeys';
import { SignedWallet, walletTimeoutMs } from '@livery/demo-provider/server/wallet/SignedWallet';
import { WalletUnreachable } from '@livery/demo-provider/server/wallet/WalletUnreachable';

const fixture = useSandbox();
const keys = new ProviderKeys(testKeySecret);
const opened = 1_234_567;

async function openGame(
  request: Record<string, unknown> = {},
  account: readonly [string, string] = ['demo', 'Demo1234'],
): Promise<OpenGame & { session: string }> {
  const session = await fixture.client.login(...account);
  return Object.assign(
    await OpenGame.open(fixture.client, session, { clock: fixture.sandbox.clock, request }),
    { session },
  );
}

async function mainBalance(session: string): Promise<unknown> {
  return (
    (await fixture.client.call('getBalanceV2', {}, { token: session })).value as {
      mainBalance: number;
    }
  ).mainBalance;
}

function setFaults(...faults: string[]): Promise<unknown> {
  return fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/callback-faults`, {
    faults,
  });
}

describe('[GAME-04] callbacks', () => {
  it('move the member’s money and return the balance', async () => {
    const game = await openGame();
    const { wallet, launch } = game;
    const bet = game.order(1_000);
    expect(await wallet.balance(launch.token)).toEqual({ status: 'OK', balanceMinor: opened });
    expect(await wallet.bet(bet)).toEqual({ status: 'OK', balanceMinor: opened - 1_000 });
    expect(await wallet.win(game.following(bet, 2_550))).toEqual({
      status: 'OK',
      balanceMinor: opened + 1_550,
    });
    expect(await mainBalance(game.session)).toBe(12_361.17);
    const other = game.order(500);
    await wallet.bet(other);
    expect(await wallet.rollback(game.following(other, 500))).toEqual({
      status: 'OK',
      balanceMinor: opened + 1_550,
    });
  });

  it('accept stakes of a launch until the member signs out, and wins and rollbacks afterwards', async () => {
    const game = await openGame();
    const [bet, lost, later] = [game.order(1_000), game.order(700), game.order(1)];
    await game.wallet.bet(bet);
    await game.wallet.bet(lost);
    await fixture.client.call('logout', {}, { token: game.session });
    expect(await game.wallet.balance(game.launch.token)).toEqual({ status: 'INVALID_TOKEN' });
    expect(await game.wallet.bet(later)).toMatchObject({ status: 'INVALID_TOKEN' });
    expect(await game.wallet.bet(bet)).toEqual({ status: 'OK', balanceMinor: opened - 1_000 });
    expect(await game.wallet.win(game.following(bet, 5))).toMatchObject({ status: 'OK' });
    expect(await game.wallet.rollback(game.following(lost, 700))).toMatchObject({ status: 'OK' });
    expect(await mainBalance(await fixture.client.login('demo', 'Demo1234'))).toBe(
      (opened - 995) / 100,
    );
  });

  it('refuse stakes of an old launch or after a password change; each launch belongs to its session', async () => {
    const old = await openGame();
    const bet = old.order(1_000);
    await old.wallet.bet(bet);
    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/clock`, {
      offsetMs: 13 * 60 * 60 * 1000,
    });
    const game = await openGame();
    expect(await old.wallet.bet(old.order(1))).toMatchObject({ status: 'INVALID_TOKEN' });
    expect(await old.wallet.win(old.following(bet, 1))).toMatchObject({ status: 'OK' });
    const launched = await openGame();
    await fixture.client.call(
      'changePassword',
      { oldPassword: 'Demo1234', newPassword: 'Demo5678', confirmNewPassword: 'Demo5678' },
      { token: launched.session },
    );
    expect(await game.wallet.bet(game.order(1))).toMatchObject({ status: 'INVALID_TOKEN' });
    expect(await launched.wallet.bet(launched.order(1))).toMatchObject({ status: 'OK' });
  });

  it('refuse stakes on a closed game, and accept wins and rollbacks', async () => {
    const game = await openGame();
    const [bet, lost] = [game.order(1_000), game.order(700)];
    await game.wallet.bet(bet);
    await game.wallet.bet(lost);
    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/status`, {
      maintenance: true,
    });
    const refused = game.order(1);
    expect(await game.wallet.bet(refused)).toMatchObject({ status: 'INVALID_TOKEN' });
    expect(await game.wallet.bet(bet)).toEqual({ status: 'OK', balanceMinor: opened - 1_000 });
    expect(await game.wallet.win(game.following(bet, 5))).toMatchObject({ status: 'OK' });
    expect(await game.wallet.rollback(game.following(lost, 700))).toEqual({
      status: 'OK',
      balanceMinor: opened - 995,
    });
    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/status`, {
      maintenance: false,
    });
    expect(await game.wallet.bet(refused)).toMatchObject({ status: 'OK' });
  });

  it('are bound to the launch’s game, currency and member', async () => {
    const game = await openGame();
    const other = await openGame({}, ['agent', 'Agent1234']);
    const bet = game.order(100);
    await game.wallet.bet(bet);
    expect(await game.wallet.bet(game.order(1, { gameCode: '40002' }))).toEqual({
      status: 'INVALID_TOKEN',
    });
    expect(await game.wallet.bet(game.order(1, { currency: 'USD' }))).toEqual({
      status: 'WRONG_CURRENCY',
    });
    expect(await game.wallet.bet(game.order(1, { token: 'a-token-nobody-was-given' }))).toEqual({
      status: 'INVALID_TOKEN',
    });
    expect(await other.wallet.win(other.following(bet, 100))).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
    });
    expect(await other.wallet.rollback(other.following(bet, 100))).toMatchObject({
      status: 'BAD_REQUEST',
    });
  });

  it('do not use the wallet in a demonstration', async () => {
    const game = await openGame({}, ['trial', 'Trial1234']);
    expect(game.launch).toMatchObject({ demo: true, currency: 'XXX' });
    expect(await game.wallet.balance(game.launch.token)).toEqual({ status: 'INVALID_TOKEN' });
    expect(await game.wallet.bet(game.order(1))).toEqual({ status: 'INVALID_TOKEN' });
  });

  it('immediately refuse stakes of a disabled member', async () => {
    const game = await openGame();
    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/members/DEMO/play`, {
      enabled: false,
    });
    expect(await game.wallet.bet(game.order(1))).toMatchObject({ status: 'USER_DISABLED' });
    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/members/demo/play`, {
      enabled: true,
    });
    expect(await game.wallet.bet(game.order(1))).toMatchObject({ status: 'OK' });
  });
});

describe('[GAME-04] callback signature', () => {
  it('covers the bytes of the body, with the provider’s own key', async () => {
    const game = await openGame();
    const body = JSON.stringify({ requestId: 'q1', token: game.launch.token });
    const headers = { 'x-provider': 'DEMO', 'x-signature': keys.sign('DEMO', body) };
    const post = (body: string, headers: Record<string, string>): Promise<[number, unknown]> =>
      OpenGame.post(fixture.sandbox.origin, 'balance', body, headers);
    const refused = [200, { status: 'INVALID_SIGNATURE' }];
    expect(await post(body, headers)).toEqual([200, { status: 'OK', balanceMinor: opened }]);
    expect(await post(`${body} `, headers)).toEqual(refused);
    expect(await post(body, { ...headers, 'x-provider': 'LOTT' })).toEqual(refused);
    expect(
      await post(body, { 'x-provider': 'LOTT', 'x-signature': keys.sign('LOTT', body) }),
    ).toEqual(refused);
    expect(
      await post(body, {
        'x-provider': 'DEMO',
        'x-signature': new ProviderKeys('another').sign('DEMO', body),
      }),
    ).toEqual(refused);
    expect(
      await post(body, { ...headers, 'x-signature': headers['x-signature'].slice(2) }),
    ).toEqual(refused);
    expect(await post(body, { 'x-provider': 'DEMO' })).toEqual(refused);
    expect(await post('', {})).toEqual(refused);
  });

  it.each([
    ['invalid JSON', () => '{'],
    ['a list', () => '[]'],
    ['a missing token', () => '{"requestId":"q"}'],
    ['half a minor unit', (fields: object) => JSON.stringify({ ...fields, amountMinor: 0.5 })],
    ['a negative amount', (fields: object) => JSON.stringify({ ...fields, amountMinor: -1 })],
    ['an amount as text', (fields: object) => JSON.stringify({ ...fields, amountMinor: '100' })],
    [
      'an amount above any stake',
      (fields: object) => JSON.stringify({ ...fields, amountMinor: 2 ** 53 }),
    ],
    [
      'a missing transaction id',
      (fields: object) => JSON.stringify({ ...fields, transactionId: undefined }),
    ],
    [
      'a stake with a reference',
      (fields: object) => JSON.stringify({ ...fields, referenceTransactionId: 'x' }),
    ],
    ['roundClosed as text', (fields: object) => JSON.stringify({ ...fields, roundClosed: 'yes' })],
  ])('rejects %s', async (_what, spoil) => {
    const game = await openGame();
    const body = spoil({ requestId: 'q1', ...game.order(100) });
    expect(
      await OpenGame.post(fixture.sandbox.origin, 'bet', body, {
        'x-provider': 'DEMO',
        'x-signature': keys.sign('DEMO', body),
      }),
    ).toEqual([200, { status: 'BAD_REQUEST' }]);
    expect(await game.wallet.balance(game.launch.token)).toEqual({
      status: 'OK',
      balanceMinor: opened,
    });
  });
});

describe('[GAME-04] network faults', () => {
  it('lose an order before or after it is executed: a repeat executes it once', async () => {
    const game = await openGame();
    for (const fault of ['dropBeforeCommit', 'dropAfterCommit']) {
      const bet = game.order(100);
      await setFaults(fault);
      await expect(game.wallet.bet(bet)).rejects.toThrow(WalletUnreachable);
      expect(await game.wallet.bet(bet)).toMatchObject({ status: 'OK' });
    }
    expect(await game.wallet.balance(game.launch.token)).toEqual({
      status: 'OK',
      balanceMinor: opened - 200,
    });
  });

  it('delay the reply of an executed order', async () => {
    const game = await openGame();
    const bet = game.order(100);
    await setFaults('timeoutAfterCommit');
    const rejection = expect(game.wallet.bet(bet)).rejects.toThrow(WalletUnreachable);
    // The fault has been used up when the order has arrived; a further order waits for the lock of
    // the same member.
    await expect
      .poll(
        async () =>
          (await fixture.admin.send('GET', `/merchants/${fixture.client.merchant}/callback-faults`))
            .value,
      )
      .toEqual({ faults: [] });
    await expect
      .poll(() => game.wallet.balance(game.launch.token))
      .toEqual({ status: 'OK', balanceMinor: opened - 100 });
    fixture.sandbox.clock.advance(5_000);
    await rejection;
    expect(await game.wallet.bet(bet)).toEqual({ status: 'OK', balanceMinor: opened - 100 });
  });

  it('deliver twice concurrently, and late: a stake after its rollback is refused', async () => {
    const game = await openGame();
    await setFaults('duplicate', 'reorder');
    expect(await game.wallet.bet(game.order(100))).toEqual({
      status: 'OK',
      balanceMinor: opened - 100,
    });
    const late = game.order(300);
    await expect(game.wallet.bet(late)).rejects.toThrow(WalletUnreachable);
    expect(await game.wallet.rollback(game.following(late, 300))).toEqual({
      status: 'OK',
      balanceMinor: opened - 100,
    });
    expect(await game.wallet.bet(late)).toEqual({
      status: 'ROLLED_BACK',
      balanceMinor: opened - 100,
    });
  });

  it('are reported when the operator is unreachable or sends an invalid reply', async () => {
    for (const origin of ['http://127.0.0.1:9', `${fixture.sandbox.origin}/elsewhere`]) {
      const wallet = new SignedWallet({
        origin,
        keys,
        clock: fixture.sandbox.clock,
        timeoutMs: walletTimeoutMs,
      });
      await expect(wallet.balance('a-token-nobody-was-given')).rejects.toThrow(WalletUnreachable);
    }
  });
});

it('report invalid switches of a game', async () => {
  const path = `/merchants/${fixture.client.merchant}`;
  expect(
    await fixture.admin.send('PUT', `${path}/callback-faults`, { faults: ['explode'] }),
  ).toMatchObject({ status: 400, message: expect.stringContaining('"faults"') });
  expect(await fixture.admin.send('PUT', `${path}/games/1`, { enabled: false })).toMatchObject({
    status: 404,
    message: expect.stringContaining('There is no game "1"'),
  });
  expect(await fixture.admin.send('PUT', `${path}/wallet`, { isSingle: 'no' })).toMatchObject({
    status: 400,
    message: expect.stringContaining('"isSingle"'),
  });
  expect(
    await fixture.admin.send('PUT', `${path}/members/nobody/play`, { enabled: false }),
  ).toMatchObject({ status: 404, message: expect.stringContaining('no member "nobody"') });
  expect(
    await fixture.admin.send('PUT', '/merchants/NOBODY/wallet', { isSingle: true }),
  ).toMatchObject({
    status: 404,
  });
});
