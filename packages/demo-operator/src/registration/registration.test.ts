import { beforeEach, describe, expect, it } from 'vitest';
import type { OperatorReply } from '../testing/OperatorClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();

const password = 'Secret123';
const newMember = {
  username: 'somebody',
  password,
  confirmPassword: password,
  payeeName: 'SOME BODY',
};
const byMobile = {
  username: 'ignored',
  mobileNum: '9171234567',
  password,
  confirmPassword: password,
  payeeName: 'SOME BODY',
};

function register(extra: Record<string, unknown> = {}): Promise<OperatorReply> {
  return fixture.client.call('register', { ...newMember, ...extra });
}

/** Registers with the code of a message sent immediately before. */
async function registerByMobile(extra: Record<string, unknown> = {}): Promise<OperatorReply> {
  await fixture.client.call('getRegisterCode', { mobileNo: byMobile.mobileNum });
  return fixture.client.call('registerByMobile', {
    ...byMobile,
    verificationCode: await fixture.admin.code(fixture.client, '+639171234567'),
    ...extra,
  });
}

async function switchOff(...modIds: string[]): Promise<void> {
  for (const modId of modIds)
    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/modules/${modId}`, {
      enabled: false,
    });
}

/** Returns the refusal's error messages by field. */
function refused({ success, value }: OperatorReply): Record<string, string> {
  expect(success).toBe(false);
  const { fields } = value as { fields: { field: string; message: string }[] };
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

describe('registration with a username', () => {
  it('creates a member without money and signs it in', async () => {
    const { success, value } = await register({
      email: 'some@example.test',
      registerUrl: 'http://lagoon.localhost/register',
      registerMethod: 'WEB',
      login: true,
    });
    expect(success).toBe(true);
    expect(value).toMatchObject({
      account: 'somebody',
      isAgent: 0,
      firstTimeLogin: true,
      passwordExpired: false,
    });
    const { token } = value as { token: string };
    expect((await fixture.client.call('getBalanceV2', {}, { token })).value).toEqual({
      sumBalance: 0,
      mainBalance: 0,
    });
    expect((await fixture.client.call('getMemberInfo', {}, { token })).value).toMatchObject({
      account: 'somebody',
      type: 0,
    });
    expect(
      (await fixture.client.call('loginV2', { username: 'SOMEBODY', password, type: 'username' }))
        .value,
    ).toMatchObject({ account: 'somebody', firstTimeLogin: false });
  });

  it('reports all problems at once, and creates no member', async () => {
    const reply = await register({
      username: '1',
      password: 'onlyletters',
      confirmPassword: 'other',
      payeeName: 'José',
      email: 'no',
      mobileNum: '12',
      affiliateCode: 'NOBODY',
      qqNum: '12345',
    });
    expect(reply.message).toBe('Please look at the marked fields.');
    expect(reply.value).not.toHaveProperty('captcha');
    expect(refused(reply)).toEqual({
      username: 'Please enter 2 - 15 characters.',
      password: 'Please use letters and digits, and no spaces.',
      confirmPassword: 'Incorrect confirmation',
      payeeName: 'Real name format is wrong',
      email: 'Please enter 6 - 100 characters.',
      mobileNum: 'Phone number format is wrong',
      affiliateCode: 'The invitation code is not valid.',
      qqNum: 'This is not asked for here.',
    });
    expect(
      refused(
        await register({ password: undefined, confirmPassword: '', payeeName: ' ', username: ' ' }),
      ),
    ).toEqual({
      username: 'Input cannot be empty',
      password: 'Input cannot be empty',
      confirmPassword: 'Input cannot be empty',
      payeeName: 'Input cannot be empty',
    });
    expect((await register()).success).toBe(true);
  });

  it('accepts a name, number or address once at a merchant, in any spelling', async () => {
    await register({ email: 'some@example.test', mobileNum: '09171234567' });
    expect(
      refused(
        await register({
          username: 'SomeBody',
          email: 'SOME@example.test',
          mobileNum: '9171234567',
          countryDialingCode: '63',
        }),
      ),
    ).toEqual({
      username: 'This username is taken.',
      email: 'This e-mail address has an account already.',
      mobileNum: 'This mobile number has an account already.',
    });
    expect(
      (await register({ username: 'another', mobileNum: '9171234567', countryDialingCode: '+84' }))
        .success,
    ).toBe(true);
    const other = await fixture.admin.newMerchant();
    expect(
      (
        await other.call('register', {
          ...newMember,
          email: 'some@example.test',
          mobileNum: '9171234567',
        })
      ).success,
    ).toBe(true);
  });

  it('creates one member for two concurrent requests', async () => {
    const replies = await Promise.all([register(), register({ username: 'SOMEBODY' })]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.filter(({ success }) => !success).map(refused)).toEqual([
      { username: 'This username is taken.' },
    ]);
  });

  it('rejects numbers of countries that are not offered', async () => {
    expect(
      refused(await register({ mobileNum: '9171234567', countryDialingCode: '+999' })),
    ).toEqual({ mobileNum: 'Phone number format is wrong' });
  });
});

describe('captcha', () => {
  const rest = { paymentPassword: '246810', mobileNum: '9171234567' };

  beforeEach(async () => {
    fixture.client = await fixture.admin.newMerchant('IRONFIELD');
  });

  it('is required if the merchant has one, and valid once', async () => {
    const missing = await register(rest);
    expect([refused(missing), missing.value]).toEqual([
      { captcha: 'Input cannot be empty' },
      expect.objectContaining({ captcha: true }),
    ]);

    const used = await fixture.admin.captcha(fixture.client);
    expect(refused(await register({ ...rest, ...used, username: '1' }))).not.toHaveProperty(
      'captcha',
    );
    const retry = await register({ ...rest, ...used });
    expect([refused(retry), retry.value]).toEqual([
      { captcha: 'Those are not the characters of the picture. Please try the new one.' },
      expect.objectContaining({ captcha: true }),
    ]);

    expect(
      refused(
        await register({
          ...rest,
          ...(await fixture.admin.captcha(fixture.client)),
          captcha: '00000',
        }),
      ),
    ).toHaveProperty('captcha');
    expect(
      (await register({ ...rest, ...(await fixture.admin.captcha(fixture.client)) })).success,
    ).toBe(true);
  });

  it('is rejected if the merchant has none', async () => {
    fixture.client = await fixture.admin.newMerchant();
    expect(refused(await register(await fixture.admin.captcha(fixture.client)))).toEqual({
      captcha: 'This is not asked for here.',
    });
  });
});

describe('invitations', () => {
  it('are checked ignoring case; unknown and expired codes get the same reply', async () => {
    expect(
      await fixture.client.call('checkAffiliate', { code: 'welcome1', domain: 'lagoon.localhost' }),
    ).toMatchObject({ success: true, value: {} });
    for (const code of ['NOBODY', 'BYGONE20']) {
      expect(await fixture.client.call('checkAffiliate', { code })).toEqual({
        status: 200,
        success: false,
        message: 'The invitation code is not valid.',
        value: { reason: 'invitation_wrong' },
      });
      expect(refused(await register({ affiliateCode: code }))).toEqual({
        affiliateCode: 'The invitation code is not valid.',
      });
    }
    expect((await register({ affiliateCode: 'FRIEND88' })).success).toBe(true);
  });

  it('are required by the merchant’s setting, typed or from the link', async () => {
    await switchOff('DIRECTREG3');
    for (const extra of [{}, { referralCode: 'NOBODY' }])
      expect(refused(await register(extra))).toEqual({
        affiliateCode: 'Registration needs an invitation code here.',
      });
    expect((await register({ referralCode: 'WELCOME1' })).success).toBe(true);
    expect((await register({ username: 'another', affiliateCode: 'WELCOME1' })).success).toBe(true);
  });
});

describe('registration with a mobile number', () => {
  it('uses the number as the name', async () => {
    expect(await registerByMobile()).toMatchObject({
      success: true,
      value: { account: '9171234567', firstTimeLogin: true },
    });
    expect(await fixture.client.login('9171234567', password)).toEqual(expect.any(String));
    await expect(fixture.client.login('ignored', password)).rejects.toThrow('not right');
    await fixture.client.call('getLoginCode', { mobileNum: '9171234567' });
    expect(
      await fixture.client.call('loginV2', {
        username: '9171234567',
        password: await fixture.admin.code(fixture.client, '+639171234567'),
        type: 'sms',
      }),
    ).toMatchObject({ success: true });
  });

  it('requires the code sent for it, and uses it up', async () => {
    expect(refused(await fixture.client.call('registerByMobile', byMobile))).toEqual({
      verificationCode: 'Input cannot be empty',
    });
    expect(
      refused(
        await fixture.client.call('registerByMobile', { ...byMobile, verificationCode: '123456' }),
      ),
    ).toEqual({ verificationCode: 'The code is not right or has expired.' });
    await fixture.client.call('getRegisterCode', { mobileNo: byMobile.mobileNum });
    const verificationCode = await fixture.admin.code(fixture.client, '+639171234567');
    expect(
      refused(
        await fixture.client.call('registerByMobile', {
          ...byMobile,
          mobileNum: '9177654321',
          verificationCode,
        }),
      ),
    ).toHaveProperty('verificationCode');
    // A request that fails for another reason does not use the code up.
    expect(
      refused(
        await fixture.client.call('registerByMobile', {
          ...byMobile,
          verificationCode,
          payeeName: '',
        }),
      ),
    ).toEqual({ payeeName: 'Input cannot be empty' });
    expect(
      (await fixture.client.call('registerByMobile', { ...byMobile, verificationCode })).success,
    ).toBe(true);
    expect(
      refused(await fixture.client.call('registerByMobile', { ...byMobile, verificationCode })),
    ).toEqual({
      mobileNum: 'This mobile number has an account already.',
      verificationCode: 'The code is not right or has expired.',
    });
  });

  it('accepts a code within five minutes only', async () => {
    await fixture.client.call('getRegisterCode', { mobileNo: byMobile.mobileNum });
    const verificationCode = await fixture.admin.code(fixture.client, '+639171234567');
    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/clock`, {
      offsetMs: 5 * 60_000,
    });
    expect(
      refused(await fixture.client.call('registerByMobile', { ...byMobile, verificationCode })),
    ).toEqual({ verificationCode: 'The code is not right or has expired.' });
  });

  it('requires no code and no password if the modules are off', async () => {
    await switchOff('REGMOBVERF3');
    expect(
      refused(
        await fixture.client.call('registerByMobile', {
          ...byMobile,
          password: undefined,
          confirmPassword: undefined,
        }),
      ),
    ).toEqual({
      password: 'Input cannot be empty',
      confirmPassword: 'Input cannot be empty',
    });
    await switchOff('MOBILENUMPASSREG3');
    const { password: _password, confirmPassword: _confirmPassword, ...rest } = byMobile;
    expect((await fixture.client.call('registerByMobile', rest)).success).toBe(true);
    expect(
      refused(
        await fixture.client.call('registerByMobile', {
          ...byMobile,
          mobileNum: '',
          confirmPassword: 'Other1234',
        }),
      ),
    ).toEqual({
      mobileNum: 'Input cannot be empty',
      confirmPassword: 'Incorrect confirmation',
    });
  });
});

it('is refused for a method that is disabled, itself or by its parent', async () => {
  await switchOff('USERNAMEREG3');
  expect(await register()).toMatchObject({
    status: 200,
    success: false,
    message: 'Registration with a username is not offered here.',
    value: { reason: 'not_offered' },
  });
  expect((await registerByMobile()).success).toBe(true);
  await switchOff('MOBILENUMREG3');
  expect(await fixture.client.call('registerByMobile', byMobile)).toMatchObject({
    success: false,
    message: 'Registration with a mobile number is not offered here.',
  });
  fixture.client = await fixture.admin.newMerchant();
  await switchOff('ACCOUNT');
  expect((await register()).message).toBe('Registration with a username is not offered here.');
});
