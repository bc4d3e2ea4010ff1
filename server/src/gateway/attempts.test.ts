import { operatorCalls, type AnyCall } from '@livery/api';
import { CallValidators } from '@livery/api/CallValidators';
import { parseNetworks } from '@livery/config/networks';
import { expect, it } from 'vitest';
import { attemptsByName } from './attempts.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import {
  fakeOperator,
  ok,
  refused,
  type FakeOperator,
  type OperatorAnswer,
} from '../testing/fakeOperator.ts';
import { CookieJar } from '../testing/CookieJar.ts';
import { credentials } from '../testing/signIn.ts';
import {
  ownPage,
  startTestServer,
  type Reply,
  type TestServer,
} from '../testing/startTestServer.ts';

const login = '/wps/session/login';
const loginCode = '/wps/verification/sms/noLogin';
const registerCode = '/wps/verification/sms/register';
const phoneCode = '/wps/verification/phone/code';
const phoneProof = '/wps/verification/phone/proof';
const resetByPhone = '/wps/member/password/verification';
const opened = { token: 'canary-token', userName: 'ann', id: 7, account: 'ann' };
const paymentCode = '/wps/relay/MC_sendPaymentResetCode';
const resetPayment = '/wps/relay/MC_resetPaymentPassword';
const dayMs = 24 * 60 * 60_000;

interface Setting extends AsyncDisposable {
  readonly operator: FakeOperator;
  readonly server: TestServer;
  /** Sends a request over https from the visitor's address with this number. */
  readonly send: (
    visitor: number,
    path: string,
    body: object,
    options?: { method?: string; cookie?: string },
  ) => Promise<Reply>;
  /** Returns the statuses of requests, each from an address of its own. */
  readonly statuses: (
    count: number,
    path: string,
    body: (index: number) => object,
    method?: string,
  ) => Promise<number[]>;
}

async function setUp(): Promise<Setting> {
  const operator = await fakeOperator();
  for (const path of [
    '/wps/session/login/freeplay',
    '/wps/member/register',
    '/wps/member/register/mobile',
  ])
    operator.answers.set(path, ok(opened));
  for (const path of [loginCode, registerCode, resetByPhone]) operator.answers.set(path, ok({}));
  operator.answers.set(phoneCode, ok({ verificationId: 'v' }));
  operator.answers.set(phoneProof, ok({ idToken: 't' }));
  const server = await startTestServer({
    sites: [
      exampleSite({
        upstream: {
          codecs: { loginFreePlay: 'aes-256-gcm' },
          codecKey: { $secret: 'KEY' },
        },
      }),
    ],
    operator,
    secretOf: () => Buffer.alloc(32, 1).toString('base64'),
    trustedProxies: parseNetworks('127.0.0.0/8', 'test'),
  });
  let visitors = 0;
  const send: Setting['send'] = (visitor, path, body, { method = 'POST', cookie } = {}) =>
    server.request(path, {
      method,
      headers: {
        ...ownPage,
        'x-forwarded-for': `198.18.${visitor >> 8}.${visitor & 255}`,
        'x-forwarded-proto': 'https',
        ...(cookie === undefined ? {} : { cookie }),
      },
      body,
    });
  return {
    operator,
    server,
    send,
    async statuses(count, path, body, method = 'POST') {
      const received: number[] = [];
      for (let index = 0; index < count; index += 1) {
        visitors += 1;
        received.push((await send(visitors, path, body(index), { method })).status);
      }
      return received;
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await operator[Symbol.asyncDispose]();
    },
  };
}

