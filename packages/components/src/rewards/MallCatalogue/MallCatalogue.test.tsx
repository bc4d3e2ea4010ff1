// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
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
const mountMall = (options: MountOptions = {}) =>
  mountNode({ use: 'MallCatalogue', props: { title: { $text: 'mall.title' } } }, options);

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

it('[ROUTE-07] does not ask a member to log in', async () => {
  const page = await mountMall({ visitor: 'member', answers: { getMallCatalogue: [catalogue()] } });

  expect(page.getAllByRole('article')).toHaveLength(2);
  expect(page.queryByText(page.t('mall.guest'))).toBeNull();
});

it('[ROUTE-07] offers a retry after a failure, and shows a message if the mall is empty', async () => {
  const page = await mountMall({
    answers: { getMallCatalogue: [fail('network_failed'), catalogue({ items: [] })] },
  });

  await page.user.click(page.getByRole('button', { name: page.t('games.retry') }));

  expect(await page.findByText(page.t('mall.empty'))).toBeTruthy();
});
