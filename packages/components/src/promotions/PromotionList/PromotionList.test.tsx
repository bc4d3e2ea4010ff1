// @vitest-environment jsdom
import type { PromotionsReply, PromotionSummary } from '@livery/model';
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode, pagesAt, type MountOptions } from '../../testing/mountNode.tsx';

const routes = pagesAt({ promoDetail: '/promoDetail' });
const promotion = (id: string, changes: Partial<PromotionSummary> = {}): PromotionSummary => ({
  id,
  category: 'new',
  title: `Promotion ${id}`,
  summary: `About ${id}.`,
  status: 'join',
  ...changes,
});
const listOf = (promotions: readonly PromotionSummary[], changes: Partial<PromotionsReply> = {}) =>
  reply({
    language: 'EN',
    categories: [
      { code: 'new', name: 'New players' },
      { code: 'sports', name: 'Sports' },
    ],
    promotions,
    ...changes,
  });
const mountList = (answers: NonNullable<MountOptions['answers']>, options: MountOptions = {}) =>
  mountNode(
    { use: 'PromotionList', props: { title: { $text: 'promo.title' } } },
    { documents: { routes }, ...options, answers },
  );

it.each([
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'comingSoon',
] as const)(
  '[PROM-01] [MEMB-24] shows label, summary and link of a promotion with the status %s',
  async (status) => {
    const page = await mountList({ getPromotions: [listOf([promotion('a/1', { status })])] });

    const card = within(page.getByRole('article'));
    expect(card.getByText(page.t(`promo.status.${status}`))).toBeTruthy();
    expect(card.getByText('About a/1.')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Promotion a/1' }).getAttribute('href')).toBe(
      '/promoDetail?id=a%2F1',
    );
  },
);

it('[MEMB-24] shows a status without a text as sent, and a promotion of only a title', async () => {
  const page = await mountList({
    getPromotions: [
      reply({
        promotions: [
          { id: '1', title: 'One', status: 'underReview' },
          { id: '2', title: 'Two' },
        ],
      }),
    ],
  });

  const [one, two] = page.getAllByRole('article');

  expect(one?.textContent).toBe(`OunderReviewOne${page.t('promo.always')}`);
  expect(two?.textContent).toBe(`TTwo${page.t('promo.always')}`);
});

it('[PROM-01] filters by category and shows the number of promotions of each', async () => {
  const page = await mountList({
    getPromotions: [
      listOf([promotion('1'), promotion('2', { category: 'sports' }), promotion('3')]),
    ],
  });
  const titles = (): (string | null)[] =>
    page.getAllByRole('heading').map(({ textContent }) => textContent);

  expect(page.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
    `${page.t('promo.all')}3`,
    'New players2',
    'Sports1',
  ]);
  await page.user.click(page.getByRole('radio', { name: /^Sports/ }));
  expect(titles()).toEqual(['Promotion 2']);
  await page.user.click(page.getByRole('radio', { name: /^New players/ }));
  expect(titles()).toEqual(['Promotion 1', 'Promotion 3']);
});

it.each([
  ['Asia/Manila', 'Jan 2, 2026', 'Feb 2, 2026'],
  ['America/New_York', 'Jan 1, 2026', 'Feb 1, 2026'],
])(
  '[PROM-01] formats the dates of a period in the brand’s time zone %s',
  async (timeZone, from, to) => {
    const [startAt, endAt] = ['2026-01-01T20:00:00Z', '2026-02-01T20:00:00Z'];
    const page = await mountList(
      {
        getPromotions: [
          listOf([
            promotion('1', { startAt, endAt }),
            promotion('2', { startAt }),
            promotion('3', { endAt }),
            promotion('4'),
          ]),
        ],
      },
      { site: { timeZone } },
    );

    const texts = page.getAllByRole('article').map(({ textContent }) => textContent ?? '');
    const periods = [
      page.t('promo.period', { from, to }),
      page.t('promo.from', { from }),
      page.t('promo.until', { to }),
      page.t('promo.always'),
    ];
    expect(texts.map((text, index) => text.endsWith(periods[index] ?? 'no period'))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  },
);

it('[PROM-01] shows an empty list without a retry button', async () => {
  const page = await mountList({ getPromotions: [listOf([])] });

  expect(page.getByText(page.t('promo.empty'))).toBeTruthy();
  expect(page.queryByRole('button', { name: page.t('games.retry') })).toBeNull();
});

it('[PROM-01] offers a retry after the list failed to load', async () => {
  const page = await mountList({
    getPromotions: [fail('upstream_failed'), listOf([promotion('1')])],
  });

  await page.user.click(page.getByRole('button', { name: page.t('games.retry') }));

  expect(await page.findByRole('article')).toBeTruthy();
});

it('[PROM-01] marks texts in another language than the page’s with their language', async () => {
  const page = await mountList({ getPromotions: [listOf([promotion('1')], { language: 'VI' })] });

  expect(page.getByRole('region', { name: page.t('promo.title') }).getAttribute('lang')).toBe('vi');
});

it('[PROM-01] shows hundreds of promotions in pages with the number of all, and says that a cut list has more', async () => {
  const promotions = Array.from({ length: 500 }, (_, index) => promotion(String(index + 1)));
  const page = await mountList({ getPromotions: [listOf(promotions)] });
  const { t } = page;
  expect(page.getByRole('radio', { name: `${t('promo.all')}500` })).toBeTruthy();
  expect(page.getAllByRole('article')).toHaveLength(24);
  expect(page.getByText(t('pager.status', { page: 1, pages: 21 }))).toBeTruthy();
  page.unmount();

  const cut = await mountList({ getPromotions: [listOf(promotions, { isCut: true })] });
  expect(cut.getByRole('radio', { name: `${t('promo.all')}500+` })).toBeTruthy();
});
