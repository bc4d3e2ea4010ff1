// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  byMobile,
  joined,
  mountRegister,
  refused,
  type RegisterOptions,
} from '../../testing/mountRegister.ts';

/** Mounts a registration by mobile number. */
async function mountMobile(options: RegisterOptions = {}) {
  const register = await mountRegister(options);
  await register.chooseMobile();
  return { ...register, send: () => register.user.click(register.sendButton()) };
}

const code = (expiredMinutes?: number) =>
  reply(expiredMinutes === undefined ? {} : { expiredMinutes });

it('[REGI-08] [REGI-13] [SMSC-04] requests a code, focuses its field, and sends the number as the username', async () => {
  const register = await mountMobile({
    answers: { getRegisterCode: [code(1)], registerByMobile: [joined] },
  });
  await register.type({ ...byMobile, mobileNum: ' 9170001234 ' });

  await register.send();
  await waitFor(() => expect(document.activeElement).toBe(register.input('verificationCode')));
  expect(register.requestsTo('getRegisterCode')).toEqual([
    { mobileNo: '9170001234', countryDialingCode: '+63' },
  ]);
  await register.type({ verificationCode: '123456' });
  await register.submit();

  await waitFor(() => expect(register.root.session.isMember).toBe(true));
  expect(register.go.mock.lastCall?.[0]).toBe('/');
  expect(register.requestsTo('registerByMobile')).toEqual([
    {
      ...byMobile,
      username: '9170001234',
      countryDialingCode: '+63',
      verificationCode: '123456',
      registerUrl: window.location.href,
      registerMethod: 'WEB',
      login: true,
    },
  ]);
});

it('[SMSC-04] sends the number with the dialling code of the selected country', async () => {
  const register = await mountMobile({ answers: { getRegisterCode: [code()] } });
  await register.user.click(
    register.getByRole('combobox', { name: register.t('register.country') }),
  );
  await register.user.click(register.getByRole('option', { name: /\+66/ }));
  await register.type({ mobileNum: '812345678' });

  await register.send();

  expect(register.requestsTo('getRegisterCode')).toEqual([
    { mobileNo: '812345678', countryDialingCode: '+66' },
  ]);
});

it('[REGI-05] requires number and code', async () => {
  const register = await mountMobile();

  await register.submit();

  for (const id of ['mobileNum', 'verificationCode'])
    expect([register.messageOf(id), register.input(id).getAttribute('aria-required')]).toEqual([
      register.t('form.required'),
      'true',
    ]);
  expect(document.activeElement).toBe(register.input('mobileNum'));
  expect(register.requestsTo('registerByMobile')).toEqual([]);
});

it('[REGI-05] marks the code field for one-time codes and the numeric keyboard', async () => {
  const register = await mountMobile();
  expect([
    register.input('verificationCode').autocomplete,
    register.input('verificationCode').inputMode,
  ]).toEqual(['one-time-code', 'numeric']);
});

it('[REGI-05] shows no code field if the operator does not verify numbers', async () => {
  const register = await mountMobile({ flags: { REGMOBVERF3: false } });
  expect([
    register.has('verificationCode'),
    register.queryByRole('button', { name: register.t('sms.send') }),
  ]).toEqual([false, null]);
});

it.each([
  ['', 'form.required'],
  ['12ab', 'register.phoneFormat'],
] as const)(
  '[SMSC-03] requests no code for the number "%s", and shows the reason at its field',
  async (mobileNum, sentence) => {
    const register = await mountMobile();
    await register.type({ mobileNum });

    await register.send();

    expect([register.messageOf('mobileNum'), document.activeElement]).toEqual([
      register.t(sentence),
      register.input('mobileNum'),
    ]);
    expect(register.requestsTo('getRegisterCode')).toEqual([]);
  },
);

