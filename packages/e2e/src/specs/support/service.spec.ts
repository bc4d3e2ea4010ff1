import { english } from '../../browser/texts/english.ts';
import { publish } from '../../fixtures/brandStatus.ts';
import { asMember } from '../../pages/logIn.ts';
import { deskAddress, encrypted, servicePath } from '../../http/serviceLink.ts';
import { widerThanWindow } from '../../browser/sizes.ts';
import { openInEnglish } from '../../browser/openInEnglish.ts';
import { expect, settled, test } from '../../fixtures/test.ts';
import { test as testWithOperator } from '../../fixtures/testWithOperator.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

test('[CSVC-01] [CSVC-02] [HOME-08] [SESS-06] the side bar opens a window of 440 by 750 on the click and loads the decoded address, for a member of club rank 5 the VIP desk', async ({
  brand,
  page,
}) => {
  // In a browser: when a window opens, its size, and that it cannot access the page.
  const released = Promise.withResolvers<void>();
  await page.route(`**${servicePath}*`, async (route) => {
    await released.promise;
    await route.continue();
  });
  await withoutPopups(page);
  await asMember(page, brand, { username: 'agent', password: 'Agent1234' });
  await openInEnglish(page, brand);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('complementary', { name: english('side.label') })
      .getByRole('button', { name: english('status.service') })
      .click(),
  ]);
  expect(popup.url()).toBe('about:blank');
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([440, 750]);
  released.resolve();
  await popup.waitForURL(deskAddress('VIP'));
  await expect(popup.getByRole('heading', { name: 'VIP service desk', exact: true })).toBeVisible();
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
});

testWithOperator(
  '[MODL-03] [ERRS-06] [HOME-08] the service bar folds into one button on a phone; the chat room rejects a wrong address and shows the desk in a frame under a header in the brand’s colour',
  async ({ ownBrand: brand, operator, page, expectedComplaints }) => {
    // In a browser: layout, scrolling, focus after Escape, and a frame of another origin.
    expectedComplaints.push(/status of 502/);
    const linkTo = (address: string) =>
      operator.change(servicePath, (reply) => ({
        ...reply,
        value: { version: { pathList: [{ type: 'LIVECHAT', path: encrypted(address) }] } },
      }));
    linkTo('https://evil.example/');
    await publish(brand, () =>
      brand.edit('site.json', (site) => {
        site.chatHeaderColor = '#ffd54a';
      }),
    );
    await page.setViewportSize({ width: 360, height: 640 });
    await withoutPopups(page);
    await openInEnglish(page, brand);
    const side = page.getByRole('complementary', { name: english('side.label') });
    const foldButton = side.getByRole('button', { name: english('side.label') });
    await expect(foldButton).toHaveAttribute('aria-expanded', 'false');
    await expect(side.getByRole('list')).toBeHidden();
    await settled(page);
    const menu = await page.getByRole('navigation', { name: english('nav.bottom') }).boundingBox();
    const button = await foldButton.boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(menu?.y ?? 0);
    await page.mouse.wheel(0, 500);
    await expect(side).toHaveCSS('opacity', '0');
    await page.mouse.wheel(0, -100);
    await expect(side).toHaveCSS('opacity', '1');
    await foldButton.click();
    for (const entry of await side.getByRole('listitem').all())
      expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(side.getByRole('list')).toBeHidden();
    await expect(foldButton).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 500));
    await foldButton.click();
    await side.getByRole('button', { name: english('side.top') }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await foldButton.click();
    await side.getByRole('button', { name: english('status.service') }).click();
    const dialog = page.getByRole('dialog', { name: english('status.service') });
    await expect(dialog.getByText(english('error.invalid_link'))).toBeVisible();
    linkTo(deskAddress());
    await dialog.getByRole('button', { name: english('games.retry') }).click();
    await expect(
      dialog.frameLocator('iframe').getByRole('heading', { name: 'Service desk' }),
    ).toBeVisible();
    const title = dialog.getByRole('heading', { name: english('status.service') });
    await expect(title.locator('..')).toHaveCSS('background-color', 'rgb(255, 213, 74)');
    await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
    expect(await widerThanWindow(page)).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
  },
);
