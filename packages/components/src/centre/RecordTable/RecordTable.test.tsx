// @vitest-environment jsdom
import type { RecordTableProps } from '@livery/model';
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu } from '../../testing/games.ts';
import { mountNode, navigating, type MountOptions } from '../../testing/mountNode.tsx';

const centres = { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } };
const table = {
  call: 'getBettingRecord',
  rowKey: 'round',
  caption: 'Bets',
  empty: 'No bets',
  filters: [
    { field: 'period', kind: 'dates', presets: ['today', 'last'], default: 'last7' },
    {
      field: 'state',
      kind: 'choice',
      label: 'State',
      values: ['running', 'settled'],
      texts: 'mc.bets.state',
    },
  ],
  figures: [{ path: 'totals.net', label: 'Result', format: 'signedMoney' }],
  columns: [
    { path: 'gameName', label: 'Game' },
    { path: 'stake', label: 'Stake', format: 'money', total: true },
    { path: 'state', label: 'State', texts: 'mc.bets.state', tones: { running: 'accent' } },
  ],
} as const satisfies RecordTableProps;

const row = (round: string, changes: object = {}) => ({
  round,
  gameName: `Game ${round}`,
  vassalage: 'NOVA',
  gameType: 'RNG',
  stake: 10,
  win: 0,
  net: -10,
  at: '1970-01-01T00:10:00.000Z',
  state: 'settled',
  ...changes,
});
const page = (list: readonly object[], totalPages = 1): Answer =>
  reply({ list, totalPages, totals: { rounds: 31, stake: 310, win: 0, net: -310 } });

/** Mounts the table in the member centre; the clock is at 16 minutes past 1970-01-01 UTC. */
const mountTable = (
  answers: readonly Answer[],
  {
    props = {},
    query = '?mc=bets',
    startMs,
    ports = {},
    ...others
  }: Pick<MountOptions, 'query' | 'startMs' | 'ports'> & {
    props?: object;
    [call: string]: unknown;
  } = {},
) =>
  mountNode(
    { use: 'RecordTable', props: { ...table, ...props } },
    {
      visitor: 'member',
      query,
      ports,
      ...(startMs === undefined ? {} : { startMs }),
      site: { centres, timeZone: 'Asia/Manila' },
      answers: { getBettingRecord: answers, loginInfo: [reply({})], ...others },
    },
  );
const requestsOf = (api: Awaited<ReturnType<typeof mountTable>>['api']) =>
  api.calls.filter(({ name }) => name === 'getBettingRecord').map(({ request }) => request);

it('[MEMB-08] shows rows, the words of the player’s language and the totals of all pages', async () => {
  const view = await mountTable([page([row('R1'), row('R2', { state: 'frozen' })])]);

  const rows = within(await view.findByRole('table', { name: 'Bets' })).getAllByRole('row');
  expect(
    rows.map((each) =>
      within(each)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    [],
    ['Game R1', 'P 10.00', view.t('mc.bets.state.settled')],
    // A word of the operator's own is displayed as sent.
    ['Game R2', 'P 10.00', 'frozen'],
    [view.t('centre.total'), 'P 310.00', ''],
  ]);
  expect(view.getByText('−P 310.00')).toBeTruthy();
});

it('[MEMB-23] requests the period of the filter, and keeps another one in the address', async () => {
  const view = await mountTable([page([row('R1')]), page([row('R2')])]);
  await view.findByText('Game R1');

  await view.user.click(view.getByRole('radio', { name: view.t('centre.dates.today') }));

  expect(await view.findByText('Game R2')).toBeTruthy();
  expect(requestsOf(view.api)).toEqual([
    expect.objectContaining({
      from: '1969-12-25T16:00:00.000Z',
      to: '1970-01-01T16:00:00.000Z',
      pageNo: 1,
    }),
    expect.objectContaining({ from: '1969-12-31T16:00:00.000Z', to: '1970-01-01T16:00:00.000Z' }),
  ]);
  expect(view.root.page.search).toBe('?mc=bets&mc.period=today');
});

it('[MEMB-08] filters by the address, and returns to the first page with another filter', async () => {
  const view = await mountTable([page([row('R1')], 3), page([row('R2')])], {
    query: '?mc=bets&mc.state=running&mc.page=2',
  });
  await view.findByText('Game R1');

  await view.user.selectOptions(view.getByLabelText('State'), '');

  expect(await view.findByText('Game R2')).toBeTruthy();
  expect(requestsOf(view.api)).toEqual([
    expect.objectContaining({ state: 'running', pageNo: 2 }),
    expect.not.objectContaining({ state: expect.anything() }),
  ]);
  expect(view.root.page.search).toBe('?mc=bets');
});

