import { operatorCalls } from '@livery/api';
import type { GameListReply, GameVendorReply, Permission } from '@livery/model';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AdminClient } from '../testing/AdminClient.ts';
import { OperatorClient } from '../testing/OperatorClient.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

// Creating a database is slow when many tests run concurrently.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

let sandbox: TestSandbox;
let lagoon: OperatorClient;
let admin: AdminClient;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  lagoon = new OperatorClient({ origin: sandbox.origin, merchant: 'LAGOON' });
  admin = new AdminClient(sandbox.origin, { nowMs: () => sandbox.clock.nowMs() });
});

afterAll(async () => {
  await sandbox.close();
  expect(sandbox.faults).toEqual([]);
});

describe('caller checks', () => {
  it.each(operatorCalls.filter(({ token }) => token).map(({ name }) => name))(
    '%s rejects callers without a session',
    async (name) => {
      expect(await lagoon.call(name)).toMatchObject({ status: 401, success: false });
      expect(await lagoon.call(name, {}, { token: 'made-up' })).toMatchObject({
        status: 401,
        success: false,
        message: expect.stringContaining('sign in'),
      });
    },
  );

  it.each(operatorCalls.filter(({ account }) => account === 'agent').map(({ name }) => name))(
    '[SESS-04] %s refuses players and trial accounts',
    async (name) => {
      for (const [account, password] of [
        ['demo', 'Demo1234'],
        ['trial', 'Trial1234'],
      ] as const) {
        const token = await lagoon.login(account, password);
        expect(await lagoon.call(name, {}, { token }), account).toMatchObject({
          success: false,
          message: expect.stringContaining('agent'),
        });
      }
    },
  );

  it('rejects unknown merchants', async () => {
    const unknownMerchant = new OperatorClient({ origin: sandbox.origin, merchant: 'UNKNOWN' });
    expect(await unknownMerchant.call('getPermission')).toMatchObject({
      status: 404,
      success: false,
      message: expect.stringContaining('no merchant "UNKNOWN"'),
    });
    const response = await fetch(`${sandbox.origin}/wps/system/whitelabel`);
    expect([response.status, await response.json()]).toEqual([
      404,
      expect.objectContaining({ message: expect.stringContaining('header "merchant"') }),
    ]);
  });

  it('reports all problems of a request', async () => {
    const reply = await lagoon.call('getGameList', { gameType: 'rng', pageNo: 0, colour: 'red' });
    expect(reply).toMatchObject({ status: 400, success: false });
    for (const pointer of ['/gameType', '/pageNo', '/colour'])
      expect(reply.message).toContain(pointer);
  });

  it('rejects a body that is not JSON, and a query naming another merchant', async () => {
    const response = await fetch(`${sandbox.origin}/wps/session/login`, {
      method: 'POST',
      headers: { merchant: 'LAGOON', 'content-type': 'application/json' },
      body: '{',
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ success: false }),
    ]);
    expect(
      await lagoon.call('getGameList', { gameType: 'RNG', merchant: 'IRONFIELD' }),
    ).toMatchObject({ status: 400 });
  });
});