it('has an entry for every call that opens a session, has a phone number or code, or sends one', () => {
  const validators = new CallValidators();
  const accepts = (call: AnyCall, field: string) =>
    validators
      .checkRequest(call.schemas.request, { [field]: '123456' })
      .every(({ pointer }) => pointer !== `/${field}`);
  const fields = ['mobileNum', 'mobileNo', 'phone', 'verificationCode', 'verificationId'];

  const named = operatorCalls.filter(
    (call: AnyCall) =>
      call.from !== 'gateway' &&
      (call.session === 'opens' ||
        call.schemas.reply === 'CodeReply' ||
        fields.some((field) => accepts(call, field))),
  );

  expect(Object.keys(attemptsByName).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
});

/** A request of each call that opens a session, of visitors with different accounts. */
const openings: Readonly<Record<string, (index: number) => object>> = {
  loginV2: (index) => ({ ...credentials, username: `user${index}` }),
  loginFreePlay: () => ({ os: 'Android', platform: 'W' }),
  register: (index) => ({ username: `user${index}` }),
  registerByMobile: (index) => ({ username: `9170000${100 + index}` }),
};

it.each(
  operatorCalls.filter(({ session, from }: AnyCall) => session === 'opens' && from !== 'gateway'),
)('$name opens sessions for 60 visitors at once', async ({ name, method, path }) => {
  await using setting = await setUp();
  const body = openings[name];
  if (!body) throw new Error(`${name} opens a session and has no request in this test`);

  const statuses = await setting.statuses(60, path, body, method);

  expect(statuses).toEqual(statuses.map(() => 200));
});

it('limits free play by visitor', async () => {
  await using setting = await setUp();
  const attempts = Array.from({ length: 61 }, () =>
    setting.send(1, '/wps/session/login/freeplay', { os: 'Android', platform: 'W' }),
  );

  expect((await Promise.all(attempts)).filter(({ status }) => status === 429)).toHaveLength(1);
  expect(
    (await setting.send(2, '/wps/session/login/freeplay', { os: 'Android', platform: 'W' })).status,
  ).toBe(200);
});

const codeRequests = [
  ['getLoginCode', loginCode, 'mobileNum'],
  ['getRegisterCode', registerCode, 'mobileNo'],
  ['sendPhoneCode', phoneCode, 'mobileNo'],
] as const;

it.each(codeRequests)(
  '[SMSC-04] %s sends one number five codes at once and ten a day, from whatever addresses',
  async (_, path, field) => {
    await using setting = await setUp();
    const { operator, server, statuses } = setting;

    await statuses(25, path, () => ({ [field]: '9170000001' }));
    expect(operator.to(path)).toHaveLength(5);
    expect(await statuses(1, path, () => ({ [field]: '9170000002' }))).toEqual([200]);
    expect(operator.to(path)).toHaveLength(6);

    for (let hour = 0; hour < 5; hour += 1) {
      server.clock.advance(dayMs / 240);
      await statuses(25, path, () => ({ [field]: '9170000001' }));
    }
    expect(operator.to(path)).toHaveLength(11);
  },
);

it('[SMSC-04] counts the calls that send codes, and the spellings of a number, together', async () => {
  await using setting = await setUp();
  const { operator, statuses } = setting;

  await statuses(2, loginCode, () => ({ mobileNum: '9170000001' }));
  await statuses(2, loginCode, () => ({ mobileNum: '0917 000-0001', countryDialingCode: '+63' }));
  await statuses(2, registerCode, () => ({ mobileNo: '+639170000001' }));
  await statuses(2, phoneCode, () => ({ mobileNo: '639170000001', countryDialingCode: '63' }));

  expect([loginCode, registerCode, phoneCode].flatMap(operator.to)).toHaveLength(5);
});

const reset = (code: number) => ({
  mobileNum: '9170000001',
  newPassword: 'Tide2026',
  verificationCode: String(code),
});
const guesses: readonly [
  name: string,
  method: string,
  path: string,
  body: (code: number) => object,
][] = [
  ['getPasswordByPhone', 'POST', resetByPhone, reset],
  [
    'loginV2 by SMS',
    'POST',
    login,
    (code) => ({ username: '9170000001', password: String(code), type: 'sms' }),
  ],
  [
    'registerByMobile',
    'PUT',
    '/wps/member/register/mobile',
    (code) => ({ username: '9170000001', verificationCode: String(code) }),
  ],
  [
    'register',
    'PUT',
    '/wps/member/register',
    (code) => ({
      username: `user${code}`,
      mobileNum: '9170000001',
      verificationCode: String(code),
    }),
  ],
  [
    'confirmPhoneCode',
    'POST',
    phoneProof,
    (code) => ({ verificationId: 'of one code', code: String(code) }),
  ],
];

it.each(guesses)('[SMSC-08] %s takes five guesses of a code', async (_, method, path, body) => {
  await using setting = await setUp();
  setting.operator.answers.set(path, refused('Wrong code.'));

  const statuses = await setting.statuses(40, path, body, method);

  expect(statuses.slice(0, 6)).toEqual([422, 422, 422, 422, 422, 429]);
  expect(setting.operator.to(path)).toHaveLength(5);
});

it('[SMSC-08] takes five more guesses after a new code, and none after a refused one', async () => {
  await using setting = await setUp();
  const { operator, statuses } = setting;
  operator.answers.set(resetByPhone, refused('Wrong code.'));
  await statuses(6, resetByPhone, reset);

  operator.answers.set(loginCode, refused('Not now.'));
  await statuses(1, loginCode, () => ({ mobileNum: '9170000001' }));
  expect(await statuses(1, resetByPhone, reset)).toEqual([429]);
  operator.answers.set(loginCode, ok({}));
  await statuses(1, loginCode, () => ({ mobileNum: '9170000001' }));

  await statuses(10, resetByPhone, reset);
  expect(operator.to(resetByPhone)).toHaveLength(10);
});

it('[MEMB-03] counts codes for the payment password, and guesses of them, by member', async () => {
  await using setting = await setUp();
  const { operator, send } = setting;
  const [ann, bob] = [7, 8].map((id) => async (path: string, answer: OperatorAnswer) => {
    operator.answers.set(login, ok({ ...opened, id, account: `user${id}`, isAgent: 0 }));
    const jar = new CookieJar().take(await send(id, login, credentials));
    operator.answers.set(path, answer);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const body = {
        channel: 'mobile',
        verificationCode: '123456',
        paymentPassword: '135790',
        confirmPaymentPassword: '135790',
      };
      const request = path === resetPayment ? body : { channel: 'mobile' };
      statuses.push((await send(id * 100 + count, path, request, { cookie: jar.header })).status);
    }
    return statuses;
  });
  const codes = await ann?.(paymentCode, ok({ expiredMinutes: 5 }));
  expect(codes?.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await bob?.(resetPayment, refused('Wrong code.'))).toEqual([
    422, 422, 422, 422, 422, 429, 429,
  ]);
  expect((await ann?.(resetPayment, refused('Wrong code.')))?.[0]).toBe(422);
});

