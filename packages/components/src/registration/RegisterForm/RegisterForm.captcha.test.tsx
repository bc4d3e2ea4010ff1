// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  ann,
  joined,
  mountRegister,
  refused,
  type RegisterOptions,
} from '../../testing/mountRegister.ts';

const images = ['AAAA', 'BBBB', 'CCCC'].map((image, index) =>
  reply({ captchaId: `c-${index + 1}`, image }),
);

/** Mounts a registration that requires a captcha. */
async function mountWithCaptcha({ answers = {}, ...options }: RegisterOptions = {}) {
  const register = await mountRegister({
    rules: { captcha: { enabled: true, required: true } },
    answers: { captcha: images, ...answers },
    ...options,
  });
  return {
    ...register,
    /** Base64 data of the visible image. */
    imageData: () =>
      register.container
        .querySelector(`img[alt="${register.t('login.captchaImage')}"]`)
        ?.getAttribute('src')
        ?.replace('data:image/png;base64,', ''),
    clickImage: () =>
      register.user.click(register.getByRole('img', { name: register.t('login.captchaImage') })),
  };
}

it('[REGI-10] refreshes the image on click, at most once per 1000 ms', async () => {
  const register = await mountWithCaptcha();
  expect(register.imageData()).toBe('AAAA');

  await register.advance(999);
  await register.clickImage();
  expect([register.imageData(), register.requestsTo('captcha').length]).toEqual(['AAAA', 1]);
  await register.advance(1);
  await register.clickImage();

  await waitFor(() => expect(register.imageData()).toBe('BBBB'));
  await register.second();
  await register.user.click(
    register.getByRole('button', { name: register.t('login.captchaRefresh') }),
  );
  await waitFor(() => expect(register.imageData()).toBe('CCCC'));
});

it('[REGI-10] refreshes the image and clears the input when the method changes', async () => {
  const register = await mountWithCaptcha();
  await register.type({ captcha: 'abcde' });
  await register.second();

  await register.chooseMobile();

  await waitFor(() => expect(register.imageData()).toBe('BBBB'));
  expect([register.input('captcha').value, register.requestsTo('captcha').length]).toEqual(['', 2]);
});

it('[REGI-05] requires the characters and sends them with the id of their image', async () => {
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

it('[REGI-05] [REGI-07] shows refused characters at their field with a new image, and keeps the other fields', async () => {
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
  await waitFor(() => expect(register.imageData()).toBe('BBBB'));
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

it('[REGI-05] adds a captcha after a refusal that requires one', async () => {
  const register = await mountWithCaptcha({
    rules: {},
    answers: { register: [refused({ captcha: true }, 'Type the characters.')] },
  });
  expect([register.has('captcha'), register.requestsTo('captcha')]).toEqual([false, []]);
  await register.type(ann);

  await register.submit();

  await waitFor(() => expect(register.imageData()).toBe('AAAA'));
  expect(register.alert()).toBe('Type the characters.');
});

it('shows the error in place of an image that failed to load, and retries with the button', async () => {
  const register = await mountWithCaptcha({
    answers: { captcha: [fail('upstream_failed'), ...images] },
  });
  expect(register.getByText(register.t('error.upstream_failed'))).toBeTruthy();

  await act(() => register.second());
  await register.user.click(
    register.getByRole('button', { name: register.t('login.captchaRefresh') }),
  );

  await waitFor(() => expect(register.imageData()).toBe('AAAA'));
});
