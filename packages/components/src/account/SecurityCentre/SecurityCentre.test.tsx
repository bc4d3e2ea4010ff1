// @vitest-environment jsdom
import type { MemberInfo } from '@livery/model';
import { fail, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const member: MemberInfo = {
  account: 'demo',
  nickname: 'Demo Member',
  clubLabel: { labelName: 'Gold', rankLevel: 3 },
  mobile: '+63 ******0001',
  mobileVerified: true,
  email: 'd***@example.test',
  emailVerified: false,
  hasPaymentPassword: false,
  hasAuthenticator: false,
};
const thisDevice = { sessionId: 's1', isCurrent: true, device: 'Chrome, Windows' };
const phone = { sessionId: 's2', isCurrent: false, device: 'Safari, iPhone' };
const noRules = reply({ validators: [] });

async function mountCentre({
  info = [reply(member), reply(member), reply(member)],
  answers = {},
}: { info?: readonly Answer[]; answers?: Readonly<Record<string, readonly Answer[]>> } = {}) {
  const page = await mountNode(
    { use: 'SecurityCentre' },
    {
      visitor: 'member',
      answers: {
        getMemberInfo: info,
        getSessions: [reply({ list: [thisDevice, phone] })],
        getSetRegister: [noRules],
        ...answers,
      },
    },
  );
  const { t, user } = page;
  return {
    ...page,
    /** Opens the form of a row by the text of its button and its title. */
    open: async (action: Parameters<typeof t>[0], title: Parameters<typeof t>[0]) => {
      await user.click(await page.findByRole('button', { name: `${t(action)} ${t(title)}` }));
      return within(await page.findByRole('dialog', { name: t(title) }));
    },
    type: (key: Parameters<typeof page.field>[0], value: string): void =>
      void fireEvent.change(page.field(key), { target: { value } }),
    requests: (name: string) =>
      page.api.calls.filter((call) => call.name === name).map(({ request }) => request),
  };
}

it('[MEMB-03] shows the member, what is done, and one action for each item', async () => {
  const { findByText, getAllByRole, getByText, queryByText, t } = await mountCentre();

  expect(await findByText('Demo Member')).toBeTruthy();
  expect(getByText('Gold')).toBeTruthy();
  // Not counted: what the operator does not offer, here payout accounts.
  expect(getByText(t('mc.security.progress', { done: 2, total: 6 }))).toBeTruthy();
  expect(queryByText(t('mc.security.payoutAccounts'))).toBeNull();
  const actions = getAllByRole('button').map((button) => {
    const names = button.getAttribute('aria-labelledby')?.split(' ') ?? [];
    return names.map((id) => document.querySelector(`[id="${id}"]`)?.textContent).join(' ');
  });
  expect(actions).toEqual(
    expect.arrayContaining([
      `${t('mc.security.change')} ${t('mc.security.loginPassword')}`,
      `${t('mc.security.setUp')} ${t('mc.security.paymentPassword')}`,
      `${t('mc.security.add')} ${t('mc.security.realName')}`,
      `${t('mc.security.change')} ${t('mc.security.mobile')}`,
      `${t('mc.security.verify')} ${t('mc.security.email')}`,
      `${t('mc.security.setUp')} ${t('mc.security.authenticator')}`,
    ]),
  );
});

it('[MEMB-03] locks a stored real name', async () => {
  const { findByText, queryByRole, t } = await mountCentre({
    info: [reply({ ...member, payeeName: 'D*** M***' })],
  });

  expect(await findByText('D*** M***')).toBeTruthy();
  expect(await findByText(t('mc.security.state.locked'))).toBeTruthy();
  expect(
    queryByRole('button', { name: `${t('mc.security.add')} ${t('mc.security.realName')}` }),
  ).toBeNull();
});

it('[MEMB-03] shows a failed load with a way to try again', async () => {
  const { findByRole, findByText, t, user } = await mountCentre({
    // The page's own load fails too.
    info: [fail('upstream_failed'), fail('upstream_failed'), reply(member)],
  });

  await user.click(await findByRole('button', { name: t('error.retry') }));

  expect(await findByText('Demo Member')).toBeTruthy();
});

describe('[MEMB-03] the payment password', () => {
  it('is set with the login password, and the row changes', async () => {
    const page = await mountCentre({
      info: [reply(member), reply({ ...member, hasPaymentPassword: true })],
      answers: { setPaymentPassword: [reply({})] },
    });
    const form = await page.open('mc.security.setUp', 'mc.security.paymentPassword');
    const save = form.getByRole('button', { name: page.t('mc.security.save') });
    page.type('mc.security.loginPassword', 'Demo1234');
    page.type('mc.security.newPayment', '135790');
    page.type('mc.security.confirmPayment', '135791');

    await page.user.click(save);
    expect(page.descriptionOf(page.field('mc.security.confirmPayment'))).toBe(
      page.t('password.confirmWrong'),
    );
    expect(page.requests('setPaymentPassword')).toEqual([]);

    page.type('mc.security.confirmPayment', '135790');
    await page.user.click(save);

    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(page.requests('setPaymentPassword')).toEqual([
      { password: 'Demo1234', paymentPassword: '135790', confirmPaymentPassword: '135790' },
    ]);
    expect(
      await page.findByRole('button', {
        name: `${page.t('mc.security.change')} ${page.t('mc.security.paymentPassword')}`,
      }),
    ).toBeTruthy();
  });

  it('shows a refusal at its field, and keeps the values', async () => {
    const page = await mountCentre({
      answers: {
        setPaymentPassword: [
          fail('operator_refused', {
            message: 'No.',
            value: { fields: [{ field: 'password', message: 'The password is not right.' }] },
          }),
        ],
      },
    });
    const form = await page.open('mc.security.setUp', 'mc.security.paymentPassword');
    page.type('mc.security.loginPassword', 'wrong');
    page.type('mc.security.newPayment', '135790');
    page.type('mc.security.confirmPayment', '135790');

    await page.user.click(form.getByRole('button', { name: page.t('mc.security.save') }));

    const field = page.field('mc.security.loginPassword');
    await waitFor(() => expect(page.descriptionOf(field)).toBe('The password is not right.'));
    expect([document.activeElement, page.field('mc.security.newPayment').value]).toEqual([
      field,
      '135790',
    ]);
  });
});

describe('[MEMB-03] a forgotten payment password', () => {
  const withPassword = { ...member, hasPaymentPassword: true };

  it('is reset with a code to a verified contact', async () => {
    const page = await mountCentre({
      info: Array.from({ length: 3 }, () => reply(withPassword)),
      answers: {
        sendPaymentResetCode: [reply({ expiredMinutes: 5 })],
        resetPaymentPassword: [reply({})],
      },
    });
    const form = await page.open('mc.security.change', 'mc.security.paymentPassword');
    await page.user.click(form.getByRole('button', { name: page.t('mc.security.paymentForgot') }));
    // The address is not verified.
    expect(form.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '+63 ******0001',
    ]);
    expect(form.getByText(page.t('mc.security.resetHold'))).toBeTruthy();
    await page.user.click(form.getByRole('button', { name: page.t('sms.send') }));
    expect(await form.findByText(page.t('sms.sent'))).toBeTruthy();
    page.type('register.verificationCode', '123456');
    page.type('mc.security.newPayment', '135790');
    page.type('mc.security.confirmPayment', '135790');

    await page.user.click(form.getByRole('button', { name: page.t('mc.security.save') }));

    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect([page.requests('sendPaymentResetCode'), page.requests('resetPaymentPassword')]).toEqual([
      [{ channel: 'mobile' }],
      [
        {
          channel: 'mobile',
          verificationCode: '123456',
          paymentPassword: '135790',
          confirmPaymentPassword: '135790',
        },
      ],
    ]);
  });

  it('needs customer service without a verified contact', async () => {
    const page = await mountCentre({
      info: [reply({ ...withPassword, mobileVerified: false })],
    });
    const form = await page.open('mc.security.change', 'mc.security.paymentPassword');

    expect(form.getByText(page.t('mc.security.paymentForgotten'))).toBeTruthy();
    expect(form.queryByRole('button', { name: page.t('mc.security.paymentForgot') })).toBeNull();
  });
});

