import type { CountryCodesReply, LoginReply } from '@livery/model';
import { describe, expect, it } from 'vitest';
import type { OperatorReply } from '../testing/OperatorClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const minuteMs = 60_000;
const demoNumber = '+639170000001';

function moveClock(offsetMs: number): Promise<OperatorReply> {
  return fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/clock`, { offsetMs });
}

function switchOff(modId: string): Promise<OperatorReply> {
  return fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/modules/${modId}`, {
    enabled: false,
  });
}

function requestCode(
  mobileNum = '9170000001',
  extra: Record<string, unknown> = {},
): Promise<OperatorReply> {
  return fixture.client.call('getLoginCode', { mobileNum, ...extra });
}

async function codeSent(): Promise<string> {
  await requestCode();
  return fixture.admin.code(fixture.client, demoNumber);
}

function signIn(
  password: string,
  extra: Record<string, unknown> = {},
  address = '203.0.113.1',
): Promise<OperatorReply> {
  return fixture.client.call(
    'loginV2',
    { username: '9170000001', password, type: 'sms', ...extra },
    { address },
  );
}

const sentReply = { status: 200, success: true, message: '', value: { expiredMinutes: 5 } };
const wrong = 'The mobile number or the code is not right, or the code has expired.';

describe('SMS codes', () => {
  it('are sent to members only, with the same reply for every number', async () => {
    expect(await requestCode()).toEqual(sentReply);
    expect(await requestCode('9179999999')).toEqual(sentReply);
    expect(await fixture.admin.messages(fixture.client)).toEqual([
      expect.objectContaining({
        channel: 'sms',
        to: demoNumber,
        text: expect.stringMatching(/: \d{6} is your code to sign in/),
      }),
    ]);
    expect(await fixture.admin.messages(fixture.client, '+639179999999')).toEqual([]);
  });

  it('for registration are sent to unused numbers, and refused for used ones', async () => {
    expect(await fixture.client.call('getRegisterCode', { mobileNo: '9179999999' })).toEqual(
      sentReply,
    );
    expect(
      await fixture.client.call('getRegisterCode', {
        mobileNo: '09170000001',
        countryDialingCode: '63',
      }),
    ).toEqual(sentReply);
    expect(
      (await fixture.admin.messages(fixture.client)).map(({ to, text }) => [
        to,
        /\d{6}/.test(text),
        text.includes('account already'),
      ]),
    ).toEqual([
      [demoNumber, false, true],
      ['+639179999999', true, false],
    ]);
  });

  it.each(['123', '91700000019999', 'abcdefghij', '+639170000001'])(
    'are refused for the number %s',
    async (number) => {
      const refusal = {
        success: false,
        value: { fields: [{ field: 'mobileNum', message: 'Phone number format is wrong' }] },
      };
      expect(await requestCode(number)).toMatchObject(refusal);
      expect(await fixture.client.call('getRegisterCode', { mobileNo: number })).toMatchObject(
        refusal,
      );
      expect(await signIn('123456', { username: number })).toMatchObject(refusal);
    },
  );

  it('are sent at most three times in five minutes to a number, for any purpose', async () => {
    for (const mobileNum of ['9170000001', '9179999999']) {
      await moveClock(0);
      await requestCode(mobileNum);
      await moveClock(2 * minuteMs);
      await requestCode(mobileNum);
      await fixture.client.call('getRegisterCode', { mobileNo: mobileNum });
      expect(await requestCode(`0${mobileNum}`)).toEqual({
        status: 200,
        success: false,
        message: 'Too many requests. Please try again in 3 minutes.',
        value: null,
      });
      await moveClock(5 * minuteMs - 1);
      expect(await requestCode(mobileNum)).toMatchObject({
        message: 'Too many requests. Please try again in 1 minute.',
      });
      await moveClock(5 * minuteMs);
      expect(await requestCode(mobileNum)).toEqual(sentReply);
      expect((await requestCode(mobileNum)).message).toBe(
        'Too many requests. Please try again in 2 minutes.',
      );
    }
    expect((await requestCode('9170000002')).success).toBe(true);
  });

  it('are limited under concurrent requests as well', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => requestCode()));
    expect(replies.filter(({ success }) => success)).toHaveLength(3);
  });

  it('are unavailable if no call needs them', async () => {
    await switchOff('REGMOBVERF3');
    expect(await fixture.client.call('getRegisterCode', { mobileNo: '9179999999' })).toMatchObject({
      success: false,
      message: 'Codes by SMS are not offered here.',
    });
    await switchOff('MOBILEVERCODELOGIN3');
    expect((await requestCode()).success).toBe(true);
    await switchOff('CHNGPASSVERIF3');
    expect(await requestCode()).toMatchObject({
      success: false,
      message: 'Codes by SMS are not offered here.',
    });
  });
});

