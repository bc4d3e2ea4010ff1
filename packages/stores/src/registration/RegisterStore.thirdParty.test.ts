import { expect, it, vi } from 'vitest';
import { reply } from '../testing/fakeApi.ts';
import { ann, member, refused, setUp } from '../testing/registering.ts';

const thirdParty = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  REGMOBVERF3: true,
  thirdPartySms: true,
};

it('[SMSC-06] [SMSC-02] where a third party verifies numbers, a code is sent, the popup asks for it, and the registration carries channel and id token', async () => {
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
  await vi.waitFor(() => expect(register.phone.asking).toBe(true));
  expect([
    register.phone.code.secondsLeft,
    sentTo('sendPhoneCode'),
    sentTo('registerByMobile'),
  ]).toEqual([60, [{ mobileNo: '9170000001' }], []]);
  register.phone.form.field('code').change('123456');
  await register.phone.submit();
  expect(await outcome).toMatchObject({ name: 'password' });
  expect(sentTo('confirmPhoneCode')).toEqual([{ verificationId: 'v1', code: '123456' }]);
  // The proof still counts: only the password was wrong.
  expect(await submit()).toBe(true);
  for (const request of sentTo('registerByMobile')) {
    expect(request).toMatchObject({ username: '9170000001', channel: 'sms', idToken: 't1' });
    expect(request).not.toHaveProperty('verificationCode');
  }
});

it('[SMSC-09] a popup that is closed registers nobody and says so; the code that was sent still counts', async () => {
  const { register, submit, type, sentTo } = await setUp({
    flags: thirdParty,
    answers: { sendPhoneCode: [reply({ verificationId: 'v1' })] },
  });
  register.choose('mobile');
  type({ ...ann, mobileNum: '9170000001' });
  for (let time = 0; time < 2; time += 1) {
    const outcome = submit();
    await vi.waitFor(() => expect(register.phone.asking).toBe(true));
    register.phone.close();
    expect([await outcome, register.error, register.submitting]).toMatchObject([
      false,
      { code: 'closed', textKey: 'phone.closed' },
      false,
    ]);
  }
  expect([sentTo('sendPhoneCode').length, sentTo('registerByMobile')]).toEqual([1, []]);
});

it('[SMSC-06] another number is verified anew, and so is one whose proof the operator no longer takes', async () => {
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
  await vi.waitFor(() => expect(register.phone.asking).toBe(true));
  register.phone.form.field('code').change('123456');
  await register.phone.submit();
  expect(await outcome).toMatchObject({ name: 'mobileNum', refusal: 'Please verify it.' });
  expect(sentTo('confirmPhoneCode')).toEqual([{ verificationId: 'v2', code: '123456' }]);
  clock.advance(1000);
  const again = submit();
  await vi.waitFor(() => expect(register.phone.asking).toBe(true));
  register.phone.close();
  await again;
  expect(sentTo('sendPhoneCode').map((request) => request)).toEqual([
    { mobileNo: '9170000001' },
    { mobileNo: '9170000002' },
    { mobileNo: '9170000002' },
  ]);
});