it('[MEMB-03] sends a code to a new address, and binds it with code and password', async () => {
  const page = await mountCentre({
    answers: { sendBindCode: [reply({ expiredMinutes: 5 })], bindEmail: [reply({})] },
  });
  const form = await page.open('mc.security.verify', 'mc.security.email');
  page.type('register.email', 'new@example.test');
  await page.user.click(form.getByRole('button', { name: page.t('sms.send') }));
  expect(await form.findByText(page.t('mc.security.mailSent'))).toBeTruthy();
  page.type('register.verificationCode', '123456');
  page.type('mc.security.loginPassword', 'Demo1234');

  await page.user.click(form.getByRole('button', { name: page.t('mc.security.save') }));

  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect([page.requests('sendBindCode'), page.requests('bindEmail')]).toEqual([
    [{ channel: 'email', email: 'new@example.test' }],
    [{ email: 'new@example.test', verificationCode: '123456', password: 'Demo1234' }],
  ]);
});

it('[MEMB-03] sets up an authenticator app: password, QR code and key, code', async () => {
  const page = await mountCentre({
    answers: {
      startAuthenticator: [
        reply({ secret: 'ABCDEFGHIJKLMNOP', address: 'otpauth://totp/x?secret=ABCDEFGHIJKLMNOP' }),
      ],
      confirmAuthenticator: [reply({})],
    },
  });
  const form = await page.open('mc.security.setUp', 'mc.security.authenticator');
  page.type('mc.security.loginPassword', 'Demo1234');
  await page.user.click(form.getByRole('button', { name: page.t('mc.security.continue') }));

  expect(await form.findByRole('img', { name: page.t('mc.security.qrCode') })).toBeTruthy();
  expect(form.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
  page.type('mc.security.authenticatorCode', '123 456');
  await page.user.click(form.getByRole('button', { name: page.t('mc.security.confirm') }));

  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(page.requests('confirmAuthenticator')).toEqual([{ authenticatorCode: '123456' }]);
});

it('[MEMB-03] saves a chosen avatar', async () => {
  const page = await mountCentre({
    answers: {
      avatar: [reply({ avatars: ['AV01', 'AV02'] })],
      setIcon: [reply({ icon: 'AV02' })],
    },
  });
  await page.user.click(
    await page.findByRole('button', { name: page.t('mc.security.changeAvatar') }),
  );
  await page.user.click(
    await page.findByRole('radio', { name: page.t('mc.security.avatarNumber', { number: 2 }) }),
  );
  await page.user.click(page.getByRole('button', { name: page.t('mc.security.save') }));

  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(page.requests('setIcon')).toEqual([{ icon: 'AV02' }]);
});

it('[MEMB-03] marks this device, and signs out another one after a question', async () => {
  const page = await mountCentre({
    answers: {
      getSessions: [reply({ list: [thisDevice, phone] }), reply({ list: [thisDevice] })],
      endSession: [reply({ ended: ['s2'] })],
    },
  });
  expect(await page.findByText(page.t('mc.security.thisDevice'))).toBeTruthy();
  await page.user.click(
    page.getByRole('button', { name: `${page.t('mc.security.signOut')} Safari, iPhone` }),
  );
  const question = within(await within(document.body).findByRole('alertdialog'));
  expect(question.getByText(page.t('mc.security.endAsk'))).toBeTruthy();
  expect(page.requests('endSession')).toEqual([]);

  await page.user.click(question.getByRole('button', { name: page.t('mc.security.signOut') }));

  await waitFor(() => expect(page.queryByText('Safari, iPhone')).toBeNull());
  expect(page.requests('endSession')).toEqual([{ sessionId: 's2' }]);
});

describe('[MEMB-03] payout accounts', () => {
  const savings = { accountId: 'a1', label: 'Savings Bank •••• 1111', holder: 'D***' };
  const banks = [{ bank: 'Demo Coin', kind: 'crypto' }];
  const ready = {
    ...member,
    payeeName: 'D***',
    hasPaymentPassword: true,
    payoutAccountCount: 1,
  };

  it('are added with the payment password, and removed after a question', async () => {
    const coin = { accountId: 'a2', label: 'Demo Coin •••• 6789' };
    const page = await mountCentre({
      info: Array.from({ length: 4 }, () => reply(ready)),
      answers: {
        getPayoutAccounts: [reply({ list: [savings], banks, max: 5, holder: 'D***' })],
        addPayoutAccount: [reply({ list: [savings, coin], banks, max: 5 })],
        removePayoutAccount: [reply({ list: [coin], banks, max: 5 })],
      },
    });
    const dialog = await page.open('mc.security.manage', 'mc.security.payoutAccounts');
    const add = await dialog.findByRole('button', { name: page.t('mc.security.addPayout') });
    await page.user.click(add);
    expect(page.requests('addPayoutAccount')).toEqual([]);

    await page.user.selectOptions(
      dialog.getByRole('combobox', { name: new RegExp(page.t('mc.security.bank')) }),
      'Demo Coin',
    );
    page.type('mc.security.accountNumber', '123456789');
    page.type('mc.security.paymentPassword', '246810');
    await page.user.click(add);

    expect(await dialog.findByText('Demo Coin •••• 6789')).toBeTruthy();
    expect(page.requests('addPayoutAccount')).toEqual([
      { bank: 'Demo Coin', number: '123456789', paymentPassword: '246810' },
    ]);
    expect(page.field('mc.security.accountNumber').value).toBe('');

    await page.user.click(
      dialog.getByRole('button', { name: `${page.t('mc.security.remove')} ${savings.label}` }),
    );
    const question = within(
      dialog.getByRole('form', {
        name: page.t('mc.security.removePayoutAsk', { account: savings.label }),
      }),
    );
    const remove = question.getByRole('button', { name: page.t('mc.security.remove') });
    await page.user.click(remove);
    expect(page.requests('removePayoutAccount')).toEqual([]);
    fireEvent.change(
      question.getByLabelText(new RegExp(`^${page.t('mc.security.paymentPassword')}`)),
      { target: { value: '246810' } },
    );
    await page.user.click(remove);
    await waitFor(() => expect(dialog.queryByText(savings.label)).toBeNull());
    expect(page.requests('removePayoutAccount')).toEqual([
      { accountId: 'a1', paymentPassword: '246810' },
    ]);
  });

  it('need a real name and a payment password first', async () => {
    const page = await mountCentre({
      info: Array.from({ length: 3 }, () => reply({ ...member, payoutAccountCount: 0 })),
      answers: { getPayoutAccounts: [reply({ list: [], banks, max: 5 })] },
    });
    const dialog = await page.open('mc.security.add', 'mc.security.payoutAccounts');

    expect(await dialog.findByText(page.t('mc.security.payoutNeeds'))).toBeTruthy();
    expect(dialog.queryByRole('button', { name: page.t('mc.security.addPayout') })).toBeNull();
  });
});
