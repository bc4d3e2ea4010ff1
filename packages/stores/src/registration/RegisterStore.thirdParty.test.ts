import { expect, it } from 'vitest';
import { reply } from '../testing/fakeApi.ts';
import { ann, member, refused, setUp } from '../testing/registering.ts';

const thirdParty = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  REGMOBVERF3: true,
  thirdPartySms: true,
};

it('[SMSC-06] [SMSC-02] sends a code, opens the popup and registers with channel and id token of a third party', async () => {
  const { register, submit, type, sentTo } = await setUp({
    flags: thirdParty,
    answers: {
      sendPhoneCode: [reply({ verificationId: 'v1' })],
      confirmPhoneCode: [reply({ idToken: 't1' })],
      registerByMobile: [refused({ fields: [{ field: 'password', message: 'Weak.' }] }), member],
    },
  });
  expect(register.byThirdParty).toBe(false);
  register.choose('mobile');
  expect(register.byThirdParty).toBe(true);
  type({ ...ann, mobileNum: '9170000001' });
  const outcome = submit();
  await expect.poll(() => register.phone.isOpen).toBe(true);
  expect([
    register.phone.code.secondsLeft,
    sentTo('sendPhoneCode'),
    sentTo('registerByMobile'),
  ]).toEqual([60, [{ mobileNo: '9170000001' }], []]);
  register.phone.form.field('code').change('123456');
  await register.phone.submit();
  expect(await outcome).toMatchObject({ name: 'password' });
  expect(sentTo('confirmPhoneCode')).toEqual([{ verificationId: 'v1', code: '123456' }]);
  // The token is still valid, because only the password was refused.
  expect(await submit()).toBe(true);
  for (const request of sentTo('registerByMobile')) {
    expect(request).toMatchObject({ username: '9170000001', channel: 'sms', idToken: 't1' });
    expect(request).not.toHaveProperty('verificationCode');
  }
});

it('[SMSC-09] does not register after a closed popup, shows a message and keeps the sent code', async () => {
  const { register, submit, type, sentTo } = await setUp({
    flags: thirdParty,
    answers: { sendPhoneCode: [reply({ verificationId: 'v1' })] },
  });
  register.choose('mobile');
  type({ ...ann, mobileNum: '9170000001' });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const outcome = submit();
    await expect.poll(() => register.phone.isOpen).toBe(true);
    register.phone.close();
    expect([await outcome, register.error, register.submitting]).toMatchObject([
      false,
      { code: 'closed', textKey: 'phone.closed' },
      false,
    ]);
  }
  expect([sentTo('sendPhoneCode').length, sentTo('registerByMobile')]).toEqual([1, []]);
});

it('[SMSC-06] verifies another number again, and one whose token the operator rejects', async () => {
  const sendings = ['v1', 'v2', 'v3'].map((verificationId) => reply({ verificationId }));
  const answers = {
    sendPhoneCode: sendings,
    confirmPhoneCode: [reply({ idToken: 't2' })],
    registerByMobile: [refused({ fields: [{ field: 'mobileNum', message: 'Please verify it.' }] })],
  };
  const { clock, register, submit, type, sentTo } = await setUp({ flags: thirdParty, answers });
  register.choose('mobile');
  type({ ...ann, mobileNum: '9170000001' });
  await register.phone.code.send();
  type({ mobileNum: '9170000002' });
  clock.advance(1000);
  const outcome = submit();
  await expect.poll(() => register.phone.isOpen).toBe(true);
  register.phone.form.field('code').change('123456');
  await register.phone.submit();
  expect(await outcome).toMatchObject({ name: 'mobileNum', refusal: 'Please verify it.' });
  expect(sentTo('confirmPhoneCode')).toEqual([{ verificationId: 'v2', code: '123456' }]);
  clock.advance(1000);
  const again = submit();
  await expect.poll(() => register.phone.isOpen).toBe(true);
  register.phone.close();
  await again;
  expect(sentTo('sendPhoneCode')).toEqual([
    { mobileNo: '9170000001' },
    { mobileNo: '9170000002' },
    { mobileNo: '9170000002' },
  ]);
});