describe('merchants', () => {
  const vendorsOf = async (client: OperatorClient): Promise<GameVendorReply['data']['lanes']> =>
    ((await client.call('getGameVendor')).value as GameVendorReply).data.lanes;

  it('have their own order of categories', async () => {
    const ironfield = new OperatorClient({ origin: sandbox.origin, merchant: 'IRONFIELD' });
    expect((await vendorsOf(lagoon)).map(({ gameType }) => gameType).slice(0, 7)).toEqual([
      'RNG',
      'LIVE',
      'FISH',
      'PVP',
      'ELOTT',
      'LOTT',
      'SPORTS',
    ]);
    expect((await vendorsOf(ironfield)).map(({ gameType }) => gameType).slice(0, 7)).toEqual([
      'SPORTS',
      'ELOTT',
      'LOTT',
      'RNG',
      'LIVE',
      'FISH',
      'PVP',
    ]);
  });

  it('are isolated: members, sessions, captchas, switches, clock', async () => {
    const [first, second] = [await admin.newMerchant(), await admin.newMerchant()];
    await admin.send('POST', `/merchants/${first.merchant}/members`, {
      account: 'onlyhere',
      password: 'Secret123',
      isAgent: 0,
      balanceMinor: 500,
    });
    const token = await first.login('onlyhere', 'Secret123');
    const { captchaId } = await admin.captcha(first);
    await admin.send('PUT', `/merchants/${first.merchant}/modules/GAME_LIVE`, { enabled: false });
    await admin.send('PUT', `/merchants/${first.merchant}/status`, { maintenance: true });
    await admin.send('PUT', `/merchants/${first.merchant}/clock`, { offsetMs: 25 * 3_600_000 });

    await expect(second.login('onlyhere', 'Secret123')).rejects.toThrow('not right');
    expect(await second.call('getBalanceV2', {}, { token })).toMatchObject({ status: 401 });
    expect(
      await admin.send('GET', `/merchants/${second.merchant}/captcha/${captchaId}`),
    ).toMatchObject({ status: 404 });
    expect((await vendorsOf(second)).map(({ gameType }) => gameType)).toContain('LIVE');
    expect((await second.call('getStatus')).value).toMatchObject({ maintenance: false });
    await second
      .call('getBalanceV2', {}, { token: await second.login('demo', 'Demo1234') })
      .then((reply) => {
        expect(reply.status).toBe(200);
      });
    // The first merchant's session has expired, a day and an hour later by its own clock.
    expect(await first.call('getBalanceV2', {}, { token })).toMatchObject({ status: 401 });
  });

  it('lose a category and its games with its module', async () => {
    const merchant = await admin.newMerchant();
    await admin.send('PUT', `/merchants/${merchant.merchant}/modules/GAME_RNG`, { enabled: false });
    expect((await vendorsOf(merchant)).map(({ gameType }) => gameType)).not.toContain('RNG');
    expect((await merchant.call('getGameList', { gameType: 'RNG' })).value).toEqual({
      games: [],
      totalPages: 0,
    });
    const games = ((await merchant.call('getPermission')).value as Permission).whitelabel.find(
      ({ modId }) => modId === 'GAMES',
    );
    expect(games?.childrenNodes?.find(({ modId }) => modId === 'GAME_RNG')).toEqual({
      modId: 'GAME_RNG',
      enabled: '0',
    });
    await admin.send('PUT', `/merchants/${merchant.merchant}/modules/GAMES`, { enabled: false });
    expect(await vendorsOf(merchant)).toEqual([]);
  });
});

it('returns a visitor’s address', async () => {
  const at = async (address?: string): Promise<string | undefined> =>
    (
      (await lagoon.call('getStatus', {}, address === undefined ? {} : { address }))
        .value as Permission
    ).location;
  expect(await at('203.0.113.7, 10.0.0.1')).toBe('203.0.113.7');
  expect(await at('not an address')).toMatch(/^(127\.0\.0\.1|::1)$/);
  expect(await at()).toMatch(/^(127\.0\.0\.1|::1)$/);
});

it('returns lists in pages without gaps or repetitions', async () => {
  const page = async (pageNo: number): Promise<Required<GameListReply>> =>
    (await lagoon.call('getGameList', { gameType: 'RNG', pageNo, pageSize: 100 }))
      .value as Required<GameListReply>;
  const first = await page(1);
  const rest = await Promise.all(
    Array.from({ length: first.totalPages - 1 }, (_, index) => page(index + 2)),
  );
  const ids = [first, ...rest].flatMap(({ games }) => games.map(({ nodeId }) => nodeId));
  expect(first.games).toHaveLength(100);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan((first.totalPages - 1) * 100);
  expect(await page(first.totalPages + 1)).toEqual({ games: [], totalPages: first.totalPages });
  expect(
    ((await lagoon.call('getGameList', { gameType: 'RNG' })).value as GameListReply).games,
  ).toHaveLength(15);
});
