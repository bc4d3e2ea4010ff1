// @vitest-environment jsdom
import { stubMembers } from '@livery/testing/stubMembers';
import { reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';
import { loginResult } from '@livery/stores/testing/signedIn';

const signedIn = reply(loginResult({ session: { account: 'demo' } }));
const memberCalls = {
  firstLogin: [reply({})],
  loginInfo: [reply({})],
  getMemberInfo: [reply({})],
  getBalanceV2: [reply({ sumBalance: 1 })],
};
const countries = reply({
  countries: [
    { countryCode: 'PH', countryDialingCode: '+63' },
    { countryCode: 'VN', countryDialingCode: '+84' },
  ],
});

/** Mounts the login form of a brand with sign-in by SMS, unless a flag is off. */
async function mountSms({
  answers = {},
  bySms = true,
  byPhone = true,
}: {
  answers?: Readonly<Record<string, readonly Answer[]>>;
  bySms?: boolean;
  byPhone?: boolean;
} = {}) {
  // jsdom does not implement this method, which the list of countries calls.
  stubMembers(Element.prototype, { scrollIntoView: () => undefined });
  const login = await mountNode(
    { use: 'LoginForm', props: { title: { $text: 'login.title' }, text: { $text: 'login.text' } } },
    {
      bootstrap: { flags: { phoneLogin: byPhone, MOBILEVERCODELOGIN3: bySms } },
      answers: { getCountryCode: [countries], ...memberCalls, ...answers },
    },
  );
  const { api, field, getByRole, t, user } = login;
  return {
    ...login,
    choose: (method: 'login.byPassword' | 'login.bySms') =>
      user.click(getByRole('tab', { name: t(method) })),
    type: (key: Parameters<typeof field>[0], value: string) =>
      act(async () => void fireEvent.change(field(key), { target: { value } })),
    send: () => user.click(getByRole('button', { name: t('sms.send') })),
    submit: () => user.click(getByRole('button', { name: t('login.submit') })),
    requestsTo: (call: string) =>
      api.calls.filter(({ name }) => name === call).map(({ request }) => request),
  };
}

it('[LOGN-01] shows a tab per method', async () => {
  const login = await mountSms();
  expect(login.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    login.t('login.byPassword'),
    login.t('login.bySms'),
  ]);
});

it.each([{ bySms: false }, { byPhone: false }])(
  '[LOGN-01] [LOGN-22] [CONF-03] shows no tabs with %j',
  async (off) => {
    const login = await mountSms(off);
    expect(login.queryAllByRole('tab')).toEqual([]);
    expect(login.field('login.username')).toBeTruthy();
  },
);

it('[LOGN-16] explains the selected method under the title', async () => {
  const login = await mountSms();
  expect(login.getByText(login.t('login.text'))).toBeTruthy();

  await login.choose('login.bySms');

  expect(login.getByText(login.t('login.smsText'))).toBeTruthy();
  expect(login.queryByText(login.t('login.text'))).toBeNull();
});

it('[LOGN-16] [SMSC-04] sends the number as the username and the code as the password', async () => {
  const login = await mountSms({
    answers: { getLoginCode: [reply({ expiredMinutes: 5 })], loginV2: [signedIn] },
  });
  await login.choose('login.bySms');
  await login.type('register.mobileNum', ' 9170000001 ');

  await login.send();
  await waitFor(() =>
    expect(document.activeElement).toBe(login.field('register.verificationCode')),
  );
  expect(login.requestsTo('getLoginCode')).toEqual([
    { mobileNum: '9170000001', countryDialingCode: '+63' },
  ]);
  expect(login.getByRole('button', { name: login.t('sms.wait', { seconds: 300 }) })).toHaveProperty(
    'disabled',
    true,
  );
  await act(async () => login.field('register.verificationCode').focus());
  await login.user.paste('G-123 456');
  expect(login.field('register.verificationCode')).toHaveProperty('value', '123456');
  await login.submit();

  await waitFor(() => expect(login.root.session.isMember).toBe(true));
  expect(login.requestsTo('loginV2')).toEqual([
    { username: '9170000001', password: '123456', type: 'sms', countryDialingCode: '+63' },
  ]);
});

it('[LOGN-15] sends the number with the dialling code of the selected country', async () => {
  const login = await mountSms({ answers: { getLoginCode: [reply({})] } });
  await login.choose('login.bySms');
  await login.user.click(login.getByRole('combobox', { name: login.t('register.country') }));
  await login.user.click(login.getByRole('option', { name: /\+84/ }));
  await login.type('register.mobileNum', '912345678');

  await login.send();

  await waitFor(() =>
    expect(login.requestsTo('getLoginCode')).toEqual([
      { mobileNum: '912345678', countryDialingCode: '+84' },
    ]),
  );
});

it('[LOGN-04] requires a valid number and a code, and keeps the input when the method changes', async () => {
  const login = await mountSms();
  await login.type('login.username', 'demo');
  await login.choose('login.bySms');

  await login.submit();
  for (const key of ['register.mobileNum', 'register.verificationCode'] as const)
    expect([key, login.descriptionOf(login.field(key))]).toEqual([key, login.t('form.required')]);
  expect(document.activeElement).toBe(login.field('register.mobileNum'));
  await login.type('register.mobileNum', 'call me');
  expect(login.descriptionOf(login.field('register.mobileNum'))).toBe(
    login.t('register.phoneFormat'),
  );
  await login.send();

  await login.choose('login.byPassword');
  expect(login.field('login.username').value).toBe('demo');
  await login.choose('login.bySms');
  expect(login.field('register.mobileNum').value).toBe('call me');
  expect([login.requestsTo('getLoginCode'), login.requestsTo('loginV2')]).toEqual([[], []]);
});

it('[LOGN-04] sets autocomplete tokens and input modes for password managers and phones', async () => {
  const login = await mountSms();
  expect([
    login.field('login.username').autocomplete,
    login.field('login.password').autocomplete,
  ]).toEqual(['username', 'current-password']);

  await login.choose('login.bySms');

  const code = login.field('register.verificationCode');
  expect([
    login.field('register.mobileNum').autocomplete,
    code.autocomplete,
    code.inputMode,
  ]).toEqual(['tel-national', 'one-time-code', 'numeric']);
});
