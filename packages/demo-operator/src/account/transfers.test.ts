import { describe, expect, it } from 'vitest';
import { OpenGame } from '../testing/OpenGame.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const vendor = { vassalage: 'SLMR', gameType: 'LIVE' };
let createdCount = 0;
const newNumber = (): string => `transfer-number-${(createdCount += 1)}`.padEnd(20, 'x');

async function signIn({ isSingle = false } = {}): Promise<string> {
  await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/wallet`, { isSingle });
  return fixture.client.login('demo', 'Demo1234');
}

const transfer = (
  token: string,
  request: Record<string, unknown>,
): ReturnType<typeof fixture.client.call> =>
  fixture.client.call(
    'walletTransfer',
    { vassalage: vendor.vassalage, direction: 'in', referenceNo: newNumber(), ...request },
    { token },
  );
const outcome = async (token: string, referenceNo: string): Promise<unknown> =>
  (await fixture.client.call('getWalletTransfer', { referenceNo }, { token })).value;
const balance = async (token: string): Promise<unknown> =>
  (await fixture.client.call('getBalanceV2', {}, { token })).value;

describe('[GAME-04] [CALL-13] walletTransfer', () => {
  it('moves money to the provider and back without changing the sum', async () => {
    const token = await signIn();
    expect(await transfer(token, { amount: 100.5 })).toMatchObject({
      success: true,
      value: { status: 'done', amount: 100.5 },
    });
    expect(await balance(token)).toEqual({ sumBalance: 12_345.67, mainBalance: 12_245.17 });
    expect(await transfer(token, { direction: 'out', amount: 0.5 })).toMatchObject({
      value: { status: 'done', amount: 0.5 },
    });
    expect(await transfer(token, { direction: 'out' })).toMatchObject({
      value: { status: 'done', amount: 100 },
    });
    expect(await transfer(token, { direction: 'out' })).toMatchObject({
      value: { status: 'done', amount: 0 },
    });
    expect(await balance(token)).toEqual({ sumBalance: 12_345.67, mainBalance: 12_345.67 });
    expect(await transfer(token, {})).toMatchObject({
      value: { status: 'done', amount: 12_345.67 },
    });
    expect(await balance(token)).toEqual({ sumBalance: 12_345.67, mainBalance: 0 });
  });

  it('answers a repeat as the first time, without a second transfer', async () => {
    const token = await signIn();
    const request = { amount: 10, referenceNo: newNumber() };
    const answers = await Promise.all([
      transfer(token, request),
      transfer(token, request),
      transfer(token, request),
    ]);
    for (const { value } of answers)
      expect(value).toEqual({ referenceNo: request.referenceNo, status: 'done', amount: 10 });
    expect(await transfer(token, { ...request, amount: 11 })).toMatchObject({
      success: false,
      message: expect.stringContaining('another transfer'),
    });
    expect(await balance(token)).toMatchObject({ mainBalance: 12_335.67 });
    // Reference numbers are unique per member only.
    expect(await transfer(await fixture.client.login('agent', 'Agent1234'), request)).toMatchObject(
      {
        success: true,
      },
    );
  });

  it('returns the first outcome to a repeat, even if a new transfer would be refused', async () => {
    const token = await signIn();
    const request = { amount: 10, referenceNo: newNumber() };
    const first = await transfer(token, request);
    expect(first).toMatchObject({ value: { status: 'done', amount: 10 } });
    const late = { amount: 10, referenceNo: newNumber() };
    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/wallet`, {
      isSingle: true,
    });
    expect(await transfer(token, request)).toEqual(first);
    expect(await transfer(token, { ...request, amount: 11 })).toMatchObject({ success: false });
    for (let time = 0; time < 2; time += 1)
      expect(await transfer(token, late)).toMatchObject({
        success: false,
        message: expect.stringContaining('One wallet'),
      });
    // A request that was still in transit finds its number refused.
    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/wallet`, {
      isSingle: false,
    });
    expect(await outcome(token, late.referenceNo)).toMatchObject({ status: 'refused' });
    expect(await transfer(token, late)).toMatchObject({
      success: false,
      message: expect.stringContaining('too late'),
    });
    expect(await balance(token)).toMatchObject({ mainBalance: 12_335.67 });
  });

  it('refuses more than the balance, fractions of a minor unit, and providers without a wallet, each with a message', async () => {
    const token = await signIn();
    const referenceNo = newNumber();
    for (let time = 0; time < 2; time += 1)
      expect(await transfer(token, { amount: 12_345.68, referenceNo })).toMatchObject({
        success: false,
        message: expect.stringContaining('not enough money'),
      });
    expect(await outcome(token, referenceNo)).toEqual({
      referenceNo,
      status: 'refused',
      amount: 0,
    });
    expect(await transfer(token, { direction: 'out', amount: 1 })).toMatchObject({
      success: false,
    });
    expect(await transfer(token, { amount: 1.001 })).toMatchObject({
      success: false,
      message: expect.stringContaining('smallest coin'),
    });
    expect(await transfer(token, { vassalage: 'LMHW' })).toMatchObject({
      success: false,
      message: expect.stringContaining('main wallet'),
    });
    expect(await transfer(token, { vassalage: 'NOPE' })).toMatchObject({
      success: false,
      message: expect.stringContaining('not offered'),
    });
    expect(await balance(token)).toMatchObject({ mainBalance: 12_345.67 });
  });

  it('returns the outcome of a transfer whose reply was lost; a queried unknown number stays refused', async () => {
    const token = await signIn();
    const referenceNo = newNumber();
    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/faults`, {
      calls: ['walletTransfer'],
      fault: 'lost',
    });
    const abort = new AbortController();
    const pendingTransfer = fixture.client.send(
      'walletTransfer',
      { vassalage: vendor.vassalage, direction: 'in', amount: 10, referenceNo },
      { token, signal: abort.signal },
    );
    const rejection = expect(pendingTransfer).rejects.toThrow('aborted');
    await expect.poll(() => balance(token)).toMatchObject({ mainBalance: 12_335.67 });
    abort.abort();
    await rejection;
    expect(await outcome(token, referenceNo)).toEqual({ referenceNo, status: 'done', amount: 10 });

    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/faults`, {
      calls: ['walletTransfer'],
      fault: 'none',
    });
    const never = newNumber();
    for (let time = 0; time < 2; time += 1)
      expect(await outcome(token, never)).toEqual({
        referenceNo: never,
        status: 'refused',
        amount: 0,
      });
    expect(await transfer(token, { amount: 10, referenceNo: never })).toMatchObject({
      success: false,
      message: expect.stringContaining('too late'),
    });
    expect(await balance(token)).toMatchObject({ mainBalance: 12_335.67 });
  });
});

describe('[GAME-04] balance of a game', () => {
  it('is that of the provider’s purse, unless a single wallet serves all', async () => {
    const token = await signIn();
    expect((await fixture.client.call('getMerchantWallet', {}, { token })).value).toEqual({
      isSingle: false,
      autoTransfer: true,
    });
    await transfer(token, { amount: 5 });
    const game = await OpenGame.open(fixture.client, token, {
      clock: fixture.sandbox.clock,
      request: vendor,
    });
    const bet = game.order(500);
    expect(await game.wallet.bet(bet)).toEqual({ status: 'OK', balanceMinor: 0 });
    expect(await game.wallet.bet(game.order(1))).toMatchObject({ status: 'NOT_ENOUGH_MONEY' });
    await game.wallet.win(game.following(bet, 750));
    expect(await balance(token)).toEqual({ sumBalance: 12_348.17, mainBalance: 12_340.67 });

    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/wallet`, {
      isSingle: true,
    });
    expect((await fixture.client.call('getMerchantWallet', {}, { token })).value).toEqual({
      isSingle: true,
      autoTransfer: true,
    });
    expect(await transfer(token, { amount: 5 })).toMatchObject({
      success: false,
      message: expect.stringContaining('One wallet'),
    });
    expect(await transfer(token, { direction: 'out' })).toMatchObject({
      value: { status: 'done', amount: 7.5 },
    });
    const single = await OpenGame.open(fixture.client, token, {
      clock: fixture.sandbox.clock,
      request: vendor,
    });
    expect(await single.wallet.bet(single.order(100))).toEqual({
      status: 'OK',
      balanceMinor: 1_234_717,
    });
  });

  it('covers a debt from a reversed win before any stake is accepted', async () => {
    const token = await signIn();
    await transfer(token, { amount: 5 });
    const game = await OpenGame.open(fixture.client, token, {
      clock: fixture.sandbox.clock,
      request: vendor,
    });
    const bet = game.order(500);
    await game.wallet.bet(bet);
    const win = game.following(bet, 2_000);
    await game.wallet.win(win);
    expect(await transfer(token, { direction: 'out' })).toMatchObject({ value: { amount: 20 } });
    await game.wallet.rollback(
      game.order(2_000, { round: bet.round, referenceTransactionId: win.transactionId }),
    );
    expect(await balance(token)).toEqual({ sumBalance: 12_340.67, mainBalance: 12_360.67 });
    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/wallet`, {
      isSingle: true,
    });
    const other = await OpenGame.open(fixture.client, token, { clock: fixture.sandbox.clock });
    expect(await other.wallet.bet(other.order(100))).toEqual({
      status: 'OK',
      balanceMinor: 1_233_967,
    });
    expect(await balance(token)).toEqual({ sumBalance: 12_339.67, mainBalance: 12_339.67 });
  });

  it('is the main wallet at all other providers', async () => {
    const token = await signIn();
    const game = await OpenGame.open(fixture.client, token, { clock: fixture.sandbox.clock });
    expect(await game.wallet.balance(game.launch.token)).toEqual({
      status: 'OK',
      balanceMinor: 1_234_567,
    });
  });

  it('is announced in the game menu', async () => {
    const {
      data: { lanes },
    } = (await fixture.client.call('getGameVendor')).value as {
      data: { lanes: { vendors: { vassalage: string; seamless?: boolean }[] }[] };
    };
    const withOwnWallet = lanes
      .flatMap(({ vendors }) => vendors)
      .filter(({ seamless }) => seamless === false)
      .map(({ vassalage }) => vassalage);
    expect(withOwnWallet.toSorted()).toEqual(['HPLK', 'KSBX', 'ONVR', 'SLMR', 'TDRV']);
  });
});
