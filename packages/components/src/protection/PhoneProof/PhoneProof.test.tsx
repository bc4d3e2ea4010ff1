// @vitest-environment jsdom
import { phoneFaults } from '@livery/model';
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  byMobile,
  joined,
  mountRegister,
  refused,
  type RegisterOptions,
} from '../../testing/mountRegister.ts';

const codeSent = (verificationId: string) => reply({ verificationId });
const verified = reply({ idToken: 't-1' });

/** Mounts a filled-in registration by mobile number with third-party verification. */
async function mountThirdParty(options: RegisterOptions = {}) {
  const register = await mountRegister({
    flags: { thirdPartySms: true },
    site: {
      sms: {
        countdownSeconds: 60,
        expiredMinutes: 5,
        throttleMs: 1000,
        tooManyRequestsLockMinutes: 5,
      },
    },
    ...options,
  });
  await register.chooseMobile();
  await register.type(byMobile);
  const { findByRole, queryByRole, t, user } = register;
  const popup = () => queryByRole('dialog', { name: t('phone.title') });
  const inPopup = async () => within(await findByRole('dialog', { name: t('phone.title') }));
  return {
    ...register,
    popup,
    send: () => user.click(register.sendButton()),
    /** Waits until the popup asks for the code. */
    popupOpened: () =>
      waitFor(() =>
        expect([popup() === null, document.activeElement?.getAttribute('name')]).toEqual([
          false,
          'code',
        ]),
      ),
    code: async () => (await inPopup()).getByRole('textbox'),
    confirm: async (code: string) => {
      const inside = await inPopup();
      await act(
        async () => void fireEvent.change(inside.getByRole('textbox'), { target: { value: code } }),
      );
      await user.click(inside.getByRole('button', { name: t('phone.confirm') }));
    },
    problem: async () => (await inPopup()).getByRole('alert').textContent,
    popupButton: async (name: string) => (await inPopup()).getByRole('button', { name }),
  };
}

it('[SMSC-06] [REGI-03] verifies the number with the popup’s code, and registers with the channel sms and the id token', async () => {
  const register = await mountThirdParty({
    answers: {
      sendPhoneCode: [codeSent('v-1')],
      confirmPhoneCode: [verified],
      registerByMobile: [joined],
    },
  });
  expect(register.has('verificationCode')).toBe(false);

  await register.submit();
  await register.popupOpened();
  expect([register.requestsTo('getRegisterCode'), register.requestsTo('sendPhoneCode')]).toEqual([
    [],
    [{ mobileNo: '9170001234', countryDialingCode: '+63' }],
  ]);
  await register.confirm('');
  expect([register.descriptionOf(await register.code()), document.activeElement]).toEqual([
    register.t('form.required'),
    await register.code(),
  ]);
  await register.confirm('123456');

  await waitFor(() => expect(register.root.session.isMember).toBe(true));
  expect([register.popup(), register.go.mock.lastCall?.[0]]).toEqual([null, '/']);
  expect(register.requestsTo('confirmPhoneCode')).toEqual([
    { verificationId: 'v-1', code: '123456' },
  ]);
  expect(register.requestsTo('registerByMobile')).toEqual([
    {
      ...byMobile,
      username: '9170001234',
      countryDialingCode: '+63',
      channel: 'sms',
      idToken: 't-1',
      registerUrl: window.location.href,
      registerMethod: 'WEB',
      login: true,
    },
  ]);
});

it('[SMSC-02] [SMSC-06] sends the code from the form with a countdown of 60 seconds, and asks for it in the popup without sending another', async () => {
  const register = await mountThirdParty({ answers: { sendPhoneCode: [codeSent('v-1')] } });
  expect(register.getByText(register.t('phone.later'))).toBeTruthy();

  await register.send();
  expect(register.sendButton().textContent).toBe(register.t('sms.wait', { seconds: 60 }));
  await register.advance(59_000);
  expect([
    register.sendButton().textContent,
    register.sendButton().hasAttribute('disabled'),
  ]).toEqual([register.t('sms.wait', { seconds: 1 }), true]);
  await register.submit();
  await register.popupOpened();

  expect(register.requestsTo('sendPhoneCode')).toHaveLength(1);
  await register.second();
  expect((await register.popupButton(register.t('sms.again'))).hasAttribute('disabled')).toBe(
    false,
  );
});

it('[SMSC-09] reports a closed popup, keeps the input, sends no second code, and succeeds on the next attempt', async () => {
  const register = await mountThirdParty({
    answers: {
      sendPhoneCode: [codeSent('v-1')],
      confirmPhoneCode: [verified],
      registerByMobile: [joined],
    },
  });
  for (let time = 0; time < 2; time += 1) {
    await register.submit();
    await register.popupOpened();
    await register.user.click(await register.popupButton(register.t('dialog.close')));
    await waitFor(() => expect(register.alert()).toBe(register.t('phone.closed')));
    expect([register.popup(), document.activeElement]).toEqual([
      null,
      register.getByRole('button', { name: register.t('account.register') }),
    ]);
  }
  expect([
    register.input('mobileNum').value,
    register.requestsTo('sendPhoneCode').length,
    register.requestsTo('registerByMobile'),
  ]).toEqual(['9170001234', 1, []]);

  await register.submit();
  await register.popupOpened();
  expect(register.alert()).toBe('');
  await register.confirm('123456');

  await waitFor(() => expect(register.root.session.isMember).toBe(true));
});

