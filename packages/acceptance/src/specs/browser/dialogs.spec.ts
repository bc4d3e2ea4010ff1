import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { gameButtons } from '../../harness/gameButtons.ts';
import { openSlots } from '../../harness/slotsPage.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, test } from '../../harness/test.ts';

/** The question a guest is asked who chooses a game; with the focus on the dialog itself, where no button has the key. */
async function ask(page: Page): Promise<void> {
  await gameButtons(page.getByRole('region', { name: 'Slots' })).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').focus();
}

async function outcomeOf(page: Page, brand: TestBrand, key: string): Promise<'stays' | 'closed' | 'confirmed'> {
  await openSlots(page, brand);
  await ask(page);
  await page.keyboard.press(key);
  // A key is heard before the next one.
  await page.keyboard.press('Shift');
  if (await page.getByRole('alertdialog').isVisible()) return 'stays';
  return page.getByRole('alertdialog').waitFor({ state: 'detached' }).then(() => (new URL(page.url()).pathname === '/login' ? 'confirmed' : 'closed'));
}

const widthOf = async (page: Page): Promise<number | undefined> => (await page.getByRole('alertdialog').boundingBox())?.width;

test('[CONF-08] [MODL-02] a dialog is 400 wide, key 13 confirms and key 27 closes it', async ({ brand, page }) => {
  await openSlots(page, brand);
  await ask(page);
  await expect.poll(() => widthOf(page)).toBe(400);
  expect([await outcomeOf(page, brand, 'Escape'), await outcomeOf(page, brand, 'y')]).toEqual(['closed', 'stays']);
  expect(await outcomeOf(page, brand, 'Enter')).toBe('confirmed');
});

test('[CONF-08] [MODL-02] a dialog’s width and keys are those the tenant names', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => { site.dialog = { widthPx: 333, confirmKeyCode: 89, closeKeyCode: 81 }; }));
  expect([await outcomeOf(page, brand, 'Escape'), await outcomeOf(page, brand, 'Enter')]).toEqual(['stays', 'stays']);
  await expect.poll(() => widthOf(page)).toBe(333);
  expect([await outcomeOf(page, brand, 'q'), await outcomeOf(page, brand, 'y')]).toEqual(['closed', 'confirmed']);
});
