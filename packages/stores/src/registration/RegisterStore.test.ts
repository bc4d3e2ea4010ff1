import { expect, it } from 'vitest';
import { CountriesStore } from '../protection/CountriesStore.ts';
import { fail, reply } from '../testing/fakeApi.ts';
import { ann, member, refused, registration, setUp } from '../testing/registering.ts';

it('[REGI-01] offers the methods whose flags are on; none if registration is closed', async () => {
  const methods = async (flags: Record<string, boolean>) =>
    (await setUp({ flags })).register.methods;
  expect(await methods({ USERNAMEREG3: true, MOBILENUMREG3: true })).toEqual([
    'username',
    'mobile',
  ]);
  expect(await methods({ USERNAMEREG3: false, MOBILENUMREG3: true })).toEqual(['mobile']);
  const { register } = await setUp({ flags: {} });
  expect([register.methods, register.method]).toEqual([[], undefined]);
});

it('[REGI-02] shows and requires the fields that the operator enables and requires', async () => {
  const { visible, submit, type, field, sentTo } = await setUp({
    answers: { register: [member] },
    rules: [
      { field: 'email' },
      { field: 'qqNum', required: true },
      { field: 'captcha', enabled: false },
    ],
  });
  expect(visible()).toEqual(['username', 'password', 'confirmPassword', 'email', 'qqNum', 'terms']);
  type(ann);
  expect(await submit()).toBe(field('qqNum'));
  type({ qqNum: '12345' });
  expect(await submit()).toBe(true);
  expect(sentTo('register')).toMatchObject([
    {
      ...ann,
      qqNum: '12345',
      registerUrl: 'https://example.test/register',
      registerMethod: 'WEB',
      login: true,
    },
  ]);
  expect(sentTo('register')[0]).not.toHaveProperty('email');
});

it('[REGI-02] waits for the pattern check before sending; * matches anything', async () => {
  const { submit, type, field, sentTo } = await setUp({
    answers: { register: [member] },
    rules: [
      { field: 'username', acceptedPattern: '^[a-z]+$', patternId: 'digits' },
      { field: 'password', acceptedPattern: '*' },
    ],
  });
  type({ ...ann, username: 'Ann1' });
  expect(await submit()).toBe(field('username'));
  expect(field('username').shownProblem).toMatchObject({ key: 'register.pattern.digits' });
  expect(sentTo('register')).toEqual([]);
  type({ username: ' ann ' });
  expect(await submit()).toBe(true);
  expect(sentTo('register')).toMatchObject([{ username: 'ann' }]);
});

it('[REGI-15] requires equal passwords, whichever changes last', async () => {
  const { submit, type, field } = await setUp();
  type({ ...ann, confirmPassword: 'Other' });
  expect(await submit()).toBe(field('confirmPassword'));
  expect(field('confirmPassword').shownProblem).toEqual({ key: 'register.confirmWrong' });
  type({ password: 'Other' });
  expect(field('confirmPassword').shownProblem).toBeUndefined();
});

it('[REGI-06] ticks the terms by default and blocks the form if they are unticked', async () => {
  const { submit, type, field } = await setUp();
  expect(field('terms').value).toBe('yes');
  type({ ...ann, terms: '' });
  expect(await submit()).toBe(field('terms'));
  expect(field('terms').shownProblem).toEqual({ key: 'register.termsRequired' });
  const other = await setUp({ document: { ...registration, termsAcceptedByDefault: false } });
  expect(other.field('terms').value).toBe('');
});

