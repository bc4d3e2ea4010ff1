import { english } from '../../browser/texts/english.ts';
import type { PromotionsReply } from '@livery/model';
import { openInEnglish } from '../../browser/openInEnglish.ts';
import { replyOf } from '../../http/replyOf.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

test('[PROM-01] [PROM-04] [ROUTE-06] a guest opens promotions from the list, by address and by going back; joining one leads to the login', async ({
  brand,
  page,
}) => {
  // In a browser: addresses, history and a reload.
  const { promotions } = await replyOf<PromotionsReply>(
    brand,
    '/wps/relay/PRM_promotions?language=EN',
  );
  const ended = promotions.find(({ status }) => status === 'close')?.title ?? '';
  await withoutPopups(page);
  await openInEnglish(page, brand, '/promotions');
  await expect(page).toHaveTitle('Promotions · Lagoon');
  await expect(page.getByRole('region', { name: english('promo.zaloTitle') })).toContainText(
    'A bonus of up to 131K',
  );
  const list = page.getByRole('region', { name: english('nav.promotions') });
  await expect(list.getByRole('article')).toHaveCount(promotions.length);
  await list.getByRole('link', { name: ended }).click();
  await expect(page.getByText(english('promo.closedText'))).toBeVisible();
  await page.getByRole('link', { name: english('promo.back') }).click();
  await list.getByRole('link', { name: 'A calm start' }).click();
  await expect(page).toHaveURL(brand.url('/promoDetail?id=101'));
  await expect(page.getByRole('heading', { level: 1, name: 'A calm start' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: ended })).toBeVisible();
  await page.goForward();
  await page.goForward();

  await page.reload();
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'A calm start' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'deposit limit' })).toHaveAttribute(
    'href',
    '/help#limits',
  );
  await expect(
    main
      .getByRole('region', { name: english('promo.terms') })
      .getByRole('listitem')
      .first(),
  ).toContainText('First deposit of 100 or more');
  await main.getByRole('button', { name: english('promo.join') }).click();
  await expect(page).toHaveURL(brand.url('/login'));
});
