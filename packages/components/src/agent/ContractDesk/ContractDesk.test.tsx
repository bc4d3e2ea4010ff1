// @vitest-environment jsdom
import type { TextKey } from '@livery/model';
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { CentreCallStore } from '@livery/stores';
import { act, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { factsIn } from '../../testing/factsIn.ts';
import {
  mountNode,
  navigating,
  type MountedNode,
  type MountOptions,
} from '../../testing/mountNode.tsx';

const flags = { enableCt: true, salary: true, hourSalary: false, agentRealtimeSalary: false };
const site = { centres: { ac: { menu: 'agent', defaultPage: 'ac.dividend' } } };
const party = (changes: object = {}) => ({
  side: 'downline',
  memberId: '7',
  account: 'lena',
  label: 'lena',
  mayRequest: true,
  mayTerminate: false,
  maximumRate: 20,
  ...changes,
});
const options = (...list: object[]) =>
  reply({ list, periods: ['daily', 'weekly', 'semiMonthly', 'monthly'], maximumTiers: 10 });
const list = (...rows: object[]) => reply({ list: rows, totalPages: 1, totals: {} });

function mountDesk({
  answers,
  query = '?ac=dividend',
  kinds = ['dividend'],
  ports = {},
}: {
  answers: Readonly<Record<string, readonly Answer[]>>;
  query?: string;
  kinds?: readonly string[];
  ports?: NonNullable<MountOptions['ports']>;
}): Promise<MountedNode> {
  return mountNode(
    { use: 'ContractDesk', props: { kinds } },
    {
      visitor: 'agent',
      site,
      query,
      ports,
      bootstrap: { flags },
      answers: { getConsolidated: [reply({ divtypereq: 3, dailysalreqtype: 0 })], ...answers },
    },
  );
}

/** Returns the requests of the calls with a name. */
const requestsOf = ({ api }: MountedNode, name: string): unknown[] =>
  api.calls.filter((call) => call.name === name).map(({ request }) => request);

const field = (view: MountedNode, tier: number, name: string) =>
  within(
    view.getByRole('group', { name: view.t('centre.contract.tierNumber', { number: tier }) }),
  ).getByRole('textbox', {
    name: new RegExp(`^${view.t(`centre.contract.tier.${name}` as TextKey)}`),
  });

it('[AGNT-02] [AGNT-04] [MEMB-22] shows the upline and the contract with it, and what can be requested', async () => {
  const { addresses, ports } = navigating();
  const view = await mountDesk({
    ports,
    answers: {
      getContractOptions: [options(party({ side: 'upline', label: 'b***s', topRate: 12.5 }))],
      getContracts: [
        list({
          contractId: 'C1',
          account: 'b***s',
          topRate: 12.5,
          period: 'weekly',
          status: 'active',
          tiers: [{ rate: 12.5, activeMembers: 3, validBet: 1000, profitAndLoss: 50 }],
        }),
      ],
    },
  });

  expect(await view.findByText(view.t('centre.contract.who.both'), { exact: false })).toBeTruthy();
  expect(requestsOf(view, 'getContractOptions')).toEqual([{ kind: 'dividend', side: 'upline' }]);
  expect(view.getByText(view.t('centre.contract.contractStatus.active'))).toBeTruthy();
  await view.user.click(
    view.getByRole('button', { name: new RegExp(`${view.t('centre.details')}$`) }),
  );
  expect(view.getByText('P 1,000.00')).toBeTruthy();
  await view.user.click(view.getByRole('button', { name: view.t('centre.contract.ask') }));
  expect(addresses.at(-1)).toContain('?ac=dividend&ac.kind=dividend&ac.memberId=7');
});

it('[AGNT-04] says that no contract can be requested, and why', async () => {
  const view = await mountDesk({
    kinds: ['salary'],
    answers: {
      getContractOptions: [options(party({ mayRequest: false, reason: 'notOffered' }))],
      getContracts: [list()],
    },
  });

  expect(await view.findByText(view.t('centre.contract.who.none'), { exact: false })).toBeTruthy();
  expect(view.getByText(view.t('centre.contract.reason.notOffered'))).toBeTruthy();
  expect(view.queryByRole('button', { name: view.t('centre.contract.ask') })).toBeNull();
  expect(view.getByText(view.t('centre.contract.none'))).toBeTruthy();
});

it('[AGNT-02] opens the contracts with downlines where there is no upline, whose tab is empty', async () => {
  const view = await mountDesk({
    answers: {
      getContractOptions: [options(), options(party({ account: 'lena', label: 'lena' }))],
      getContracts: [list(), list()],
    },
  });
  const tab = (key: TextKey): HTMLElement => view.getByRole('tab', { name: view.t(key) });

  await waitFor(() =>
    expect(tab('centre.contract.downlines').getAttribute('aria-selected')).toBe('true'),
  );
  expect(await view.findByText('lena')).toBeTruthy();

  await view.user.click(tab('centre.contract.mine'));
  expect(tab('centre.contract.mine').getAttribute('aria-selected')).toBe('true');
});

it('[AGNT-04] shows that the settings are loading or failed, and requests them again', async () => {
  const { answer, arrive } = later();
  const view = await mountDesk({
    answers: {
      getConsolidated: [answer, reply({})],
      getContractOptions: [options(party({ side: 'upline' }))],
      getContracts: [list()],
    },
  });
  const { t, user } = view;
  expect(view.getByText(t('centre.contract.about.dividend'))).toBeTruthy();
  expect(view.getByRole('status', { name: t('centre.loading') })).toBeTruthy();

  await act(async () => arrive(fail('upstream_failed')));
  expect(view.queryByRole('status', { name: t('centre.loading') })).toBeNull();
  expect(view.getByText(t('error.upstream_failed'))).toBeTruthy();
  await user.click(view.getByRole('button', { name: t('games.retry') }));

  // A reply without the kind offers none.
  expect(await view.findByText(t('centre.contract.who.none'))).toBeTruthy();
  expect(view.queryByRole('button', { name: t('games.retry') })).toBeNull();
});

it.each([
  [10, 10],
  [undefined, 5],
])(
  '[AGNT-16] states the minutes of a real-time salary: the operator sends %s, the page shows %i',
  async (realTimeMinutes, minutes) => {
    const view = await mountNode(
      { use: 'ContractDesk', props: { kinds: ['realtimeSalary'] } },
      {
        visitor: 'agent',
        site,
        query: '?ac=dividend',
        bootstrap: { flags: { ...flags, agentRealtimeSalary: true } },
        answers: {
          getConsolidated: [reply({})],
          getContractOptions: [reply({ list: [party()], maximumTiers: 10, realTimeMinutes })],
          getContracts: [list()],
        },
      },
    );

    expect(
      await view.findByText(view.t('centre.contract.about.realtimeSalary', { minutes })),
    ).toBeTruthy();
    // The table of the upline has the same request.
    expect(requestsOf(view, 'getContractOptions')).toEqual([
      { kind: 'realtimeSalary', side: 'upline' },
    ]);
  },
);

it('[AGNT-17] offers the kinds while their requests are loading, without counts for none, and a retry after a failure', async () => {
  const { answer, arrive } = later();
  const view = await mountDesk({
    kinds: ['dividend', 'salary'],
    answers: {
      getContractOptions: [options(party({ side: 'upline' }))],
      getContracts: [list()],
      getContractRequests: [
        answer,
        list(),
        list({ requestId: 'R1', kind: 'salary', mayAnswer: true }),
      ],
    },
  });
  const { t, user } = view;
  const names = () => view.getAllByRole('radio').map(({ textContent }) => textContent);
  const plain = [t('centre.contract.kind.dividend'), t('centre.contract.kind.salary')];
  expect(names()).toEqual(plain);

  await act(async () => arrive(fail('upstream_failed')));
  expect(names()).toEqual(plain);
  await user.click(view.getByRole('button', { name: t('games.retry') }));

  expect(view.queryByRole('button', { name: t('games.retry') })).toBeNull();
  expect(names()).toEqual(plain);
  await act(async () => view.root.get(CentreCallStore).refresh(['getContractRequests']));
  await waitFor(() => expect(names()).toEqual([plain[0], `${plain[1]}1`]));
});

it('[AGNT-02] [AGNT-14] [AGNT-15] offers only the kinds whose flag is on', async () => {
  const view = await mountDesk({
    kinds: ['dividend', 'salary', 'hourSalary'],
    answers: {
      getContractOptions: [options(party({ side: 'upline' })), options(party({ side: 'upline' }))],
      getContracts: [list(), list()],
      getContractRequests: [
        list(
          { requestId: 'R1', status: 'requested', kind: 'salary', mayAnswer: true },
          { requestId: 'R2', status: 'requested', kind: 'salary', mayWithdraw: true },
        ),
      ],
    },
  });

  const kinds = within(view.getByRole('radiogroup'));
  expect(kinds.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
    view.t('centre.contract.kind.dividend'),
    // One request waits for an answer.
    `${view.t('centre.contract.kind.salary')}1`,
  ]);
  await view.user.click(
    kinds.getByRole('radio', { name: new RegExp(view.t('centre.contract.kind.salary')) }),
  );
  expect(requestsOf(view, 'getContracts').at(-1)).toMatchObject({ kind: 'salary' });

  const off = await mountDesk({ kinds: ['hourSalary'], answers: {} });
  expect(off.getByText(off.t('centre.contract.off'))).toBeTruthy();
});