it('[REGI-08] [REGI-05] requires the mobile number, sends it as the username and keeps shared values', async () => {
  const { register, root, visible, submit, type, field, sentTo } = await setUp({
    answers: {
      registerByMobile: [member],
      getCountryCode: [reply({ countries: [{ countryCode: 'PH', countryDialingCode: '+63' }] })],
    },
  });
  await root.get(CountriesStore).countries.load({});
  type({ ...ann, username: 'other' });
  register.choose('mobile');
  expect(visible()).toEqual(['mobileNum', 'password', 'confirmPassword', 'terms']);
  expect(await submit()).toBe(field('mobileNum'));
  type({ mobileNum: ' 9170000001 ' });
  expect(await submit()).toBe(true);
  expect(sentTo('registerByMobile')).toMatchObject([
    {
      username: '9170000001',
      mobileNum: '9170000001',
      password: 'Passw0rd',
      countryDialingCode: '+63',
    },
  ]);
});

it('[REGI-05] requires the SMS code with the mobile method if the operator verifies numbers', async () => {
  const { register, visible, submit, type, field, sentTo } = await setUp({
    flags: { USERNAMEREG3: true, MOBILENUMREG3: true, REGMOBVERF3: true },
    answers: { registerByMobile: [member], getRegisterCode: [reply({ expiredMinutes: 1 })] },
  });
  expect(visible()).not.toContain('verificationCode');
  register.choose('mobile');
  type({ ...ann, mobileNum: '' });
  expect(await register.code.send()).toBe(field('mobileNum'));
  type({ mobileNum: '9170000001' });
  await register.code.send();
  expect(sentTo('getRegisterCode')).toEqual([{ mobileNo: '9170000001' }]);
  expect(await submit()).toBe(field('verificationCode'));
  type({ verificationCode: '123456' });
  expect(await submit()).toBe(true);
  expect(sentTo('registerByMobile')).toMatchObject([{ verificationCode: '123456' }]);
});

it('[REGI-07] checks an entered code first and shows a dialog instead of registering if it is invalid', async () => {
  const { root, submit, type, field, sentTo } = await setUp({
    rules: [{ field: 'affiliateCode' }],
    answers: { checkAffiliate: [refused(), reply({})], register: [member] },
  });
  type({ ...ann, affiliateCode: 'WRONG' });
  const outcome = submit();
  await expect
    .poll(() => root.dialogs.current)
    .toMatchObject({ body: { key: 'register.invitation_code_error' }, confirm: 'dialog.submit' });
  expect(sentTo('register')).toEqual([]);
  root.dialogs.close(true);
  expect(await outcome).toBe(field('affiliateCode'));
  type({ affiliateCode: 'RIGHT1' });
  expect(await submit()).toBe(true);
  expect(sentTo('register')).toMatchObject([{ affiliateCode: 'RIGHT1' }]);
});

it('[REGI-09] hides the input for a valid code of the link and fills it in with an invalid one', async () => {
  const rules = [{ field: 'affiliateCode' }];
  const valid = await setUp({
    rules,
    answers: { checkAffiliate: [reply({})], register: [member] },
  });
  expect(valid.visible()).toContain('affiliateCode');
  await valid.register.follow('?referralCode=FRIEND1');
  expect(valid.visible()).not.toContain('affiliateCode');
  valid.type(ann);
  expect(await valid.submit()).toBe(true);
  expect(valid.sentTo('register')).toMatchObject([
    { affiliateCode: 'FRIEND1', referralCode: 'FRIEND1' },
  ]);
  expect(valid.api.countOf('checkAffiliate')).toBe(1);

  const invalid = await setUp({ answers: { checkAffiliate: [refused()] } });
  await invalid.register.follow('?affiliateCode=NOBODY');
  expect(invalid.visible()).toContain('affiliateCode');
  expect(invalid.field('affiliateCode')).toMatchObject({ value: 'NOBODY', refusal: 'No.' });
});

it('[REGI-09] requires the code whatever the rules are if direct registration is off', async () => {
  const { visible, submit, type, field } = await setUp({
    flags: { USERNAMEREG3: true, DIRECTREG3: false },
  });
  expect(visible()).toContain('affiliateCode');
  type(ann);
  expect(await submit()).toBe(field('affiliateCode'));
});

