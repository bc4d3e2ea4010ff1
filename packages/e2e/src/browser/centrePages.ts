import type { CentreBootstrap, CentreName } from '@livery/model';
import { expect } from 'playwright/test';
import { valueOf } from '../http/envelope.ts';
import { asMember, endSession } from '../pages/logIn.ts';
import { hydrated } from '../fixtures/test.ts';
import type { Visit } from './pageStates.ts';
import { textOf } from './texts/textsOf.ts';

const accounts = {
  mc: { username: 'demo', password: 'Demo1234' },
  ac: { username: 'agent', password: 'Agent1234' },
} as const;

/**
 * Opens pages of a centre in the order of its menu, in one visit, because a login and a document
 * cost more than the pages.
 *
 * @param isIncluded whether to open the page with a name and an index in the menu.
 * @param check called with the name of each open page, for example `mc.withdraw`.
 */
export async function walkCentre(
  { page, brand, lang }: Visit,
  centre: CentreName,
  isIncluded: (name: string, index: number) => boolean,
  check: (name: string) => Promise<void>,
): Promise<void> {
  const { body } = await brand.request(`/_livery/centre?centre=${centre}&lang=EN`);
  // The call's reply
  const { menu } = valueOf(body) as CentreBootstrap;
  await endSession(page);
  await asMember(page, brand, accounts[centre]);
  await page.goto(brand.url(`/vip?${centre}=menu`));
  await hydrated(page);
  const title = await textOf(
    brand.folder,
    lang,
    centre === 'mc' ? 'account.memberCentre' : 'account.agentCentre',
  );
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog.locator('nav a').first()).toBeVisible();
  const offered = await dialog
    .locator('nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('=').at(-1)));
  const pages = menu.flatMap(({ page: name = '' }) =>
    offered.includes(name.slice(3)) ? [name] : [],
  );
  for (const name of pages.filter(isIncluded)) {
    const entry = dialog.locator(`nav a[href$="=${name.slice(3)}"]`);
    // On a phone, the menu is a screen of its own.
    if (!(await entry.isVisible()))
      await dialog
        .getByRole('link', { name: await textOf(brand.folder, lang, 'centre.menu') })
        .click();
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(
      dialog.getByRole('status', { name: await textOf(brand.folder, lang, 'centre.loading') }),
    ).toHaveCount(0);
    await check(name);
  }
}
