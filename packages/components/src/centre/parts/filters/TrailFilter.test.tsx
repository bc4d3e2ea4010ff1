// @vitest-environment jsdom
import type { RecordTableProps } from '@livery/model';
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode } from '../../../testing/mountNode.tsx';

const table = {
  call: 'getTeam',
  rowKey: 'memberId',
  caption: 'Team',
  filters: [
    {
      field: 'parentId',
      kind: 'trail',
      label: 'Levels',
      start: 'Me',
      optionsFrom: { path: 'path', value: 'memberId', label: 'account' },
    },
  ],
  columns: [
    {
      path: 'account',
      label: 'Account',
      link: {
        set: { parentId: { $row: 'memberId' } },
        when: { gt: ['row.members', 0] },
      },
    },
  ],
} as const satisfies RecordTableProps;

const member = (memberId: number, account: string, members = 0) => ({ memberId, account, members });
const level = (path: readonly object[], list: readonly object[]): Answer =>
  reply({ path, list, totalPages: 3 });

async function mountTeam(answers: readonly Answer[], query: string) {
  const view = await mountNode(
    { use: 'RecordTable', props: { ...table, call: 'getBettingRecord' } },
    {
      visitor: 'agent',
      query,
      site: { centres: { ac: { menu: 'agent', defaultPage: 'ac.team' } } },
      answers: { getBettingRecord: answers, loginInfo: [reply({})] },
    },
  );
  const trail = () => view.getByRole('navigation', { name: 'Levels' });
  return {
    ...view,
    /** Follows a link as the router of the site does. */
    follow: (link: HTMLElement) => {
      link.focus();
      return act(() => view.root.page.show('/', link.getAttribute('href') ?? ''));
    },
    /** The levels with their addresses; the open one has none. */
    levels: () =>
      within(trail())
        .getAllByRole('listitem')
        .map((item) => [
          item.textContent,
          within(item).queryByRole('link')?.getAttribute('href') ?? '',
        ]),
    requests: () =>
      view.api.calls
        .filter(({ name }) => name === 'getBettingRecord')
        .map(({ request }) => request),
  };
}

it('[AGNT-11] opens the level of a row that has one, and keeps the other filters', async () => {
  const view = await mountTeam(
    [
      level([], [member(7, 'ann', 2), member(8, 'ben')]),
      level([{ memberId: 7, account: 'ann' }], [member(9, 'cleo')]),
    ],
    '?ac=team&ac.period=today&ac.page=3',
  );
  expect(view.levels()).toEqual([['Me', '']]);
  expect(view.queryByRole('link', { name: 'ben' })).toBeNull();

  await view.follow(view.getByRole('link', { name: 'ann' }));

  expect(view.root.page.search).toBe('?ac=team&ac.period=today&ac.parentId=7');
  expect(await view.findByText('cleo')).toBeTruthy();
  expect(view.requests().map((request) => ({ parentId: undefined, ...request }))).toMatchObject([
    { parentId: undefined },
    { parentId: '7', pageNo: 1 },
  ]);
  expect(view.levels()).toEqual([
    ['Me', '/?ac=team&ac.period=today'],
    ['ann', ''],
  ]);
  // The pressed link is gone, so a screen reader continues at the open level.
  expect(document.activeElement?.textContent).toBe('ann');
});

it('[AGNT-11] shows the levels of a shared address by the reply, with links back', async () => {
  const { answer, arrive } = later();
  const view = await mountTeam([answer], '?ac=team&ac.parentId=9');
  expect(view.levels()).toEqual([
    ['Me', '/?ac=team'],
    ['…', ''],
  ]);

  await act(async () =>
    arrive(
      level(
        [
          { memberId: 7, account: 'ann' },
          { memberId: 9, account: 'cleo' },
        ],
        [],
      ),
    ),
  );

  expect(view.levels()).toEqual([
    ['Me', '/?ac=team'],
    ['ann', '/?ac=team&ac.parentId=7'],
    ['cleo', ''],
  ]);
  expect(
    within(view.getByRole('navigation', { name: 'Levels' })).getByText('cleo').parentElement,
  ).toHaveProperty('ariaCurrent', 'true');
});

it('leads back from a level that the operator refuses', async () => {
  const view = await mountTeam([fail('operator_refused')], '?ac=team&ac.parentId=999');

  expect(view.levels()[0]).toEqual(['Me', '/?ac=team']);
});
