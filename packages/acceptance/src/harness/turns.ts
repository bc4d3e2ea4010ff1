import { expect, type Locator, type Page } from 'playwright/test';

/** Where a carousel stands, counted from 0. */
async function current(carousel: Locator): Promise<number> {
  const dots = carousel.getByRole('button', { name: /^Slide / });
  return (await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-current')))).indexOf('true');
}

/** Stops the page's clock, and expects a carousel that nothing holds to go on to the next slide after so many milliseconds each, to a tenth of a second. */
export async function expectTurns(page: Page, carousel: Locator, { everyMs, slides }: { everyMs: number; slides: number }): Promise<void> {
  const atRest = () => expect.poll(() => carousel.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
  await expect(async () => {
    await atRest();
    const before = await current(carousel);
    await page.clock.runFor(50);
    expect(await current(carousel)).not.toBe(before);
  }, 'the first turn begins the count').toPass({ intervals: [0] });
  for (let turn = 0; turn < 3; turn += 1) {
    await atRest();
    const before = await current(carousel);
    await page.clock.runFor(everyMs - 100);
    expect(await current(carousel)).toBe(before);
    await page.clock.runFor(120);
    expect(await current(carousel)).toBe((before + 1) % slides);
  }
}
