// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountNode, type MountedNode, type MountOptions } from '../testing/mountNode.tsx';

const member = { state: 'member', merchant: 'example', account: 'demo', customerId: 1, isAgent: 0, memberLabel: [] } as const;
const signedIn = reply({ session: member, firstTimeLogin: false, passwordExpired: false, initialPassword: false, passwordKept: false });
/** What a page asks for once a member is signed in. */
const memberCalls = { firstLogin: [reply({})], loginInfo: [reply({})], getMemberInfo: [reply({})], getBalanceV2: [reply({ sumBalance: 1 })] };
const captcha = reply({ captchaId: 'c-1', image: 'iVBORw0KGgo=' });

/** The login form with what a test of it acts through. */
async function mountLogin(options: MountOptions = {}) {
  const node = await mountNode({ use: 'LoginForm', props: { title: { $text: 'login.title' } } }, options);
  const { field, getByRole, t, user } = node;
  return {
    ...node,
    submit: () => user.click(getByRole('button', { name: t('login.submit') })),
    fill: async (username: string, password: string) => {
      // In one step: what is under test is the form, not the keyboard.
      fireEvent.change(field('login.username'), { target: { value: username } });
      fireEvent.change(field('login.password'), { target: { value: password } });
    },
  };
}

const requests = ({ api }: Pick<MountedNode, 'api'>): object[] => api.calls.filter(({ name }) => name === 'loginV2').map(({ request }) => request);

it('[ERRS-09] asks for username and password where both are missing, and sends nothing', async () => {
  const login = await mountLogin();

  await login.submit();

  expect(login.getByRole('alert').textContent).toBe(login.t('login.bothRequired'));
  expect(requests(login)).toEqual([]);
});

it.each([
  ['', 'Demo1234', 'login.username', 'login.usernameRequired'],
  ['   ', 'Demo1234', 'login.username', 'login.usernameRequired'],
  ['demo', '', 'login.password', 'login.passwordRequired'],
  ['demo', '   ', 'login.password', 'login.passwordRequired'],
] as const)('[LOGN-04] with username "%s" and password "%s" the message is at the field, which gets the focus', async (username, password, wrong, message) => {
  const login = await mountLogin();

  await login.fill(username, password);
  await login.submit();

  const field = login.field(wrong);
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field]);
  expect(login.descriptionOf(field)).toBe(login.t(message));
  expect(requests(login)).toEqual([]);
});

it('[LOGN-04] sends neither white space around the fields nor a second request while the first is under way', async () => {
  const answer = later();
  const login = await mountLogin({ answers: { loginV2: [answer.answer], ...memberCalls } });
  await login.fill('  demo ', ' Demo1234  ');

  await login.submit();
  const button = login.getByRole('button', { name: login.t('login.submit') });
  expect(button.getAttribute('aria-busy')).toBe('true');
  // Not through the button, which is busy: the Enter key of some browsers goes around it.
  fireEvent.submit(login.getByRole('form'));
  answer.arrive(signedIn);

  await waitFor(() => expect(login.root.session.isMember).toBe(true));
  expect(requests(login)).toEqual([expect.objectContaining({ username: 'demo', password: 'Demo1234' })]);
});

describe('[LOGN-10] a refusal', () => {
  it('that asks for a captcha shows it, says why, and keeps what was typed', async () => {
    const login = await mountLogin({ answers: { loginV2: [fail('operator_refused', { message: 'Not right.', value: { captcha: true } })], captcha: [captcha] } });
    await login.fill('demo', 'wrong');

    await login.submit();

    expect(await login.findByText('Not right.')).toBeTruthy();
    expect(await login.findByRole('img', { name: login.t('login.captchaImage') })).toHaveProperty('src', 'data:image/png;base64,iVBORw0KGgo=');
    expect(login.field('login.username')).toHaveProperty('value', 'demo');
    await login.submit();
    expect(login.descriptionOf(login.field('login.captcha'))).toBe(login.t('login.captchaRequired'));
    expect(requests(login)).toHaveLength(1);
  });

  it.each([null, {}, { captcha: false }, { captcha: 'true' }])('with the value %j asks for none', async (value) => {
    const login = await mountLogin({ answers: { loginV2: [fail('operator_refused', { message: 'Not right.', value })] } });
    await login.fill('demo', 'wrong');

    await login.submit();

    expect(await login.findByText('Not right.')).toBeTruthy();
    expect(login.queryByRole('img', { name: login.t('login.captchaImage') })).toBeNull();
    expect(login.api.countOf('captcha')).toBe(0);
  });
});