it('[AGNT-03] [AGNT-17] [AGNT-18] offers a downline tiers, after the contracts that it ends were shown', async () => {
  const view = await mountDesk({
    query: '?ac=dividend&ac.memberId=7',
    answers: {
      getContractOptions: [options(party())],
      getContractImpact: [
        reply({
          list: [{ contractId: 'C9', downline: 'mara', upline: 'lena', topRate: 9 }],
          count: 1,
        }),
      ],
      dividend: [reply({ requestId: 'R1', status: 'requested' })],
      getContractRequests: [list()],
    },
  });
  const { t, user } = view;
  await view.findByRole('heading', { name: t('centre.contract.offerTo', { account: 'lena' }) });
  await user.selectOptions(view.getByRole('combobox'), 'monthly');
  await user.type(field(view, 1, 'rate'), '5');
  await user.click(view.getByRole('button', { name: t('centre.contract.addTier') }));
  expect(document.activeElement).toBe(field(view, 2, 'rate'));
  await user.type(field(view, 2, 'rate'), '21');
  await user.type(field(view, 2, 'validBet'), '1000');

  // Enter in a field sends the form.
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field(view, 2, 'rate'));
  expect(view.descriptionOf(field(view, 2, 'rate'))).toContain(
    t('centre.contract.fault.rateTooHigh', { rate: 20 }),
  );
  await user.clear(field(view, 2, 'rate'));
  await user.type(field(view, 2, 'rate'), '8.5{Enter}');

  const dialog = within(await view.findByRole('dialog'));
  expect(await dialog.findByText('mara')).toBeTruthy();
  expect(requestsOf(view, 'dividend')).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'For you');
  await user.click(dialog.getByRole('button', { name: t('centre.contract.send') }));

  expect(await view.findByText(t('centre.contract.sent'))).toBeTruthy();
  expect(requestsOf(view, 'getContractImpact')).toEqual([
    { kind: 'dividend', memberId: '7', rate: 8.5 },
  ]);
  expect(requestsOf(view, 'dividend')).toEqual([
    {
      referenceNo: expect.any(String),
      request: 'new',
      memberId: '7',
      period: 'monthly',
      reason: 'For you',
      tiers: [
        { rate: 5, activeMembers: 0, validBet: 0, profitAndLoss: 0 },
        { rate: 8.5, activeMembers: 0, validBet: 1000, profitAndLoss: 0 },
      ],
    },
  ]);
  expect(view.root.page.search).toBe('?ac=dividend&ac.tab=requests');
});

