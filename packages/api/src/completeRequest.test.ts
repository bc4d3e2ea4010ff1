import type { PublicSiteDocument } from '@livery/model';
import { expect, it } from 'vitest';
import { callSiteOf } from './callSiteOf.ts';
import { operatorCallsByName } from './callTable.ts';
import { operatorCalls, platformCalls } from './generated/calls.gen.ts';
import { getGameList, getGameVendor } from './calls/lobby/games.ts';
import { getPermission, getStatus } from './calls/shell/permission.ts';
import { getBalanceV2 } from './calls/account/wallet.ts';
import { CallValidators } from './CallValidators.ts';
import { completeAnyRequest, completeRequest } from './completeRequest.ts';

// Only the properties that calls use matter here.
const document = {
  brand: { merchant: 'example', platform: 'P', lotteryType: 'L' },
  clientType: 3,
  channel: 'web',
  gamePlatform: 'html5',
  vendorPlatform: 'html5-desktop',
  lists: { pageSize: 15 },
  platform: 'W',
  timeZone: 'Asia/Manila',
  announcements: { types: ['B', 'H'], noticeTypes: ['B'], execution: 'B' },
  withdrawal: { receiptMinutes: 60 },
} as unknown as PublicSiteDocument;

it('derives the call values from the brand, with a host only if one is given', () => {
  const site = {
    merchant: 'example',
    language: 'VI',
    clientType: 3,
    channel: 'web',
    gamePlatform: 'html5',
    vendorPlatform: 'html5-desktop',
    pageSize: 15,
    timeZone: 'Asia/Manila',
    platform: 'W',
    announcementTypes: 'B,H',
    noticeTypes: 'B',
    announcementExecution: 'B',
    receiptMinutes: 60,
  };
  expect(callSiteOf(document, 'VI')).toStrictEqual(site);
  expect(callSiteOf(document, 'VI', 'a.example')).toStrictEqual({ ...site, host: 'a.example' });
});

it('always sends the brand’s own merchant, even if the request names another', () => {
  const site = callSiteOf(document, 'EN');
  expect(completeRequest(getGameList, site, { gameType: 'RNG', merchant: 'other' }).merchant).toBe(
    'example',
  );
  const carrying = operatorCalls.filter((call) => 'merchant' in completeAnyRequest(call, site, {}));
  expect(carrying.map(({ name }) => name)).toContain('getGameList');
  for (const call of carrying)
    expect(completeAnyRequest(call, site, { merchant: 'other' }), call.name).toMatchObject({
      merchant: 'example',
    });
});

it('[PREF-03] keeps the language that a page has asked for, in every call that has one', () => {
  const site = callSiteOf(document, 'EN');
  const translated = operatorCalls.filter(
    (call) => 'language' in completeAnyRequest(call, site, {}),
  );
  expect(translated.length).toBeGreaterThan(10);
  for (const call of translated)
    expect(completeAnyRequest(call, site, { language: 'JA' }), call.name).toMatchObject({
      language: 'JA',
    });
});

it('fills in missing fields and keeps those of the request', () => {
  const site = callSiteOf(document, 'EN');
  expect(completeRequest(getGameList, site, { gameType: 'RNG', pageNo: 3, pageSize: 6 })).toEqual({
    gameType: 'RNG',
    pageNo: 3,
    pageSize: 6,
    clientType: 3,
    platform: 'html5',
    channel: 'web',
    language: 'EN',
    merchant: 'example',
  });
  expect(completeRequest(getGameVendor, site, {})).toEqual({
    platform: 'html5-desktop',
    language: 'EN',
  });
});

it('adds the host, if known, to calls about the brand', () => {
  for (const call of [getPermission, getStatus]) {
    expect(
      completeRequest(call, callSiteOf(document, 'EN', 'a.example'), { url: 'b.example' }),
    ).toEqual({ url: 'a.example' });
    expect(completeRequest(call, callSiteOf(document, 'EN'), {})).toEqual({});
  }
});

it('returns the same request if nothing of the brand belongs into it', () => {
  const request = {};
  expect(completeRequest(getBalanceV2, callSiteOf(document, 'EN'), request)).toBe(request);
});

it('creates requests that match their own schemas', () => {
  const validators = new CallValidators();
  const site = callSiteOf(document, 'EN', 'a.example');
  const started: Readonly<Record<string, object>> = {
    loginFreePlay: { os: 'Android' },
    register: { username: 'ann' },
    registerByMobile: { username: '9171234567' },
    checkAffiliate: { code: 'WELCOME1' },
    getGameList: { gameType: 'RNG' },
    getSportsEvents: { gameType: 'SPORTS' },
    getPromotion: { id: 'spring' },
    getBettingRecord: { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' },
    createWithdrawal: {
      referenceNo: 'a-number-of-the-test',
      accountId: '1',
      amount: 1,
      paymentPassword: '123456',
    },
    getContracts: { kind: 'dividend' },
    getMessage: { messageId: '1' },
    launchGame: { vassalage: 'A', gameType: 'RNG' },
    claimAllRewards: { referenceNo: 'a-number-of-the-test' },
    rafflePromotion: { referenceNo: 'a-number-of-the-test', promotionId: 'spring' },
    getPvpRooms: { vassalage: 'A' },
    launchPvpGame: { vassalage: 'A', roomId: 'A-1' },
    gameFavAction: { nodeId: 1, vendor: 'A', gameType: 'RNG' },
  };
  for (const call of operatorCalls.filter(({ complete }) => complete)) {
    expect([
      call.name,
      validators.checkRequest(
        call.schemas.request,
        completeAnyRequest(call, site, started[call.name] ?? {}),
      ),
    ]).toEqual([call.name, []]);
  }
});

it('lists every call once, and each operator call by its name', () => {
  const calls = [...operatorCalls, ...platformCalls];
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
  for (const call of operatorCalls) expect(operatorCallsByName.get(call.name)).toBe(call);
  for (const call of platformCalls) expect(call.path).toMatch(/^\/_livery\//);
});

it('caches for guests only idempotent calls without a token; only GET is idempotent', () => {
  const calls = [...operatorCalls, ...platformCalls];
  const cached = calls.filter(({ guestCacheMs }) => guestCacheMs !== undefined);
  expect(cached.length).toBeGreaterThan(0);
  expect(cached.filter(({ idempotent, token }) => !idempotent || token)).toEqual([]);
  expect(calls.filter(({ idempotent, method }) => idempotent && method !== 'GET')).toEqual([]);
});
