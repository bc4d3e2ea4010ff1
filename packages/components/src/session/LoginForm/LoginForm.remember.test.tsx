// @vitest-environment jsdom
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  captcha,
  memberCalls,
  mountLogin,
  requestsOf,
  signedIn,
  signedInReply,
} from './mountLogin.ts';

/** The cookies of a browser that remembers a login. */
function remembering(values: Readonly<Record<string, string>>, { offer = true } = {}): string {
  return `livery-remember=${encodeURIComponent(new URLSearchParams({ loginRemember: '1', ...values }).toString())}${offer ? '; livery-offer=1' : ''}`;
}

const offered = remembering({ username: 'demo' });

/** A login form in a browser with cookies, which the server may change. */
async function mountRemembered(
  answers: Readonly<Record<string, readonly Answer[]>> = {},
  cookies = offered,
) {
  const jar = { cookies };
  const login = await mountLogin({
    answers: { ...memberCalls, ...answers },
    ports: { cookies: () => jar.cookies },
  });
  const { getByRole, queryByRole, t, user } = login;
  const offer = () => queryByRole('button', { name: t('login.continueAs', { name: 'demo' }) });
  return {
    ...login,
    jar,
    offer,
    box: () => getByRole('checkbox', { name: t('login.remember', { hours: 24 }) }),
    resume: () =>
      user.click(getByRole('button', { name: t('login.continueAs', { name: 'demo' }) })),
    forget: () => user.click(getByRole('button', { name: t('login.forgetMe') })),
  };
}

it('[LOGN-12] [LOGN-19] the box is not ticked and nobody is offered at first; ticked, the login says so', async () => {
  const login = await mountRemembered({ loginV2: [signedIn] }, '');
  expect([login.offer(), login.box()]).toMatchObject([null, { checked: false }]);
  login.fill('demo', 'Demo1234');

  await login.user.click(login.box());
  await login.submit();

  await waitFor(() => expect(login.went).toEqual(['/']));
  expect(requestsOf(login)).toEqual([
    { username: 'demo', password: 'Demo1234', type: 'username', remember: true },
  ]);
});

it('[LOGN-06] [LOGN-12] signs in with one press who is offered: no password is typed, sent or shown', async () => {
  const answer = later();
  const login = await mountRemembered({ resumeLogin: [answer.answer] });
  expect(login.box()).toHaveProperty('checked', true);
  // One of the two keys
  expect(
    ['login.username', 'login.password'].map((key) => login.field(key as 'login.username').value),
  ).toEqual(['', '']);

  await login.resume();
  expect(login.offer()?.getAttribute('aria-busy')).toBe('true');
  answer.arrive(signedIn);

  await waitFor(() => expect(login.went).toEqual(['/']));
  expect([requestsOf(login, 'resumeLogin'), requestsOf(login)]).toEqual([[{}], []]);
});

it('[LOGN-12] who unticks the box is not remembered', async () => {
  const login = await mountRemembered({ loginV2: [signedIn] });
  login.fill('agent', 'Agent1234');

  await login.user.click(login.box());
  await login.submit();

  await waitFor(() => expect(login.went).toEqual(['/']));
  expect(requestsOf(login)).toEqual([
    { username: 'agent', password: 'Agent1234', type: 'username' },
  ]);
});

it('[LOGN-12] without an offer the name is in its field, and the box is ticked', async () => {
  const login = await mountRemembered({}, remembering({ username: 'demo' }, { offer: false }));

  expect([login.offer(), login.field('login.username').value, login.box()]).toMatchObject([
    null,
    'demo',
    { checked: true },
  ]);
});

it('[LOGN-12] forgets the name: the offer is gone, the box unticked, and the keyboard is at the name', async () => {
  const login = await mountRemembered({
    forgetLogin: [
      () => {
        login.jar.cookies = '';
        return reply({})();
      },
    ],
  });

  await login.forget();

  await waitFor(() =>
    expect(login.getByRole('status').textContent).toBe(login.t('login.forgotten')),
  );
  expect([login.offer(), login.box()]).toMatchObject([null, { checked: false }]);
  expect([document.activeElement, login.field('login.username').value]).toEqual([
    login.field('login.username'),
    '',
  ]);
});