it('[AGNT-17] asks the upline with the terms of the active contract, and shows the operator’s refusal at its field', async () => {
  const view = await mountDesk({
    query: '?ac=dividend&ac.memberId=2',
    answers: {
      getContractOptions: [
        options(party({ side: 'upline', memberId: '2', label: 'b***s', contractId: 'C1' })),
      ],
      getContracts: [
        list({ contractId: 'C1', status: 'active', period: 'weekly', tiers: [{ rate: 4 }] }),
      ],
      getContractImpact: [reply({ list: [], count: 0 })],
      dividend: [
        fail('operator_refused', {
          message: 'No.',
          value: { fields: [{ field: 'tiers.0.rate', message: 'Above your limit.' }] },
        }),
      ],
    },
  });
  const { t, user } = view;
  await view.findByRole('heading', { name: t('centre.contract.askOf', { account: 'b***s' }) });
  expect(field(view, 1, 'rate')).toHaveProperty('value', '4');

  await user.click(view.getByRole('button', { name: t('centre.contract.send') }));
  const dialog = within(await view.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('centre.contract.send') }));

  expect(view.descriptionOf(field(view, 1, 'rate'))).toContain('Above your limit.');
  expect(document.activeElement).toBe(field(view, 1, 'rate'));
  expect(view.queryByRole('dialog')).toBeNull();
  // The upline is asked: the request names no downline.
  expect(requestsOf(view, 'dividend')).toEqual([
    expect.objectContaining({ request: 'new', period: 'weekly', tiers: [expect.anything()] }),
  ]);
  expect(requestsOf(view, 'dividend')[0]).not.toHaveProperty('memberId');
});

