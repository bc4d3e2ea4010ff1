import { expect, it } from 'vitest';
import { exampleSite } from '../../testing/exampleSite.ts';
import { fakeOperator, ok, permissionWith } from '../../testing/fakeOperator.ts';
import { signIn } from '../../testing/signIn.ts';
import { ownPage, startTestServer } from '../../testing/startTestServer.ts';

const order = { orderId: 'D1', amount: 100, status: 'created', createdAt: '2026-11-23T00:00:00Z' };

it('[MEMB-05] passes payment addresses of listed hosts only, and sends the return address', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const headers = { ...ownPage, cookie: await signIn(server) };
  const create = (payUrl: string, change: object = {}) => {
    operator.answers.set('/wps/relay/MC_createDeposit', ok({ ...order, payUrl, ...change }));
    return server.request('/wps/relay/MC_createDeposit', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        referenceNo: 'a-number-of-the-test',
        methodId: 'wallet',
        amount: 100,
        returnUrl: 'https://evil.example/',
      }),
    });
  };

  expect((await create('https://pay.example/D1?x=1')).json()).toEqual({
    success: true,
    value: { ...order, payUrl: 'https://pay.example/D1?x=1' },
  });
  const [request] = operator.to('/wps/relay/MC_createDeposit');
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    returnUrl: expect.stringMatching(
      /^https?:\/\/coral\.example(:\d+)?\/\?mc=depositv2&mc\.order=$/,
    ),
  });
  for (const address of ['https://evil.example/D1', 'http://pay.example/D1', 'javascript:alert(1)'])
    expect((await create(address)).json()).toMatchObject({ code: 'invalid_link' });

  const withCode = (qr: string) => create('https://pay.example/D1', { qr });
  const emv = '00020101021126160012com.pay.demo5802PH6304A1B2';
  const address = 'TDemo1234567890';
  for (const qr of ['https://pay.example/D1?x=1', emv, 'bitcoin:bc1demo?amount=1', address])
    expect((await withCode(qr)).json()).toMatchObject({ value: { qr } });
  for (const qr of [
    'https://evil.example/D1',
    ' HTTP://pay.example/D1',
    'intent://pay.example/D1',
    'intent:#Intent;scheme=https;end',
    'www.evil.example',
    'evil.example/pay',
    'evil。example',
    'URLTO:https://evil.example/',
    'MEBKM:TITLE:Pay;URL:evil.example;;',
    '000201.evil.example/pay',
  ])
    expect((await withCode(qr)).json()).toMatchObject({ code: 'invalid_link' });
});

it('[MEMB-05] [SESS-09] takes no deposit of visitors from a restricted or unknown region', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const headers = { ...ownPage, cookie: await signIn(server) };
  const path = '/wps/relay/MC_createDeposit';
  operator.answers.set(path, ok(order));
  for (const [state, code] of [
    [permissionWith({ regionRestriction: true }), 'restricted'],
    [{ status: 503, body: {} }, 'visitor_unknown'],
  ] as const) {
    operator.answers.set('/wps/system/status', state);
    // The first server knows the visitor's state already.
    await using other = await startTestServer({ sites: [exampleSite()], operator });
    const body = { referenceNo: 'a-number-of-the-test', methodId: 'wallet', amount: 100 };
    expect((await other.request(path, { method: 'POST', headers, body })).json()).toMatchObject({
      success: false,
      code,
    });
  }
  expect(operator.to(path)).toEqual([]);
});

it('[MEMB-05] passes no payment address with the list of open deposits', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const open = [{ ...order, payUrl: 'https://evil.example/D1', qr: 'https://evil.example/D1' }];
  operator.answers.set('/wps/relay/MC_depositMethods', ok({ list: [], open }));

  const reply = await server.request('/wps/relay/MC_depositMethods', {
    headers: { ...ownPage, cookie: await signIn(server) },
  });

  expect(reply.json()).toEqual({ success: true, value: { list: [], open: [order] } });
});

it('[MEMB-07] refuses transfers between members unless the brand allows them', async () => {
  await using operator = await fakeOperator();
  const allowing = exampleSite({ compliance: { memberTransfers: true } });
  const refusing = exampleSite({ compliance: { memberTransfers: false } });
  operator.answers.set('/wps/relay/MC_transferParties', ok({ list: [] }));
  const statusAt = async (site: typeof allowing) => {
    await using server = await startTestServer({ sites: [site], operator });
    const headers = { ...ownPage, cookie: await signIn(server) };
    return (await server.request('/wps/relay/MC_transferParties', { headers })).status;
  };

  expect(await statusAt(allowing)).toBe(200);
  expect(await statusAt(refusing)).toBe(403);
  expect(operator.to('/wps/relay/MC_transferParties')).toHaveLength(1);
});
