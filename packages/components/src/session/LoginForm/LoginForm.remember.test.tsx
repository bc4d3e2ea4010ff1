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

/** Returns the cookies of a remembered login. */
function rememberCookies(values: Readonly<Record<string, string>>, { offer = true } = {}): string {
  return `livery-remember=${encodeURIComponent(new URLSearchParams({ loginRemember: '1', ...values }).toString())}${offer ? '; livery-offer=1' : ''}`;
}

const cookiesWithOffer = rememberCookies({ username: 'demo' });

/** Mounts a login form with cookies; replies may change them through `jar`. */
async function mountRemembered(
  answers: Readonly<Record<string, readonly Answer[]>> = {},
  cookies = cookiesWithOffer,
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

it('[LOGN-12] [LOGN-19] shows no offer and an unticked box at first, and sends the ticked box', async () => {
  const login = await mountRemembered({ loginV2: [signedIn] }, '');
  expect([login.offer(), login.box()]).toMatchObject([null, { checked: false }]);
  login.fill('demo', 'Demo1234');

  await login.user.click(login.box());
  await login.submit();

  await waitFor(() => expect(login.addresses).toEqual(['/']));
  expect(requestsOf(login)).toEqual([
    { username: 'demo', password: 'Demo1234', type: 'username', remember: true },
  ]);
});

it('[LOGN-06] [LOGN-12] signs in the offered account with one click, without a password in form or request', async () => {
  const answer = later();
  const login = await mountRemembered({ resumeLogin: [answer.answer] });
  expect(login.box()).toHaveProperty('checked', true);
  // `map` widens the keys to string.
  expect(
    ['login.username', 'login.password'].map((key) => login.field(key as 'login.username').value),
  ).toEqual(['', '']);

  await login.resume();
  expect(login.offer()?.getAttribute('aria-busy')).toBe('true');
  answer.arrive(signedIn);

  await waitFor(() => expect(login.addresses).toEqual(['/']));
  expect([requestsOf(login, 'resumeLogin'), requestsOf(login)]).toEqual([[{}], []]);
});

it('[LOGN-12] does not remember the login if the box is unticked', async () => {
  const login = await mountRemembered({ loginV2: [signedIn] });
  login.fill('agent', 'Agent1234');

  await login.user.click(login.box());
  await login.submit();

  await waitFor(() => expect(login.addresses).toEqual(['/']));
  expect(requestsOf(login)).toEqual([
    { username: 'agent', password: 'Agent1234', type: 'username' },
  ]);
});

it('[LOGN-12] fills in the remembered name and ticks the box if there is no offer', async () => {
  const login = await mountRemembered({}, rememberCookies({ username: 'demo' }, { offer: false }));

  expect([login.offer(), login.field('login.username').value, login.box()]).toMatchObject([
    null,
    'demo',
    { checked: true },
  ]);
});

it('[LOGN-12] forgets the name: removes the offer, unticks the box and focuses the name field', async () => {
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

it('[LOGN-12] keeps the offer and shows the error if forgetting the name fails', async () => {
  const login = await mountRemembered({ forgetLogin: [fail('network_failed')] });

  await login.forget();

  await waitFor(() =>
    expect(login.getByRole('alert').textContent).toBe(login.t('error.network_failed')),
  );
  expect(login.offer()).not.toBeNull();
});

it.each([
  ['a changed password', fail('operator_refused', { message: 'Not right.' }), 'Not right.'],
  [
    'a locked account',
    fail('operator_refused', { message: 'Please try again in 5 minutes.' }),
    'Please try again in 5 minutes.',
  ],
  ['a used ticket', fail('not_remembered'), 'error.not_remembered'],
] as const)(
  '[LOGN-12] after %s shows the reason, removes the offer, fills in the name and keeps the input',
  async (_case, refusal, message) => {
    const login = await mountRemembered({
      resumeLogin: [
        () => {
          login.jar.cookies = rememberCookies({ username: 'demo' }, { offer: false });
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

it('[LOGN-12] keeps the offer after an upstream failure', async () => {
  const login = await mountRemembered({ resumeLogin: [fail('upstream_failed'), signedIn] });

  await login.resume();
  await waitFor(() =>
    expect(login.getByRole('alert').textContent).toBe(login.t('error.upstream_failed')),
  );

  await login.resume();
  await waitFor(() => expect(login.addresses).toEqual(['/']));
});

it('[LOGN-10] [LOGN-12] shows a captcha and focuses the password if the operator now requires a captcha', async () => {
  const login = await mountRemembered({
    captcha: [captcha()],
    resumeLogin: [
      () => {
        login.jar.cookies = rememberCookies({ username: 'demo' }, { offer: false });
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

it('[LOGN-08] [LOGN-12] opens the password change after resuming a login with an expired password', async () => {
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

it('[LOGN-12] remembers number and country of a login by SMS, but no code', async () => {
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
    bootstrap: { flags: { phoneLogin: true, MOBILEVERCODELOGIN3: true } },
    ports: {
      cookies: () =>
        rememberCookies({ mobileNum: '9170000001', countryDialingCode: '+63' }, { offer: false }),
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