it('[AGNT-03] starts again with the terms of a newer contract, and sends a period that is offered', async () => {
  const offer = (contractId: string, periods: string[]) =>
    reply({
      list: [party({ contractId, side: 'upline', memberId: '2' })],
      periods,
      maximumTiers: 10,
    });
  const contract = (contractId: string, rate: number) =>
    list({ contractId, status: 'active', period: 'weekly', tiers: [{ rate }] });
  const view = await mountDesk({
    query: '?ac=dividend&ac.memberId=2',
    answers: {
      getContractOptions: [offer('C1', ['weekly', 'monthly']), offer('C2', ['daily', 'monthly'])],
      getContracts: [contract('C1', 4), contract('C2', 6)],
      getContractImpact: [reply({ list: [], count: 0 })],
      dividend: [fail('operator_refused')],
    },
  });
  await view.findByRole('button', { name: view.t('centre.contract.send') });
  expect(field(view, 1, 'rate')).toHaveProperty('value', '4');

  await act(async () =>
    view.root.get(CentreCallStore).refresh(['getContractOptions', 'getContracts']),
  );
  await waitFor(() => expect(field(view, 1, 'rate')).toHaveProperty('value', '6'));
  await view.user.click(view.getByRole('button', { name: view.t('centre.contract.send') }));
  const dialog = within(await view.findByRole('dialog'));
  await view.user.click(dialog.getByRole('button', { name: view.t('centre.contract.send') }));

  expect(requestsOf(view, 'dividend')).toMatchObject([{ period: 'daily', tiers: [{ rate: 6 }] }]);
});

it('[AGNT-17] explains a party of whom nothing can be requested', async () => {
  const view = await mountDesk({
    query: '?ac=dividend&ac.memberId=7',
    answers: {
      getContractOptions: [options(party({ mayRequest: false, reason: 'requestOpen' }))],
    },
  });
  expect(await view.findByText(view.t('centre.contract.reason.requestOpen'))).toBeTruthy();
  expect(view.queryByRole('button', { name: view.t('centre.contract.send') })).toBeNull();
});

