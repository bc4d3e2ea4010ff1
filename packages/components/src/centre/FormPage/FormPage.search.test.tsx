// @vitest-environment jsdom
import type { FormPageProps } from '@livery/model';
import { reply, type Answer } from '@livery/stores/testing/fakeApi';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/factsIn.ts';
import { mountForm } from '../../testing/mountForm.tsx';

describe('a form with a search', () => {
  const transfer = {
    title: 'Transfer',
    load: 'getTransferParties',
    needs: [{ path: 'list', text: 'You have no downline.' }],
    search: { field: 'search', label: 'Search accounts', path: 'list', none: 'No match.' },
    fields: [
      {
        name: 'memberId',
        kind: 'choice',
        label: 'Recipient',
        required: true,
        optionsFrom: {
          path: 'list',
          value: 'memberId',
          label: 'label',
          note: { path: 'direction', texts: 'mc.member.direction' },
        },
      },
      { name: 'amount', kind: 'money', label: 'Amount', required: true },
      { name: 'paymentPassword', kind: 'password', label: 'Payment password' },
    ],
    submit: { call: 'transferToMember', label: 'Send', confirm: 'Transfer now?' },
  } as const satisfies FormPageProps;
  const parties = (...accounts: string[]) =>
    reply({
      list: accounts.map((label) => ({ memberId: `id-${label}`, label, direction: 'down' })),
    });
  const mountTransfer = (...answers: Answer[]) =>
    mountForm({ getTransferParties: answers }, { summary: [], done: undefined, ...transfer });

  it('[MEMB-07] searches beyond the entries of the reply, and names the recipient', async () => {
    const view = await mountTransfer(parties('ann'), parties('zoe'));
    await view.user.type(await view.findByRole('searchbox', { name: 'Search accounts' }), 'zo');

    await view.user.keyboard('{Enter}');

    const option = await view.findByRole('option', {
      name: `zoe · ${view.t('mc.member.direction.down')}`,
    });
    expect(
      view.api.calls.flatMap(({ name, request }) => (name === transfer.load ? [request] : [])),
    ).toEqual([{}, { search: 'zo' }]);
    await view.user.selectOptions(view.getByRole('combobox', { name: /Recipient/ }), option);
    await view.user.type(view.getByLabelText(/Amount/), '20');
    await view.user.type(view.getByLabelText(/Payment password/), 'secret99');
    await view.user.click(view.getByRole('button', { name: 'Send' }));
    const question = await view.findByRole('alertdialog');
    expect(factsIn(question)).toEqual([
      'From: Main wallet',
      `To: zoe · ${view.t('mc.member.direction.down')}`,
      'Amount: P 20.00',
    ]);
    expect(within(question).getByText('Transfer now?')).toBeTruthy();
  });

  it('[MEMB-07] says that nothing matches, and shows all again when the search is cleared', async () => {
    const view = await mountTransfer(parties('ann'), parties());
    await view.user.type(await view.findByRole('searchbox', { name: 'Search accounts' }), 'x');

    await view.user.keyboard('{Enter}');

    expect(await view.findByText('No match.')).toBeTruthy();
    await view.user.click(view.getByRole('button', { name: view.t('filters.clearSearch') }));
    expect(await view.findByRole('combobox', { name: /Recipient/ })).toBeTruthy();
    expect(view.queryByText('You have no downline.')).toBeNull();
  });
});
