// @vitest-environment jsdom
import type { ErrorCode } from '@livery/model';
import { fail } from '@livery/stores/testing/fakeApi';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

it.each<ErrorCode>([
  'network_failed',
  'network_timeout',
  'bad_request',
  'unauthorised',
  'not_agent',
  'not_member',
  'forbidden',
  'bot_check',
  'not_found',
  'too_many_requests',
  'operator_refused',
  'upstream_failed',
  'upstream_timeout',
  'upstream_shape',
  'upstream_busy',
  'invalid_link',
  'restricted',
  'unknown',
])('[ERRS-02] [ERRS-06] [ERRS-07] [ERRS-08] shows the message of the failure %s', async (code) => {
  const { field, getByRole, t, user } = await mountNode(
    { use: 'LoginForm', props: { title: { $text: 'login.title' } } },
    { answers: { loginV2: [fail(code)] } },
  );
  fireEvent.change(field('login.username'), { target: { value: 'demo' } });
  fireEvent.change(field('login.password'), { target: { value: 'Demo1234' } });

  await user.click(getByRole('button', { name: t('login.submit') }));

  await waitFor(() => expect(getByRole('alert').textContent).toBe(t(`error.${code}`)));
});

it.each([
  ['member', 'demo.loginHint', 'demo.agentLoginHint'],
  ['agent', 'demo.agentLoginHint', 'demo.loginHint'],
] as const)(
  'shows a %s only the demonstration hint of that audience',
  async (audience, expected, other) => {
    const { getByText, queryByText, t } = await mountNode({
      use: 'LoginForm',
      props: { title: { $text: 'login.title' }, audience },
    });

    expect(getByText(t(expected))).toBeTruthy();
    expect(queryByText(t(other))).toBeNull();
  },
);

it('links from the agents’ form to the members’ login', async () => {
  const { getByRole, t } = await mountNode({
    use: 'LoginForm',
    props: { title: { $text: 'agentLogin.title' }, audience: 'agent' },
  });

  expect(getByRole('link', { name: t('agentLogin.members') }).getAttribute('href')).toBe('/login');
});
