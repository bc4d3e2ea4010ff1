import { expect, it } from 'vitest';
import { RecoverStore } from './RecoverStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply, type Answer } from '../testing/fakeApi.ts';
import { passwordRule } from '../testing/passwordRule.ts';
import { loginResult } from '../testing/signedIn.ts';

const member = reply(loginResult());
const rules = reply({ validators: [passwordRule] });

function setUp(answers: Readonly<Record<string, readonly Answer[]>> = {}, byPhone = true) {
  const api = fakeApi({
    getSetRegister: [rules],
    firstLogin: [fail('upstream_failed')],
    loginInfo: [fail('upstream_failed'), fail('upstream_failed')],
    getMemberInfo: [fail('upstream_failed')],
    getBalanceV2: [fail('upstream_failed')],
    ...answers,
  });
  const root = exampleRoot({
    api,
    bootstrap: exampleBootstrap({ flags: { CHNGPASSVERIF3: byPhone } }),
  });
  const recover = root.create((deps) => new RecoverStore(deps));
  const sent = (name: string) =>
    api.calls.filter((call) => call.name === name).map(({ request }) => request);
  const typePhone = (mobileNum: string, verificationCode: string, newPassword: string): void => {
    for (const [name, value] of Object.entries({ mobileNum, verificationCode, newPassword }))
      recover.phone.fields.get(name as 'mobileNum')?.change(value);
  };
  return { recover, root, sent, typePhone };
}

it('[PASS-02] offers phone first if the operator enables it, else only email', () => {
  const { recover } = setUp();
  expect([recover.methods, recover.method]).toEqual([['mobileNum', 'email'], 'mobileNum']);
  recover.choose('email');
  expect(recover.method).toBe('email');
  const { recover: byEmail } = setUp({}, false);
  byEmail.choose('mobileNum');
  expect([byEmail.methods, byEmail.method]).toEqual([['email'], 'email']);
});

it('[PASS-07] checks number, code and password before sending', async () => {
  const { recover, sent, typePhone } = setUp();
  typePhone('phone', '', 'short');
  expect(await recover.submit()).toBe(recover.phone.field('mobileNum'));
  expect(
    ['mobileNum', 'verificationCode', 'newPassword'].map(
      (name) => recover.phone.fields.get(name as 'mobileNum')?.shownProblem?.key,
    ),
  ).toEqual(['register.phoneFormat', 'form.required', 'register.pattern.lettersAndDigits']);
  typePhone('9170000001', '123456', 'letters-only');
  expect(await recover.submit()).toBe(recover.phone.field('newPassword'));
  expect(sent('getPasswordByPhone')).toEqual([]);
});

it('[PASS-04] sets the password, then signs in with number and password', async () => {
  const { recover, root, sent, typePhone } = setUp({
    getPasswordByPhone: [reply({})],
    loginV2: [member],
  });
  typePhone(' 9170000001 ', '123456', 'tide2026');
  expect(await recover.submit()).toBe(true);
  expect(sent('getPasswordByPhone')).toEqual([
    { mobileNum: '9170000001', newPassword: 'tide2026', verificationCode: '123456' },
  ]);
  expect(sent('loginV2')).toEqual([
    { username: '9170000001', password: 'tide2026', type: 'username' },
  ]);
  expect(root.session.view.account).toBe('ann');
});

it('shows the operator’s message at its field and does not sign in', async () => {
  const { recover, sent, typePhone } = setUp({
    getPasswordByPhone: [
      fail('operator_refused', {
        message: 'No.',
        value: { fields: [{ field: 'verificationCode', message: 'Expired.' }] },
      }),
    ],
  });
  typePhone('9170000001', '123456', 'tide2026');
  expect(await recover.submit()).toBe(recover.phone.field('verificationCode'));
  expect([recover.phone.field('verificationCode').refusal, recover.error, sent('loginV2')]).toEqual(
    ['Expired.', undefined, []],
  );
});

it('[PASS-05] [ERRS-05] sends username and email and distinguishes a refusal from other failures', async () => {
  const { recover, sent } = setUp({
    forgetPassword: [
      fail('operator_refused', { message: 'Not there' }),
      fail('upstream_failed'),
      reply({}),
    ],
  });
  recover.choose('email');
  expect(await recover.submit()).toBe(recover.email.field('username'));
  recover.email.field('username').change(' ann ');
  recover.email.field('email').change('ann@example.test');
  expect([await recover.submit(), recover.isUnknown, recover.error]).toEqual([
    false,
    true,
    undefined,
  ]);
  expect([await recover.submit(), recover.isUnknown, recover.error?.code]).toEqual([
    false,
    false,
    'upstream_failed',
  ]);
  expect([await recover.submit(), recover.isUnknown, recover.error]).toEqual([
    true,
    false,
    undefined,
  ]);
  expect(sent('forgetPassword')[2]).toEqual({ username: 'ann', email: 'ann@example.test' });
});
