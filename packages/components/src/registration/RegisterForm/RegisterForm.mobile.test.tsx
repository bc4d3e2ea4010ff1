// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { byMobile, joined, mountRegister, refused, type RegisterOptions } from './mountRegister.ts';

/** A registration by mobile number. */
async function mountMobile(options: RegisterOptions = {}) {
  const register = await mountRegister(options);
  await register.chooseMobile();
  return { ...register, send: () => register.user.click(register.sendButton()) };
}

const code = (expiredMinutes?: number) =>
  reply(expiredMinutes === undefined ? {} : { expiredMinutes });

it('[REGI-08] [REGI-13] [SMSC-04] asks for a code, leads to its field, and sends the number as the username', async () => {
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

it('[SMSC-04] the number goes with the country that was chosen', async () => {
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

it('[REGI-05] number and code are required', async () => {
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

it('[REGI-05] the code says what it is to the phone that got it', async () => {
  const register = await mountMobile();
  expect([
    register.input('verificationCode').autocomplete,
    register.input('verificationCode').inputMode,
  ]).toEqual(['one-time-code', 'numeric']);
});

it('[REGI-05] where the operator verifies no numbers there is no code', async () => {
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
  '[SMSC-03] with the number "%s" no code is asked for, and its field says why',
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
  '[SMSC-01] [SMSC-02] for a code of %j minutes the button counts %d seconds, then it may be pressed again',
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
    const shown = () => [
      register.sendButton().textContent,
      register.sendButton().hasAttribute('disabled'),
    ];
    await register.type({ mobileNum: '9170001234' });
    expect(shown()).toEqual([register.t('sms.send'), false]);

    await register.send();
    expect(register.sendButton().getAttribute('aria-busy')).toBe('true');
    await act(async () => answer.arrive(code(minutes)));

    expect(shown()).toEqual([register.t('sms.wait', { seconds }), true]);
    expect(register.getByText(register.t('sms.sent'))).toBeTruthy();
    await register.second();
    expect(shown()).toEqual([register.t('sms.wait', { seconds: seconds - 1 }), true]);
    await register.advance((seconds - 2) * 1000);
    expect(shown()).toEqual([register.t('sms.wait', { seconds: 1 }), true]);
    await register.second();
    expect(shown()).toEqual([register.t('sms.again'), false]);
    await register.send();
    expect(register.requestsTo('getRegisterCode')).toHaveLength(2);
  },
);

it('[SMSC-03] [SMSC-05] a refusal is a dialog with the operator’s sentence; codes are asked for at most once in 1000 ms', async () => {
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

it('[REGI-13] where a mobile number needs no password none is asked for and none is sent', async () => {
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

it('[REGI-13] with a username a password is asked for all the same', async () => {
  const register = await mountRegister({ flags: { MOBILENUMPASSREG3: false } });
  expect(['password', 'confirmPassword'].filter(register.has)).toEqual([
    'password',
    'confirmPassword',
  ]);
});

it('[ERRS-01] what the operator says of the username stands at the number', async () => {
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
