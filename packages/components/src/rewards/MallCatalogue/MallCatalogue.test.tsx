// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/factsIn.ts';
import { mountNode, navigating, type MountOptions } from '../../testing/mountNode.tsx';

const items = [
  {
    itemId: '1',
    category: 'play',
    name: 'Free rounds',
    text: 'Ten of them.',
    points: 12_000,
    stock: 1500,
  },
  { itemId: '2', category: 'things', name: 'Cap', points: 900, stock: 0, rankName: 'Gold' },
];
const catalogue = (changes: object = {}) =>
  reply({
    language: 'EN',
    categories: [
      { code: 'play', name: 'To play with' },
      { code: 'things', name: 'Things' },
    ],
    items,
    ...changes,
  });
const centres = { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } };
const mountMall = (options: MountOptions = {}) =>
  mountNode(
    { use: 'MallCatalogue', props: { title: { $text: 'mall.title' } } },
    { site: { centres }, ...options },
  );

it('[ROUTE-07] shows an item of only a name and a price', async () => {
  const answer = reply({ items: [{ itemId: '1', name: 'Cap', points: 900 }] });
  const page = await mountMall({ answers: { getMallCatalogue: [answer] } });

  const item = await page.findByRole('article');

  expect(item.textContent).toBe(`CCap${page.t('mall.points', { points: '900' })}`);
});

