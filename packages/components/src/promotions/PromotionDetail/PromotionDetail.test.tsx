// @vitest-environment jsdom
import type { Promotion } from '@livery/model';
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountNode, navigating, pagesAt, type MountOptions } from '../../testing/mountNode.tsx';

const routes = pagesAt({ home: '/', login: '/login', promotions: '/promotions' });
const promotionOf = (changes: Partial<Promotion> = {}, language = 'EN') =>
  reply({
    language,
    promotion: {
      id: '101',
      category: 'new',
      title: 'A calm start',
      summary: 'For the first week.',
      status: 'join',
      content: '<h3>Which games count</h3><p>All of them.</p>',
      terms: ['Deposit first.', 'Once a member.'],
      ...changes,
    },
  });
const mountDetail = (options: MountOptions = {}) =>
  mountNode({ use: 'PromotionDetail' }, { documents: { routes }, query: '?id=101', ...options });

it('[PROM-01] shows text, terms, period and demonstration note of the promotion in the URL', async () => {
  const page = await mountDetail({
    answers: { getPromotion: [promotionOf({ endAt: '2026-01-01T20:00:00Z' })] },
  });
  const { t } = page;

  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('A calm start');
  expect(await page.findByRole('heading', { level: 3, name: 'Which games count' })).toBeTruthy();
  expect(
    within(page.getByRole('region', { name: t('promo.terms') }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Deposit first.', 'Once a member.']);
  for (const text of [
    t('promo.until', { to: 'Jan 2, 2026' }),
    t('promo.zone', { zone: 'Asia/Manila' }),
    t('demo.promotion'),
  ])
    expect(page.getByText(text)).toBeTruthy();
  expect(page.getByRole('link', { name: t('promo.back') }).getAttribute('href')).toBe(
    '/promotions',
  );
  expect(
    page.api.calls.filter(({ name }) => name === 'getPromotion').map(({ request }) => request),
  ).toEqual([{ id: '101', language: 'EN' }]);
});

it('[PROM-01] shows a promotion of only a title', async () => {
  const page = await mountDetail({
    answers: { getPromotion: [reply({ promotion: { id: '101', title: 'A calm start' } })] },
  });

  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('A calm start');
  expect(page.queryByRole('heading', { name: page.t('promo.terms') })).toBeNull();
  expect(page.queryByRole('button', { name: page.t('promo.join') })).toBeNull();
});

it('[PROM-01] shows another promotion after the URL changes', async () => {
  const page = await mountDetail({
    answers: { getPromotion: [promotionOf(), promotionOf({ id: '102', title: 'Sunday cup' })] },
  });

  await act(() => page.root.page.show('/', '/?id=102'));

  await waitFor(() =>
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Sunday cup'),
  );
});

it.each(['', '?id=', `?id=${encodeURIComponent('<b>1</b>')}`, `?id=${'a'.repeat(41)}`])(
  '[PROM-01] requests nothing for the invalid query "%s", and links back to the list',
  async (query) => {
    const page = await mountDetail({ query });

    expect(page.getByText(page.t('promo.gone'))).toBeTruthy();
    expect(
      page
        .getAllByRole('link', { name: page.t('promo.back') })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/promotions', '/promotions']);
    expect(page.api.countOf('getPromotion')).toBe(0);
  },
);

it('[PROM-01] offers a retry after a failure, and reports a promotion that no longer exists', async () => {
  const page = await mountDetail({
    answers: { getPromotion: [fail('network_failed'), reply({ language: 'EN' })] },
  });

  await page.user.click(page.getByRole('button', { name: page.t('games.retry') }));

  expect(await page.findByText(page.t('promo.gone'))).toBeTruthy();
});

describe('[PROM-01] [SESS-03] joining', () => {
  it('sends a guest to the login', async () => {
    const { addresses, ports } = navigating();
    const page = await mountDetail({ answers: { getPromotion: [promotionOf()] }, ports });

    expect(page.getByText(page.t('promo.membersOnly'))).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: page.t('promo.join') }));

    expect(addresses).toEqual(['/login']);
  });

  it.each([
    ['member', 'promo.joinText'],
    ['trial', 'in_need_true_account'],
  ] as const)('shows a %s the dialog %s without leaving the page', async (visitor, text) => {
    const { addresses, ports } = navigating();
    const page = await mountDetail({ visitor, answers: { getPromotion: [promotionOf()] }, ports });

    await page.user.click(page.getByRole('button', { name: page.t('promo.join') }));

    expect((await page.findByRole('alertdialog')).textContent).toContain(page.t(text));
    expect(addresses).toEqual([]);
  });

  it('leads a member to customer service', async () => {
    const open = vi.fn(() => null);
    vi.stubGlobal('open', open);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const page = await mountDetail({
      visitor: 'member',
      answers: { getPromotion: [promotionOf()], getServiceChat: [fail('network_failed')] },
    });

    await page.user.click(page.getByRole('button', { name: page.t('promo.join') }));
    await page.user.click(await page.findByRole('button', { name: page.t('dialog.cancel') }));
    expect(open).not.toHaveBeenCalled();
    await page.user.click(page.getByRole('button', { name: page.t('promo.join') }));
    await page.user.click(await page.findByRole('button', { name: page.t('service.title') }));

    expect(open).toHaveBeenCalledOnce();
  });

  it.each([
    ['close', 'promo.closedText'],
    ['comingSoon', 'promo.soonText'],
  ] as const)(
    'is not offered with the status %s; shows the reason %s instead',
    async (status, text) => {
      const page = await mountDetail({ answers: { getPromotion: [promotionOf({ status })] } });

      expect(page.getByText(page.t(text))).toBeTruthy();
      expect(page.queryByRole('button', { name: page.t('promo.join') })).toBeNull();
    },
  );
});

it('[PROM-01] removes scripts and event handlers from the operator’s HTML', async () => {
  const content =
    '<p>Words <b>in bold</b></p><img src=x onerror="window.hacked=1"><script>window.hacked=1</script><a href="javascript:window.hacked=1">bad</a>';
  const page = await mountDetail({ answers: { getPromotion: [promotionOf({ content }, 'VI')] } });

  expect((await page.findByText('in bold')).tagName).toBe('B');
  const article = page.getByRole('article');
  expect(article.getAttribute('lang')).toBe('vi');
  expect(article.querySelectorAll('script, [onerror], a[href^="javascript"]')).toHaveLength(0);
  expect('hacked' in window).toBe(false);
});
