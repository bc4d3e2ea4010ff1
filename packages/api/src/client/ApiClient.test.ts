import { describe, expect, it } from 'vitest';
import {
  ApiClient,
  TransportError,
  type SolveBotCheck,
  type TransportReply,
  type TransportRequest,
} from './ApiClient.ts';
import { ApiError } from './ApiError.ts';
import type { CallSite } from '../Call.ts';
import { logout } from '../calls/session/account.ts';
import { loginV2 } from '../calls/session/login.ts';
import { sendFeedback } from '../calls/support/feedback.ts';
import { getGameList } from '../calls/lobby/games.ts';
import { gameFavAction } from '../calls/lobby/favourites.ts';
import { getBalanceV2 } from '../calls/account/wallet.ts';
import { forgetPassword } from '../calls/session/passwords.ts';
import { getTexts } from '../calls/shell/platform.ts';
import { getLoginCode } from '../calls/protection/verification.ts';

const site: CallSite = {
  merchant: 'example',
  language: 'EN',
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
  receiptMinutes: 30,
};

function setUp(answer: () => Promise<TransportReply>) {
  const sent: TransportRequest[] = [];
  const transport = (request: TransportRequest): Promise<TransportReply> => {
    sent.push(request);
    return answer();
  };
  return {
    sent,
    api: new ApiClient({
      transport,
      seal: ({ call, body, send }) => send({ sealed: `${call} with ${Object.keys(body).join()}` }),
      site: () => site,
    }),
  };
}

const answers =
  (body: unknown, status = 200) =>
  (): Promise<TransportReply> =>
    Promise.resolve({ status, body });
const failure = (answer: () => Promise<TransportReply>): Promise<unknown> =>
  setUp(answer)
    .api.call(getTexts, { lang: 'EN' })
    .catch((error: unknown) => error);

it('sends the request of a GET or DELETE as a query, completed with the brand’s values, and states the page’s language', async () => {
  const { api, sent } = setUp(answers({ success: true, value: {} }));
  const { signal } = new AbortController();
  await api.call(getGameList, { gameType: 'RNG' }, { signal });
  await api.call(logout, {});
  expect(sent).toEqual([
    {
      method: 'GET',
      path: '/wps/relay/GCS_gameList',
      timeoutMs: 5000,
      language: 'EN',
      signal,
      body: undefined,
      query: {
        gameType: 'RNG',
        pageNo: 1,
        pageSize: 15,
        clientType: 3,
        platform: 'html5',
        channel: 'web',
        language: 'EN',
        merchant: 'example',
      },
    },
    {
      method: 'DELETE',
      path: '/wps/session/logout',
      timeoutMs: 5000,
      language: 'EN',
      signal: undefined,
      query: {},
      body: undefined,
    },
  ]);
});

it('sends the request of a PUT or POST as the body, as a form if the call’s encoding is form', async () => {
  const { api, sent } = setUp(answers({ success: true, value: {} }));
  await api.call(sendFeedback, { type: 'FEEDBACK', remark: 'Good.' });
  await api.call(forgetPassword, { username: 'ann', email: 'ann@example.test' });
  expect(sent).toMatchObject([
    {
      method: 'PUT',
      path: '/wps/feedback',
      query: undefined,
      body: { type: 'FEEDBACK', remark: 'Good.' },
      encoding: undefined,
    },
    {
      method: 'POST',
      path: '/wps/member/password/email',
      body: { username: 'ann', email: 'ann@example.test' },
      encoding: 'form',
    },
  ]);
});

it('seals the body of an encrypted call and sends the sealed body', async () => {
  const { api, sent } = setUp(answers({ success: true, value: {} }));
  await api.call(loginV2, { username: 'ann', password: 'secret', type: 'username' });
  expect(sent).toMatchObject([
    {
      method: 'POST',
      path: '/wps/session/login',
      query: undefined,
      body: { sealed: 'loginV2 with username,password,type' },
    },
  ]);
});