const faultsWithoutLock = phoneFaults.filter((fault) => fault !== 'tooManyRequests');

it.each(faultsWithoutLock)(
  '[SMSC-07] [SMSC-08] shows the message of the verifier’s error %s, and allows another code',
  async (phone) => {
    const register = await mountThirdParty({ answers: { sendPhoneCode: [refused({ phone })] } });

    await register.submit();
    await waitFor(() =>
      expect(register.dialog('sms.failed')?.textContent).toContain(register.t(`phone.${phone}`)),
    );
    await register.answer('dialog.ok');

    expect([
      register.popup(),
      register.dialog('sms.failed'),
      register.sendButton().hasAttribute('disabled'),
    ]).toEqual([null, null, false]);
    expect(register.input('mobileNum').value).toBe('9170001234');
  },
);

it.each([
  ['bot_check', 'captchaFailed'],
  ['forbidden', 'notAllowed'],
  ['operator_refused', 'unknown'],
] as const)('[SMSC-07] shows the gateway’s error %s as %s', async (answer, sentence) => {
  const register = await mountThirdParty({ answers: { sendPhoneCode: [fail(answer)] } });

  await register.submit();

  await waitFor(() =>
    expect(register.dialog('sms.failed')?.textContent).toContain(register.t(`phone.${sentence}`)),
  );
});

it('[SMSC-07] [SMSC-08] shows different messages for a wrong and an expired code, and sends another from the popup', async () => {
  const register = await mountThirdParty({
    answers: {
      sendPhoneCode: [codeSent('v-1'), codeSent('v-2')],
      confirmPhoneCode: [
        refused({ phone: 'wrongCode' }),
        refused({ phone: 'codeExpired' }),
        verified,
      ],
      registerByMobile: [joined],
    },
  });
  await register.submit();
  await register.popupOpened();

  await register.confirm('000000');
  expect(await register.problem()).toBe(register.t('phone.wrongCode'));
  await register.confirm('111111');
  expect(await register.problem()).toBe(register.t('phone.codeExpired'));
  await register.advance(60_000);
  await register.user.click(await register.popupButton(register.t('sms.again')));
  await register.confirm('222222');

  await waitFor(() => expect(register.root.session.isMember).toBe(true));
  expect(register.requestsTo('confirmPhoneCode')).toEqual([
    { verificationId: 'v-1', code: '000000' },
    { verificationId: 'v-1', code: '111111' },
    { verificationId: 'v-2', code: '222222' },
  ]);
});

it('[SMSC-08] locks the button for five minutes after too many requests, and shows the reason on submit', async () => {
  const register = await mountThirdParty({
    answers: { sendPhoneCode: [refused({ phone: 'tooManyRequests' })] },
  });

  await register.send();
  await waitFor(() =>
    expect(register.dialog('sms.failed')?.textContent).toContain(
      register.t('phone.tooManyRequests', { minutes: 5 }),
    ),
  );
  await register.answer('dialog.ok');
  expect(register.sendButton().textContent).toBe(register.t('sms.wait', { seconds: 300 }));
  await register.submit();

  await waitFor(() =>
    expect(register.alert()).toBe(register.t('phone.tooManyRequests', { minutes: 5 })),
  );
  expect([register.popup(), register.requestsTo('sendPhoneCode').length]).toEqual([null, 1]);
  await register.advance(299_000);
  expect([
    register.sendButton().textContent,
    register.sendButton().hasAttribute('disabled'),
  ]).toEqual([register.t('sms.wait', { seconds: 1 }), true]);
  await register.second();
  expect(register.sendButton().hasAttribute('disabled')).toBe(false);
});

it('[ERRS-02] shows the error of a failed confirmation call in the popup', async () => {
  const register = await mountThirdParty({
    answers: { sendPhoneCode: [codeSent('v-1')], confirmPhoneCode: [fail('upstream_timeout')] },
  });
  await register.submit();
  await register.popupOpened();

  await register.confirm('123456');

  await waitFor(async () =>
    expect(await register.problem()).toBe(register.t('error.upstream_timeout')),
  );
});

it.each([true, false])(
  '[LOGN-22] [SMSC-06] with the setting %j verifies in the modal as on the page',
  async (thirdPartySms) => {
    const register = await mountRegister({ node: { use: 'Stack' }, flags: { thirdPartySms } });
    await act(() => register.root.modals.show('registerModal', {}));
    await register.findByRole('form', { name: register.t('register.title') });

    await register.chooseMobile();

    expect([
      register.has('verificationCode'),
      register.sendButton() instanceof HTMLElement,
    ]).toEqual([!thirdPartySms, true]);
  },
);
