// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { factsIn } from '../../testing/factsIn.ts';
import { mountTable, page, requestsOf, row } from '../../testing/mountRecordTable.tsx';

it('[MEMB-04] makes a call for each entry that meets the condition, and names those that fail', async () => {
  const list = [
    row('R1', { stake: 10 }),
    row('R2', { stake: 0 }),
    row('R3', { stake: 5 }),
    row('R4', { stake: 7 }),
  ];
  const done = reply({ referenceNo: 'x'.repeat(16), status: 'done', amount: 5 });
  const view = await mountTable([page(list), page(list), page(list)], {
    props: {
      tools: [
        {
          label: 'Return all',
          call: 'walletTransfer',
          set: { vassalage: { $row: 'round' }, direction: 'out' },
          each: {
            list: 'list',
            when: { gt: ['row.stake', 0] },
            name: 'gameName',
            amount: 'stake',
            title: 'Not returned:',
          },
          done: 'Returned.',
        },
      ],
    },
    getCounts: [reply({}), reply({})],
    getBalanceV2: Array.from({ length: 4 }, () => reply({ sumBalance: 1 })),
    walletTransfer: [done, fail('operator_refused', { message: 'A round is open.' }), done],
  });

  await view.user.click(await view.findByRole('button', { name: 'Return all' }));

  const question = await view.findByRole('alertdialog');
  expect(factsIn(question)).toEqual([
    'To: Main wallet',
    'Game R1: P 10.00',
    'Game R3: P 5.00',
    'Game R4: P 7.00',
  ]);
  await view.user.click(
    within(question).getByRole('button', { name: view.t('centre.confirm.yes') }),
  );
  const status = (await view.findByText(/Not returned:/)).closest('[role=status]');
  expect(status?.textContent).toBe('Not returned:Game R3: A round is open.');
  const sent = view.api.calls.filter(({ name }) => name === 'walletTransfer');
  expect(sent.map(({ request }) => request)).toMatchObject([
    { vassalage: 'R1', direction: 'out' },
    { vassalage: 'R3', direction: 'out' },
    { vassalage: 'R4', direction: 'out' },
  ]);
});

it('shows a row’s buttons by its values, and makes the call with them', async () => {
  const view = await mountTable([page([row('R1'), row('R2', { state: 'running' })]), page([])], {
    props: {
      actions: [
        {
          label: 'Cancel',
          call: 'claimReward',
          set: { rewardId: { $row: 'round' } },
          confirm: 'Cancel the bonus?',
          when: { eq: ['row.state', 'running'] },
        },
      ],
    },
    claimReward: [reply({})],
    getBalanceV2: [reply({ sumBalance: 1 }), reply({ sumBalance: 1 })],
  });
  await view.findByText('Game R1');
  const [button, ...others] = view.getAllByRole('button', { name: 'Cancel' });
  expect(others).toEqual([]);

  await view.user.click(button as HTMLElement);
  const question = within(await view.findByRole('alertdialog'));
  await view.user.click(question.getByRole('button', { name: view.t('centre.confirm.yes') }));

  expect(await view.findByText('No bets')).toBeTruthy();
  expect(view.api.calls.find(({ name }) => name === 'claimReward')?.request).toMatchObject({
    rewardId: 'R2',
  });
});

it('shows in a dialog what a button’s call leads to, before it is made', async () => {
  const view = await mountTable([page([row('R1')]), page([])], {
    props: {
      actions: [
        {
          label: 'Give up',
          call: 'claimReward',
          set: { rewardId: { $row: 'round' } },
          detail: {
            call: 'getBettingRound',
            set: { round: { $row: 'round' } },
            fields: [{ path: 'stake', label: 'Lost stake' }],
          },
        },
      ],
    },
    getBettingRound: [reply({ round: 'R1', stake: 7 })],
    claimReward: [reply({})],
    getBalanceV2: [reply({ sumBalance: 1 }), reply({ sumBalance: 1 })],
  });

  await view.user.click(await view.findByRole('button', { name: 'Give up' }));
  const dialog = within(await view.findByRole('dialog', { name: 'Give up' }));
  expect(await dialog.findByText('Lost stake')).toBeTruthy();
  expect(dialog.getByText('P 7.00')).toBeTruthy();
  expect(view.api.calls.some(({ name }) => name === 'claimReward')).toBe(false);
  await view.user.click(dialog.getByRole('button', { name: 'Give up' }));

  expect(await view.findByText('No bets')).toBeTruthy();
  expect(view.api.calls.find(({ name }) => name === 'getBettingRound')?.request).toEqual({
    round: 'R1',
  });
});