it('[REGI-10] fetches the captcha if the operator enables it and again when the method changes', async () => {
  const image = (captchaId: string) => reply({ captchaId, image: 'AAAA' });
  const { clock, register, type, field, submit, sentTo } = await setUp({
    rules: [{ field: 'captcha' }],
    answers: { captcha: [image('one'), image('two'), image('three')], register: [member] },
  });
  await expect.poll(() => register.captcha.image?.captchaId).toBe('one');
  type({ ...ann, captcha: 'abcde' });
  clock.advance(1000);
  register.choose('mobile');
  expect(field('captcha').value).toBe('');
  await expect.poll(() => register.captcha.image?.captchaId).toBe('two');
  register.choose('username');
  expect(field('username').value).toBe('ann');
  expect(sentTo('captcha').length).toBe(2);
  clock.advance(1000);
  await expect.poll(() => register.captcha.image?.captchaId).toBe('three');
  type({ captcha: ' fghij ' });
  expect(await submit()).toBe(true);
  expect(sentTo('register')).toMatchObject([{ captcha: 'fghij', captchaId: 'three' }]);
});

it('[ERRS-01] shows the operator’s messages at visible fields, others as the form’s error, and keeps the values', async () => {
  const answers = {
    register: [
      refused({ fields: [{ field: 'username', message: 'Taken.' }] }),
      refused({ fields: [{ field: 'domain', message: 'Which?' }] }),
      refused({ captcha: true }),
    ],
    captcha: [reply({ captchaId: 'one', image: 'AAAA' })],
  };
  const { register, root, type, field, visible, submit } = await setUp({ answers });
  type(ann);
  expect(await submit()).toBe(field('username'));
  expect([field('username').refusal, register.error]).toEqual(['Taken.', undefined]);
  expect(await submit()).toBe(false);
  expect(register.error).toMatchObject({ operatorMessage: 'No.' });
  expect(await submit()).toBe(false);
  expect(visible()).toContain('captcha');
  expect([field('username').value, field('password').value, root.session.isGuest]).toEqual([
    'ann',
    'Passw0rd',
    true,
  ]);
});

it('[ERRS-01] shows a message about the username at the mobile number with the mobile method', async () => {
  const { register, type, field, submit } = await setUp({
    answers: {
      registerByMobile: [refused({ fields: [{ field: 'username', message: 'Taken.' }] })],
    },
  });
  register.choose('mobile');
  type({ ...ann, mobileNum: '9170000001' });
  expect(await submit()).toBe(field('mobileNum'));
  expect(field('mobileNum').refusal).toBe('Taken.');
});

it('[REGI-07] opens the session and loads the member’s data', async () => {
  const { api, root, type, submit } = await setUp({ answers: { register: [member] } });
  type(ann);
  expect(await submit()).toBe(true);
  expect([root.session.view.account, root.session.isMember]).toEqual(['ann', true]);
  expect([api.countOf('getMemberInfo'), api.countOf('getBalanceV2')]).toEqual([1, 1]);
});

it('[REGI-09] shows the problem of the link’s code also in a form that loads later', async () => {
  const { register, field, visible } = await setUp({
    answers: {
      getSetRegister: [fail('upstream_failed'), reply({ validators: [] })],
      checkAffiliate: [refused()],
    },
  });
  await register.follow('?referralCode=NOBODY');
  await register.load();
  expect(visible()).toContain('affiliateCode');
  expect(field('affiliateCode')).toMatchObject({ value: 'NOBODY', refusal: 'No.' });
});

it('reports that the rules failed to load and loads them again', async () => {
  const { register } = await setUp({
    answers: { getSetRegister: [fail('upstream_failed'), reply({ validators: [] })] },
  });
  expect([register.rules.status, register.fields]).toEqual(['failed', undefined]);
  await register.load();
  expect(register.fields).toBeDefined();
});
