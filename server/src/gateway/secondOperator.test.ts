import { callCatalogue } from '@livery/api/callCatalogue';
import { loadSite } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import type { Site } from '@livery/model';
import { mangroveUpstream } from '@livery/testing/mangrove/mangroveUpstream';
import { startMangrove, type RunningMangrove } from '@livery/testing/mangrove/startMangrove';
import path from 'node:path';
import { expect, it } from 'vitest';
import { schemas } from '../testing/schemas.ts';
import { cookiesOf } from '../testing/signIn.ts';
import {
  ownPage,
  startTestServer,
  type Reply,
  type RequestOptions,
  type TestServer,
} from '../testing/startTestServer.ts';

const repository = path.join(import.meta.dirname, '../../..');
const host = 'lagoon.localhost';
const credentials = { username: 'heron', password: 'Mudflat77', type: 'username' };

/** Returns a shipped brand whose operator is Mangrove; its upstream.json passes every check. */
async function brandOf({ origin }: RunningMangrove): Promise<Site> {
  const source = directorySource(path.join(repository, 'tenants'));
  const upstream = JSON.stringify({ baseUrl: origin, ...mangroveUpstream });
  const { site, problems } = await loadSite({
    source: {
      ...source,
      read: async (file) =>
        file === 'lagoon/upstream.json' ? new TextEncoder().encode(upstream) : source.read(file),
    },
    brand: 'lagoon',
    schemas,
    calls: callCatalogue,
  });
  expect(problems).toEqual([]);
  if (!site) throw new Error('the brand is valid');
  return {
    ...site,
    site: {
      ...site.site,
      brand: { ...site.site.brand, merchant: 'PELICAN' },
      frameSources: ['https://play.mangrove.example'],
      botCheck: { ...site.site.botCheck, kind: 'none' },
    },
  };
}

interface Journey {
  readonly mangrove: RunningMangrove;
  readonly server: TestServer;
  readonly request: (target: string, options?: RequestOptions) => Promise<Reply>;
  readonly post: (target: string, body: object, cookie?: string) => Promise<Reply>;
  readonly register: (body: object) => Promise<Reply>;
  readonly signIn: () => Promise<string>;
}

async function withMangrove(journey: (journey: Journey) => Promise<void>): Promise<void> {
  await using mangrove = await startMangrove();
  await using server = await startTestServer({
    sites: [await brandOf(mangrove)],
    operator: mangrove,
  });
  const request: Journey['request'] = (target, options) =>
    server.request(target, { host, ...options });
  const post: Journey['post'] = (target, body, cookie = '') =>
    request(target, { method: 'POST', headers: { ...ownPage, cookie }, body });
  await journey({
    mangrove,
    server,
    request,
    post,
    register: (body) => request('/wps/member/register', { method: 'PUT', headers: ownPage, body }),
    signIn: async () => cookiesOf(await post('/wps/session/login', credentials)),
  });
}

it('serves pages of a brand whose operator has other shapes, with data of that operator', () =>
  withMangrove(async ({ mangrove, request, server }) => {
    const page = await request('/rng?lang=EN');

    expect(page.status).toBe(200);
    expect(page.text).toContain('Root Cellar 1');
    expect(server.logs.filter((line) => /upstream_shape/.test(line))).toEqual([]);
    expect(
      mangrove.requests.filter(
        ({ method, path: to }) => to.startsWith('/rpc/') && method !== 'POST',
      ),
    ).toEqual([]);
    expect(mangrove.requests.find(({ path: to }) => to === '/rpc/games.find')).toMatchObject({
      headers: { 'x-skin': 'PELICAN', 'x-tongue': 'en-GB' },
      fields: { kind: 'SLOT', tongue: 'en-GB' },
    });
  }));

it('closes the brand when that operator shuts its doors', () =>
  withMangrove(async ({ mangrove, request }) => {
    mangrove.operator.isClosed = true;

    expect((await request('/')).status).toBe(503);
  }));

