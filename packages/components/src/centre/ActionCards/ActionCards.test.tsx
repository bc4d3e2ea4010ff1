// @vitest-environment jsdom
import type { ActionCardsProps } from '@livery/model';
import { fail, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const centres = { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } };
const cards = {
  call: 'getRewards',
  rowKey: 'rewardId',
  empty: 'No rewards',
  card: {
    title: 'title',
    badge: {
      path: 'status',
      label: 'Status',
      texts: 'mc.rewards.status',
      tones: { claimable: 'accent' },
    },
    lines: [{ path: 'amount', label: 'Amount', format: 'money' }],
    progress: { value: 'wagered', max: 'wagering', label: 'Wagering', format: 'money' },
    until: { path: 'expiresAt', label: 'Ends' },
  },
  actions: [
    {
      label: 'Claim',
      call: 'claimReward',
      set: { rewardId: { $row: 'rewardId' } },
      done: 'Claimed.',
      when: { eq: ['row.status', 'claimable'] },
    },
  ],
} as const satisfies ActionCardsProps;

const reward = (rewardId: string, changes: object = {}) => ({
  rewardId,
  title: `Reward ${rewardId}`,
  status: 'claimable',
  amount: 50,
  ...changes,
});
const mountCards = (answers: Readonly<Record<string, readonly Answer[]>>, props: object = {}) =>
  mountNode(
    { use: 'ActionCards', props: { ...cards, ...props } },
    {
      visitor: 'member',
      query: '?mc=rewardCenter',
      site: { centres },
      answers: {
        loginInfo: [reply({})],
        getBalanceV2: [reply({ sumBalance: 1 }), reply({ sumBalance: 1 })],
        ...answers,
      },
    },
  );

it('[MEMB-12] labels the entries that are sample data', async () => {
  const view = await mountCards({
    getRewards: [reply({ list: [reward('R1', { sample: true }), reward('R2')] })],
  });

  const label = await view.findByText(view.t('sample.label'));

  expect(label.closest('article')?.textContent).toContain('Reward R1');
});

it('[MEMB-12] shows each entry with status, values, progress and end', async () => {
  const view = await mountCards({
    getRewards: [
      reply({
        list: [
          reward('R1', { wagered: 20, wagering: 100, expiresAt: '1970-01-01T01:16:40.000Z' }),
          reward('R2', { status: 'claimed' }),
        ],
      }),
    ],
  });

  const [first, second] = (await view.findAllByRole('article')).map((card) => within(card));
  expect(first?.getByRole('heading').textContent).toBe('Reward R1');
  expect(first?.getByText('P 50.00')).toBeTruthy();
  expect(first?.getByRole('progressbar', { name: 'Wagering' }).getAttribute('value')).toBe('20');
  expect(first?.getByText('01:00:00')).toBeTruthy();
  expect(second?.getByText(view.t('mc.rewards.status.claimed'))).toBeTruthy();
  expect(second?.queryByRole('button', { name: 'Claim' })).toBeNull();
  expect(second?.queryByRole('progressbar')).toBeNull();
});

it('[MEMB-12] claims an entry by its number and shows the new state', async () => {
  const view = await mountCards({
    getRewards: [
      reply({ list: [reward('R1')] }),
      reply({ list: [reward('R1', { status: 'claimed' })] }),
    ],
    claimReward: [reply({ rewardId: 'R1', status: 'claimed' })],
  });

  await view.user.click(await view.findByRole('button', { name: 'Claim' }));

  expect(await view.findByText(view.t('mc.rewards.status.claimed'))).toBeTruthy();
  expect(view.getByText('Claimed.')).toBeTruthy();
  expect(view.api.calls.find(({ name }) => name === 'claimReward')?.request).toMatchObject({
    rewardId: 'R1',
  });
});

it('[MEMB-12] keeps what came of an action, with the focus, when its card goes', async () => {
  const view = await mountCards(
    {
      getRewards: [reply({ list: [reward('R1')] }), reply({ list: [] })],
      claimReward: [reply({})],
    },
    { hideWhenEmpty: true },
  );

  await view.user.click(await view.findByRole('button', { name: 'Claim' }));

  await waitFor(() => expect(view.queryByRole('article')).toBeNull());
  expect(view.getByRole('status').textContent).toBe('Claimed.');
  expect(document.activeElement).toBe(view.getByRole('status'));
});

it('[MEMB-12] shows the reason beside the button if an entry cannot be claimed', async () => {
  const view = await mountCards({
    getRewards: [reply({ list: [reward('R1')] })],
    claimReward: [fail('operator_refused', { message: 'Already expired.' })],
  });

  await view.user.click(await view.findByRole('button', { name: 'Claim' }));

  expect(await view.findByText('Already expired.')).toBeTruthy();
  expect(view.getByRole('button', { name: 'Claim' })).toBeTruthy();
});