it('[MEMB-15] announces what came of a tool that goes, until the list is another one', async () => {
  const totals = { rounds: 0, stake: 0, win: 0, net: 0 };
  const ended = reply({ list: [row('R1')], totalPages: 2, totals });
  const view = await mountTable(
    [page([row('R1')], 2), ended, page([row('R2')], 2), page([row('R2')], 2)],
    {
      props: {
        tools: [
          {
            label: 'End all',
            call: 'claimReward',
            done: 'Ended.',
            when: { gt: ['row.totals.rounds', 0] },
          },
        ],
      },
      claimReward: [reply({})],
      getBalanceV2: [reply({ sumBalance: 1 }), reply({ sumBalance: 1 })],
    },
  );

  await view.user.click(await view.findByRole('button', { name: 'End all' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ended.'));
  expect(view.queryByRole('button', { name: 'End all' })).toBeNull();
  await view.user.click(view.getByRole('button', { name: view.t('pager.next') }));

  expect(await view.findByText('Game R2')).toBeTruthy();
  expect(view.queryByText('Ended.')).toBeNull();
});

it('[MEMB-15] keeps what came of an action that removes the last page', async () => {
  const view = await mountTable(
    [page([row('R2')], 2), page([], 1), page([row('R1')], 1), page([row('R1')], 1)],
    {
      query: '?mc=bets&mc.page=2',
      props: { actions: [{ label: 'End', call: 'claimReward', done: 'Ended.' }] },
      claimReward: [reply({})],
      getBalanceV2: [reply({ sumBalance: 1 }), reply({ sumBalance: 1 })],
    },
  );

  await view.user.click(await view.findByRole('button', { name: 'End' }));

  expect(await view.findByText('Game R1')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Ended.');
});

const selection = {
  field: 'messageIds',
  actions: [
    {
      label: 'Delete selected',
      call: 'deleteMessages',
      confirm: 'Delete them?',
      done: 'Deleted.',
    },
  ],
};

it('[MEMB-15] makes a call for the chosen rows after a question, and none without a choice', async () => {
  const view = await mountTable([page([row('R1'), row('R2'), row('R3')]), page([row('R2')])], {
    props: { selection },
    deleteMessages: [reply({ unreadCount: 0 })],
    getBalanceV2: [reply({ sumBalance: 1 })],
  });
  await view.findByText('Game R1');
  expect(view.queryByRole('button', { name: 'Delete selected' })).toBeNull();

  await view.user.click(view.getByRole('checkbox', { name: view.t('centre.selectAll') }));
  await view.user.click(
    view.getByRole('checkbox', { name: view.t('centre.selectRow', { name: 'Game R2' }) }),
  );
  expect(view.getByText(view.t('centre.selected', { count: 2 }))).toBeTruthy();
  await view.user.click(view.getByRole('button', { name: 'Delete selected' }));
  await view.user.click(await view.findByRole('button', { name: view.t('centre.confirm.yes') }));

  expect(await view.findByText('Deleted.')).toBeTruthy();
  expect(view.api.calls.find(({ name }) => name === 'deleteMessages')?.request).toEqual({
    messageIds: ['R1', 'R3'],
  });
  expect(view.queryByRole('button', { name: 'Delete selected' })).toBeNull();
});

it('[MEMB-15] keeps an open row until it is closed, although opening it takes it from the list', async () => {
  const view = await mountTable([page([row('R1')]), page([])], {
    props: {
      detail: {
        call: 'getMessage',
        set: { messageId: { $row: 'round' } },
        refresh: ['getBettingRecord'],
        html: 'content',
      },
    },
    getMessage: [reply({ content: '<p>Hello</p>' })],
  });

  await view.user.click(
    await view.findByRole('button', { name: new RegExp(`${view.t('centre.details')}$`) }),
  );
  expect(await view.findByText('Hello')).toBeTruthy();
  await waitFor(() => expect(requestsOf(view.api)).toHaveLength(2));
  expect(view.getByText('Game R1')).toBeTruthy();
  await view.user.click(
    view.getByRole('button', { name: new RegExp(`${view.t('centre.details')}$`) }),
  );

  expect(await view.findByText('No bets')).toBeTruthy();
});

it('[MEMB-15] removes an open row that an action took from the list', async () => {
  const view = await mountTable([page([row('R1')]), page([])], {
    props: {
      detail: { fields: [{ path: 'vassalage', label: 'Provider' }] },
      actions: [{ label: 'Delete', call: 'claimReward', set: { rewardId: { $row: 'round' } } }],
    },
    claimReward: [reply({})],
    getBalanceV2: [reply({ sumBalance: 1 }), reply({ sumBalance: 1 })],
  });

  await view.user.click(
    await view.findByRole('button', { name: new RegExp(`${view.t('centre.details')}$`) }),
  );
  await view.user.click(view.getByRole('button', { name: 'Delete' }));

  expect(await view.findByText('No bets')).toBeTruthy();
});