it('lists, filters and pages games', () =>
  withMangrove(async ({ request }) => {
    const list = async (query: string) =>
      (await request(`/wps/relay/GCS_gameList?${query}`)).json() as unknown as {
        value: { games: { displayName: string }[]; totalPages: number };
      };

    const first = await list('gameType=RNG&pageNo=1&pageSize=15');
    expect([first.value.games.length, first.value.totalPages]).toEqual([15, 2]);
    expect(first.value.games[0]).toMatchObject({
      nodeId: 7_000,
      vassalage: 'KNEE',
      gameType: 'RNG',
      displayName: 'Root Cellar 1',
      minBet: 0.2,
      isHot: 1,
    });
    expect((await list('gameType=RNG&pageNo=2&pageSize=15')).value.games).toHaveLength(15);
    expect(
      (await list('gameType=LIVE&gameName=brackish')).value.games.map(
        ({ displayName }) => displayName,
      ),
    ).toEqual([
      'Brackish Gold 1',
      'Brackish Gold 2',
      'Brackish Gold 3',
      'Brackish Gold 4',
      'Brackish Gold 5',
    ]);
  }));

it('signs a member in and out, and ends the session when that operator does', () =>
  withMangrove(async ({ mangrove, post, request, signIn }) => {
    const wrong = await post('/wps/session/login', { ...credentials, password: 'wrong' });
    expect(wrong).toMatchObject({ status: 422 });
    expect(wrong.json()).toMatchObject({
      code: 'operator_refused',
      message: 'Bad credentials supplied',
      value: { reason: 'wrong_credentials' },
    });

    const cookie = await signIn();
    const get = (target: string) => request(target, { headers: { cookie } });
    expect((await get('/wps/v2/wallets/balance')).json().value).toMatchObject({
      sumBalance: 12_345.67,
    });
    expect((await get('/wps/member/info')).json().value).toMatchObject({ id: 1, account: 'heron' });
    expect(
      (
        await request('/wps/system/language', {
          method: 'PUT',
          headers: { ...ownPage, cookie },
          body: { language: 'TY' },
        })
      ).status,
    ).toBe(200);
    expect(mangrove.operator.tongueOf('heron')).toBe('fil-PH');

    mangrove.operator.endSessions();
    expect((await get('/wps/v2/wallets/balance')).json().code).toBe('unauthorised');

    const again = await signIn();
    const left = await request('/wps/session/logout', {
      method: 'DELETE',
      headers: { ...ownPage, cookie: again },
    });
    expect(left.status).toBe(200);
    expect(mangrove.requests.at(-1)?.path).toBe('/rpc/player.leave');
  }));

it('registers a member with the field that this operator requires', () =>
  withMangrove(async ({ register, request }) => {
    const rules = await request('/wps/system/setting/register');
    expect(rules.json().value).toMatchObject({
      validators: [
        { field: 'username', enabled: true, required: true },
        { field: 'password', enabled: true, required: true },
        { field: 'email', enabled: true, required: true },
        { field: 'payeeName', enabled: false, required: false },
      ],
    });
    const member = { username: 'egret', password: 'Mudflat78', confirmPassword: 'Mudflat78' };

    expect((await register(member)).json()).toMatchObject({
      message: 'Mail address missing',
    });
    const registered = await register({
      ...member,
      email: 'egret@example.test',
    });
    expect(registered.json().value).toMatchObject({ session: { account: 'egret' } });
  }));

it('launches a game by an address alone, and shows why another is not launched', () =>
  withMangrove(async ({ request, signIn }) => {
    const cookie = await signIn();
    const launch = (nodeId: number) =>
      request(`/wps/game/launchGame?nodeId=${nodeId}&vassalage=KNEE&gameType=RNG`, {
        headers: { ...ownPage, cookie },
      });

    expect((await launch(7_000)).json().value).toMatchObject({
      url: expect.stringMatching(/^https:\/\/play\.mangrove\.example\/start\?g=7000&p=1&key=/),
    });
    expect((await launch(7_039)).json()).toMatchObject({ message: 'Game parked by studio' });
  }));

it('moves money once for a repeated reference number', () =>
  withMangrove(async ({ post, request, signIn }) => {
    const cookie = await signIn();
    const move = () =>
      post(
        '/wps/relay/GCS_walletTransfer',
        { vassalage: 'KNEE', direction: 'in', amount: 0.29, referenceNo: 'reference-of-the-test' },
        cookie,
      );
    const expected = { referenceNo: 'reference-of-the-test', status: 'done', amount: 0.29 };

    expect((await move()).json().value).toMatchObject(expected);
    expect((await move()).json().value).toMatchObject(expected);
    const balance = await request('/wps/v2/wallets/balance', { headers: { cookie } });
    expect(balance.json().value).toMatchObject({ sumBalance: 12_345.38 });
  }));
