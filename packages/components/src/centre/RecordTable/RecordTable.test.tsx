// @vitest-environment jsdom
import type { RecordTableProps } from '@livery/model';
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

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
    ...others
  }: { props?: object; query?: string; [call: string]: unknown } = {},
) =>
  mountNode(
    { use: 'RecordTable', props: { ...table, ...props } },
    {
      visitor: 'member',
      query,
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
  const view = await mountTable([page([row('R1')], 2), page([row('R2')], 2)]);
  await view.findByText('Game R1');

  await view.user.click(view.getByRole('button', { name: view.t('pager.next') }));

  expect(await view.findByText('Game R2')).toBeTruthy();
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
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
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