it.each([
  [2, 120],
  [undefined, 60],
] as const)(
  '[SMSC-01] [SMSC-02] with a code of %j minutes counts down %d seconds, then enables the button',
  async (minutes, seconds) => {
    const answer = later();
    const register = await mountMobile({
      site: {
        sms: {
          countdownSeconds: 60,
          expiredMinutes: 1,
          throttleMs: 1000,
          tooManyRequestsLockMinutes: 5,
        },
      },
      answers: { getRegisterCode: [answer.answer, code()] },
    });
    const buttonState = () => [
      register.sendButton().textContent,
      register.sendButton().hasAttribute('disabled'),
    ];
    await register.type({ mobileNum: '9170001234' });
    expect(buttonState()).toEqual([register.t('sms.send'), false]);

    await register.send();
    expect(register.sendButton().getAttribute('aria-busy')).toBe('true');
    await act(async () => answer.arrive(code(minutes)));

    expect(buttonState()).toEqual([register.t('sms.wait', { seconds }), true]);
    expect(register.getByText(register.t('sms.sent'))).toBeTruthy();
    await register.second();
    expect(buttonState()).toEqual([register.t('sms.wait', { seconds: seconds - 1 }), true]);
    await register.advance((seconds - 2) * 1000);
    expect(buttonState()).toEqual([register.t('sms.wait', { seconds: 1 }), true]);
    await register.second();
    expect(buttonState()).toEqual([register.t('sms.again'), false]);
    await register.send();
    expect(register.requestsTo('getRegisterCode')).toHaveLength(2);
  },
);

it('[SMSC-03] [SMSC-05] shows a refusal in a dialog with the operator’s message, and requests a code at most once per 1000 ms', async () => {
  const register = await mountMobile({
    answers: {
      getRegisterCode: [
        refused(undefined, 'No message can be sent there.'),
        fail('upstream_timeout'),
      ],
    },
  });
  await register.type({ mobileNum: '9170001234' });

  await register.send();
  await waitFor(() =>
    expect(register.dialog('sms.failed')?.textContent).toContain('No message can be sent there.'),
  );
  await register.answer('dialog.ok');
  expect(register.dialog('sms.failed')).toBeNull();

  await register.advance(999);
  await register.send();
  expect(register.sendButton().getAttribute('aria-busy')).toBeNull();
  expect(register.requestsTo('getRegisterCode')).toHaveLength(1);
  await register.advance(1);
  await register.send();
  await waitFor(() =>
    expect(register.dialog('sms.failed')?.textContent).toContain(
      register.t('error.upstream_timeout'),
    ),
  );
  expect(register.requestsTo('getRegisterCode')).toHaveLength(2);
});

it('[REGI-13] shows and sends no password if the mobile method needs none', async () => {
  const register = await mountMobile({
    flags: { MOBILENUMPASSREG3: false },
    answers: { registerByMobile: [joined] },
  });
  expect(['password', 'confirmPassword'].filter(register.has)).toEqual([]);
  await register.type({
    mobileNum: byMobile.mobileNum,
    payeeName: byMobile.payeeName,
    verificationCode: '123456',
  });

  await register.submit();

  await waitFor(() => expect(register.root.session.isMember).toBe(true));
  const [request = {}] = register.requestsTo('registerByMobile');
  expect(Object.keys(request).filter((name) => /password/i.test(name))).toEqual([]);
});

it('[REGI-13] still shows the password fields for the username method', async () => {
  const register = await mountRegister({ flags: { MOBILENUMPASSREG3: false } });
  expect(['password', 'confirmPassword'].filter(register.has)).toEqual([
    'password',
    'confirmPassword',
  ]);
});

it('[ERRS-01] shows the operator’s refusal of the username at the number', async () => {
  const register = await mountMobile({
    flags: { REGMOBVERF3: false },
    answers: {
      registerByMobile: [refused({ fields: [{ field: 'username', message: 'Taken.' }] })],
    },
  });
  await register.type(byMobile);

  await register.submit();

  await waitFor(() =>
    expect([register.messageOf('mobileNum'), document.activeElement]).toEqual([
      'Taken.',
      register.input('mobileNum'),
    ]),
  );
});
