// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { captcha, memberCalls, mountLogin, requestsOf, signedIn } from './mountLogin.ts';

const refused = fail('operator_refused', { message: 'Not right.', value: { captcha: true } });

/** Mounts a login that was refused once and shows the first of three captcha images. */
async function mountRefused(
  options: Parameters<typeof mountLogin>[0] = {},
  answers = [refused, signedIn],
) {
  const login = await mountLogin({
    ...options,
    answers: {
      loginV2: answers,
      captcha: [captcha('c-1', 'AAAA'), captcha('c-2', 'BBBB'), captcha('c-3', 'CCCC')],
      ...memberCalls,
    },
  });
  const image = () => login.queryByRole('img', { name: login.t('login.captchaImage') });
  const waitForImage = (base64: string) =>
    waitFor(() => expect(image()?.getAttribute('src')).toBe(`data:image/png;base64,${base64}`));
  login.fill('demo', 'wrong');
  await login.submit();
  await waitForImage('AAAA');
  return {
    ...login,
    image,
    waitForImage,
    refresh: () =>
      login.user.click(login.getByRole('button', { name: login.t('login.captchaRefresh') })),
  };
}

it('[LOGN-04] [LOGN-10] sends the trimmed characters with the id of their image', async () => {
  const login = await mountRefused();
  fireEvent.change(login.field('login.captcha'), { target: { value: '  7KX ' } });

  await login.submit();

  await waitFor(() => expect(login.addresses).toEqual(['/']));
  expect(requestsOf(login)[1]).toEqual({
    username: 'demo',
    password: 'wrong',
    type: 'username',
    captcha: '7KX',
    captchaId: 'c-1',
  });
});

it.each(['AAAA', 'data:image/png;base64,AAAA'])(
  '[LOGN-10] shows an image without an id, %s, and sends only the characters',
  async (image) => {
    const login = await mountLogin({
      answers: { loginV2: [refused, signedIn], captcha: [reply({ image })], ...memberCalls },
    });
    login.fill('demo', 'wrong');
    await login.submit();
    expect(await login.findByRole('img', { name: login.t('login.captchaImage') })).toHaveProperty(
      'src',
      'data:image/png;base64,AAAA',
    );
    fireEvent.change(login.field('login.captcha'), { target: { value: '7KX' } });

    await login.submit();

    await waitFor(() => expect(login.addresses).toEqual(['/']));
    expect(requestsOf(login)[1]).toEqual({
      username: 'demo',
      password: 'wrong',
      type: 'username',
      captcha: '7KX',
    });
  },
);

it('[LOGN-11] refreshes the image on a click on it or its button, at most once per 1000 ms', async () => {
  const login = await mountRefused();
  const clickImage = () =>
    login.user.click(login.getByRole('img', { name: login.t('login.captchaImage') }));

  await clickImage();
  await login.refresh();
  await login.advance(999);
  await clickImage();
  expect(login.api.countOf('captcha')).toBe(1);

  await login.advance(1);
  await clickImage();
  await login.waitForImage('BBBB');
  await login.refresh();
  expect(login.api.countOf('captcha')).toBe(2);

  await login.advance(1000);
  await login.refresh();
  await login.waitForImage('CCCC');
});

it('[LOGN-11] uses the brand’s refresh interval', async () => {
  const login = await mountRefused({ site: { captchaRefreshMs: 5000 } });

  await login.advance(4999);
  await login.refresh();
  expect(login.api.countOf('captcha')).toBe(1);

  await login.advance(1);
  await login.refresh();
  await login.waitForImage('BBBB');
});

it('[LOGN-11] replaces a used image after the refresh interval, and clears the input', async () => {
  const login = await mountRefused({}, [
    refused,
    fail('operator_refused', { message: 'Those are not the characters.' }),
  ]);
  await login.advance(400);
  fireEvent.change(login.field('login.captcha'), { target: { value: 'nope' } });

  await login.submit();
  expect(await login.findByText('Those are not the characters.')).toBeTruthy();
  expect([
    login.image(),
    login.field('login.captcha').value,
    login.field('login.password').value,
  ]).toEqual([null, '', 'wrong']);
  await login.advance(599);
  expect(login.api.countOf('captcha')).toBe(1);

  await login.advance(1);
  await login.waitForImage('BBBB');
});

it('shows the error in place of an image that failed to load, until a retry succeeds', async () => {
  const login = await mountLogin({
    answers: { loginV2: [refused], captcha: [fail('network_failed'), captcha()] },
  });
  login.fill('demo', 'wrong');

  await login.submit();
  expect(await login.findByText(login.t('error.network_failed'))).toBeTruthy();

  await login.advance(1000);
  await login.user.click(login.getByRole('button', { name: login.t('login.captchaRefresh') }));
  expect(await login.findByRole('img', { name: login.t('login.captchaImage') })).toBeTruthy();
  expect(login.queryByText(login.t('error.network_failed'))).toBeNull();
});
