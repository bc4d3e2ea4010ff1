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
])(
  '[ERRS-02] [ERRS-06] [ERRS-07] [ERRS-08] a call that fails with %s has the sentence of that failure',
  async (code) => {
    const { field, getByRole, t, user } = await mountNode(
      { use: 'LoginForm', props: { title: { $text: 'login.title' } } },
      { answers: { loginV2: [fail(code)] } },
    );
    fireEvent.change(field('login.username'), { target: { value: 'demo' } });
    fireEvent.change(field('login.password'), { target: { value: 'Demo1234' } });

    await user.click(getByRole('button', { name: t('login.submit') }));

    await waitFor(() => expect(getByRole('alert').textContent).toBe(t(`error.${code}`)));
  },
);

it.each([
  ['member', 'login.demoHint', 'agentLogin.demoHint'],
  ['agent', 'agentLogin.demoHint', 'login.demoHint'],
] as const)(
  'in a demonstration the form for a %s names that account only',
  async (audience, own, other) => {
    const { getByText, queryByText, t } = await mountNode({
      use: 'LoginForm',
      props: { title: { $text: 'login.title' }, audience },
    });

    expect(getByText(t(own))).toBeTruthy();
    expect(queryByText(t(other))).toBeNull();
  },
);

it('the agents’ form leads members to theirs', async () => {
  const { getByRole, t } = await mountNode({
    use: 'LoginForm',
    props: { title: { $text: 'agentLogin.title' }, audience: 'agent' },
  });

  expect(getByRole('link', { name: t('agentLogin.members') }).getAttribute('href')).toBe('/login');
});
