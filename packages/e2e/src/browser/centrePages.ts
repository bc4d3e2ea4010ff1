import type { CentreBootstrap, CentreName } from '@livery/model';
import { expect } from 'playwright/test';
import { valueOf } from '../http/envelope.ts';
import { asMember, endSession } from '../pages/logIn.ts';
import { hydrated, settled } from '../fixtures/test.ts';
import type { Visit } from './pageStates.ts';
import { textReader } from './texts/textsOf.ts';

const accounts = {
  mc: { username: 'demo', password: 'Demo1234' },
  ac: { username: 'agent', password: 'Agent1234' },
} as const;

/**
 * Opens pages of a centre in one visit, because a login and a document cost more than the pages:
 * those of its menu in order, also its hidden ones, which only other pages open.
 *
 * @param isIncluded whether to open the page with a name and an index. The index is the same in all
 *   brands, also where a page before it is not offered.
 * @param check called with the name of each open page, for example `mc.withdraw`, once its content
 *   is loaded.
 * @param withTabs whether to check the further tabs of each page, too.
 * @returns the included pages that the member is not offered.
 */
export async function walkCentre(
  { page, brand, lang }: Visit,
  centre: CentreName,
  isIncluded: (name: string, index: number) => boolean,
  check: (name: string) => Promise<void>,
  { withTabs = false } = {},
): Promise<string[]> {
  const { body } = await brand.request(`/_livery/centre?centre=${centre}&lang=EN`);
  // The call's reply
  const { menu } = valueOf(body) as CentreBootstrap;
  const named = menu.flatMap(({ page: name, hidden = false }) =>
    name === undefined ? [] : [{ name, hidden }],
  );
  const included = named.filter(({ name }, index) => isIncluded(name, index));
  await endSession(page);
  await asMember(page, brand, accounts[centre]);
  await page.goto(brand.url(`/vip?${centre}=menu`));
  await hydrated(page);
  const text = await textReader(brand, lang);
  const title = text(centre === 'mc' ? 'account.memberCentre' : 'account.agentCentre');
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog.locator('nav a').first()).toBeVisible();
  await settled(page);
  const missing: string[] = [];
  for (const { name, hidden } of included) {
    const entry = dialog.locator(`nav a[href$="=${name.slice(3)}"]`);
    if (hidden) {
      await page.goto(brand.url(`/vip?${centre}=${name.slice(3)}`));
      await hydrated(page);
    } else {
      if ((await entry.count()) === 0) {
        missing.push(name);
        continue;
      }
      // On a phone, the menu is a screen of its own.
      if (!(await entry.isVisible()))
        await dialog.getByRole('link', { name: text('centre.menu') }).click();
      await entry.click();
      await expect(entry).toHaveAttribute('aria-current', 'page');
    }
    await checkContent(name);
    const tabs = dialog.getByRole('tab');
    const tabCount = withTabs ? await tabs.count() : 0;
    for (let index = 1; index < tabCount; index += 1) {
      await tabs.nth(index).click();
      await checkContent(`${name}, tab ${index + 1}`);
    }
  }
  return missing;

  /** Checks loaded content. Fails if a call was refused or failed, which shows a retry. */
  async function checkContent(name: string): Promise<void> {
    // The address of a hidden page opens the centre after its document.
    await expect(dialog.getByRole('region').first(), name).toBeVisible();
    await expect(dialog.getByRole('status', { name: text('centre.loading') }), name).toHaveCount(0);
    await check(name);
    await expect(dialog.getByRole('button', { name: text('games.retry') }), name).toHaveCount(0);
  }
}
