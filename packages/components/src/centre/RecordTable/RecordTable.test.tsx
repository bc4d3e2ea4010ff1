// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { act, fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu } from '../../testing/games.ts';
import { mountNode } from '../../testing/mountNode.tsx';
import { mountTable, page, row } from '../../testing/mountRecordTable.tsx';

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

it('shows loading, an empty list, and an error with a retry', async () => {
  const first = later();
  const view = await mountTable([first.answer, page([])]);
  expect(view.getByRole('status', { name: view.t('centre.loading') })).toBeTruthy();

  first.arrive(fail('upstream_failed'));
  await view.user.click(await view.findByRole('button', { name: view.t('games.retry') }));

  expect(await view.findByText('No bets')).toBeTruthy();
});

it('[MEMB-08] opens a row with further values', async () => {
  const view = await mountTable([page([row('R1')])], {
    props: { detail: { fields: [{ path: 'vassalage', label: 'Provider' }] } },
  });
  const toggle = await view.findByRole('button', {
    name: new RegExp(`${view.t('centre.details')}$`),
  });
  expect(view.queryByText('NOVA')).toBeNull();

  await view.user.click(toggle);

  expect(view.getByText('NOVA')).toBeTruthy();
  // A card shows the word, although the row starts with an empty cell.
  expect(view.getByText(view.t('centre.total')).dataset).not.toHaveProperty('empty');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
});

it('[MEMB-15] opens a row wherever it is pressed, but not by its controls or a selection of text', async () => {
  const view = await mountTable([page([row('R1')])], {
    props: {
      columns: [
        { path: 'gameName', label: 'Game', primary: true },
        { path: 'round', label: 'Number', format: 'copy' },
      ],
      detail: { fields: [{ path: 'vassalage', label: 'Provider' }] },
    },
  });
  const cell = await view.findByText('Game R1');
  const toggle = view.getByRole('button', { name: `Game R1 ${view.t('centre.details')}` });
  const isOpen = (): string | null => toggle.getAttribute('aria-expanded');

  await view.user.click(cell);
  expect(isOpen()).toBe('true');
  await view.user.click(view.getByRole('button', { name: view.t('centre.copy') }));
  expect(isOpen()).toBe('true');
  window.getSelection()?.selectAllChildren(cell);
  fireEvent.click(cell);
  expect(isOpen()).toBe('true');

  window.getSelection()?.removeAllRanges();
  await view.user.click(toggle);
  expect(isOpen()).toBe('false');
});

it('[MEMB-08] shows a dash for a value whose condition is not met: a running bet has no result', async () => {
  const view = await mountTable(
    [page([row('R1', { state: 'running', net: -10 }), row('R2', { state: 'settled', net: 5 })])],
    {
      props: {
        columns: [
          { path: 'gameName', label: 'Game' },
          {
            path: 'net',
            label: 'Result',
            format: 'signedMoney',
            when: { not: { eq: ['row.state', 'running'] } },
          },
        ],
      },
    },
  );
  await view.findByText('Game R1');

  const results = [...view.container.querySelectorAll('td[data-label="Result"]')];
  expect(results.map(({ textContent }) => textContent)).toEqual(['–', '+P 5.00']);
});

it('[MALL-02] shows gains of points with a plus sign, and losses with a minus sign', async () => {
  const view = await mountTable([page([row('R1', { stake: 1500 }), row('R2', { stake: -20 })])], {
    props: { columns: [{ path: 'stake', label: 'Points', format: 'signedNumber' }] },
  });

  expect(await view.findByText('+1,500')).toBeTruthy();
  expect(view.getByText('−20')).toBeTruthy();
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

  await view.user.click(
    await view.findByRole('button', { name: new RegExp(`${view.t('centre.details')}$`) }),
  );

  const message = (await view.findByText('Hello')).parentElement;
  expect(message?.textContent).toContain('Win');
  expect(
    message?.querySelector('script, iframe, form, input, style, [onclick], [onerror]'),
  ).toBeNull();
  expect(message?.innerHTML).not.toContain('javascript:');
  expect(window).not.toHaveProperty('ran');
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

it('[AGNT-08] shows the address of an invitation in the detail of a row, with the buttons there', async () => {
  const view = await mountTable([page([row('LTEAM2026')]), page([])], {
    props: {
      detail: { fields: [{ path: 'round', label: 'Invitation', format: 'invitation' }] },
      detailActions: [
        {
          label: 'Disable',
          call: 'claimReward',
          set: { rewardId: { $row: 'round' } },
          done: 'Disabled.',
        },
      ],
    },
    claimReward: [reply({})],
    getBalanceV2: [reply({ sumBalance: 1 }), reply({ sumBalance: 1 })],
  });
  const toggle = await view.findByRole('button', {
    name: new RegExp(`${view.t('centre.details')}$`),
  });
  expect(view.queryByRole('button', { name: 'Disable' })).toBeNull();

  await view.user.click(toggle);

  expect(view.getByRole('img', { name: view.t('centre.invitation.qr') })).toBeTruthy();
  expect(view.getByText(/^http.*\?referralCode=LTEAM2026$/)).toBeTruthy();
  await view.user.click(view.getByRole('button', { name: 'Disable' }));
  expect(await view.findByText('Disabled.')).toBeTruthy();
  expect(view.api.calls.find(({ name }) => name === 'claimReward')?.request).toMatchObject({
    rewardId: 'LTEAM2026',
  });
});