it('ignores filters of the address that the page does not offer', async () => {
  const view = await mountTable([page([row('R1')])], {
    query: '?mc=bets&mc.state=%3Cscript%3E&mc.period=last9999&mc.page=0',
  });
  await view.findByText('Game R1');

  expect(requestsOf(view.api)).toEqual([
    expect.objectContaining({ from: '1969-12-25T16:00:00.000Z', pageNo: 1 }),
  ]);
});

it('[MEMB-08] requests a free range only if it is in order and not too long', async () => {
  const view = await mountTable([page([row('R1')]), page([row('R2')])]);
  await view.findByText('Game R1');
  await view.user.click(view.getByRole('radio', { name: view.t('centre.dates.range') }));
  const [from, to] = [view.field('centre.dates.from'), view.field('centre.dates.to')];

  await view.user.type(from, '1969-12-30');
  await view.user.type(to, '1969-12-29');
  expect(view.getByText(view.t('centre.dates.order'))).toBeTruthy();
  await view.user.clear(to);
  await view.user.type(to, '1970-05-01');
  expect(view.getByText(view.t('centre.dates.tooLong', { days: 90 }))).toBeTruthy();
  await view.user.clear(to);
  await view.user.type(to, '1969-12-31');
  await view.user.click(view.getByRole('button', { name: view.t('centre.dates.show') }));

  expect(await view.findByText('Game R2')).toBeTruthy();
  expect(requestsOf(view.api).at(-1)).toMatchObject({
    from: '1969-12-29T16:00:00.000Z',
    to: '1969-12-31T16:00:00.000Z',
  });
});

it('[MEMB-08] turns the pages', async () => {
  const second = later();
  const view = await mountTable([page([row('R1')], 2), second.answer]);
  await view.findByText('Game R1');
  const next = view.getByRole('button', { name: view.t('pager.next') });

  await view.user.click(next);
  expect(view.queryByText('Game R1')).toBeNull();
  expect(view.getByText(view.t('pager.status', { page: 2, pages: 2 }))).toBeTruthy();
  second.arrive(page([row('R2')], 2));

  expect(await view.findByText('Game R2')).toBeTruthy();
  expect(document.activeElement).toBe(next);
  expect(view.root.page.search).toBe('?mc=bets&mc.page=2');
});

it('shows loading, an empty list, and an error with a retry', async () => {
  const first = later();
  const view = await mountTable([first.answer, page([])]);
  expect(view.getByRole('status', { name: view.t('centre.loading') })).toBeTruthy();

  first.arrive(fail('upstream_failed'));
  await view.user.click(await view.findByRole('button', { name: view.t('games.retry') }));

  expect(await view.findByText('No bets')).toBeTruthy();
});

it('[MEMB-09] loads further rows by the cursor, and keeps the loaded ones when that fails', async () => {
  const cursorPage = (round: string, nextCursor?: string) =>
    reply({ list: [row(round)], totals: {}, ...(nextCursor && { nextCursor }) });
  const view = await mountTable(
    [cursorPage('R1', 'c1'), fail('network_failed'), cursorPage('R2')],
    {
      props: { paging: 'cursor' },
    },
  );
  await view.findByText('Game R1');

  await view.user.click(view.getByRole('button', { name: view.t('centre.more') }));
  expect(await view.findByText(view.t('error.network_failed'))).toBeTruthy();
  await view.user.click(view.getByRole('button', { name: view.t('centre.more') }));

  expect(await view.findByText('Game R2')).toBeTruthy();
  expect(view.getByText('Game R1')).toBeTruthy();
  expect(view.queryByRole('button', { name: view.t('centre.more') })).toBeNull();
  expect(requestsOf(view.api).at(-1)).toMatchObject({ cursor: 'c1' });
});

