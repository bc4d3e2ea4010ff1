// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode, navigating, type MountOptions } from '../../testing/mountNode.tsx';

const method = (changes: object = {}) => ({
  methodId: 'wallet',
  kind: 'redirect',
  name: 'Demo Wallet',
  min: 100,
  max: 500,
  feePercent: 1,
  amounts: [100, 200],
  state: 'open',
  ...changes,
});
const order = (changes: object = {}) => ({
  orderId: 'D1',
  kind: 'redirect',
  amount: 200,
  payAmount: 202,
  status: 'created',
  createdAt: '2026-11-23T00:00:00Z',
  expiresAt: '2026-11-23T01:00:00Z',
  canCancel: true,
  ...changes,
});
const methods = (changes: object = {}) => reply({ list: [method()], open: [], ...changes });
const mountDesk = (options: MountOptions = {}) =>
  mountNode(
    { use: 'DepositDesk', props: { title: { $text: 'mc.deposit.title' } } },
    {
      visitor: 'member',
      site: { centres: { mc: { menu: 'member', defaultPage: 'mc.depositv2' } } },
      ...options,
    },
  );

it('[MEMB-05] creates a deposit of a chosen method and amount, and opens how it is paid', async () => {
  const { addresses, ports } = navigating();
  const page = await mountDesk({
    ports,
    answers: {
      getDepositMethods: [
        methods({ list: [method(), method({ methodId: 'qr', name: 'QR', state: 'maintenance' })] }),
        methods(),
      ],
      createDeposit: [reply(order())],
    },
  });
  const { t, user } = page;

  expect(page.getByRole('radio', { name: /^QR/ })).toHaveProperty('disabled', true);
  await user.click(page.getByRole('radio', { name: /^Demo Wallet/ }));
  await user.click(page.getByRole('button', { name: 'P 200.00' }));
  expect(page.getByText('P 202.00')).toBeTruthy();
  await user.click(page.getByRole('button', { name: t('mc.deposit.create') }));

  const sent = page.api.calls.find(({ name }) => name === 'createDeposit');
  expect(sent?.request).toEqual({
    methodId: 'wallet',
    amount: 200,
    referenceNo: expect.any(String),
  });
  expect(addresses.at(-1)).toContain('mc=depositv2&mc.order=D1');
});

it('[MEMB-05] rejects amounts beyond the limits of the method, and shows a refusal', async () => {
  const page = await mountDesk({
    answers: {
      getDepositMethods: [methods()],
      createDeposit: [
        fail('operator_refused', { message: 'No.', value: { reason: 'not_offered' } }),
      ],
    },
  });
  const { t, user } = page;
  await user.click(page.getByRole('radio', { name: /^Demo Wallet/ }));
  const amount = page.getByRole('textbox', { name: new RegExp(t('mc.deposit.amount')) });

  await user.type(amount, '99');
  await user.click(page.getByRole('button', { name: t('mc.deposit.create') }));
  expect(document.activeElement).toBe(amount);
  expect(page.api.calls.some(({ name }) => name === 'createDeposit')).toBe(false);

  await user.clear(amount);
  await user.type(amount, '100');
  await user.click(page.getByRole('button', { name: t('mc.deposit.create') }));
  expect(page.getByText(t('refusal.not_offered'))).toBeTruthy();
});

it('[MEMB-05] continues the deposit of the address: account, proof and cancelling', async () => {
  const payee = { name: 'OPERATOR', bank: 'Demo Bank', account: '0000-1234' };
  const page = await mountDesk({
    query: '?mc=depositv2&mc.order=D1',
    answers: {
      getDeposit: [
        reply(order({ kind: 'manual', payee, reference: 'REF1' })),
        reply(order({ status: 'cancelled', canCancel: false })),
      ],
      cancelDeposit: [reply(order({ status: 'cancelled', canCancel: false }))],
    },
  });
  const { t, user } = page;

  expect(page.getByText(t('mc.deposit.status.created'))).toBeTruthy();
  expect(page.getByText('0000-1234')).toBeTruthy();
  expect(page.getByText('REF1')).toBeTruthy();
  expect(page.getByRole('button', { name: t('mc.deposit.sendProof') })).toBeTruthy();
  await user.click(page.getByRole('button', { name: t('mc.deposit.cancel') }));
  await user.click(await page.findByRole('button', { name: t('centre.confirm.yes') }));

  expect(await page.findByText(t('mc.deposit.status.cancelled'))).toBeTruthy();
  expect(page.queryByRole('button', { name: t('mc.deposit.cancel') })).toBeNull();
});