it('[ROUTE-07] shows price, stock and required rank of items, and filters them by category', async () => {
  const page = await mountMall({ answers: { getMallCatalogue: [catalogue()] } });
  const { t } = page;

  const [rounds, cap] = page.getAllByRole('article');
  for (const text of [
    'Free rounds',
    'Ten of them.',
    t('mall.points', { points: '12,000' }),
    t('mall.stock', { stock: '1,500' }),
  ])
    expect(rounds?.textContent).toContain(text);
  for (const text of [
    'Cap',
    t('mall.points', { points: '900' }),
    t('mall.out'),
    t('mall.from', { rank: 'Gold' }),
  ])
    expect(cap?.textContent).toContain(text);
  for (const [category, names] of [
    ['Things', ['Cap']],
    ['To play with', ['Free rounds']],
    [t('mall.all'), ['Free rounds', 'Cap']],
  ] as const) {
    await page.user.click(page.getByRole('radio', { name: category }));
    expect(page.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(names);
  }
});

it('[ROUTE-07] asks a guest to log in, on the login page or in a popup as the brand configures', async () => {
  const { addresses, ports } = navigating();
  const page = await mountMall({ answers: { getMallCatalogue: [catalogue()] }, ports });

  expect(page.getByText(page.t('mall.guest'))).toBeTruthy();
  await page.user.click(page.getByRole('link', { name: page.t('account.login') }));
  expect(addresses).toEqual(['/login']);

  const other = await mountMall({
    answers: { getMallCatalogue: [catalogue()] },
    site: { loginIn: 'popup' },
  });
  await other.user.click(
    within(other.container).getByRole('link', { name: other.t('account.login') }),
  );
  expect(other.root.modals.isOpen('loginPopupModal')).toBe(true);
});

it('[ROUTE-07] does not ask a trial account to log in', async () => {
  const page = await mountMall({ visitor: 'trial', answers: { getMallCatalogue: [catalogue()] } });

  expect(page.getAllByRole('article')).toHaveLength(2);
  expect(page.queryByText(page.t('mall.guest'))).toBeNull();
  expect(page.api.countOf('pointsBalance')).toBe(0);
});

describe('[MALL-01] for a member', () => {
  const own = reply({
    language: 'EN',
    items: [
      { itemId: 'm1', name: 'Mug', points: 900, limitLeft: 2, needsDelivery: true },
      { itemId: 'm2', name: 'Tablet', points: 9_000, status: 'rankTooLow' },
      { itemId: 'm3', name: 'Trip', points: 10, status: 'amountTooLow', amountRequirement: 50 },
      { itemId: 'm4', name: 'Reef', points: 10, status: 'soldOut', stock: 0 },
    ],
  });
  const balance = (points: number) => reply({ points, pending: 900 });

  it('shows the points, and why an item cannot be exchanged', async () => {
    const page = await mountMall({
      visitor: 'member',
      answers: { pointsReward: [own], pointsBalance: [balance(2_000)] },
    });
    const { t } = page;

    expect(await page.findByText('2,000')).toBeTruthy();
    expect(page.getByText(t('mall.pending', { points: '900' }))).toBeTruthy();
    const [mug, ...others] = page.getAllByRole('article');
    for (const [index, text] of [
      t('refusal.rank_too_low'),
      t('refusal.requirement_missing'),
      t('mall.out'),
    ].entries())
      expect(others[index]?.textContent).toContain(text);
    expect(page.getAllByRole('button', { name: t('mall.exchange') })).toHaveLength(1);
    expect(mug?.contains(page.getByRole('button', { name: t('mall.exchange') }))).toBe(true);
    expect(page.getByRole('link', { name: t('mall.records') }).getAttribute('href')).toBe(
      '/?mc=points&mc.tab=records',
    );
  });

  it('has no links to points if the brand has no page of them', async () => {
    const page = await mountMall({
      visitor: 'member',
      documents: { centreLinks: { 'mc.points': false } },
      answers: { pointsReward: [own], pointsBalance: [balance(2_000)] },
    });

    expect(await page.findByText('2,000')).toBeTruthy();
    expect(page.queryByRole('link', { name: page.t('mall.convert') })).toBeNull();
    expect(page.queryByRole('link', { name: page.t('mall.records') })).toBeNull();
  });

  it('shows only what the points pay on request', async () => {
    const page = await mountMall({
      visitor: 'member',
      answers: { pointsReward: [own], pointsBalance: [balance(899)] },
    });
    const { t } = page;
    expect(await page.findByText('899')).toBeTruthy();

    await page.user.click(page.getByRole('checkbox', { name: t('mall.affordable') }));

    const names = () => page.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Trip', 'Reef']);
    await page.user.click(page.getByRole('checkbox', { name: t('mall.affordable') }));
    expect(names()).toHaveLength(4);
  });

  it('asks for quantity and address, and exchanges once with a reference', async () => {
    const page = await mountMall({
      visitor: 'member',
      answers: {
        pointsReward: [own, own],
        pointsBalance: [balance(2_000), balance(200)],
        getCounts: [reply({})],
        pointsRedeem: [reply({ recordId: '7', status: 'inProcess' })],
      },
    });
    const { t } = page;

    await page.user.click(await page.findByRole('button', { name: t('mall.exchange') }));
    const question = await page.findByRole('dialog', { name: t('mall.exchange') });
    const dialog = within(question);
    await page.user.clear(dialog.getByLabelText(new RegExp(t('mall.quantity'))));
    await page.user.type(dialog.getByLabelText(new RegExp(t('mall.quantity'))), '3');
    await page.user.click(dialog.getByRole('button', { name: t('mall.exchange') }));
    expect(dialog.getByText(t('centre.form.max', { limit: 2 }))).toBeTruthy();
    await page.user.clear(dialog.getByLabelText(new RegExp(t('mall.quantity'))));
    await page.user.type(dialog.getByLabelText(new RegExp(t('mall.quantity'))), '2');
    await page.user.type(
      dialog.getByLabelText(new RegExp(t('mall.delivery'))),
      'Ann, 1 Long Street',
    );
    expect(factsIn(question)).toEqual([
      `${t('mall.item')}: Mug`,
      `${t('centre.confirm.from')}: ${t('centre.confirm.points')}`,
      `${t('mall.total')}: 1,800`,
    ]);
    await page.user.click(dialog.getByRole('button', { name: t('mall.exchange') }));

    expect(await page.findByText(t('mall.redeemed'))).toBeTruthy();
    expect(page.api.calls.find(({ name }) => name === 'pointsRedeem')?.request).toEqual({
      itemId: 'm1',
      quantity: 2,
      delivery: 'Ann, 1 Long Street',
      referenceNo: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(await page.findByText('200')).toBeTruthy();
  });

  it('offers a retry after the points failed to load', async () => {
    const page = await mountMall({
      visitor: 'member',
      answers: {
        pointsReward: [own],
        pointsBalance: [fail('upstream_failed'), balance(5)],
      },
    });

    await page.user.click(await page.findByRole('button', { name: page.t('games.retry') }));

    expect(await page.findByText('5')).toBeTruthy();
  });
});

it('[ROUTE-07] offers a retry after a failure, and shows a message if the mall is empty', async () => {
  const page = await mountMall({
    answers: { getMallCatalogue: [fail('network_failed'), catalogue({ items: [] })] },
  });

  await page.user.click(page.getByRole('button', { name: page.t('games.retry') }));

  expect(await page.findByText(page.t('mall.empty'))).toBeTruthy();
});