it('lets a member sign in at a known device while others guess the password', async () => {
  await using setting = await setUp();
  const { operator, send, server, statuses } = setting;
  const jar = new CookieJar().take(await send(1_000, login, credentials));
  await send(1_000, '/wps/session/logout', {}, { method: 'DELETE', cookie: jar.header });
  operator.answers.set(login, refused('Wrong password.'));
  await statuses(34, login, () => credentials);
  expect(await statuses(1, login, () => credentials)).toEqual([429]);

  operator.answers.set(login, ok({ ...opened, isAgent: 0 }));
  expect((await send(1_001, login, credentials)).status).toBe(429);
  expect((await send(1_002, login, credentials, { cookie: jar.header })).status).toBe(200);

  // The device has the limit of an account, and counts for the account that signed in there.
  operator.answers.set(login, refused('Wrong password.'));
  for (let attempt = 0; attempt < 40; attempt += 1)
    await send(2_000 + attempt, login, credentials, { cookie: jar.header });
  expect((await send(1_003, login, credentials, { cookie: jar.header })).status).toBe(429);
  expect(await statuses(31, login, () => ({ ...credentials, username: 'bob' }))).toContain(429);
  const bob = { ...credentials, username: 'bob' };
  expect((await send(1_004, login, bob, { cookie: jar.header })).status).toBe(429);
  expect(server.logs.join('')).not.toContain('livery-device');
});
