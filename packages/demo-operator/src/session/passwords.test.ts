import { describe, expect, it } from 'vitest';
import type { OperatorReply } from '../testing/OperatorClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();

function refused({ success, value }: OperatorReply): Record<string, string> {
  expect(success).toBe(false);
  const { fields } = value as { fields: { field: string; message: string }[] };
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

async function isSignedIn(token: string): Promise<boolean> {
  return (await fixture.client.call('getMemberInfo', {}, { token })).status === 200;
}

function signIn(
  username: string,
  password: string,
  extra: Record<string, unknown> = {},
): Promise<OperatorReply> {
  return fixture.client.call('loginV2', { username, password, type: 'username', ...extra });
}

const newPassword = 'Better1234';
const wrongCode = 'The code is not right or has expired.';

describe('changing the password', () => {
  const validRequest = { oldPassword: 'Demo1234', newPassword, confirmNewPassword: newPassword };

  it.each([
    [
      'a missing old password',
      { oldPassword: undefined },
      { oldPassword: 'Please enter the old password.' },
    ],
    [
      'a wrong old password',
      { oldPassword: 'Demo12345' },
      { oldPassword: 'The old password is not right.' },
    ],
    [
      'a new password against the rule',
      { newPassword: 'onlyletters', confirmNewPassword: 'onlyletters' },
      { newPassword: 'Please use letters and digits, and no spaces.' },
    ],
    [
      'a new password that is too short',
      { newPassword: 'Ab1', confirmNewPassword: 'Ab1' },
      { newPassword: 'Please enter 7 - 20 characters.' },
    ],
    [
      'a different confirmation',
      { confirmNewPassword: 'Better12345' },
      { confirmNewPassword: 'Confirmation password is not correct.' },
    ],
    [
      'the old password as the new one',
      { newPassword: 'Demo1234', confirmNewPassword: 'Demo1234' },
      { newPassword: 'The new password must be another one than the old.' },
    ],
    [
      'everything',
      { oldPassword: 'x', newPassword: 'y', confirmNewPassword: 'z' },
      {
        oldPassword: expect.anything(),
        newPassword: expect.anything(),
        confirmNewPassword: expect.anything(),
      },
    ],
  ])('is refused for %s', async (_what, extra, expected) => {
    const token = await fixture.client.login('demo', 'Demo1234');
    expect(
      refused(
        await fixture.client.call('changePassword', { ...validRequest, ...extra }, { token }),
      ),
    ).toEqual(expected);
    expect((await signIn('demo', 'Demo1234')).success).toBe(true);
  });

  it('ends the member’s other sessions, and no other member’s', async () => {
    const [other, token, otherMember] = [
      await fixture.client.login('demo', 'Demo1234'),
      await fixture.client.login('demo', 'Demo1234'),
      await fixture.client.login('agent', 'Agent1234'),
    ];
    expect(await fixture.client.call('changePassword', validRequest, { token })).toMatchObject({
      success: true,
      value: {},
    });
    expect([
      await isSignedIn(token),
      await isSignedIn(other),
      await isSignedIn(otherMember),
    ]).toEqual([true, false, true]);
    expect((await signIn('demo', 'Demo1234')).success).toBe(false);
    expect(
      (await signIn('demo', newPassword, await fixture.admin.captcha(fixture.client))).success,
    ).toBe(true);
  });

  it.each([
    ['expired', 'Expired123'],
    ['newbie', 'Newbie1234'],
  ])('clears the required change of %s', async (account, oldPassword) => {
    const token = await fixture.client.login(account, oldPassword);
    await fixture.client.call('changePassword', { ...validRequest, oldPassword }, { token });
    expect((await signIn(account, newPassword)).value).toMatchObject({
      firstTimeLogin: false,
      passwordExpired: false,
    });
  });
});

describe('password by mail', () => {
  it('is sent if name and address match, and must be changed', async () => {
    const token = await fixture.client.login('demo', 'Demo1234');
    expect(
      await fixture.client.call('forgetPassword', {
        username: 'DEMO',
        email: ' Demo@Example.test ',
      }),
    ).toMatchObject({ success: true, value: {} });
    const [mail, ...more] = await fixture.admin.messages(fixture.client, 'demo@example.test');
    expect([mail, more]).toEqual([
      expect.objectContaining({
        channel: 'mail',
        merchant: fixture.client.merchant,
        atMs: fixture.sandbox.clock.nowMs(),
      }),
      [],
    ]);
    const temporary = /of demo is (\S+) and/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(temporary).toMatch(/^(?=.*[A-Za-z])(?=.*[0-9])\S{12}$/);
    expect(await isSignedIn(token)).toBe(false);
    expect((await signIn('demo', temporary)).value).toMatchObject({
      account: 'demo',
      passwordExpired: true,
    });
    expect((await signIn('demo', 'Demo1234')).success).toBe(false);
  });

  it.each([
    ['demo', 'traveller@example.test'],
    ['nobody', 'demo@example.test'],
    ['agent', 'agent@example.test'],
  ])('is not sent for %s with %s', async (username, email) => {
    expect(await fixture.client.call('forgetPassword', { username, email })).toEqual({
      status: 200,
      success: false,
      message: 'Username/Email does not exist',
      value: { reason: 'account_unknown' },
    });
    expect(await fixture.admin.messages(fixture.client)).toEqual([]);
  });

  it('accepts a form or JSON, each validated', async () => {
    const requestMail = async (type: string, body: string): Promise<unknown> => {
      const headers = { merchant: fixture.client.merchant, 'content-type': type };
      return (
        await fetch(`${fixture.sandbox.origin}/wps/member/password/email`, {
          method: 'POST',
          headers,
          body,
        })
      ).json();
    };
    const form = 'application/x-www-form-urlencoded';
    expect(await requestMail(form, 'username=demo&email=demo%40example.test')).toMatchObject({
      success: true,
    });
    expect(
      await requestMail(
        'application/json',
        JSON.stringify({ username: 'demo', email: 'demo@example.test' }),
      ),
    ).toMatchObject({ success: true });
    expect(
      await requestMail(form, 'username=demo&username=agent&email=x&colour=red'),
    ).toMatchObject({
      success: false,
      message: expect.stringMatching(/\/username.*\/colour|\/colour.*\/username/),
    });
  });

  it('is sent three times in five minutes', async () => {
    const requestMail = (): Promise<OperatorReply> =>
      fixture.client.call('forgetPassword', { username: 'demo', email: 'demo@example.test' });
    for (let count = 1; count <= 3; count += 1) expect((await requestMail()).success).toBe(true);
    expect(await requestMail()).toMatchObject({
      success: false,
      message: 'Too many requests. Please try again in 5 minutes.',
    });
    expect(
      await fixture.client.call('forgetPassword', { username: 'nobody', email: 'x@example.test' }),
    ).toMatchObject({ message: 'Username/Email does not exist' });
  });
});

describe('password by phone', () => {
  const number = '+639170000001';
  const reset = (extra: Record<string, unknown>): Promise<OperatorReply> =>
    fixture.client.call('getPasswordByPhone', { newPassword, mobileNum: '9170000001', ...extra });

  async function codeSent(): Promise<string> {
    await fixture.client.call('getLoginCode', { mobileNum: '9170000001' });
    return fixture.admin.code(fixture.client, number);
  }

  it('is set once with the sent code, and signs the member in', async () => {
    const token = await fixture.client.login('demo', 'Demo1234');
    await signIn('demo', 'wrong');
    for (let count = 2; count <= 5; count += 1)
      await signIn('demo', 'wrong', await fixture.admin.captcha(fixture.client));
    expect(
      (await signIn('demo', 'Demo1234', await fixture.admin.captcha(fixture.client))).message,
    ).toContain('locked');

    const verificationCode = await codeSent();
    expect(await reset({ verificationCode })).toMatchObject({ success: true, value: {} });
    expect(await isSignedIn(token)).toBe(false);
    expect((await signIn('demo', newPassword)).success).toBe(true);
    expect(
      (await signIn('9170000001', newPassword, { countryDialingCode: '+63' })).value,
    ).toMatchObject({ account: 'demo' });
    expect(refused(await reset({ verificationCode, newPassword: 'Worse12345' }))).toEqual({
      verificationCode: wrongCode,
    });
  });

  it('reports all problems, and keeps the code for the next attempt', async () => {
    const verificationCode = await codeSent();
    expect(refused(await reset({ verificationCode: '12', newPassword: 'x' }))).toEqual({
      verificationCode: wrongCode,
      newPassword: 'Please enter 7 - 20 characters.',
    });
    expect(refused(await reset({ verificationCode, mobileNum: '1', newPassword: 'x' }))).toEqual({
      mobileNum: 'Phone number format is wrong',
      newPassword: 'Please enter 7 - 20 characters.',
    });
    expect(refused(await reset({ verificationCode, newPassword: 'x' }))).toEqual({
      newPassword: 'Please enter 7 - 20 characters.',
    });
    expect((await reset({ verificationCode })).success).toBe(true);
  });

  it('answers an unknown number like a wrong code', async () => {
    await fixture.client.call('getLoginCode', { mobileNum: '9179999999' });
    expect(refused(await reset({ mobileNum: '9179999999', verificationCode: '123456' }))).toEqual({
      verificationCode: wrongCode,
    });
  });

  it('is unavailable if the module is off', async () => {
    await fixture.admin.send(
      'PUT',
      `/merchants/${fixture.client.merchant}/modules/CHNGPASSVERIF3`,
      {
        enabled: false,
      },
    );
    expect(await reset({ verificationCode: '123456' })).toMatchObject({
      success: false,
      message: expect.stringContaining('not offered here'),
    });
  });
});
