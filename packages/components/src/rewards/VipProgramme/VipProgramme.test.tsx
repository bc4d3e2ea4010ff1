// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountNode, navigating, type MountOptions } from '../../testing/mountNode.tsx';

const ranks = [
  { rankLevel: 1, rankName: 'Bronze', requirement: 'from the start', values: ['1 %', ''] },
  { rankLevel: 3, rankName: 'Silver', requirement: 'from 1,000 staked', values: ['2 %', null] },
  { rankLevel: 5, rankName: 'Gold', requirement: 'from 9,000 staked', values: ['3 %', 'Yes'] },
];
const programme = (changes: object = {}) =>
  reply({
    language: 'EN',
    benefits: [
      { code: 'rebate', name: 'Rebate', text: 'every week' },
      { code: 'desk', name: 'Own desk' },
    ],
    ranks,
    ...changes,
  });
const mountVip = (options: MountOptions = {}) =>
  mountNode(
    { use: 'VipProgramme', props: { title: { $text: 'vip.table' } } },
    { bootstrap: { flags: { vip: true } }, ...options },
  );
const memberOf = (rankLevel: number): MountOptions => ({
  visitor: 'member',
  answers: {
    getVipRanks: [programme()],
    loginInfo: [reply({ hasVip: true, vipRankLevel: rankLevel })],
  },
});

it('[VIPS-01] shows a guest every rank with its benefits, and a login link', async () => {
  const { addresses, ports } = navigating();
  const page = await mountVip({ answers: { getVipRanks: [programme()] }, ports });
  const { t } = page;

  const table = within(page.getByRole('table', { name: t('vip.table') }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    t('vip.rank'),
    'Rebateevery week',
    'Own desk',
  ]);
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['Bronzefrom the start', '1 %', `–${t('vip.none')}`],
    ['Silverfrom 1,000 staked', '2 %', `–${t('vip.none')}`],
    ['Goldfrom 9,000 staked', '3 %', 'Yes'],
  ]);
  // In the direction of their own letters
  for (const text of ['Rebate', 'every week', 'Bronze', 'from the start', '1 %'])
    expect(table.getByText(text).tagName).toBe('BDI');
  expect(table.queryByText(t('vip.own'))).toBeNull();
  await page.user.click(page.getByRole('link', { name: t('account.login') }));
  expect(addresses).toEqual(['/login']);
});

describe('[VIPS-01] the rank of a member', () => {
  it('is shown with the next rank if ranks have only a name', async () => {
    const bare = ranks.map(({ rankLevel, rankName }) => ({ rankLevel, rankName }));
    const page = await mountVip({
      ...memberOf(3),
      answers: {
        getVipRanks: [reply({ ranks: bare })],
        loginInfo: [reply({ hasVip: true, vipRankLevel: 3 })],
      },
    });

    expect(await page.findByText(page.t('vip.nextRank', { rank: 'Gold' }))).toBeTruthy();
    expect(page.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Bronze',
      `Silver${page.t('vip.own')}`,
      'Gold',
    ]);
  });

  it.each([
    [{ hasVip: true, vipRankLevel: 5 }, 'Gold'],
    [{ hasVip: true }, 'Silver'],
    [{ hasVip: false, vipRankLevel: 5 }, undefined],
  ])('[SESS-12] is that of the header: with %j it is %s', async (loginInfo, rank) => {
    const page = await mountVip({
      ...memberOf(3),
      answers: {
        getVipRanks: [programme()],
        getMemberInfo: [reply({ clubLabel: { rankLevel: 3 } })],
        loginInfo: [reply(loginInfo)],
      },
    });

    await page.findByRole('table', { name: page.t('vip.table') });
    expect(
      page
        .queryByText(page.t('vip.own'))
        ?.closest('tr')
        ?.textContent.startsWith(rank ?? ''),
    ).toBe(rank === undefined ? undefined : true);
  });

  it('is marked in the table, and shown with the next rank', async () => {
    const page = await mountVip(memberOf(3));
    const { t } = page;

    expect(
      page
        .getAllByRole('row')
        .filter((row) => row.getAttribute('aria-current') === 'true')
        .map(({ textContent }) => textContent),
    ).toEqual([`Silver${t('vip.own')}from 1,000 staked2 %–${t('vip.none')}`]);
    expect(page.getByText(t('vip.ownTitle', { rank: 'Silver' }))).toBeTruthy();
    expect(
      page.getByText(t('vip.next', { rank: 'Gold', requirement: 'from 9,000 staked' })),
    ).toBeTruthy();
    expect(page.queryByRole('link', { name: t('account.login') })).toBeNull();
  });

  it('is shown without a next rank if it is the highest', async () => {
    const page = await mountVip(memberOf(5));

    expect(page.getByText(page.t('vip.top'))).toBeTruthy();
  });
});

it.each([
  ['no ranks', { ranks: [] }, true],
  ['no programme for this brand', {}, false],
] as const)('[VIPS-01] shows a message with %s', async (_name, changes, vip) => {
  const page = await mountVip({
    bootstrap: { flags: { vip } },
    answers: { getVipRanks: [programme(changes)] },
  });

  expect(page.getByText(page.t('vip.empty'))).toBeTruthy();
});

it('[VIPS-01] offers a retry after the programme failed to load', async () => {
  const page = await mountVip({ answers: { getVipRanks: [fail('network_failed'), programme()] } });

  await page.user.click(page.getByRole('button', { name: page.t('games.retry') }));

  expect(await page.findByRole('table')).toBeTruthy();
});