it('[MEMB-08] opens a row with further values', async () => {
  const view = await mountTable([page([row('R1')])], {
    props: { detail: { fields: [{ path: 'vassalage', label: 'Provider' }] } },
  });
  const toggle = await view.findByRole('button', { name: view.t('centre.details') });
  expect(view.queryByText('NOVA')).toBeNull();

  await view.user.click(toggle);

  expect(view.getByText('NOVA')).toBeTruthy();
  // A card shows the word, although the row starts with an empty cell.
  expect(view.getByText(view.t('centre.total')).dataset).not.toHaveProperty('empty');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
});

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

  const status = (await view.findByText(/Not returned:/)).closest('[role=status]');
  expect(status?.textContent).toBe('Not returned:Game R3: A round is open.');
  const sent = view.api.calls.filter(({ name }) => name === 'walletTransfer');
  expect(sent.map(({ request }) => request)).toMatchObject([
    { vassalage: 'R1', direction: 'out' },
    { vassalage: 'R3', direction: 'out' },
    { vassalage: 'R4', direction: 'out' },
  ]);
});

it('[MEMB-04] shows the logo of a provider, and none for one without', async () => {
  const view = await mountTable([page([row('R1'), row('R2', { vassalage: 'TCG1' })])], {
    props: {
      columns: [
        { path: 'vassalage', label: 'Logo', format: 'vendor' },
        { path: 'gameName', label: 'Game' },
      ],
    },
    getGameVendor: [menu],
  });
  await act(() => view.root.vendors.menu.load({}));

  const logos = (await view.findByRole('table')).querySelectorAll('img');

  expect([...logos].map((logo) => logo.closest('tr')?.textContent)).toEqual([
    expect.stringContaining('Game R1'),
  ]);
});

it('[MEMB-08] labels the rows that are sample data', async () => {
  const view = await mountTable([page([row('R1', { sample: true }), row('R2')])]);

  const label = await view.findByText(view.t('sample.label'));

  expect(label.closest('tr')?.textContent).toContain('Game R1');
});

it('[MEMB-15] opens a message whose formatted text runs no script and loads nothing', async () => {
  const text = [
    '<p onclick="window.ran = 1">Hello</p>',
    '<script>window.ran = 1</script>',
    '<img src="x" onerror="window.ran = 1">',
    '<iframe src="https://evil.example"></iframe>',
    '<a href="javascript:window.ran = 1">Win</a>',
    '<form action="https://evil.example"><input name="password"></form>',
    '<style>body { display: none }</style>',
  ].join('');
  const view = await mountTable([page([row('R1')])], {
    props: { detail: { call: 'getMessage', set: { messageId: { $row: 'round' } }, html: 'text' } },
    getMessage: [reply({ messageId: 'R1', text })],
  });

  await view.user.click(await view.findByRole('button', { name: view.t('centre.details') }));

  const message = (await view.findByText('Hello')).parentElement;
  expect(message?.textContent).toContain('Win');
  expect(
    message?.querySelector('script, iframe, form, input, style, [onclick], [onerror]'),
  ).toBeNull();
  expect(message?.innerHTML).not.toContain('javascript:');
  expect(window).not.toHaveProperty('ran');
});

it('shows a row’s buttons by its values, and makes the call with them', async () => {
  const view = await mountTable([page([row('R1'), row('R2', { state: 'running' })]), page([])], {
    props: {
      actions: [
        {
          label: 'Cancel',
          call: 'cancelBonus',
          set: { bonusId: { $row: 'round' } },
          confirm: 'Cancel the bonus?',
          when: { eq: ['row.state', 'running'] },
        },
      ],
    },
    cancelBonus: [reply({})],
    getBalanceV2: [reply({ sumBalance: 1 }), reply({ sumBalance: 1 })],
  });
  await view.findByText('Game R1');
  const [button, ...others] = view.getAllByRole('button', { name: 'Cancel' });
  expect(others).toEqual([]);

  await view.user.click(button as HTMLElement);
  const question = within(await view.findByRole('alertdialog'));
  await view.user.click(question.getByRole('button', { name: view.t('centre.confirm.yes') }));

  expect(await view.findByText('No bets')).toBeTruthy();
  expect(view.api.calls.find(({ name }) => name === 'cancelBonus')?.request).toMatchObject({
    bonusId: 'R2',
  });
});

