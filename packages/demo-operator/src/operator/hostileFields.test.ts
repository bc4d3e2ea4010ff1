import { expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();

const member = {
  username: 'sandpiper',
  password: 'Tide2026',
  confirmPassword: 'Tide2026',
  payeeName: 'SAND PIPER',
  email: 's@example.test',
  affiliateCode: 'WELCOME1',
  paymentPassword: '123456',
  line: 'sand',
};
/** Calls with free-text fields, each with a valid request. */
const fieldsByCall: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  loginV2: {
    username: 'somebody',
    password: 'Wrong1234',
    type: 'username',
    captcha: 'AB12',
    captchaId: 'c',
  },
  register: member,
  registerByMobile: { ...member, mobileNum: '9170000999', verificationCode: '123456' },
  changePassword: {
    oldPassword: 'Demo1234',
    newPassword: 'Tide2026',
    confirmNewPassword: 'Tide2027',
  },
  forgetPassword: { username: 'nobody', email: 'n@example.test' },
  getPasswordByPhone: {
    newPassword: 'Tide2026',
    mobileNum: '9170000001',
    verificationCode: '000000',
  },
  getLoginCode: { mobileNum: '9170000998' },
  getRegisterCode: { mobileNo: '9170000997' },
  checkAffiliate: { code: 'WELCOME1' },
};

const hostile: Readonly<Record<string, string>> = {
  'ten thousand characters': 'x'.repeat(10_000),
  'control characters': 'a\u0000\u0007\u001b[31m\r\nb',
  'a zero alone': '\u0000',
  'a right-to-left override': 'ann\u202Etxt\u2066',
  emoji: '👩🏽‍🚀',
  'half an emoji': '\uD83D',
  prototype: '__proto__',
  constructor: 'constructor',
  SQL: "' OR 1=1; DROP TABLE member; --",
  HTML: '<img src=x onerror=alert(1)>',
};

it.each(Object.entries(fieldsByCall))(
  '[LOGN-04] [REGI-07] %s answers any typed value with a message, and never fails',
  { timeout: 120_000 },
  async (name, fields) => {
    const token =
      name === 'changePassword' ? await fixture.client.login('demo', 'Demo1234') : undefined;
    const faults: string[] = [];
    let count = 0;
    for (const field of Object.keys(fields)) {
      for (const [kind, value] of Object.entries(hostile)) {
        count += 1;
        const address = `10.9.${count >> 8}.${count & 255}`;
        const { status, success, message } = await fixture.client.call(
          name,
          { ...fields, [field]: value },
          { address, ...(token === undefined ? {} : { token }) },
        );
        const hasMessage =
          success ||
          (/\S/.test(message) && !/syntax|postgres|select |undefined|\bat \w+ \(/i.test(message));
        if (![200, 400, 429].includes(status) || !hasMessage)
          faults.push(`${field}, ${kind}: ${status} ${message}`);
      }
    }
    expect(faults).toEqual([]);
    // The tables still exist.
    expect(await fixture.client.login('trial', 'Trial1234')).toBeTruthy();
  },
);

it.each([
  ['getTeamProfitLoss', { sort: 'constructor' }, 200],
  ['getLottOrders', { gameId: 1e15 }, 400],
] as const)('answers %s of %j without a failure', async (name, request, status) => {
  const token = await fixture.client.login('agent', 'Agent1234');

  const reply = await fixture.client.call(name, request, { token });

  expect(reply.status).toBe(status);
});
