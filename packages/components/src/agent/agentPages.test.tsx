// @vitest-environment jsdom
import { reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { baseNode } from '../testing/basePage.ts';
import { compliance } from '../testing/compliance.ts';
import { labels } from '../testing/mountRegister.ts';
import {
  mountNode,
  navigating,
  type MountedNode,
  type MountOptions,
} from '../testing/mountNode.tsx';

const site = { centres: { ac: { menu: 'agent', defaultPage: 'ac.agentTeamOverview' } } };
const downline = (changes: object = {}) => ({
  memberId: '7',
  account: 'lena',
  type: 'agent',
  level: 1,
  isDirect: true,
  directMembers: 2,
  ...changes,
});
const team = (...list: object[]): Answer => reply({ path: [], list, totalPages: 1, totals: {} });

function mountDownlines({
  answers,
  flags = {},
  query = '',
  ...options
}: Pick<MountOptions, 'ports' | 'documents'> & {
  answers: Readonly<Record<string, readonly Answer[]>>;
  flags?: Readonly<Record<string, boolean>>;
  query?: string;
}) {
  return mountNode(baseNode('ac.downlineManagmentView', 'downlines'), {
    visitor: 'agent',
    site,
    query: `?ac=downlineManagmentView${query}`,
    bootstrap: { flags },
    answers: { loginInfo: [reply({})], ...answers },
    ...options,
  });
}

const requestsOf = ({ api }: MountedNode, name: string): unknown[] =>
  api.calls.filter((call) => call.name === name).map(({ request }) => request);

it('[AGNT-09] searches an account in the whole team, and lists direct downlines without a search', async () => {
  const found = downline({ memberId: '8', account: 'mara', level: 3, isDirect: false });
  const view = await mountDownlines({
    answers: { getDownlines: [team(downline()), team(found), team(downline()), team()] },
  });
  const { t, user } = view;
  // The operator lists direct downlines, but searches all levels, where no level is requested.
  expect(requestsOf(view, 'getDownlines').at(-1)).not.toHaveProperty('level');
  expect(view.getByRole('combobox', { name: t('ac.downlines.level') })).toHaveProperty('value', '');

  await user.type(view.getByRole('textbox', { name: t('ac.downlines.account') }), 'mara{Enter}');

  expect(await view.findByText('mara')).toBeTruthy();
  expect(requestsOf(view, 'getDownlines').at(-1)).toMatchObject({ account: 'mara' });
  expect(requestsOf(view, 'getDownlines').at(-1)).not.toHaveProperty('level');

  // A chosen level applies to the search, too; the downlines of a row are those directly below it.
  const level = view.getByRole('combobox', { name: t('ac.downlines.level') });
  await user.selectOptions(level, t('ac.downlines.levels.direct'));
  expect(requestsOf(view, 'getDownlines').at(-1)).toMatchObject({
    account: 'mara',
    level: 'direct',
  });
  const open = (await view.findByRole('link', { name: 'lena' })).getAttribute('href') ?? '';
  await act(() => view.root.page.show('/', open));
  expect(requestsOf(view, 'getDownlines').at(-1)).toEqual({
    parentId: '7',
    pageNo: 1,
    pageSize: expect.any(Number),
  });
});

it.each([
  ['enableCt', 'dividend'],
  ['salary', 'dailyWage'],
  ['hourSalary', 'hourlySalary'],
  ['agentRealtimeSalary', 'realtimeSalary'],
] as const)(
  '[AGNT-09] [AGNT-17] with the flag %s, opens the contract of a direct downline on the page %s',
  async (flag, page) => {
    const { addresses, ports } = navigating();
    const view = await mountDownlines({
      ports,
      flags: {
        enableCt: false,
        salary: false,
        hourSalary: false,
        agentRealtimeSalary: false,
        [flag]: true,
      },
      answers: {
        getDownlines: [
          team(downline(), downline({ memberId: '8', account: 'mara', isDirect: false })),
        ],
      },
    });
    const { t, user } = view;
    for (const details of view.getAllByRole('button', {
      name: new RegExp(`${t('centre.details')}$`),
    }))
      await user.click(details);
    const titles = (['dividend', 'dailyWage', 'hourlySalary', 'realtimeSalary'] as const).map(
      (name) => t(`ac.${name}.title`),
    );
    // Only with direct downlines are there contracts.
    expect(
      view
        .getAllByRole('button')
        .map(({ textContent }) => textContent ?? '')
        .filter((label) => titles.includes(label)),
    ).toEqual([t(`ac.${page}.title`)]);

    await user.click(view.getByRole('button', { name: t(`ac.${page}.title`) }));

    expect(addresses.at(-1)).toBe(`/?ac=${page}&ac.memberId=7`);
  },
);

it('[AGNT-09] [MEMB-07] transfers money to the downline of the row, whom the dialog names', async () => {
  const view = await mountDownlines({
    answers: {
      getDownlines: [team(downline()), team(downline())],
      getBalanceV2: [reply({ sumBalance: 100 }), reply({ sumBalance: 75 })],
      getCounts: [reply({})],
      transferToMember: [reply({ transferId: 'T1', status: 'success' })],
    },
  });
  const { t, user } = view;
  await user.click(view.getByRole('button', { name: new RegExp(`${t('centre.details')}$`) }));
  await user.click(view.getByRole('button', { name: t('ac.downlines.transfer') }));

  const dialog = within(await view.findByRole('dialog', { name: t('ac.downlines.transfer') }));
  expect(dialog.getByText('lena')).toBeTruthy();
  await user.type(dialog.getByLabelText(new RegExp(`^${t('mc.record.amount')}`)), '25');
  await user.type(
    dialog.getByLabelText(new RegExp(`^${t('mc.security.paymentPassword')}`)),
    'Pay12345',
  );
  await user.click(dialog.getByRole('button', { name: t('ac.downlines.transfer') }));

  expect(await view.findByText(t('mc.member.sent'))).toBeTruthy();
  expect(requestsOf(view, 'transferToMember')).toEqual([
    {
      referenceNo: expect.any(String),
      memberId: '7',
      amount: 25,
      paymentPassword: 'Pay12345',
    },
  ]);
});

it('[AGNT-09] offers no transfer to members further below, or where the brand has none', async () => {
  const further = await mountDownlines({
    answers: { getDownlines: [team(downline({ isDirect: false, level: 2 }))] },
  });
  await further.user.click(
    further.getByRole('button', { name: new RegExp(`${further.t('centre.details')}$`) }),
  );
  expect(further.getByRole('button', { name: further.t('ac.downlines.bets') })).toBeTruthy();
  expect(further.queryByRole('button', { name: further.t('ac.downlines.transfer') })).toBeNull();

  const without = await mountDownlines({
    documents: { compliance: { ...compliance, memberTransfers: false } },
    answers: { getDownlines: [team(downline())] },
  });
  await without.user.click(
    without.getByRole('button', { name: new RegExp(`${without.t('centre.details')}$`) }),
  );
  expect(without.getByRole('button', { name: without.t('ac.downlines.bets') })).toBeTruthy();
  expect(without.queryByRole('button', { name: without.t('ac.downlines.transfer') })).toBeNull();
});

it('[AGNT-08] names the username of a new downline as the registration form does', () => {
  // The cast: the props are those of a form.
  const { fields } = baseNode('ac.registerCenter', 'account').props as {
    fields: readonly { name: string; label: object }[];
  };
  expect(fields.find(({ name }) => name === 'username')?.label).toEqual({
    $text: labels['username'],
  });
});

describe('[MEMB-22] the contracts of a player', () => {
  const contracts = baseNode('mc.contracts', 'contracts');
  const memberSite = { centres: { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } } };
  const flags = { enableCt: true, salary: false, hourSalary: false, agentRealtimeSalary: false };
  const page = (...list: object[]): Answer => reply({ list, totalPages: 1, totals: {} });
  const mountContracts = (query: string, answers: Readonly<Record<string, readonly Answer[]>>) =>
    mountNode(contracts, {
      visitor: 'member',
      site: memberSite,
      query: `?mc=contracts${query}`,
      bootstrap: { flags },
      answers: { getConsolidated: [reply({ divtypereq: 3 })], ...answers },
    });

  it('accepts what the upline offers', async () => {
    const offer = {
      requestId: 'R1',
      type: 'new',
      direction: 'received',
      account: 'b***s',
      status: 'requested',
      topRate: 5,
    };
    const view = await mountContracts('&mc.tab=requests', {
      getContractRequests: [
        page({ ...offer, mayAnswer: true }),
        page({ ...offer, status: 'accepted' }),
      ],
      getContractImpact: [reply({ list: [], count: 0 })],
      dividend: [reply({ requestId: 'R1', status: 'accepted', contractId: 'C1' })],
      getCounts: [reply({})],
    });
    const { t, user } = view;
    const accept = t('centre.contract.accept');

    await user.click(await view.findByRole('button', { name: accept }));
    const dialog = within(await view.findByRole('dialog', { name: accept }));
    await user.click(await dialog.findByRole('button', { name: accept }));

    expect(await view.findByText(t('centre.contract.signed'))).toBeTruthy();
    const row = within(await view.findByRole('row', { name: /b\*\*\*s/ }));
    expect(row.getByText(t('centre.contract.requestStatus.accepted'))).toBeTruthy();
    expect(requestsOf(view, 'dividend')).toMatchObject([{ request: 'accept', requestId: 'R1' }]);
    expect(view.queryByRole('button', { name: accept })).toBeNull();
  });

  it('offers a downline a contract, and stays in the member centre', async () => {
    const party = {
      side: 'downline',
      memberId: '9',
      account: 'nora',
      label: 'nora',
      mayRequest: true,
      maximumRate: 20,
    };
    const options = reply({ list: [party], periods: ['weekly'], maximumTiers: 10 });
    const { addresses, ports } = navigating();
    const tab = await mountNode(contracts, {
      visitor: 'member',
      site: memberSite,
      query: '?mc=contracts&mc.tab=downlines',
      bootstrap: { flags },
      ports,
      answers: {
        getConsolidated: [reply({ divtypereq: 3 })],
        getContractOptions: [options],
        getContracts: [page()],
      },
    });
    await tab.user.click(await tab.findByRole('button', { name: tab.t('centre.contract.offer') }));
    const address = addresses.at(-1) ?? '';
    expect(address).toBe('/?mc=contracts&mc.kind=dividend&mc.memberId=9');

    const view = await mountContracts(address.slice('/?mc=contracts'.length), {
      getContractOptions: [options],
      getContractImpact: [reply({ list: [], count: 0 })],
      dividend: [reply({ requestId: 'R2', status: 'requested' })],
      getContractRequests: [page()],
      getCounts: [reply({})],
    });
    const { t, user } = view;
    const send = t('centre.contract.send');
    await view.findByRole('heading', { name: t('centre.contract.offerTo', { account: 'nora' }) });
    await user.type(
      view.getByRole('textbox', { name: new RegExp(`^${t('centre.contract.tier.rate')}`) }),
      '5{Enter}',
    );
    const dialog = within(await view.findByRole('dialog', { name: send }));
    await user.click(dialog.getByRole('button', { name: send }));

    expect(await view.findByText(t('centre.contract.sent'))).toBeTruthy();
    expect(requestsOf(view, 'dividend')).toMatchObject([
      { request: 'new', memberId: '9', period: 'weekly', tiers: [{ rate: 5 }] },
    ]);
    expect(view.root.page.search).toBe('?mc=contracts&mc.kind=dividend&mc.tab=requests');
  });
});
