// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountTable, page, requestsOf, row } from '../../testing/mountRecordTable.tsx';

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

it('[MEMB-08] links to the filtered records as a file', async () => {
  const view = await mountTable([page([row('R1')])], {
    props: { export: { file: 'bets' } },
    query: '?mc=bets&mc.state=running',
  });

  const link = await view.findByRole('link', { name: view.t('centre.export') });
  expect(link.getAttribute('download')).toBe('bets.csv');
  expect(link.getAttribute('href')).toMatch(/state=running.*format=csv/);
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
