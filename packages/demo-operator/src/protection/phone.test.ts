import { beforeEach, describe, expect, it } from 'vitest';
import type { OperatorReply } from '../testing/OperatorClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const minuteMs = 60_000;
const number = '9171234567';
const password = 'Secret123';

const moveClock = (offsetMs: number): Promise<OperatorReply> =>
  fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/clock`, { offsetMs });
const setModule = (modId: string, enabled: boolean): Promise<OperatorReply> =>
  fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/modules/${modId}`, { enabled });
const send = (mobileNo = number): Promise<OperatorReply> =>
  fixture.client.call('sendPhoneCode', { mobileNo });
const confirm = (verificationId: string, code: string): Promise<OperatorReply> =>
  fixture.client.call('confirmPhoneCode', { verificationId, code });
const faulty = (phone: string) => ({ success: false, value: { phone } });

/** Sends a code and returns what is needed to confirm it. */
async function startVerification(
  mobileNo = number,
): Promise<{ verificationId: string; code: string }> {
  // The call's reply
  const { verificationId } = (await send(mobileNo)).value as { verificationId: string };
  return { verificationId, code: await fixture.admin.code(fixture.client, `+63${mobileNo}`) };
}

async function token(mobileNo = number): Promise<string> {
  const { verificationId, code } = await startVerification(mobileNo);
  // The call's reply
  return ((await confirm(verificationId, code)).value as { idToken: string }).idToken;
}

function register(extra: Record<string, unknown>): Promise<OperatorReply> {
  return fixture.client.call('registerByMobile', {
    username: number,
    mobileNum: number,
    password,
    confirmPassword: password,
    payeeName: 'SOME BODY',
    ...extra,
  });
}

beforeEach(() => setModule('THIRDPARTYSMS', true));

describe('phone number verification', () => {
  it('[SMSC-07] is off by default', async () => {
    await setModule('THIRDPARTYSMS', false);
    expect(await send()).toMatchObject(faulty('notAllowed'));
    expect(await confirm('x', '123456')).toMatchObject(faulty('notAllowed'));
    const other = await fixture.admin.newMerchant();
    expect(await other.call('sendPhoneCode', { mobileNo: number })).toMatchObject(
      faulty('notAllowed'),
    );
  });

  it('[SMSC-07] reports what is wrong with a number', async () => {
    expect(await send('  ')).toMatchObject(faulty('missingNumber'));
    for (const wrong of ['123', 'abcdefghij'])
      expect(await send(wrong)).toMatchObject(faulty('invalidNumber'));
    for (const [trial, phone] of [
      ['9000000001', 'invalidNumber'],
      ['9000000002', 'missingNumber'],
      ['9000000003', 'captchaFailed'],
      ['9000000004', 'notAllowed'],
      ['9000000005', 'quotaExceeded'],
    ] as const) {
      expect(await send(trial)).toMatchObject(faulty(phone));
    }
    expect(await send('9000000006')).toMatchObject({ success: false, value: null });
    expect(await fixture.admin.messages(fixture.client)).toEqual([]);
  });

  it('[SMSC-08] locks a number for five minutes from the fourth code within five minutes', async () => {
    for (const minute of [0, 1, 2]) {
      await moveClock(minute * minuteMs);
      expect(await send()).toMatchObject({ success: true });
    }
    await moveClock(4 * minuteMs);
    expect(await send()).toMatchObject(faulty('tooManyRequests'));
    expect(await send('9171234568')).toMatchObject({ success: true });
    // The first code has expired, but the lock has not.
    await moveClock(9 * minuteMs - 1);
    expect(await send()).toMatchObject(faulty('tooManyRequests'));
    await moveClock(9 * minuteMs + minuteMs);
    expect(await send()).toMatchObject({ success: true });
  });

  it('[SMSC-07] [SMSC-08] accepts a sent code once, within five minutes and at most five wrong attempts', async () => {
    const { verificationId, code } = await startVerification();
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await confirm(verificationId, wrong)).toMatchObject(faulty('wrongCode'));
    expect(await confirm('nobody’s', code)).toMatchObject(faulty('wrongCode'));
    await moveClock(5 * minuteMs);
    expect(await confirm(verificationId, code)).toMatchObject(faulty('codeExpired'));
    const later = await startVerification();
    expect(await confirm(verificationId, code)).toMatchObject(faulty('wrongCode'));
    expect(await confirm(later.verificationId, later.code)).toMatchObject({
      success: true,
      value: { idToken: expect.any(String) },
    });
    expect(await confirm(later.verificationId, later.code)).toMatchObject(faulty('wrongCode'));
    const verification = await startVerification();
    for (let guess = 0; guess < 5; guess += 1) await confirm(verification.verificationId, 'no');
    expect(await confirm(verification.verificationId, verification.code)).toMatchObject(
      faulty('tooManyRequests'),
    );
  });
});

describe('registration with a verified number', () => {
  const unverified = {
    success: false,
    value: { fields: [{ field: 'mobileNum', message: 'Please verify this mobile number.' }] },
  };

  it('[SMSC-06] requires the channel and a token for the number', async () => {
    const idToken = await token();
    expect(await register({})).toMatchObject(unverified);
    expect(await register({ idToken })).toMatchObject(unverified);
    expect(await register({ channel: 'sms', idToken: 'made-up' })).toMatchObject(unverified);
    expect(await register({ channel: 'sms', idToken, mobileNum: '9171234568' })).toMatchObject(
      unverified,
    );
    expect(await register({ channel: 'sms', idToken })).toMatchObject({
      success: true,
      value: { account: number },
    });
  });

  it('[SMSC-06] keeps the token if another field is invalid; then it counts once', async () => {
    const idToken = await token();
    expect(await register({ channel: 'sms', idToken, confirmPassword: 'Other1234' })).toMatchObject(
      { success: false, value: { fields: [{ field: 'confirmPassword' }] } },
    );
    expect(await register({ channel: 'sms', idToken })).toMatchObject({ success: true });
    expect(await register({ channel: 'sms', idToken })).toMatchObject({
      success: false,
      value: { fields: [{ field: 'mobileNum' }] },
    });
  });

  it('[SMSC-06] rejects a token after ten minutes, and one of another merchant', async () => {
    const idToken = await token();
    await moveClock(10 * minuteMs);
    expect(await register({ channel: 'sms', idToken })).toMatchObject(unverified);
    const other = await fixture.admin.newMerchant();
    await fixture.admin.send('PUT', `/merchants/${other.merchant}/modules/THIRDPARTYSMS`, {
      enabled: true,
    });
    const newToken = await token();
    const request = {
      username: number,
      mobileNum: number,
      password,
      confirmPassword: password,
      payeeName: 'SOME BODY',
      channel: 'sms',
      idToken: newToken,
    };
    expect(await other.call('registerByMobile', request)).toMatchObject(unverified);
  });

  it('[SMSC-06] requires no token with a username, or without verification of numbers', async () => {
    expect(
      await fixture.client.call('register', {
        username: 'somebody',
        password,
        confirmPassword: password,
        payeeName: 'SOME BODY',
      }),
    ).toMatchObject({ success: true });
    await setModule('REGMOBVERF3', false);
    expect(await register({})).toMatchObject({ success: true });
  });
});
