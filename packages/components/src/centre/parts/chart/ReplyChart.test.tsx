// @vitest-environment jsdom
import type { CentreChart } from '@livery/model';
import { reply } from '@livery/stores/testing/fakeApi';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode } from '../../../testing/mountNode.tsx';

const chart = {
  title: 'Day by day',
  point: { path: 'day', label: 'Day' },
  values: [
    { path: 'net', label: 'Net' },
    { path: 'stake', label: 'Stake' },
  ],
} satisfies CentreChart;
const days = [
  { lineId: 'b', day: '2026-11-22', net: -10, stake: 40, payout: 0 },
  { lineId: 'a', day: '2026-11-20', net: 30, stake: 20, payout: 0 },
];
const mountChart = (use: 'StatCards' | 'RecordTable', list: readonly object[], changes = {}) =>
  mountNode(
    {
      use,
      props: {
        call: 'getPersonalProfit',
        chart: { ...chart, ...changes },
        figures: [{ path: 'totals.net', label: 'Total' }],
        ...(use === 'RecordTable' && {
          rowKey: 'lineId',
          caption: 'Days',
          paging: 'none',
          columns: [{ path: 'day', label: 'Day' }],
        }),
      },
    },
    {
      visitor: 'member',
      site: { centres: { mc: { menu: 'member', defaultPage: 'mc.personalProfit' } } },
      answers: {
        loginInfo: [reply({})],
        getPersonalProfit: [reply({ list, totals: { net: 20, stake: 60, payout: 0 } })],
      },
    },
  );

it('[MEMB-10] shows days as columns in time order, losses below zero, named by their extremes', async () => {
  const view = await mountChart('RecordTable', days);

  const image = await view.findByRole('img', { name: /Day by day: Net/ });
  expect(image.getAttribute('aria-label')).toMatch(/Nov 20.*Nov 22.*\+P 30\.00.*−P 10\.00/);
  const marks = [...image.querySelectorAll('g > rect:last-of-type')].map((mark) => [
    mark.getAttribute('y'),
    mark.getAttribute('height'),
    mark.hasAttribute('data-negative'),
  ]);
  expect(marks).toEqual([
    ['0%', '75%', false],
    ['75%', '0%', false],
    ['75%', '25%', true],
  ]);
  // The records themselves are the table.
  expect(view.queryByText(view.t('centre.chart.table'))).toBeNull();
});

it('[MEMB-10] shows another value of the same rows', async () => {
  const view = await mountChart('RecordTable', days);

  await view.user.click(await view.findByRole('radio', { name: 'Stake' }));

  expect(view.getByRole('img', { name: /Day by day: Stake.*P 40\.00/ })).toBeTruthy();
});

it('offers the values of figures as a table, for readers and keyboards', async () => {
  const view = await mountChart('StatCards', days);

  await view.user.click(await view.findByText(view.t('centre.chart.table')));

  const rows = within(view.getByRole('table', { name: 'Day by day' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayNet',
    'Nov 20, 2026+P 30.00',
    'Nov 21, 2026–',
    'Nov 22, 2026−P 10.00',
  ]);
});

it('[MEMB-10] shows categories as lines with their names and values', async () => {
  const view = await mountChart(
    'RecordTable',
    [
      { lineId: 'RNG', category: 'RNG', net: -5, stake: 1, payout: 0 },
      { lineId: 'NEW', category: 'NEW', net: 15, stake: 1, payout: 0 },
    ],
    { point: { path: 'category', label: 'Category', texts: 'category' } },
  );

  const slots = (await view.findByText(view.t('category.RNG'))).closest('div') as HTMLElement;
  expect(within(slots).getByText('−P 5.00')).toBeTruthy();
  expect(slots.querySelector('rect:last-of-type')?.getAttribute('width')).toBe('25%');
  // A category that the brand has no text for.
  expect(view.getByText('NEW')).toBeTruthy();
});

it('shows nothing without rows', async () => {
  const view = await mountChart('StatCards', []);

  expect(await view.findByText('Total')).toBeTruthy();
  expect(view.queryByText('Day by day')).toBeNull();
});
