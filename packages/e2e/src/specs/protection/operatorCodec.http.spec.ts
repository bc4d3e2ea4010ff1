import { operatorCalls } from '@livery/api';
import { callRequest, fieldsOfCall, refusedCalls } from '../../http/callRequest.ts';
import { environment } from '../../fixtures/environment.ts';
import { cookiesOf, signIn } from '../../fixtures/memberSession.ts';
import { openedByOperator } from '../../fixtures/operatorKeys.ts';
import { expect } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

const login = '/wps/session/login';

test.use({ from: 'ironfield' });

test('[CALL-16] every encrypted call of a brand with a codec is sent encoded, differently each time', async ({
  ownBrand: brand,
  operator,
}) => {
  // The five calls of the specification; the sandbox's own test has all others.
  const encrypted = operatorCalls.filter((call) => call.encrypted && !/\/[AM]C_/.test(call.path));
  expect(encrypted).toHaveLength(5);
  for (const call of encrypted) {
    const cookie = call.token ? cookiesOf(await signIn(brand)) : '';
    operator.calls.length = 0;
    const { path, options } = await callRequest(brand, call);
    const { status } = await brand.request(path, {
      ...options,
      headers: { ...options.headers, cookie },
    });
    // The operator may reject the fields for a missing captcha, which proves that it decrypted the
    // body.
    expect([200, 422], call.name).toContain(status);
    if (refusedCalls.includes(call.name)) expect(status).toBe(422);
    const [sent] = operator.callsTo(call.path);
    const body = JSON.parse(sent?.body ?? '{}') as { data?: string };
    expect(Object.keys(body), call.name).toEqual(['data']);
    expect(await openedByOperator('ironfield', body.data), call.name).toMatchObject(
      fieldsOfCall(call.name),
    );
    expect(sent?.reply, call.name).not.toContain('takes bodies encrypted');
  }
});

test('[CALL-16] the operator rejects bodies that are plain, encrypted with another brand’s key, or modified in transit', async ({
  ownBrand: brand,
  operator,
}) => {
  await signIn(brand);
  const data = (JSON.parse(operator.callsTo(login)[0]?.body ?? '{}') as { data: string }).data;
  const send = async (body: object): Promise<number> => {
    const reply = await fetch(`http://127.0.0.1:${environment.sandboxPort}${login}`, {
      method: 'POST',
      headers: { merchant: brand.merchant, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return reply.status;
  };
  const changed = Buffer.from(data, 'base64');
  changed[40] = (changed[40] ?? 0) ^ 1;
  for (const body of [
    { username: 'demo', password: 'Demo1234', type: 'username' },
    { data: changed.toString('base64') },
    { data: 'made up' },
    { data, more: 1 },
    {},
  ]) {
    expect([JSON.stringify(body), await send(body)]).toEqual([JSON.stringify(body), 400]);
  }
  expect(await send({ data })).toBe(200);
});
