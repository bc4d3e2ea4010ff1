// @vitest-environment jsdom
import { fail } from '@livery/stores/testing/fakeApi';
import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountLogin } from '../LoginForm/mountLogin.ts';

const providers = [
  { provider: 'harbour', name: 'Harbour ID' },
  { provider: 'northlight', name: 'Polar Pass' },
];

/** The login of a brand that offers other accounts. */
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

it('[LOGN-14] [LOGN-22] offers the brand’s providers in its order and under its names, each as a link the browser follows', async () => {
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
  ['switched off by the operator', { isOn: false }],
  ['where the brand names no provider', { socialSignIn: [] }],
])('[LOGN-22] %s it is not offered', async (_what, options) => {
  expect((await mountOffer(options)).links).toBeUndefined();
});

/** The login after a sign-in elsewhere that led back to it with a query. */
async function mountReturned(search: string) {
  const login = await mountLogin({
    answers: { loginV2: [fail('operator_refused', { message: 'Not right.' })] },
  });
  await act(() => login.root.page.show('/', `/${search}`));
  return login;
}

it.each(['cancelled', 'refused', 'expired', 'failed', 'unavailable', 'busy'] as const)(
  '[LOGN-14] says that the sign-in was "%s", until something is tried',
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
  '[LOGN-14] says nothing of "%s"',
  async (word) => {
    const login = await mountReturned(`?social=${encodeURIComponent(word)}`);

    expect(login.getByRole('alert').textContent).toBe('');
  },
);
