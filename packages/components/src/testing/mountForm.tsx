import type { FormPageProps } from '@livery/model';
import { reply, type Answer } from '@livery/stores/testing/fakeApi';
import { within } from '@testing-library/react';
import { mountNode, type MountOptions } from './mountNode.tsx';

export const centres = { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } };
const form = {
  title: 'Withdraw',
  load: 'getWithdrawQuota',
  needs: [
    {
      path: 'hasPaymentPassword',
      text: 'Set a payment password first.',
      link: { page: 'mc.securityCenter' },
    },
  ],
  fields: [
    {
      name: 'accountId',
      kind: 'choice',
      label: 'Account',
      required: true,
      optionsFrom: { path: 'accounts', value: 'accountId', label: 'masked' },
    },
    {
      name: 'amount',
      kind: 'money',
      label: 'Amount',
      required: true,
      min: { $row: 'min' },
      max: { $row: 'maxNow' },
      all: true,
    },
    { name: 'paymentPassword', kind: 'password', label: 'Payment password', required: true },
  ],
  summary: [
    { label: 'Fee', kind: 'fee', of: 'amount', percent: { $row: 'feePercent' } },
    { label: 'You receive', kind: 'net', of: 'amount', percent: { $row: 'feePercent' } },
  ],
  submit: { call: 'createWithdrawal', label: 'Send', confirm: 'Withdraw now?' },
  done: { text: 'Your withdrawal is on its way.' },
} as const satisfies FormPageProps;

/** Returns the operator's answer with the limits of a withdrawal. */
export const quota = (changes: object = {}) =>
  reply({
    available: 500,
    min: 100,
    maxNow: 500,
    feePercent: 1.5,
    hasPaymentPassword: true,
    accounts: [
      { accountId: 'A1', masked: '****1234' },
      { accountId: 'A2', masked: '****9876' },
    ],
    ...changes,
  });

/** Mounts a form for withdrawals in the member centre. */
export const mountForm = (
  answers: Readonly<Record<string, readonly Answer[]>>,
  props: object = {},
  site: MountOptions['site'] = {},
  ports: NonNullable<MountOptions['ports']> = {},
) =>
  mountNode(
    { use: 'FormPage', props: { ...form, ...props } },
    {
      visitor: 'member',
      query: '?mc=withdraw',
      site: { centres, ...site },
      ports,
      answers: {
        loginInfo: [reply({})],
        getBalanceV2: [reply({ sumBalance: 1 }), reply({ sumBalance: 1 })],
        ...answers,
      },
    },
  );
export type MountedForm = Awaited<ReturnType<typeof mountForm>>;

/** Fills in the form and presses its button. */
export async function send(view: MountedForm, amount: string): Promise<void> {
  await view.user.selectOptions(await view.findByLabelText(/Account/), 'A1');
  await view.user.clear(view.getByLabelText(/Amount/));
  await view.user.type(view.getByLabelText(/Amount/), amount);
  await view.user.type(view.getByLabelText(/Payment password/), 'secret99');
  await view.user.click(view.getByRole('button', { name: 'Send' }));
}
/** Confirms the question of the form. */
export const confirm = async (view: MountedForm): Promise<void> =>
  view.user.click(
    within(await view.findByRole('alertdialog')).getByRole('button', {
      name: view.t('centre.confirm.yes'),
    }),
  );
