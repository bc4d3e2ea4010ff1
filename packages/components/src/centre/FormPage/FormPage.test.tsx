// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { factsIn } from '../../testing/factsIn.ts';
import { confirm, mountForm, quota, send } from '../../testing/mountForm.tsx';

it('[MEMB-06] says what is missing, and links to where it can be set up', async () => {
  const view = await mountForm({ getWithdrawQuota: [quota({ hasPaymentPassword: false })] });

  expect(await view.findByText('Set a payment password first.')).toBeTruthy();
  expect(view.getByRole('link', { name: view.t('centre.form.goThere') }).getAttribute('href')).toBe(
    '/?mc=securityCenter',
  );
  expect(view.queryByRole('button', { name: 'Send' })).toBeNull();
});

it('[MEMB-06] sends once after the confirmation, clears the form and loads the limits again', async () => {
  const view = await mountForm({
    getWithdrawQuota: [quota(), quota({ maxNow: 300 })],
    createWithdrawal: [reply({ orderId: 'W1' })],
  });
  await send(view, '200');
  expect(view.api.countOf('createWithdrawal')).toBe(0);

  await confirm(view);

  expect(await view.findByText('Your withdrawal is on its way.')).toBeTruthy();
  expect(view.api.calls.find(({ name }) => name === 'createWithdrawal')?.request).toMatchObject({
    accountId: 'A1',
    amount: 200,
    paymentPassword: 'secret99',
  });
  expect((view.getByLabelText(/Payment password/) as HTMLInputElement).value).toBe('');
  expect(view.api.countOf('getWithdrawQuota')).toBe(2);
});

it('[MEMB-06] names amount, fee, origin and target of a withdrawal before it is sent', async () => {
  const view = await mountForm({ getWithdrawQuota: [quota()] });

  await send(view, '200');

  expect(factsIn(await view.findByRole('alertdialog'))).toEqual([
    'From: Main wallet',
    'To: ****1234',
    'Amount: P 200.00',
    'Fee: P 3.00',
    'You receive: P 197.00',
  ]);
});

it('confirms a call that takes points although its page asks no question', async () => {
  const view = await mountForm(
    { getWithdrawQuota: [quota()] },
    {
      needs: [],
      fields: [{ name: 'points', kind: 'integer', label: 'Points', required: true }],
      summary: [{ label: 'Pays', kind: 'converted', of: 'points', per: 100 }],
      submit: { call: 'pointsConvert', label: 'Convert' },
    },
  );
  await view.user.type(await view.findByLabelText(/Points/), '1500');

  await view.user.click(view.getByRole('button', { name: 'Convert' }));

  const question = await view.findByRole('alertdialog');
  expect(within(question).getByText(view.t('centre.confirm.check'))).toBeTruthy();
  expect(factsIn(question)).toEqual([
    'From: Your points',
    'To: Main wallet',
    'Points: 1,500',
    'Pays: P 15.00',
  ]);
  expect(view.api.countOf('pointsConvert')).toBe(0);
});

it('names the places of a transfer back from a provider the other way round', async () => {
  const view = await mountForm(
    { getWithdrawQuota: [quota()] },
    {
      needs: [],
      fields: [
        {
          name: 'vassalage',
          kind: 'choice',
          label: 'Provider',
          required: true,
          options: [{ value: 'JILI', label: 'Jili' }],
        },
        { name: 'amount', kind: 'money', label: 'Amount', required: true },
      ],
      summary: [],
      set: { direction: 'out' },
      submit: { call: 'walletTransfer', label: 'Transfer' },
    },
  );
  await view.user.type(await view.findByLabelText(/Amount/), '5');

  await view.user.click(view.getByRole('button', { name: 'Transfer' }));

  expect(factsIn(await view.findByRole('alertdialog'))).toEqual([
    'From: Jili',
    'To: Main wallet',
    'Amount: P 5.00',
  ]);
});

it.each([
  ['50', 'At least P 100.00'],
  ['501', 'At most P 500.00'],
  ['ten', 'Enter an amount, for example 100.50'],
])('[MEMB-06] refuses the amount %s before it is sent: %s', async (amount, problem) => {
  const view = await mountForm({ getWithdrawQuota: [quota()] });

  await send(view, amount);

  expect(view.getByText(problem)).toBeTruthy();
  expect(document.activeElement).toBe(view.getByLabelText(/Amount/));
  expect(view.queryByRole('alertdialog')).toBeNull();
});

it('[MEMB-06] shows fee and net of the amount, rounded up to the smallest coin', async () => {
  const view = await mountForm({ getWithdrawQuota: [quota()] });

  await view.user.type(await view.findByLabelText(/Amount/), '100.10');

  expect(view.getByText('Fee').nextElementSibling?.textContent).toBe('P 1.51');
  expect(view.getByText('You receive').nextElementSibling?.textContent).toBe('P 98.59');
});

it('keeps what was typed after a refusal, and shows it at its field', async () => {
  const view = await mountForm({
    getWithdrawQuota: [quota()],
    createWithdrawal: [
      fail('operator_refused', {
        message: 'Not today',
        value: { fields: [{ field: 'amount', message: 'Less than your wagering allows' }] },
      }),
    ],
  });
  await send(view, '200');

  await confirm(view);

  expect(await view.findByText('Less than your wagering allows')).toBeTruthy();
  expect((view.getByLabelText(/Amount/) as HTMLInputElement).value).toBe('200');
});