it('shows in a dialog what a button’s call leads to, before it is made', async () => {
  const view = await mountTable([page([row('R1')]), page([])], {
    props: {
      actions: [
        {
          label: 'Give up',
          call: 'cancelBonus',
          set: { bonusId: { $row: 'round' } },
          detail: {
            call: 'getBettingRound',
            set: { round: { $row: 'round' } },
            fields: [{ path: 'stake', label: 'Lost stake' }],
          },
        },
      ],
    },
    getBettingRound: [reply({ round: 'R1', stake: 7 })],
    cancelBonus: [reply({})],
    getBalanceV2: [reply({ sumBalance: 1 }), reply({ sumBalance: 1 })],
  });

  await view.user.click(await view.findByRole('button', { name: 'Give up' }));
  const dialog = within(await view.findByRole('dialog', { name: 'Give up' }));
  expect(await dialog.findByText('Lost stake')).toBeTruthy();
  expect(dialog.getByText('P 7.00')).toBeTruthy();
  expect(view.api.calls.some(({ name }) => name === 'cancelBonus')).toBe(false);
  await view.user.click(dialog.getByRole('button', { name: 'Give up' }));

  expect(await view.findByText('No bets')).toBeTruthy();
  expect(view.api.calls.find(({ name }) => name === 'getBettingRound')?.request).toEqual({
    round: 'R1',
  });
});

it('[MEMB-08] links to the filtered records as a file', async () => {
  const view = await mountTable([page([row('R1')])], {
    props: { export: { file: 'bets' } },
    query: '?mc=bets&mc.state=running',
  });

  const link = await view.findByRole('link', { name: view.t('centre.export') });
  expect(link.getAttribute('download')).toBe('bets.csv');
  expect(link.getAttribute('href')).toMatch(/state=running.*format=csv/);
});

it('[MEMB-16] formats and aligns a column as the schema of the reply says, unless the document does', async () => {
  const view = await mountNode(
    {
      use: 'RecordTable',
      props: {
        call: 'getRebateRecord',
        rowKey: 'claimId',
        caption: 'Rebates',
        empty: 'None',
        columns: [
          { path: 'claimId', label: 'Number', format: 'text' },
          { path: 'amount', label: 'Amount' },
        ],
      },
    },
    {
      visitor: 'member',
      answers: { getRebateRecord: [reply({ list: [{ claimId: '30', amount: 4.07 }] })] },
    },
  );

  const isAtEnd = (element: Element) => element.closest('td')?.hasAttribute('data-end');
  expect(isAtEnd(await view.findByText('P 4.07'))).toBe(true);
  expect(isAtEnd(view.getByText('30'))).toBe(false);
});

it('[MEMB-23] requests the new day after midnight of the brand’s zone', async () => {
  const view = await mountTable([page([row('R1')]), page([row('R2')])], {
    query: '?mc=bets&mc.period=today',
    startMs: Date.UTC(1970, 0, 1, 15, 59, 58),
  });
  await view.findByText('Game R1');

  await view.advance(3_000);

  expect(await view.findByText('Game R2')).toBeTruthy();
  expect(requestsOf(view.api)).toEqual([
    expect.objectContaining({ from: '1969-12-31T16:00:00.000Z' }),
    expect.objectContaining({ from: '1970-01-01T16:00:00.000Z' }),
  ]);
});

it('[MEMB-23] follows the address when it changes beside the filter, for example by going back', async () => {
  const view = await mountTable([page([row('R1')]), page([row('R2')]), page([row('R3')])]);
  await view.findByText('Game R1');

  act(() => view.root.page.replaceQuery('?mc=bets&mc.period=1969-12-01~1969-12-03'));
  expect(await view.findByText('Game R2')).toBeTruthy();
  expect(view.field('centre.dates.from').value).toBe('1969-12-01');

  act(() => view.root.page.replaceQuery('?mc=bets'));
  expect(
    await view.findByRole('radio', { name: view.t('centre.dates.last', { days: 7 }) }),
  ).toHaveProperty('ariaChecked', 'true');
  expect(view.queryByLabelText(view.t('centre.dates.from'))).toBeNull();
});

it('[MEMB-08] leads from a page that no longer exists to the last one', async () => {
  const view = await mountTable([page([], 2), page([row('R2')], 2)], {
    query: '?mc=bets&mc.page=9',
  });

  expect(await view.findByText('Game R2')).toBeTruthy();
  expect(view.root.page.search).toBe('?mc=bets&mc.page=2');
});

it('[MEMB-10] links a figure to the records of the same period', async () => {
  const view = await mountTable([page([row('R1')])], {
    query: '?mc=bets&mc.period=today',
    props: {
      figures: [
        {
          path: 'totals.net',
          label: 'Result',
          link: { page: 'mc.transactionHistory', set: { type: 'bet' } },
        },
      ],
    },
  });

  const link = (await view.findByText('−P 310.00')).closest('a');
  expect(link?.getAttribute('href')).toBe('/?mc=transactionHistory&mc.period=today&mc.type=bet');
});

