// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { act, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { factsIn } from '../../testing/factsIn.ts';
import { mountNode, navigating, type MountOptions } from '../../testing/mountNode.tsx';

// The first load of dialogs may take longer than a query waits.
beforeAll(() => import('../../registry/OverlayHost/OverlayHost.tsx'));

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

it('[MEMB-05] creates one deposit, also if another method is chosen while its outcome is unknown', async () => {
  const { answer, arrive } = later();
  const { addresses, ports } = navigating();
  const list = [method(), method({ methodId: 'qr', name: 'QR' })];
  const page = await mountDesk({
    ports,
    answers: { getDepositMethods: [methods({ list }), methods({ list })], createDeposit: [answer] },
  });
  const { t, user } = page;
  const send = async (name: RegExp) => {
    await user.click(page.getByRole('radio', { name }));
    await user.click(page.getByRole('button', { name: 'P 200.00' }));
    await user.click(page.getByRole('button', { name: t('mc.deposit.create') }));
  };
  await send(/^Demo Wallet/);

  await send(/^QR/);
  expect(page.api.countOf('createDeposit')).toBe(1);
  page.unmount();
  await act(async () => arrive(reply(order())));

  // The member has left the page, and is not led back.
  expect(addresses).toEqual([]);
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
  const question = await page.findByRole('dialog', { name: t('mc.deposit.cancel') });
  expect(factsIn(question)).toContain(`${t('mc.deposit.toPay')}: P 202.00`);
  await user.click(within(question).getByRole('button', { name: t('mc.deposit.cancel') }));

  expect(await page.findByText(t('mc.deposit.status.cancelled'))).toBeTruthy();
  expect(page.queryByRole('button', { name: t('mc.deposit.cancel') })).toBeNull();
});

it('[MEMB-05] offers bonuses with their conditions, and none unless one is chosen', async () => {
  const bonuses = [
    { bonusId: 'B1', name: 'Welcome', percent: 50, maxAmount: 500, wagerTimes: 5 },
    { bonusId: 'B2', name: 'Weekend' },
  ];
  const { ports } = navigating();
  const page = await mountDesk({
    ports,
    answers: {
      getDepositMethods: [methods({ bonuses }), methods()],
      createDeposit: [reply(order())],
    },
  });
  const { t, user } = page;
  await user.click(page.getByRole('radio', { name: /^Demo Wallet/ }));
  await user.click(page.getByRole('button', { name: 'P 200.00' }));
  const choice = page.getByRole('combobox', { name: t('mc.deposit.bonus') });
  expect(within(choice).getByRole('option', { selected: true }).textContent).toBe(
    t('mc.deposit.bonus.none'),
  );

  await user.selectOptions(choice, 'B1');
  expect(
    page.getByText(new RegExp(t('mc.deposit.bonus.wager', { times: 5 }))).textContent,
  ).toContain('P 500.00');
  await user.click(page.getByRole('button', { name: t('mc.deposit.create') }));

  expect(page.api.calls.find(({ name }) => name === 'createDeposit')?.request).toMatchObject({
    bonusId: 'B1',
    amount: 200,
  });
});

it('[MEMB-05] asks for a limit before the first deposit, which the member may decline', async () => {
  const page = await mountDesk({
    answers: {
      getDepositMethods: [
        methods({ limits: [], needsLimit: true }),
        methods({ limits: [{ period: 'day' }], needsLimit: false }),
      ],
      setDepositLimit: [reply({ limits: [{ period: 'day' }] })],
    },
  });
  expect(page.queryByRole('radio')).toBeNull();

  await page.user.click(page.getByRole('button', { name: page.t('mc.deposit.limit.skip') }));

  expect(await page.findByRole('radio', { name: /^Demo Wallet/ })).toBeTruthy();
  expect(page.api.calls.find(({ name }) => name === 'setDepositLimit')?.request).toEqual({
    period: 'day',
    referenceNo: expect.any(String),
  });
});

it('[MEMB-05] shows what is left of a limit, takes no more, and announces a later one', async () => {
  const page = await mountDesk({
    answers: {
      getDepositMethods: [
        methods({
          limits: [
            {
              period: 'week',
              amount: 300,
              left: 150,
              nextAmount: 900,
              nextAt: '2026-11-24T00:00:00Z',
            },
          ],
        }),
      ],
    },
  });
  const { t, user } = page;
  expect(
    page.getByText(t('mc.deposit.limit.left', { left: 'P 150.00', limit: 'P 300.00' })),
  ).toBeTruthy();
  expect(page.getByText(/P 900\.00/)).toBeTruthy();

  await user.click(page.getByRole('radio', { name: /^Demo Wallet/ }));
  await user.type(page.getByRole('textbox', { name: new RegExp(t('mc.deposit.amount')) }), '151');
  await user.click(page.getByRole('button', { name: t('mc.deposit.create') }));

  expect(page.getByText(t('centre.form.max', { limit: 'P 150.00' }))).toBeTruthy();
  expect(page.api.countOf('createDeposit')).toBe(0);
});
