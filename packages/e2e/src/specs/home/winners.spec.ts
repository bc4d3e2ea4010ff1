// In a browser: layout of the carousel, its animation, and a change of language while it is paused.
import { textReader } from '../../browser/texts/textsOf.ts';
import { english } from '../../browser/texts/english.ts';
import type { Page } from 'playwright/test';
import { callsTo, fieldsOf } from '../../browser/callsTo.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { expect, test } from '../../fixtures/test.ts';

function region(page: Page, name = 'Recent winners') {
  return page.getByRole('region', { name });
}

/**
 * Opens the home page and scrolls to the winners, which load near the viewport. Waits until the
 * carousel's buttons work.
 */
async function open(page: Page, brand: TestBrand): Promise<void> {
  await page.goto(brand.url('/?lang=EN'));
  await region(page).scrollIntoViewIfNeeded();
  await expect(region(page).getByRole('button', { name: english('carousel.next') })).toBeVisible();
}

/** Returns the positions of the visible winners in the list, and the gaps between them. */
async function inView(page: Page): Promise<{ places: number[]; gaps: number[] }> {
  return region(page).evaluate((section) => {
    const list = section.querySelector('ul');
    const frame = list?.parentElement?.getBoundingClientRect() ?? section.getBoundingClientRect();
    const boxes = [...(list?.children ?? [])]
      .map((slide, index) => ({ index, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= frame.left - 1 && box.right <= frame.right + 1);
    return {
      places: boxes.map(({ index }) => index),
      gaps: boxes
        .slice(1)
        .map(({ box }, index) => Math.round((box.left - (boxes[index]?.box.right ?? 0)) * 10) / 10),
    };
  });
}

async function expectInView(page: Page, places: number[]): Promise<void> {
  await expect.poll(async () => (await inView(page)).places).toEqual(places);
}

test('[HOME-04] [HOME-10] [PREF-03] five winners are visible, 20 apart, fewer in narrow windows; arrows and dots advance by five; another language reloads them', async ({
  brand,
  page,
}) => {
  const calls = callsTo(page, '/wps/relay/GCS_winnerBoard');
  await open(page, brand);
  const dots = region(page).getByRole('button', { name: /^Slide \d+ of 10$/ });
  await expect(dots).toHaveCount(10);
  expect(calls.map(fieldsOf)).toEqual([{ gameCategory: 'ALL', language: 'EN', limitNum: '50' }]);
  await expectInView(page, [0, 1, 2, 3, 4]);
  expect((await inView(page)).gaps).toEqual([20, 20, 20, 20]);

  await region(page)
    .getByRole('button', { name: english('carousel.next') })
    .click();
  await expectInView(page, [5, 6, 7, 8, 9]);
  await dots.nth(9).click();
  await expectInView(page, [45, 46, 47, 48, 49]);
  await dots.first().click();

  for (const [width, count] of [
    [800, 4],
    [600, 3],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => (await inView(page)).places.length, { message: `${width} px` })
      .toBe(count);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: english('language.label') }).click();
  await page.getByRole('menuitemradio', { name: 'Tagalog' }).click();
  await expect
    .poll(() => calls.map(fieldsOf).map(({ language }) => language))
    .toEqual(['EN', 'TY']);
  const filipino = await textReader(brand, 'TY');
  await expect(region(page, filipino('winners.title')).getByRole('article')).toHaveCount(50);
});

test('[HOME-04] [CONF-08] the winners advance by five at the tenant’s interval, even if more are visible', async ({
  createBrand,
  page,
}) => {
  const brand = await createBrand({
    documents: {
      'site.json': (site) => {
        site.winners = { slidesPerView: 8, spacingPx: 33, autoplayMs: 1_000 };
      },
    },
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, brand);
  // The carousel turns because neither pointer nor focus is inside.
  await expect.poll(async () => (await inView(page)).places[0]).toBeGreaterThanOrEqual(5);

  await region(page)
    .getByRole('button', { name: english('winners.stop') })
    .click();
  await expect
    .poll(() => region(page).evaluate((section) => section.getAnimations({ subtree: true }).length))
    .toBe(0);
  const {
    places: [before = 0],
    gaps,
  } = await inView(page);
  expect(gaps).toEqual([33, 33, 33, 33, 33, 33, 33]);
  await region(page)
    .getByRole('button', { name: english('carousel.next') })
    .click();
  await expectInView(
    page,
    [5, 6, 7, 8, 9, 10, 11, 12].map((index) => index + before),
  );
});
