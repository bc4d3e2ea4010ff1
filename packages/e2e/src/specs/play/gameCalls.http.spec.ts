import { operatorCalls } from '@livery/api';
import { requestAsMember } from '../../http/requestAsMember.ts';
import { callRequest, fieldsOfCall } from '../../http/callRequest.ts';
import { valueOf } from '../../http/envelope.ts';
import { cookiesOf, ownPage, signIn } from '../../fixtures/memberSession.ts';
import { expect, test as plainTest } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';
import { namedGameActions } from '../../literals/calls.ts';

/**
 * Written by hand from CALL-08, CALL-09 and CALL-13, which give no paths for rooms and no names for
 * relays.
 */
const gameCalls = [
  ['CALL-09] [CALL-13', 'POST', '/wps/relay/GCS_walletTransfer', 'token'],
  ['CALL-09', 'GET', '/wps/game/launchGame', 'token'],
  ['CALL-09', 'GET', '/wps/relay/GCS_favAction', 'token'],
  ['CALL-09', 'GET', '/wps/relay/GCS_favGames', 'token'],
  ['CALL-09', 'GET', '/wps/relay/GCS_favGameList', 'token'],
  ['CALL-09', 'GET', '/wps/relay/GCS_recentGameList', 'token'],
  ['CALL-13] [GAME-03', 'GET', '/wps/relay/GCS_pvpRooms', 'token'],
  ['CALL-13] [GAME-03', 'GET', '/wps/relay/GCS_pvpLaunchGame', 'token'],
  ['GAME-04', 'GET', '/wps/relay/GCS_walletTransferStatus', 'token'],
  ['CALL-13', 'GET', '/lgw/games/game_menus', 'free'],
] as const;

for (const [id, method, path, token] of gameCalls) {
  test(`[${id}] ${method} ${path} ${token === 'token' ? 'sends a member’s token and rejects guests' : 'serves guests and sends no token'}`, async ({
    recorded,
  }) => {
    const { call, status, sent } = await requestAsMember(recorded, { method, path, token });
    expect(status).toBe(200);
    const fields =
      method === 'GET'
        ? Object.fromEntries(new URLSearchParams(sent?.query))
        : (JSON.parse(sent?.body || '{}') as object);
    expect(fields).toMatchObject(fieldsOfCall(call.name));
  });
}

for (const name of namedGameActions) {
  test(`[CALL-18] ${name} is in the table under its source name and works`, async ({
    recorded: { brand, operator },
  }) => {
    const call = operatorCalls.find((candidate) => candidate.name === name);
    if (!call) throw new Error(`the table has no ${name}`);
    const cookie = cookiesOf(await signIn(brand, await brand.addMember()));
    const { options, path } = await callRequest(brand, call);
    operator.calls.length = 0;
    // Uses another language than the page, because the page's reply is cached.
    const { status, body } = await brand.request(path, {
      ...options,
      headers: { ...options.headers, cookie: `${cookie}; livery-preferences=lang%3DTY` },
    });
    expect(status, body).toBe(200);
    expect(valueOf(body)).toBeDefined();
    const [sent] = operator.callsTo(call.path);
    const fields =
      call.method === 'GET'
        ? Object.fromEntries(new URLSearchParams(sent?.query))
        : (JSON.parse(sent?.body || '{}') as object);
    expect(fields).toMatchObject(fieldsOfCall(name));
  });
}

plainTest(
  '[GAME-04] a repeated transfer is made once, and its outcome can be queried',
  async ({ ownBrand: brand }) => {
    await brand.admin('PUT', '/wallet', { isSingle: false });
    const headers = { ...ownPage, cookie: cookiesOf(await signIn(brand)) };
    const send = async (
      method: 'GET' | 'POST',
      path: string,
      body?: object,
    ): Promise<{ status: number; value: unknown; message: string }> => {
      const reply = await brand.request(path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      const { message } = JSON.parse(reply.body) as { message: string }; // the gateway's envelope
      return { status: reply.status, value: valueOf(reply.body), message };
    };
    const transfer = {
      vassalage: 'SLMR',
      direction: 'in',
      amount: 100.5,
      referenceNo: 'number-of-the-transfer',
    };
    for (let time = 0; time < 2; time += 1) {
      expect(await send('POST', '/wps/relay/GCS_walletTransfer', transfer)).toMatchObject({
        status: 200,
        value: { status: 'done', amount: 100.5, referenceNo: transfer.referenceNo },
      });
    }
    expect(await send('GET', '/wps/v2/wallets/balance')).toMatchObject({
      value: { sumBalance: 12_345.67, mainBalance: 12_245.17 },
    });
    expect(
      await send('GET', `/wps/relay/GCS_walletTransferStatus?referenceNo=${transfer.referenceNo}`),
    ).toMatchObject({ value: { status: 'done', amount: 100.5 } });
    expect(
      await send('GET', '/wps/relay/GCS_walletTransferStatus?referenceNo=a-number-that-never-came'),
    ).toMatchObject({ value: { status: 'refused', amount: 0 } });
    const late = await send('POST', '/wps/relay/GCS_walletTransfer', {
      ...transfer,
      referenceNo: 'a-number-that-never-came',
    });
    expect([late.status, late.message]).toEqual([422, expect.stringContaining('too late')]);
  },
);

plainTest(
  '[GAME-04] a merchant with a single wallet transfers nothing to providers',
  async ({ ownBrand: brand }) => {
    const headers = { ...ownPage, cookie: cookiesOf(await signIn(brand)) };
    const wallet = operatorCalls.find(({ name }) => name === 'getMerchantWallet');
    expect(valueOf((await brand.request(wallet?.path ?? '', { headers })).body)).toEqual({
      isSingle: true,
      autoTransfer: true,
    });
    const body = JSON.stringify({
      vassalage: 'SLMR',
      direction: 'in',
      amount: 1,
      referenceNo: 'number-of-the-transfer',
    });
    const refused = await brand.request('/wps/relay/GCS_walletTransfer', {
      method: 'POST',
      headers,
      body,
    });
    expect([refused.status, (JSON.parse(refused.body) as { message: string }).message]).toEqual([
      422,
      expect.stringContaining('One wallet'),
    ]);
    expect(valueOf((await brand.request('/wps/v2/wallets/balance', { headers })).body)).toEqual({
      sumBalance: 12_345.67,
      mainBalance: 12_345.67,
    });
  },
);
