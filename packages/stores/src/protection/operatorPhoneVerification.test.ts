import { describe, expect, it } from 'vitest';
import { phoneFaults } from '@livery/model';
import { operatorPhoneVerification } from './operatorPhoneVerification.ts';
import { fail, fakeApi, reply, type Answer } from '../testing/fakeApi.ts';
import { phoneVerificationContract } from '../testing/phoneVerificationContract.ts';

const number = { mobileNo: '9170000001', countryDialingCode: '+63' };
const faulty = (phone: string): Answer =>
  fail('operator_refused', { message: 'No.', value: { phone } });

function setUp(answers: {
  sendPhoneCode?: readonly Answer[];
  confirmPhoneCode?: readonly Answer[];
}) {
  const api = fakeApi(answers);
  return { api, phone: operatorPhoneVerification(api) };
}

describe('the embedded verifier', () => {
  phoneVerificationContract(
    () =>
      setUp({
        sendPhoneCode: [reply({ verificationId: 'v1' })],
        confirmPhoneCode: [faulty('wrongCode'), reply({ idToken: 't1' })],
      }).phone,
  );
});

it('[SMSC-06] confirms the code that was sent last', async () => {
  const { api, phone } = setUp({
    sendPhoneCode: [reply({ verificationId: 'v1' }), reply({ verificationId: 'v2' })],
    confirmPhoneCode: [reply({ idToken: 't2' })],
  });
  await phone.send(number);
  await phone.send(number);
  expect(await phone.confirm('123456')).toBe('t2');
  expect(api.calls.map(({ name, request }) => [name, request])).toEqual([
    ['sendPhoneCode', number],
    ['sendPhoneCode', number],
    ['confirmPhoneCode', { verificationId: 'v2', code: '123456' }],
  ]);
});

it.each(phoneFaults)('[SMSC-07] [SMSC-08] passes on the fault %s of the verifier', async (code) => {
  await expect(setUp({ sendPhoneCode: [faulty(code)] }).phone.send(number)).rejects.toMatchObject({
    name: 'PhoneError',
    code,
  });
});

it('[SMSC-07] maps the gateway’s errors to phone errors, others to `unknown`', async () => {
  const answers = [
    ['bot_check', 'captchaFailed'],
    ['too_many_requests', 'tooManyRequests'],
    ['forbidden', 'notAllowed'],
    ['restricted', 'notAllowed'],
    ['operator_refused', 'unknown'],
    ['upstream_shape', 'unknown'],
    ['unknown', 'unknown'],
  ] as const;
  for (const [answer, code] of answers)
    await expect(setUp({ sendPhoneCode: [fail(answer)] }).phone.send(number)).rejects.toMatchObject(
      { name: 'PhoneError', code },
    );
});

it('[ERRS-02] passes on the error of a call without a reply', async () => {
  for (const code of ['network_failed', 'network_timeout', 'upstream_failed'] as const) {
    await expect(setUp({ sendPhoneCode: [fail(code)] }).phone.send(number)).rejects.toMatchObject({
      name: 'ApiError',
      code,
    });
  }
});
