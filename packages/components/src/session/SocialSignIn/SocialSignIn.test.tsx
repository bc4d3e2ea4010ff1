// @vitest-environment jsdom
import { fail } from '@livery/stores/testing/fakeApi';
import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountLogin } from '../LoginForm/mountLogin.ts';

const providers = [
  { provider: 'harbour', name: 'Harbour ID' },
  { provider: 'northlight', name: 'Polar Pass' },
];

/** Mounts the login of a brand with social sign-in. */
async function mountOffer({
  isOn = true,
  socialSignIn = providers,
  ...options
}: Parameters<typeof mountLogin>[0] & { isOn?: boolean; socialSignIn?: typeof providers } = {}) {
  const login = await mountLogin({
    ...options,
    site: { socialSignIn },
    bootstrap: { flags: { socialSignIn: isOn } },
  });
  const region = login.queryByRole('region', { name: login.t('login.social') });
  return { ...login, links: region ? within(region).getAllByRole('link') : undefined };
}

it('[LOGN-14] [LOGN-22] lists the brand’s providers by name in its order, each as a link that the router ignores', async () => {
  const { links, t } = await mountOffer();

  expect(
    links?.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('target'),
    ]),
  ).toEqual([
    [t('login.socialWith', { provider: 'Harbour ID' }), '/_livery/social/harbour', '_self'],
    [t('login.socialWith', { provider: 'Polar Pass' }), '/_livery/social/northlight', '_self'],
  ]);
});

it.each([
  ['the operator disables it', { isOn: false }],
  ['the brand has no provider', { socialSignIn: [] }],
])('[LOGN-22] is not offered if %s', async (_case, options) => {
  expect((await mountOffer(options)).links).toBeUndefined();
});

/** Mounts the login after a provider redirected back to it with a query. */
async function mountReturned(search: string) {
  const login = await mountLogin({
    answers: { loginV2: [fail('operator_refused', { message: 'Not right.' })] },
  });
  await act(() => login.root.page.show('/', `/${search}`));
  return login;
}

it.each(['cancelled', 'refused', 'expired', 'failed', 'unavailable', 'busy'] as const)(
  '[LOGN-14] shows the failure "%s" until the next attempt',
  async (failure) => {
    const login = await mountReturned(`?social=${failure}`);
    expect(login.getByRole('alert').textContent).toBe(login.t(`login.socialFailed.${failure}`));

    await login.submit();
    expect(login.getByRole('alert').textContent).toBe(login.t('login.bothRequired'));

    login.fill('demo', 'wrong');
    await login.submit();
    expect(await login.findByText('Not right.')).toBeTruthy();
    expect(login.queryByText(login.t(`login.socialFailed.${failure}`))).toBeNull();
  },
);

it.each(['', 'toString', '<b>no</b>', 'cancelledx'])(
  '[LOGN-14] ignores the unknown failure "%s"',
  async (failure) => {
    const login = await mountReturned(`?social=${encodeURIComponent(failure)}`);

    expect(login.getByRole('alert').textContent).toBe('');
  },
);