it('[MEMB-20] asks for the fields of a call in a dialog, which stays open if the call fails', async () => {
  const view = await mountCards(
    {
      getRewards: [reply({ list: [reward('R1')] }), reply({ list: [] })],
      claimReward: [fail('operator_refused', { message: 'Not yet.' }), reply({})],
    },
    {
      actions: [
        {
          label: 'Dispute',
          call: 'claimReward',
          set: { rewardId: { $row: 'rewardId' } },
          ask: [
            {
              name: 'amount',
              kind: 'money',
              label: 'Received',
              required: true,
              max: { $row: 'amount' },
            },
          ],
        },
      ],
    },
  );
  await view.user.click(await view.findByRole('button', { name: 'Dispute' }));
  const dialog = within(await view.findByRole('dialog', { name: 'Dispute' }));
  const submit = dialog.getByRole('button', { name: 'Dispute' });
  await view.user.type(dialog.getByLabelText(/Received/), '51');
  await view.user.click(submit);
  expect(dialog.getByText(view.t('centre.form.max', { limit: 'P 50.00' }))).toBeTruthy();

  await view.user.clear(dialog.getByLabelText(/Received/));
  await view.user.type(dialog.getByLabelText(/Received/), '20');
  await view.user.click(submit);
  expect(await dialog.findByText('Not yet.')).toBeTruthy();
  await view.user.click(submit);

  expect(await view.findByText('No rewards')).toBeTruthy();
  expect(view.api.calls.findLast(({ name }) => name === 'claimReward')?.request).toMatchObject({
    rewardId: 'R1',
    amount: 20,
  });
});

describe('a dialog whose call has an unknown outcome', () => {
  const ask = [{ name: 'amount', kind: 'money', label: 'Received', required: true }];
  const actions = [
    { label: 'Dispute', call: 'claimReward', set: { rewardId: { $row: 'rewardId' } }, ask },
  ];
  const list = [reward('R1'), reward('R2')];

  /** Sends from the first card's dialog, and closes it without an outcome. */
  async function sendAndClose(outcome: Answer) {
    const view = await mountCards(
      {
        getRewards: [reply({ list }), reply({ list })],
        getCounts: [reply({})],
        claimReward: [fail('network_timeout'), outcome],
      },
      { actions },
    );
    const [first, second] = await view.findAllByRole('button', { name: 'Dispute' });
    if (!first || !second) throw new Error('There is no button.');
    await view.user.click(first);
    const dialog = within(await view.findByRole('dialog', { name: 'Dispute' }));
    await view.user.type(dialog.getByLabelText(/Received/), '20');
    await view.user.click(dialog.getByRole('button', { name: 'Dispute' }));
    await dialog.findByText(view.t('centre.form.confirming'));
    const [, close] = dialog.getAllByRole('button', { name: view.t('dialog.close') });
    if (close) await view.user.click(close);
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
    return { view, first, second };
  }

  it('[MEMB-20] closes, and opens again with the state of the request', async () => {
    const { view, first, second } = await sendAndClose(reply({}));
    expect(view.getByText(view.t('centre.form.confirming'))).toBeTruthy();
    expect(second.hasAttribute('disabled')).toBe(false);

    await view.user.click(first);
    const dialog = within(await view.findByRole('dialog', { name: 'Dispute' }));
    expect(dialog.getByText(view.t('centre.form.confirming'))).toBeTruthy();
    await view.user.type(dialog.getByLabelText(/Received/), '30');
    await view.user.click(dialog.getByRole('button', { name: 'Dispute' }));
    await view.advance(3_000);

    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
    const requests = view.api.calls.filter(({ name }) => name === 'claimReward');
    expect(requests.map(({ request }) => request)).toEqual([
      requests[0]?.request,
      requests[0]?.request,
    ]);
    expect(view.queryByText(view.t('centre.form.confirming'))).toBeNull();
  });

  it('[MEMB-20] shows a late refusal, also instead of a dialog that was opened again', async () => {
    const { view, first } = await sendAndClose(fail('operator_refused', { message: 'Too late.' }));
    await view.user.click(first);

    await view.advance(3_000);

    const message = await view.findByRole('alertdialog', { name: view.t('centre.earlier.title') });
    expect(message.textContent).toContain('Too late.');
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  });
});

it('shows nothing instead of an empty list where the page says so', async () => {
  const view = await mountCards(
    { getRewards: [reply({ list: [] })] },
    { hideWhenEmpty: true, title: 'Rewards' },
  );

  expect(view.queryByText('Rewards')).toBeNull();
  expect(view.queryByText('No rewards')).toBeNull();
});

it('[MEMB-12] names the entries that a call could not carry out, with their reasons', async () => {
  const view = await mountCards(
    {
      getRewards: [
        reply({ list: [reward('R1')], totals: { claimable: 1 } }),
        reply({ list: [], totals: { claimable: 0 } }),
      ],
      claimAllRewards: [
        reply({
          list: [
            { rewardId: 'R1', name: 'Gift', status: 'claimed' },
            { rewardId: 'R2', name: 'Raffle prize', remark: 'Finish your open rounds first.' },
          ],
        }),
      ],
    },
    {
      tools: [
        {
          label: 'Claim all',
          call: 'claimAllRewards',
          done: 'All claimed.',
          failures: { list: 'list', name: 'name', reason: 'remark', title: 'Not claimed:' },
          when: { gt: ['row.totals.claimable', 0] },
        },
      ],
    },
  );

  await view.user.click(await view.findByRole('button', { name: 'Claim all' }));

  const status = (await view.findByText(/Not claimed:/)).closest('[role=status]');
  expect(status?.textContent).toBe('Not claimed:Raffle prize: Finish your open rounds first.');
  expect(view.queryByText('All claimed.')).toBeNull();
});