describe('login by SMS', () => {
  it('accepts a code once', async () => {
    const code = await codeSent();
    expect(
      (await signIn(code, { username: ' 09170000001', countryDialingCode: '+63' })).value,
    ).toMatchObject({ account: 'demo', isAgent: 0 });
    expect(await signIn(code)).toEqual({
      status: 200,
      success: false,
      message: wrong,
      value: { captcha: true, reason: 'code_wrong' },
    });
  });

  it('accepts one of two concurrent attempts', async () => {
    const code = await codeSent();
    const replies = await Promise.all([
      signIn(code, {}, '203.0.113.1'),
      signIn(code, {}, '203.0.113.2'),
    ]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  it('accepts the newest code, for five minutes', async () => {
    const first = await codeSent();
    const second = await codeSent();
    expect((await signIn(first)).success).toBe(first === second);
    await moveClock(5 * minuteMs);
    expect(await signIn(second, await fixture.admin.captcha(fixture.client))).toMatchObject({
      success: false,
      message: wrong,
    });
    await moveClock(5 * minuteMs - 1);
    expect((await signIn(second, await fixture.admin.captcha(fixture.client))).success).toBe(true);
  });

  it('rejects a code of another purpose, number or merchant as wrong', async () => {
    await fixture.client.call('getRegisterCode', { mobileNo: '9179999999' });
    const registerCode = await fixture.admin.code(fixture.client, '+639179999999');
    const registered = {
      username: 'somebody',
      password: 'Secret123',
      confirmPassword: 'Secret123',
      payeeName: 'SOME BODY',
      mobileNum: '9179999999',
    };
    expect((await fixture.client.call('register', registered)).success).toBe(true);
    expect((await signIn(registerCode, { username: '9179999999' })).message).toBe(wrong);
    const code = await codeSent();
    expect((await signIn(code, { username: '9170000002' })).message).toBe(wrong);
    expect((await signIn(code, { countryDialingCode: '+84' })).message).toBe(wrong);
    const other = await fixture.admin.newMerchant();
    expect(
      (await other.call('loginV2', { username: '9170000001', password: code, type: 'sms' }))
        .message,
    ).toBe(wrong);
    expect((await signIn(code)).success).toBe(true);
  });

  it('invalidates the code after five wrong attempts from any address', async () => {
    const code = await codeSent();
    const other = code === '000000' ? '000001' : '000000';
    for (let count = 1; count <= 5; count += 1)
      expect((await signIn(other, {}, `198.51.100.${count}`)).message).toBe(wrong);
    expect((await signIn(code)).message).toBe(wrong);
    expect(
      (await signIn(await codeSent(), await fixture.admin.captcha(fixture.client))).success,
    ).toBe(true);
  });

  it('requires a captcha after one failure, and locks after five', async () => {
    const code = await codeSent();
    await signIn('12');
    expect(await signIn(code)).toMatchObject({
      success: false,
      message: expect.stringContaining('picture'),
    });
    for (let count = 2; count <= 4; count += 1)
      await signIn('12', await fixture.admin.captcha(fixture.client));
    expect((await signIn('12', await fixture.admin.captcha(fixture.client))).message).toContain(
      'locked; please try again in 5 minutes',
    );
    // A correct password does not help, because the number and the username are the same account.
    expect((await signIn('Demo1234', { type: 'username' })).message).toContain('locked');
  });

  it.each(['MOBILEVERCODELOGIN3', 'PHONELOGIN'])('is refused if %s is off', async (module) => {
    const code = await codeSent();
    await switchOff(module);
    expect(await signIn(code)).toMatchObject({
      success: false,
      message: 'Sign-in by SMS is not offered here. Please use username and password.',
    });
  });
});

describe('free play', () => {
  const play = (
    address = '203.0.113.1',
    token: string | undefined = fixture.client.proof(),
  ): Promise<OperatorReply> =>
    fixture.client.call('loginFreePlay', { os: 'Linux', platform: 'W', token }, { address });

  it('creates a new trial account each time', async () => {
    const [first, second] = [
      (await play()).value as LoginReply,
      (await play()).value as LoginReply,
    ];
    expect(first).toMatchObject({
      account: expect.stringMatching(/^guest\d{5,}$/),
      isAgent: 4,
      firstTimeLogin: false,
      passwordExpired: false,
    });
    expect(second.account).not.toBe(first.account);
    expect((await fixture.client.call('getBalanceV2', {}, { token: first.token })).value).toEqual({
      sumBalance: 2_000,
      mainBalance: 2_000,
    });
  });

  it('is limited to twenty times a minute for each address', async () => {
    const replies = await Promise.all(Array.from({ length: 21 }, () => play()));
    expect(replies.filter(({ success }) => !success).map(({ message }) => message)).toEqual([
      'Too many requests. Please try again in 1 minute.',
    ]);
    expect((await play('203.0.113.2')).success).toBe(true);
    await moveClock(minuteMs);
    expect((await play()).success).toBe(true);
  });

  it('is refused if the module is off', async () => {
    await switchOff('FREEPLAY');
    expect(await play()).toMatchObject({
      success: false,
      message: 'Free play is not offered here.',
    });
  });
});

it('lists the countries, its own first', async () => {
  const { countries } = (await fixture.client.call('getCountryCode')).value as CountryCodesReply;
  expect(countries[0]).toEqual({ countryCode: 'PH', countryDialingCode: '+63' });
  expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(21);
});