it('[MEMB-10] links rows and buttons to the records of the page’s default period', async () => {
  const { addresses, ports } = navigating();
  const open = { page: 'mc.transactionHistory', set: { type: { $row: 'gameType' } } };
  const view = await mountTable([page([row('R1')])], {
    ports,
    props: {
      columns: [{ path: 'gameName', label: 'Game', link: open }],
      actions: [{ label: 'Open', open }],
    },
  });
  const address = '/?mc=transactionHistory&mc.period=last7&mc.type=RNG';

  const link = await view.findByRole('link', { name: 'Game R1' });
  expect(link.getAttribute('href')).toBe(address);
  await view.user.click(view.getByRole('button', { name: 'Open' }));

  expect(addresses.at(-1)).toBe(address);
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
            call: 'cancelBonus',
            done: 'Ended.',
            when: { gt: ['row.totals.rounds', 0] },
          },
        ],
      },
      cancelBonus: [reply({})],
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
      props: { actions: [{ label: 'End', call: 'cancelBonus', done: 'Ended.' }] },
      cancelBonus: [reply({})],
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

  await view.user.click(await view.findByRole('button', { name: view.t('centre.details') }));
  expect(await view.findByText('Hello')).toBeTruthy();
  await waitFor(() => expect(requestsOf(view.api)).toHaveLength(2));
  expect(view.getByText('Game R1')).toBeTruthy();
  await view.user.click(view.getByRole('button', { name: view.t('centre.details') }));

  expect(await view.findByText('No bets')).toBeTruthy();
});

it('[MEMB-15] removes an open row that an action took from the list', async () => {
  const view = await mountTable([page([row('R1')]), page([])], {
    props: {
      detail: { fields: [{ path: 'vassalage', label: 'Provider' }] },
      actions: [{ label: 'Delete', call: 'cancelBonus', set: { bonusId: { $row: 'round' } } }],
    },
    cancelBonus: [reply({})],
    getBalanceV2: [reply({ sumBalance: 1 }), reply({ sumBalance: 1 })],
  });

  await view.user.click(await view.findByRole('button', { name: view.t('centre.details') }));
  await view.user.click(view.getByRole('button', { name: 'Delete' }));

  expect(await view.findByText('No bets')).toBeTruthy();
});

it('[AGNT-08] shows the address of an invitation in the detail of a row, with the buttons there', async () => {
  const view = await mountTable([page([row('LTEAM2026')]), page([])], {
    props: {
      detail: { fields: [{ path: 'round', label: 'Invitation', format: 'invitation' }] },
      detailActions: [
        {
          label: 'Disable',
          call: 'cancelBonus',
          set: { bonusId: { $row: 'round' } },
          done: 'Disabled.',
        },
      ],
    },
    cancelBonus: [reply({})],
    getBalanceV2: [reply({ sumBalance: 1 }), reply({ sumBalance: 1 })],
  });
  const toggle = await view.findByRole('button', { name: view.t('centre.details') });
  expect(view.queryByRole('button', { name: 'Disable' })).toBeNull();

  await view.user.click(toggle);

  expect(view.getByRole('img', { name: view.t('centre.invitation.qr') })).toBeTruthy();
  expect(view.getByText(/^http.*\?referralCode=LTEAM2026$/)).toBeTruthy();
  await view.user.click(view.getByRole('button', { name: 'Disable' }));
  expect(await view.findByText('Disabled.')).toBeTruthy();
  expect(view.api.calls.find(({ name }) => name === 'cancelBonus')?.request).toMatchObject({
    bonusId: 'LTEAM2026',
  });
});

it('[AGNT-09] filters by an amount, and by no text that is none', async () => {
  const view = await mountTable([page([row('R1')]), page([row('R2')])], {
    props: { filters: [{ field: 'stakeFrom', kind: 'amount', label: 'From' }] },
  });
  await view.findByText('Game R1');
  const field = view.getByRole('textbox', { name: 'From' });

  await view.user.type(field, '12x{Enter}');
  expect(view.getByText(view.t('centre.form.money'))).toBeTruthy();
  await view.user.type(field, '{Backspace}٫٥{Enter}');

  expect(await view.findByText('Game R2')).toBeTruthy();
  expect(requestsOf(view.api)).toMatchObject([
    expect.not.objectContaining({ stakeFrom: expect.anything() }),
    { stakeFrom: '12.5' },
  ]);
});
