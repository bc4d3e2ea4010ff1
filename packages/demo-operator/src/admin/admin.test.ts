import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';
import { isLoopback } from '../core/guardLoopback.ts';

const fixture = useSandbox();

/** Returns the status of a request with headers that fetch does not allow to set. */
function statusWith(
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port: fixture.sandbox.port, method, path, headers },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    )
      .on('error', reject)
      .end();
  });
}

describe('access to the admin API', () => {
  const json = { 'content-type': 'application/json' };

  it.each([
    ['a program', {}, 200],
    ['an address typed by a person', { 'sec-fetch-site': 'none' }, 200],
    ['its own page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['a page of a brand', { 'sec-fetch-site': 'same-site' }, 403],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page whose browser sends its origin only', { origin: 'http://lagoon.localhost:8080' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a foreign host name that resolves here', { host: 'evil.example:8081' }, 403],
  ])('checks the origin of %s', async (_who, headers, status) => {
    const host = `localhost:${fixture.sandbox.port}`;
    expect(await statusWith('GET', '/admin/merchants', { host, ...headers })).toBe(status);
    expect(await statusWith('GET', '/', { host, ...headers })).toBe(status);
    expect(
      await statusWith('DELETE', '/admin/merchants/NOT_THERE', { ...json, host, ...headers }),
    ).toBe(status === 200 ? 404 : 403);
    expect(await statusWith('POST', '/switch/NOT_THERE/module', { host, ...headers })).toBe(
      status === 200 ? 404 : 403,
    );
  });

  it('recognises loopback addresses', () => {
    expect(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(
      ['10.0.0.1', '::ffff:10.0.0.1', '1127.0.0.1', '127.0.0.1.evil', undefined].map(isLoopback),
    ).toEqual([false, false, false, false, false]);
  });
});

describe('merchants', () => {
  it('are created, listed and deleted with all their data', async () => {
    const { value, status } = await fixture.admin.send('POST', '/merchants', {
      merchant: 'MINE',
      copyOf: 'IRONFIELD',
    });
    expect([status, value]).toEqual([
      201,
      expect.objectContaining({ merchant: 'MINE', profile: 'IRONFIELD' }),
    ]);
    expect(value).toHaveProperty('members.0', {
      account: 'demo',
      password: 'Demo1234',
      isAgent: 0,
      balanceMinor: 1_234_567,
    });
    expect(await fixture.admin.send('POST', '/merchants', { merchant: 'MINE' })).toMatchObject({
      status: 409,
    });
    expect(await fixture.admin.send('DELETE', '/merchants/MINE')).toMatchObject({
      status: 200,
      success: true,
    });
    expect(await fixture.admin.send('GET', '/merchants/MINE')).toMatchObject({ status: 404 });
    expect(await fixture.admin.send('POST', '/merchants', { merchant: 'MINE' })).toMatchObject({
      status: 201,
    });
  });

  it('copy the modules of their model', async () => {
    const first = await fixture.admin.newMerchant();
    await fixture.admin.send('PUT', `/merchants/${first.merchant}/modules/VIP`, { enabled: false });
    const copy = await fixture.admin.newMerchant(first.merchant);
    expect((await fixture.admin.send('GET', `/merchants/${copy.merchant}`)).value).toMatchObject({
      modules: { VIP: false, HELP: true },
    });
  });

  it('of the demonstration cannot be deleted', async () => {
    expect(await fixture.admin.send('DELETE', '/merchants/LAGOON')).toMatchObject({
      status: 409,
      success: false,
    });
  });
});

it('changes only the given fields of the status', async () => {
  const { merchant } = await fixture.admin.newMerchant();
  const status = (body: object): Promise<{ value: unknown }> =>
    fixture.admin.send('PUT', `/merchants/${merchant}/status`, body);
  await status({ maintenance: true, maintenanceEndAt: '2026-12-01T10:00:00Z' });
  expect((await status({ regionRestriction: true })).value).toMatchObject({
    maintenance: true,
    maintenanceEndAt: '2026-12-01T10:00:00Z',
    regionRestriction: true,
  });
  expect((await status({ maintenance: false, maintenanceEndAt: null })).value).toMatchObject({
    maintenance: false,
    maintenanceEndAt: null,
    regionRestriction: true,
  });
});

it('reports all problems of a request at once', async () => {
  const at = '/merchants/LAGOON';
  const message = async (method: string, path: string, body: unknown): Promise<string> => {
    const reply = await fixture.admin.send(method, at + path, body);
    expect(reply).toMatchObject({ status: 400, success: false });
    return reply.message;
  };
  expect(
    await message('PUT', '/faults', { calls: ['nope'], fault: 'explode', delayMs: -1, extra: 1 }),
  ).toMatch(/"calls".*"fault".*"delayMs".*"extra"/);
  expect(await message('PUT', '/status', { maintenance: 'yes', maintenanceEndAt: 'soon' })).toMatch(
    /"maintenance".*"maintenanceEndAt"/,
  );
  expect(await message('PUT', '/clock', {})).toContain('"offsetMs"');
  expect(await message('PUT', '/modules/VIP', [])).toContain('JSON object');
  expect(
    await message('POST', '/members', {
      account: '1',
      password: '',
      isAgent: 3,
      balanceMinor: 0.5,
    }),
  ).toMatch(/"account".*"balanceMinor".*"password".*"isAgent"/);
  expect(await fixture.admin.send('PUT', `${at}/modules/NOPE`, { enabled: true })).toMatchObject({
    status: 404,
    message: expect.stringContaining('GAME_RNG'),
  });
});

it('adds members, each account once', async () => {
  const client = await fixture.admin.newMerchant();
  const add = (account: string): Promise<{ status: number }> =>
    fixture.admin.send('POST', `/merchants/${client.merchant}/members`, {
      account,
      password: 'Secret123',
      isAgent: 41,
      balanceMinor: 1_234,
    });
  expect(await add('fresh')).toMatchObject({ status: 201 });
  expect(await add('FRESH')).toMatchObject({ status: 409 });
  const token = await client.login('fresh', 'Secret123');
  expect((await client.call('getBalanceV2', {}, { token })).value).toEqual({
    sumBalance: 12.34,
    mainBalance: 12.34,
  });
});

it('adds members modelled on another, with its password, type and rank', async () => {
  const client = await fixture.admin.newMerchant();
  const add = (body: object): Promise<{ status: number }> =>
    fixture.admin.send('POST', `/merchants/${client.merchant}/members`, body);
  expect(await add({ account: 'second', copyOf: 'demo', balanceMinor: 500 })).toMatchObject({
    status: 201,
    value: { account: 'second', isAgent: 0, balanceMinor: 500 },
  });
  expect(await add({ account: 'third', copyOf: 'demo' })).toMatchObject({ status: 201 });
  expect(await add({ account: 'fourth', copyOf: 'nobody' })).toMatchObject({
    status: 404,
    message: expect.stringContaining('"nobody"'),
  });
  const token = await client.login('second', 'Demo1234');
  expect((await client.call('getMemberInfo', {}, { token })).value).toMatchObject({
    account: 'second',
    clubLabel: { labelName: 'Gold', rankLevel: 3 },
  });
});

describe('admin page', () => {
  const post = (path: string, form: Record<string, string>): Promise<Response> =>
    fetch(`${fixture.sandbox.origin}/switch${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });

  it('states that it is a demonstration and lists merchants and accounts', async () => {
    const html = await (await fetch(fixture.sandbox.origin)).text();
    for (const text of [
      'This is a demonstration',
      'Merchant LAGOON',
      'Merchant IRONFIELD',
      'Demo1234',
      'GAME_RNG',
    ])
      expect(html).toContain(text);
    expect(html).not.toContain('<script');
    expect(await (await fetch(`${fixture.sandbox.origin}/sample/telegram`)).text()).toContain(
      'This is a demonstration',
    );
  });

  it.each(['lagoon', 'ironfield'])(
    'serves a file at the Android link, with the checksum of the download page of %s',
    async (brand) => {
      const reply = await fetch(`${fixture.sandbox.origin}/sample/android`);
      expect(reply.headers.get('content-disposition')).toContain('attachment');
      const checksum = createHash('sha256')
        .update(await reply.bytes())
        .digest('hex');
      expect(
        await readFile(
          join(import.meta.dirname, `../../../../tenants/${brand}/pages/down.json`),
          'utf8',
        ),
      ).toContain(`"sha256": "${checksum}"`);
    },
  );

  it('has forms that change modules, status and faults', async () => {
    const { merchant } = await fixture.admin.newMerchant();
    expect(
      (await post(`/${merchant}/module`, { modId: 'VIP', enabled: 'off' })).headers.get('location'),
    ).toBe(`/#${merchant}`);
    await post(`/${merchant}/status`, { maintenance: 'on', maintenanceEndAt: '2026-12-01T10:00' });
    await post(`/${merchant}/wallet`, { isSingle: 'off' });
    await post(`/${merchant}/game`, { nodeId: '40001', enabled: 'off' });
    expect((await post(`/${merchant}/game`, { nodeId: '', enabled: 'off' })).status).toBe(404);
    await post(`/${merchant}/fault`, { call: 'captcha', fault: 'slow', delayMs: '250' });
    expect((await fixture.admin.send('GET', `/merchants/${merchant}`)).value).toMatchObject({
      modules: { VIP: false },
      singleWallet: false,
      gamesOff: [40_001],
      maintenance: true,
      maintenanceEndAt: '2026-12-01T10:00Z',
      regionRestriction: false,
      faults: { captcha: { fault: 'slow', delayMs: 250 } },
    });
    const html = await (await fetch(fixture.sandbox.origin)).text();
    expect(html).toContain('value="2026-12-01T10:00"');
    expect(html).toContain('<code>captcha</code>: slow, 250 ms');
    expect(
      (await post(`/${merchant}/fault`, { call: 'nope', fault: 'slow', delayMs: '' })).status,
    ).toBe(400);
  });
});
