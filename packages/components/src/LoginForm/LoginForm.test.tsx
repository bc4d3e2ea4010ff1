// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountNode } from '../testing/mountNode.tsx';

const form = { use: 'LoginForm', props: { title: { $text: 'login.title' } } } as const;

it('[ERRS-09] asks for username and password where both are missing, and sends nothing', async () => {
  const { api, getByRole, t, user } = await mountNode(form);

  await user.click(getByRole('button', { name: t('login.submit') }));

  expect(getByRole('alert').textContent).toBe(t('login.bothRequired'));
  expect(api.countOf('loginV2')).toBe(0);
});
