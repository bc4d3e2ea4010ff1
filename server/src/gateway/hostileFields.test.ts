import { operatorCallsByName } from '@livery/api';
import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok, type OperatorRequest } from '../testing/fakeOperator.ts';
import { cookiesOf, signIn } from '../testing/signIn.ts';
import { ownPage, startTestServer, type Reply } from '../testing/startTestServer.ts';

const member = {
  username: 'ann',
  password: 'Secret123',
  confirmPassword: 'Secret123',
  payeeName: 'ANN',
  email: 'a@example.test',
  captcha: 'AB12',
  verificationCode: '123456',
  affiliateCode: 'AB12',
  paymentPassword: '123456',
  line: 'ann',
};
/** Calls with fields that visitors type, each with valid fields. */
const fieldsByCall: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  loginV2: {
    username: 'ann',
    password: 'secret',
    type: 'username',
    captcha: 'AB12',
    captchaId: 'c',
    challengeResult: 'x',
  },
  register: member,
  registerByMobile: { ...member, mobileNum: '9170000001' },
  changePassword: { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' },
  forgetPassword: { username: 'ann', email: 'a@example.test' },
  getPasswordByPhone: { newPassword: 'b', mobileNum: '9170000001', verificationCode: '123456' },
  getLoginCode: { mobileNum: '9170000001' },
  getRegisterCode: { mobileNo: '9170000001' },
  checkAffiliate: { code: 'AB12' },
};

const hostile: Readonly<Record<string, string>> = {
  'ten thousand characters': 'x'.repeat(10_000),
  'control characters': 'a\u0007\u001b[31m\r\nset-cookie: livery=1\u0085\u2028',
  'a zero': 'a\u0000b',
  'a right-to-left override': 'ann\u202Etxt.exe\u2066\u200F',
  emoji: '👩🏽‍🚀🇵🇭',
  'half an emoji': '\uD83D',
  prototype: '__proto__',
  constructor: 'constructor',
  SQL: "' OR 1=1; DROP TABLE member; --",
  HTML: '<img src=x onerror=alert(1)>',
  template: '{{constructor.constructor("return 1")()}}',
  'white space': ' \u00a0\u2003\t',
  nothing: '',
};

/** Returns a field as the operator received it: in JSON, in a form or in the address. */
function valueIn(request: OperatorRequest | undefined, field: string): string | null | undefined {
  if (!request) return undefined;
  const { body, query, headers } = request;
  if (headers['content-type']?.includes('json'))
    return (JSON.parse(body) as Record<string, string>)[field]?.toWellFormed();
  return (body === '' ? query : new URLSearchParams(body)).get(field);
}

/**
 * Returns the faults of the reply to a value. A value must either be rejected with its field's name
 * and not reach the operator, or reach the operator unchanged.
 */
function faultsOf(
  { status, text, headers }: Reply,
  {
    field,
    value,
    asQuery,
    sent,
  }: { field: string; value: string; asQuery: boolean; sent: readonly OperatorRequest[] },
): string[] {
  const mayPass = value.length <= 1_000 && !value.includes('\0');
  // JSON cannot encode a lone surrogate, so a replacement character arrives.
  if (status === 200 && mayPass)
    return valueIn(sent[0], field) === value.toWellFormed()
      ? []
      : [`arrives as ${valueIn(sent[0], field)}`];
  if (status !== 400 || sent.length > 0)
    return [`answered with ${status}, sent ${sent.length} times`];
  // Addresses above the length limit are rejected before the fields are read.
  if (asQuery && value.length > 4_096) return [];
  if (headers['content-type'] !== 'application/json; charset=utf-8' || text.includes('xxxxxxxx'))
    return [`answered with ${text.slice(0, 100)}`];
  const { code, value: violations } = JSON.parse(text) as {
    code: string;
    value: { pointer: string }[];
  };
  return code === 'bad_request' && violations.length === 1 && violations[0]?.pointer === `/${field}`
    ? []
    : [`refused as ${text.slice(0, 200)}`];
}

it.each(Object.entries(fieldsByCall))(
  '[LOGN-04] %s: forwards any typed value unchanged, or rejects it with the name of its field',
  async (name, fields) => {
    const call = operatorCallsByName.get(name);
    if (!call) throw new Error(`the table has no ${name}`);
    const reply =
      name === 'loginV2' || name.startsWith('register')
        ? { token: 'canary-token', userName: 'ann', id: 7, account: 'ann' }
        : { expiredMinutes: 1 };
    await using operator = await fakeOperator();
    operator.answers.set(call.path, ok(reply));
    await using server = await startTestServer({ sites: [exampleSite()], operator });
    let cookie = call.token ? await signIn(server) : '';
    const login = operator.requests.length;
    const send = async (values: Readonly<Record<string, string>>) => {
      // Stays below the limits of attempts, and of a session.
      server.clock.advance(call.token ? 2_000 : 12 * 60_000);
      const asForm = new URLSearchParams(values).toString();
      if (call.method === 'GET')
        return server.request(`${call.path}?${asForm}`, { headers: { ...ownPage, cookie } });
      const headers = {
        ...ownPage,
        cookie,
        ...(call.body === 'form' && { 'content-type': 'application/x-www-form-urlencoded' }),
      };
      const reply = await server.request(call.path, {
        method: call.method,
        headers,
        body: call.body === 'form' ? asForm : values,
      });
      // A changed password renews the session's cookie.
      if (call.session === 'renews' && reply.status === 200) cookie = cookiesOf(reply);
      return reply;
    };
    expect((await send(fields)).status).toBe(200);

    const faults: string[] = [];
    for (const field of Object.keys(fields)) {
      for (const [kind, value] of Object.entries(hostile)) {
        const before = operator.to(call.path).length;
        const reply = await send({ ...fields, [field]: value });
        faults.push(
          ...faultsOf(reply, {
            field,
            value,
            asQuery: call.method === 'GET',
            sent: operator.to(call.path).slice(before),
          }).map((fault) => `${field}, ${kind}: ${fault}`),
        );
      }
      faults.push(
        ...faultsOf(await send({ ...fields, [`${field}2`]: 'x' }), {
          field: `${field}2`,
          value: '\0',
          asQuery: call.method === 'GET',
          sent: [],
        }),
      );
    }
    expect(faults).toEqual([]);
    expect(operator.requests.length).toBeGreaterThan(login);
    expect(server.logs.join('')).not.toMatch(/"level":50/);
  },
);

it('[LOGN-04] rejects a body with prototype keys, without effect', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  for (const body of [
    '{"__proto__":{"remember":true}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"sealed":"x","__proto__":{"polluted":1}}',
  ]) {
    expect(
      (await server.request('/wps/session/login', { method: 'POST', headers: ownPage, body }))
        .status,
    ).toBe(400);
    expect(
      (await server.request('/_livery/resume', { method: 'POST', headers: ownPage, body })).status,
    ).toBe(400);
  }
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  expect(operator.to('/wps/session/login')).toEqual([]);
});
