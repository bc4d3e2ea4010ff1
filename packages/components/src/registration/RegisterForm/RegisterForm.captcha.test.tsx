// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ann, joined, mountRegister, refused, type RegisterOptions } from './mountRegister.ts';

const images = ['AAAA', 'BBBB', 'CCCC'].map((image, at) =>
  reply({ captchaId: `c-${at + 1}`, image }),
);

/** A registration whose operator wants a captcha. */
async function mountWithCaptcha({ answers = {}, ...options }: RegisterOptions = {}) {
  const register = await mountRegister({
    rules: { captcha: { enabled: true, required: true } },
    answers: { captcha: images, ...answers },
    ...options,
  });
  return {
    ...register,
    /** The image that is shown. */
    shown: () =>
      register.container
        .querySelector(`img[alt="${register.t('login.captchaImage')}"]`)
        ?.getAttribute('src')
        ?.replace('data:image/png;base64,', ''),
    clickImage: () =>
      register.user.click(register.getByRole('img', { name: register.t('login.captchaImage') })),
  };
}

it('[REGI-10] another image comes with a click, once in 1000 ms', async () => {
  const register = await mountWithCaptcha();
  expect(register.shown()).toBe('AAAA');

  await register.advance(999);
  await register.clickImage();
  expect([register.shown(), register.requestsTo('captcha').length]).toEqual(['AAAA', 1]);
  await register.advance(1);
  await register.clickImage();

  await waitFor(() => expect(register.shown()).toBe('BBBB'));
  await register.second();
  await register.user.click(
    register.getByRole('button', { name: register.t('login.captchaRefresh') }),
  );
  await waitFor(() => expect(register.shown()).toBe('CCCC'));
});

it('[REGI-10] another image comes with the method, and what was typed of the first is gone', async () => {
  const register = await mountWithCaptcha();
  await register.type({ captcha: 'abcde' });
  await register.second();

  await register.chooseMobile();

  await waitFor(() => expect(register.shown()).toBe('BBBB'));
  expect([register.input('captcha').value, register.requestsTo('captcha').length]).toEqual(['', 2]);
});

it('[REGI-05] the characters are required, and sent with their image', async () => {
  const register = await mountWithCaptcha({ answers: { register: [joined] } });
  await register.type(ann);

  await register.submit();
  expect([register.messageOf('captcha'), document.activeElement]).toEqual([
    register.t('login.captchaRequired'),
    register.input('captcha'),
  ]);
  await register.type({ captcha: ' abcde ' });
  await register.submit();

  await waitFor(() => expect(register.root.session.isMember).toBe(true));
  expect(register.requestsTo('register')).toMatchObject([{ captcha: 'abcde', captchaId: 'c-1' }]);
});

it('[REGI-05] [REGI-07] refused characters are said at their field, and another image comes; the rest stays', async () => {
  const register = await mountWithCaptcha({
    rules: { captcha: { enabled: true, required: true }, paymentPassword: { enabled: true } },
    answers: {
      register: [
        refused({ captcha: true, fields: [{ field: 'captcha', message: 'Not those.' }] }),
        joined,
      ],
    },
  });
  await register.type({ ...ann, paymentPassword: '123456', captcha: 'wrong' });
  await register.second();

  await register.submit();

  await waitFor(() =>
    expect([register.messageOf('captcha'), document.activeElement]).toEqual([
      'Not those.',
      register.input('captcha'),
    ]),
  );
  await waitFor(() => expect(register.shown()).toBe('BBBB'));
  expect([register.input('captcha').value, register.input('paymentPassword').value]).toEqual([
    '',
    '123456',
  ]);
  await register.type({ captcha: 'right' });
  await register.submit();
  await waitFor(() => expect(register.root.session.isMember).toBe(true));
  expect(register.requestsTo('register')).toMatchObject([
    { captcha: 'wrong', captchaId: 'c-1' },
    { captcha: 'right', captchaId: 'c-2', paymentPassword: '123456' },
  ]);
});

it('[REGI-05] a refusal that asks for a captcha shows one that was not there', async () => {
  const register = await mountWithCaptcha({
    rules: {},
    answers: { register: [refused({ captcha: true }, 'Type the characters.')] },
  });
  expect([register.has('captcha'), register.requestsTo('captcha')]).toEqual([false, []]);
  await register.type(ann);

  await register.submit();

  await waitFor(() => expect(register.shown()).toBe('AAAA'));
  expect(register.alert()).toBe('Type the characters.');
});

it('an image that could not be had is said in its place, and asked for again by the button', async () => {
  const register = await mountWithCaptcha({
    answers: { captcha: [fail('upstream_failed'), ...images] },
  });
  expect(register.getByText(register.t('error.upstream_failed'))).toBeTruthy();

  await act(() => register.second());
  await register.user.click(
    register.getByRole('button', { name: register.t('login.captchaRefresh') }),
  );

  await waitFor(() => expect(register.shown()).toBe('AAAA'));
});
