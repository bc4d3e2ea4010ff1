// @vitest-environment jsdom
import { CentreCallStore } from '@livery/stores';
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { memoryStorage } from '@livery/stores/testing/memoryStorage';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { confirm, mountForm, quota, send } from '../../testing/mountForm.tsx';

it('[MEMB-06] says that a lost answer is requested again, and sends nothing twice', async () => {
  const view = await mountForm({
    getWithdrawQuota: [quota(), quota()],
    createWithdrawal: [fail('network_failed'), reply({ orderId: 'W1' })],
  });
  await send(view, '200');
  await confirm(view);
  expect(await view.findByText(view.t('centre.form.confirming'))).toBeTruthy();

  await view.advance(3_000);

  expect(await view.findByText('Your withdrawal is on its way.')).toBeTruthy();
  const numbers = view.api.calls
    .filter(({ name }) => name === 'createWithdrawal')
    .map(({ request }) => (request as { referenceNo: string }).referenceNo);
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers).size).toBe(1);
});

it('[MEMB-06] says after a reload that a request with a password has no reply yet', async () => {
  const stored = [{ name: 'createWithdrawal', request: { referenceNo: 'x'.repeat(32) } }];
  const view = await mountForm(
    { getWithdrawQuota: [quota()] },
    {},
    {},
    {
      sessionStorage: memoryStorage({ 'openRequests:demo': JSON.stringify(stored) }),
    },
  );

  expect(await view.findByText(view.t('centre.form.unanswered'))).toBeTruthy();
});

it('[MEMB-06] sends nothing while a form that was left is still sending', async () => {
  const first = later();
  const view = await mountForm({
    getWithdrawQuota: [quota()],
    createWithdrawal: [first.answer],
  });
  await view.findByLabelText(/Account/);
  const calls = view.root.get(CentreCallStore);
  const sent = act(() => calls.send('createWithdrawal', { amount: 100 }));

  await send(view, '200');

  expect(view.queryByRole('alertdialog')).toBeNull();
  expect(view.api.countOf('createWithdrawal')).toBe(1);
  first.arrive(reply({ orderId: 'W1' }));
  await sent;
});

it.each([
  ['done', reply({ orderId: 'W1' }), { key: 'centre.earlier.done' }],
  ['refused', fail('operator_refused', { message: 'Too late.' }), { sentence: 'Too late.' }],
] as const)(
  '[MEMB-06] leaves it to a dialog to say that a request was %s whose form was left',
  async (_what, answer, body) => {
    const { answer: first, arrive } = later();
    const view = await mountForm({ getWithdrawQuota: [quota()], createWithdrawal: [first] });
    await send(view, '200');
    await confirm(view);

    view.unmount();
    arrive(answer);

    await expect
      .poll(() => view.root.dialogs.current)
      .toMatchObject({
        title: 'centre.earlier.title',
        body,
      });
  },
);