it('[SESS-02] aborts pending reads of member data, with or without a signal of the caller, but no changes and no later calls', async () => {
  const { api, sent } = setUp(answers({ success: true, value: {} }));
  const { signal } = new AbortController();
  await api.call(getBalanceV2, {});
  await api.call(getBalanceV2, {}, { signal });
  await api.call(gameFavAction, { nodeId: 1, vendor: 'A', gameType: 'RNG' });
  await api.call(getGameList, { gameType: 'RNG' });

  api.abortMemberCalls();
  await api.call(getBalanceV2, {});

  expect(sent.map((request) => request.signal?.aborted)).toEqual([
    true,
    true,
    undefined,
    undefined,
    false,
  ]);
  expect(signal.aborted).toBe(false);
});

describe('bot check', () => {
  const solving = (solve: SolveBotCheck) => {
    const sent: TransportRequest[] = [];
    const transport = (request: TransportRequest): Promise<TransportReply> => {
      sent.push(request);
      return Promise.resolve({ status: 200, body: { success: true, value: {} } });
    };
    return {
      sent,
      api: new ApiClient({
        transport,
        solve,
        seal: ({ body, send }) => send({ sealed: body }),
        site: () => site,
      }),
    };
  };

  it('[LOGN-05] [SMSC-04] is solved before sealing and sending, only for calls that need one', async () => {
    const { api, sent } = solving(({ call }) => Promise.resolve(`solved for ${call}`));
    const login = { username: 'ann', password: 'secret', type: 'username' } as const;
    await api.call(loginV2, login);
    await api.call(loginV2, { ...login, type: 'sms' });
    await api.call(getLoginCode, { mobileNum: '9170000001' });
    await api.call(forgetPassword, { username: 'ann', email: 'ann@example.test' });
    expect(sent.map(({ body }) => body)).toEqual([
      { sealed: { ...login, challengeResult: 'solved for loginV2' } },
      { sealed: { ...login, type: 'sms' } },
      { mobileNum: '9170000001', challengeResult: 'solved for getLoginCode' },
      { username: 'ann', email: 'ann@example.test' },
    ]);
  });

  it('[ERRS-08] sends nothing when the check is not solved', async () => {
    const { api, sent } = solving(({ call }) =>
      Promise.reject(new ApiError({ code: 'bot_check', call })),
    );
    await expect(api.call(getLoginCode, { mobileNum: '9170000001' })).rejects.toMatchObject({
      code: 'bot_check',
      call: 'getLoginCode',
    });
    expect(sent).toEqual([]);
  });
});

it('returns the value of the envelope', async () => {
  const value = { texts: { a: 'A' }, dir: 'ltr', tag: 'en' };
  expect(await setUp(answers({ success: true, value })).api.call(getTexts, { lang: 'EN' })).toBe(
    value,
  );
});

it('throws the code, the operator’s message and the value of a refusal', async () => {
  const error = await failure(
    answers(
      { success: false, code: 'operator_refused', message: 'No', value: { captcha: true } },
      400,
    ),
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    code: 'operator_refused',
    call: 'getTexts',
    operatorMessage: 'No',
    value: { captcha: true },
    message: 'getTexts: operator_refused (No)',
  });
});

it.each([
  ['an unknown code', { success: false, code: 'no_such_code' }],
  ['a name of Object.prototype as code', { success: false, code: 'toString' }],
  ['no code', { success: false }],
  ['a text', '<html>'],
  ['nothing', null],
  ['another shape', { ok: true, value: 1 }],
  ['a success that is not a boolean', { success: 'true', value: 1 }],
])('throws "unknown" for %s', async (_, body) => {
  expect(await failure(answers(body))).toMatchObject({ name: 'ApiError', code: 'unknown' });
});

it.each(['network_failed', 'network_timeout', 'aborted'] as const)(
  'throws the transport’s code when there is no reply: %s',
  async (code) => {
    const cause = new TransportError(code);
    expect(await failure(() => Promise.reject(cause))).toMatchObject({
      name: 'ApiError',
      code,
      call: 'getTexts',
      cause,
    });
  },
);

it('throws "unknown" with the cause for any other transport error', async () => {
  const cause = new Error('broken');
  expect(await failure(() => Promise.reject(cause))).toMatchObject({
    name: 'ApiError',
    code: 'unknown',
    cause,
  });
});
