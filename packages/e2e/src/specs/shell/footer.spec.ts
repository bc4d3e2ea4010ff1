// In a browser: a strip animated by the style sheet alone.
import { english } from '../../browser/texts/english.ts';
import type { Locator, Page } from 'playwright/test';
import { expect, hydrated, test } from '../../fixtures/test.ts';

function logoMarquee(page: Page): Locator {
  return page.getByRole('group', { name: english('strip.title') }).first();
}

/** Returns the strip's animation and the width of its slides, from its two consecutive lists. */
function motion(page: Page) {
  return logoMarquee(page).evaluate((group) => {
    const [list, follower] = group.querySelectorAll('ul');
    const animation = list?.getAnimations()[0];
    const [first, second] = [...(list?.children ?? [])].map((slide) =>
      slide.getBoundingClientRect(),
    );
    return {
      isCss: animation instanceof CSSAnimation,
      state: animation?.playState,
      timing: animation?.effect?.getComputedTiming(),
      slide: first?.width ?? 0,
      gap: Math.round((second?.left ?? 0) - (first?.right ?? 0)),
      view: list?.parentElement?.clientWidth ?? 0,
      slides: list?.children.length ?? 0,
      follows: Math.round(
        (follower?.getBoundingClientRect().left ?? 0) - (list?.getBoundingClientRect().right ?? 0),
      ),
      hidden: follower?.getAttribute('aria-hidden'),
    };
  });
}

test('[HOME-06] [HOME-07] [HOME-11] [HOME-12] ten logos are visible, 10 apart, in an endless marquee of 3000 ms per logo that can be paused, above the operator’s links', async ({
  brand,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(brand.url('/live?lang=EN'));
  await hydrated(page);
  await logoMarquee(page).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await motion(page)).state).toBe('running');
  const { isCss, timing, slide, gap, view, slides, follows, hidden } = await motion(page);
  expect({
    isCss,
    gap,
    follows: Math.abs(follows),
    hidden,
    iterations: timing?.iterations,
  }).toEqual({ isCss: true, gap: 10, follows: 0, hidden: 'true', iterations: Infinity });
  expect((view + gap) / (slide + gap)).toBeCloseTo(10, 1);
  expect(timing?.duration).toBe(slides * 3000);

  // Logos are grey except under a pointer, which shows their colour.
  const logo = logoMarquee(page).getByRole('img').first();
  const filter = () =>
    logo.evaluate((image) => getComputedStyle(image.parentElement ?? image).filter);
  await expect(logo).toHaveAttribute(
    'src',
    /\/TCG_PROD_IMAGES\/[A-Z]+_LIST_VENDOR\/\w+-COLOR\.png$/,
  );
  expect(await filter()).toBe('grayscale(1)');
  await page.getByRole('button', { name: english('strip.stop') }).click();
  await expect.poll(async () => (await motion(page)).state).toBe('paused');
  await logo.hover();
  await expect.poll(filter).toBe('none');
  await page.getByRole('button', { name: english('strip.run') }).click();
  await logoMarquee(page).hover();
  await expect.poll(async () => (await motion(page)).state).toBe('running');

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(english('demo.notice'))).toBeVisible();
  await expect(footer.getByRole('list', { name: english('licence.label') })).toHaveCount(0);
  await expect(
    footer.getByRole('list', { name: english('social.label') }).getByRole('link'),
  ).toHaveText([
    /^YouTube/,
    /^Twitter/,
    /^TikTok/,
    /^Facebook/,
    /^Instagram/,
    /^WhatsApp/,
    /^Telegram/,
  ]);
});