it('[LOGN-12] keeps the offer when the name cannot be forgotten, and says why', async () => {
  const login = await mountRemembered({ forgetLogin: [fail('network_failed')] });

  await login.forget();

  await waitFor(() =>
    expect(login.getByRole('alert').textContent).toBe(login.t('error.network_failed')),
  );
  expect(login.offer()).not.toBeNull();
});

it.each([
  [
    'a password that was changed meanwhile',
    fail('operator_refused', { message: 'Not right.' }),
    'Not right.',
  ],
  [
    'an account that is locked',
    fail('operator_refused', { message: 'Please try again in 5 minutes.' }),
    'Please try again in 5 minutes.',
  ],
  ['a ticket that was used elsewhere', fail('not_remembered'), 'error.not_remembered'],
] as const)(
  '[LOGN-12] %s: the form says why, the offer is gone, the name is in its field, what was typed stays',
  async (_what, refusal, message) => {
    const login = await mountRemembered({
      resumeLogin: [
        () => {
          login.jar.cookies = remembering({ username: 'demo' }, { offer: false });
          return refusal();
        },
      ],
    });
    fireEvent.change(login.field('login.password'), { target: { value: 'half a pass' } });

    await login.resume();

    await waitFor(() =>
      expect(login.getByRole('alert').textContent).toBe(
        message.startsWith('error.') ? login.t('error.not_remembered') : message,
      ),
    );
    expect([
      login.offer(),
      login.field('login.username').value,
      login.field('login.password').value,
    ]).toEqual([null, 'demo', 'half a pass']);
    expect(document.activeElement).toBe(login.field('login.password'));
  },
);

it('[LOGN-12] an operator that fails costs nobody the offer', async () => {
  const login = await mountRemembered({ resumeLogin: [fail('upstream_failed'), signedIn] });

  await login.resume();
  await waitFor(() =>
    expect(login.getByRole('alert').textContent).toBe(login.t('error.upstream_failed')),
  );

  await login.resume();
  await waitFor(() => expect(login.went).toEqual(['/']));
});

it('[LOGN-10] [LOGN-12] where the operator wants a captcha now, it is asked for with the password', async () => {
  const login = await mountRemembered({
    captcha: [captcha()],
    resumeLogin: [
      () => {
        login.jar.cookies = remembering({ username: 'demo' }, { offer: false });
        return fail('operator_refused', {
          message: 'Type what is in the picture.',
          value: { captcha: true },
        })();
      },
    ],
  });

  await login.resume();

  expect(await login.findByText('Type what is in the picture.')).toBeTruthy();
  expect(login.field('login.captcha')).toBeTruthy();
  expect(document.activeElement).toBe(login.field('login.password'));
});

it('[LOGN-08] [LOGN-12] who resumes a login whose password is due is led to another one', async () => {
  const due = reply({
    ...signedInReply({ passwordChange: 'may' }),
    passwordExpired: true,
    passwordKept: true,
  });
  const login = await mountRemembered({
    resumeLogin: [due],
    getSetRegister: [reply({ validators: [] })],
  });

  await login.resume();

  expect(await login.findByRole('dialog', { name: login.t('password.title') })).toBeTruthy();
  expect(login.queryByLabelText(new RegExp(login.t('password.old')))).toBeNull();
});

it('[LOGN-12] of a login by SMS the number and its country are remembered, and no code', async () => {
  const login = await mountLogin({
    answers: {
      getCountryCode: [
        reply({
          countries: [
            { countryCode: 'VN', countryDialingCode: '+84' },
            { countryCode: 'PH', countryDialingCode: '+63' },
          ],
        }),
      ],
    },
    bootstrap: { flags: { MOBILEVERCODELOGIN3: true } },
    ports: {
      cookies: () =>
        remembering({ mobileNum: '9170000001', countryDialingCode: '+63' }, { offer: false }),
    },
  });

  expect(
    login.getByRole('tab', { name: login.t('login.bySms') }).getAttribute('aria-selected'),
  ).toBe('true');
  expect([
    login.field('register.mobileNum').value,
    login.field('register.verificationCode').value,
  ]).toEqual(['9170000001', '']);
  await waitFor(() => expect(login.getByRole('combobox').textContent).toContain('+63'));
});