it('[AGNT-17] [AGNT-18] accepts a request after the contracts that end, rejects and withdraws others', async () => {
  const request = (requestId: string, changes: object) => ({
    requestId,
    type: 'new',
    direction: 'received',
    account: requestId,
    status: 'requested',
    topRate: 5,
    ...changes,
  });
  const requests = list(
    request('R1', { mayAnswer: true }),
    request('R2', { mayWithdraw: true, direction: 'sent' }),
    request('R3', { mayAnswer: true, type: 'termination' }),
  );
  const done = (status: string) => reply({ requestId: 'R1', status });
  const view = await mountDesk({
    query: '?ac=dividend&ac.tab=requests',
    answers: {
      getContractRequests: [requests, requests, requests, requests],
      getContractImpact: [
        fail('upstream_failed'),
        reply({ list: [{ contractId: 'C9', downline: 'mara' }], count: 1 }),
      ],
      dividend: [done('accepted'), done('rejected'), done('withdrawn')],
    },
  });
  const { t, user } = view;
  const row = async (account: string) =>
    within((await view.findByText(account)).closest('tr') as HTMLElement);
  const confirm = async (name: string) => {
    const dialog = within(await view.findByRole('dialog', { name }));
    await user.click(dialog.getByRole('button', { name }));
  };

  await user.click((await row('R1')).getByRole('button', { name: t('centre.contract.accept') }));
  const question = within(await view.findByRole('dialog'));
  const retry = await question.findByRole('button', { name: t('games.retry') });
  // Nothing is signed as long as the contracts that end are unknown.
  const sign = question.getByRole('button', { name: t('centre.contract.accept') });
  expect(sign).toHaveProperty('disabled', true);
  await user.click(retry);
  expect(await view.findByText('mara')).toBeTruthy();
  expect(requestsOf(view, 'dividend')).toEqual([]);
  expect(factsIn(await view.findByRole('dialog'))).toEqual(
    expect.arrayContaining([`${t('centre.contract.account')}: R1`]),
  );
  await confirm(t('centre.contract.accept'));
  await user.click((await row('R3')).getByRole('button', { name: t('centre.contract.reject') }));
  await confirm(t('centre.contract.reject'));
  await user.click((await row('R2')).getByRole('button', { name: t('centre.contract.withdraw') }));
  await confirm(t('centre.contract.withdraw'));
  await view.findByText(t('centre.contract.withdrawn'));

  const impact = { kind: 'dividend', requestId: 'R1' };
  expect(requestsOf(view, 'getContractImpact')).toEqual([impact, impact]);
  expect(requestsOf(view, 'dividend')).toMatchObject([
    { request: 'accept', requestId: 'R1' },
    { request: 'reject', requestId: 'R3' },
    { request: 'withdraw', requestId: 'R2' },
  ]);
  expect((await row('R2')).queryByRole('button', { name: t('centre.contract.accept') })).toBeNull();
});

it('[AGNT-03] lists settlements with the sums of all pages, and offers them as a file', async () => {
  const view = await mountDesk({
    query: '?ac=dividend&ac.tab=settlements',
    answers: {
      getSettlements: [
        reply({
          list: [{ settlementId: 'S1', amount: -12.5, status: 'skipped', account: 'lena' }],
          totalPages: 1,
          totals: { received: 100, sent: 12.5, pending: 3 },
        }),
      ],
    },
  });

  expect(await view.findByText('−P 12.50')).toBeTruthy();
  expect(view.getByText('P 100.00')).toBeTruthy();
  expect(requestsOf(view, 'getSettlements')).toMatchObject([{ kind: 'dividend' }]);
  expect(view.getByRole('link', { name: view.t('centre.export') })).toBeTruthy();
});
