// @vitest-environment jsdom
import type { RegisterValidator } from '@livery/model';
import { reply } from '@livery/stores/testing/fakeApi';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ann, labels, mountRegister, registration } from '../../testing/mountRegister.ts';

/**
 * Fields of a registration by username: id, autocomplete token, input type, and the message if
 * empty. Source: REGI-03, REGI-05.
 */
const fields = [
  ['username', 'username', 'text', 'form.required'],
  ['mobileNum', 'tel-national', 'tel', 'form.required'],
  ['password', 'new-password', 'password', 'form.required'],
  ['confirmPassword', 'new-password', 'password', 'form.required'],
  ['payeeName', 'name', 'text', 'form.required'],
  ['paymentPassword', 'off', 'password', 'form.required'],
  ['email', 'email', 'email', 'form.required'],
  ['idNumber', 'off', 'text', 'register.contentRequired'],
  ['qqNum', 'off', 'text', 'register.contentRequired'],
  ['line', 'off', 'text', 'register.contentRequired'],
  ['whatsapp', 'off', 'text', 'register.contentRequired'],
  ['facebook', 'off', 'text', 'register.contentRequired'],
  ['wechat', 'off', 'text', 'register.contentRequired'],
  ['recommenderId', 'off', 'text', 'register.contentRequired'],
  ['affiliateCode', 'off', 'text', 'form.required'],
  ['captcha', 'off', 'text', 'login.captchaRequired'],
] as const;
const ids = fields.map(([id]) => id);
/** Fields that the operator cannot disable. */
const alwaysPresent: readonly string[] = ['username', 'password', 'confirmPassword'];

/** Returns the same operator rule for every field of the form. */
const allRules = (rule: Partial<RegisterValidator>): Record<string, Partial<RegisterValidator>> =>
  Object.fromEntries(
    ids.map((id) => [
      id,
      { acceptedPattern: '*', patternId: '', minLength: 1, maxLength: 100, ...rule },
    ]),
  );
const captcha = [reply({ captchaId: 'c-1', image: 'AAAA' })];

it('[REGI-03] [REGI-05] [REGI-02] shows every enabled field with its autocomplete token, and accepts pasted text', async () => {
  const register = await mountRegister({
    rules: allRules({ enabled: true, required: true }),
    answers: { captcha },
  });

  expect(register.container.querySelectorAll('input:not([type="checkbox"])')).toHaveLength(
    fields.length,
  );
  for (const [id, autocomplete, type] of fields) {
    const input = register.input(id);
    expect([
      id,
      input.name,
      input.autocomplete,
      input.type,
      input.getAttribute('aria-required'),
    ]).toEqual([id, id, autocomplete, type, 'true']);
    act(() => input.focus());
    await register.user.paste(`pasted-${id}`);
    // Banks write names in capitals.
    expect(input.value).toBe(id === 'payeeName' ? 'PASTED-PAYEENAME' : `pasted-${id}`);
  }
});

it('[REGI-05] [REGI-17] marks every empty required field and focuses the first', async () => {
  const register = await mountRegister({
    rules: allRules({ enabled: true, required: true }),
    answers: { captcha },
  });

  await register.submit();

  expect(document.activeElement).toBe(register.input('username'));
  for (const [id, , , sentence] of fields)
    expect([id, register.messageOf(id).startsWith(register.t(sentence))]).toEqual([id, true]);
  expect(register.requestsTo('register')).toEqual([]);
});

it('[REGI-02] [REGI-05] hides fields the operator disables, except those of every registration', async () => {
  const register = await mountRegister({ rules: allRules({ enabled: false }) });
  expect(ids.filter(register.has)).toEqual(alwaysPresent);
});

it('[REGI-02] requires only the fixed fields if the operator requires none', async () => {
  const fixedFields = [...alwaysPresent, 'paymentPassword', 'captcha'];
  const register = await mountRegister({
    rules: allRules({ enabled: true, required: false }),
    answers: { captcha },
  });

  await register.submit();

  expect(
    ids.filter((id) => register.input(id).getAttribute('aria-required') === 'true').toSorted(),
  ).toEqual(fixedFields.toSorted());
  expect(
    ids.filter((id) => register.input(id).getAttribute('aria-invalid') === 'true').toSorted(),
  ).toEqual(fixedFields.toSorted());
});

it.each(fields.filter(([id]) => !alwaysPresent.includes(id)))(
  '[REGI-05] [REGI-17] requires %s if the operator does, and marks only it if empty',
  async (id, _autocomplete, _type, sentence) => {
    const rules = {
      ...allRules({ enabled: false, required: false }),
      [id]: { acceptedPattern: '*', enabled: true, required: true },
    };
    const register = await mountRegister({ rules, answers: { captcha } });
    await register.type({
      username: ann.username,
      password: ann.password,
      confirmPassword: ann.confirmPassword,
    });

    await register.submit();

    expect(
      ids.filter(
        (each) =>
          register.has(each) && register.input(each).getAttribute('aria-invalid') === 'true',
      ),
    ).toEqual([id]);
    expect([
      document.activeElement,
      register.messageOf(id).startsWith(register.t(sentence)),
    ]).toEqual([register.input(id), true]);
    expect(register.requestsTo('register')).toEqual([]);
  },
);

it('[REGI-04] [REGI-14] [REGI-16] shows hints for username, password and real name with the operator’s bounds', async () => {
  const register = await mountRegister({
    rules: { username: { minLength: 4, maxLength: 9 }, password: { minLength: 10 } },
  });
  expect([
    register.messageOf('username'),
    register.messageOf('password'),
    register.messageOf('payeeName'),
  ]).toEqual([
    register.t('register.usernameHint', { min: 4, max: 9 }),
    register.t('register.passwordHint', { over: 9 }),
    register.t('register.payeeNameHint'),
  ]);
});

it('[REGI-04] [REGI-14] shows the brand’s bounds in the hints if the operator sends none', async () => {
  const validators = ['username', 'password'].map((field) => ({
    field,
    enabled: true,
    required: true,
  }));
  const register = await mountRegister({ answers: { getSetRegister: [reply({ validators })] } });
  expect([register.messageOf('username'), register.messageOf('password')]).toEqual([
    register.t('register.usernameHint', { min: 2, max: 15 }),
    register.t('register.passwordHint', { over: 6 }),
  ]);
});

it('labels every field differently', () => {
  expect(new Set(Object.values(labels)).size).toBe(registration.fields.length - 1);
});
