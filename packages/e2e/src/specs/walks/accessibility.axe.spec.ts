import type { TextKey } from '@livery/model';
import { axeViolations } from '../../browser/axeViolations.ts';
import { walkCentre } from '../../browser/centrePages.ts';
import { expectSettled } from '../../browser/expectSettled.ts';
import { visualName, visualMatrix } from '../../browser/visualMatrix.ts';
import { pagePaths } from '../../pages/pagePaths.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { smallTargets, widerThanWindow } from '../../browser/sizes.ts';
import { textReader } from '../../browser/texts/textsOf.ts';
import { openRendered, pageStates } from '../../browser/pageStates.ts';
import { expect, test } from '../../fixtures/test.ts';

/** States with an element over the page, under which a pointer cannot reach anything. */
const covered = [
  'the country codes',
  'a required password change',
  'a login in a window',
  'the greeting after a login',
  'an open dialog',
  'an open menu',
  'the logout confirmation',
  'a session that ended',
  'a pop-up',
];

/** Buttons of pages of the centres that lead to a dialog: of a form, and of a row's action. */
const dialogButtons: Readonly<Record<string, readonly TextKey[]>> = {
  'mc.securityCenter': ['mc.security.changeNickname'],
  'ac.downlineManagmentView': ['centre.details', 'ac.downlines.transfer'],
};

for (const [row, visualCase] of visualMatrix.entries()) {
  const { from, theme, lang, width } = visualCase;
  test.describe(visualName(visualCase), () => {
    test.use({ from, viewport: { width, height: 800 } });

    // The visual cases together contain every route of each brand once, every state once, and every
    // page of a centre twice: in two opposite cases, so on a phone and a desktop, in both brands.
    // The further tabs of a page are in the case of the phone.
    test('public routes and page states hydrate without mismatch, pass axe, fit the window, and have targets of at least 24 px', async ({
      ownBrand: brand,
      seededBrand,
      page,
      expectedComplaints,
    }) => {
      // About twenty pages and states, most of them by axe
      test.setTimeout(300_000);
      expectedComplaints.push(/status of (404|422)/);
      await withPreferences(page, brand, { lang, theme });
      const paths = [...(await pagePaths(brand)), '/no/such/page'].filter(
        (_, index) => index % 4 === row % 4,
      );
      const reached = Object.entries(pageStates).filter(
        (_, index) => index % visualMatrix.length === row,
      );
      const faults: string[] = [];
      const analyze = async (name: string, within?: string): Promise<void> => {
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.locator('html')).toHaveAttribute('dir', lang === 'AR' ? 'rtl' : 'ltr');
        faults.push(
          ...(await axeViolations(page, within)).map((violation) => `${name}: ${violation}`),
        );
        faults.push(
          ...(await expectSettled(page, widerThanWindow)).map((fault) => `${name}: ${fault}`),
        );
        if (covered.includes(name)) return;
        // Sticky elements move away from keyboard focus, which a pointer does not have.
        await page.evaluate(
          () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
        );
        faults.push(
          ...(await expectSettled(page, smallTargets)).map((fault) => `${name}: ${fault}`),
        );
      };
      for (const path of paths) {
        // A hydration mismatch would log an error to the console.
        await openRendered({ page, brand }, path);
        await analyze(path);
      }
      for (const [name, reach] of reached) {
        await reach({ page, brand, lang });
        await analyze(name);
      }
      const isOfRow = (_: string, index: number): boolean => index % 4 === row % 4;
      const text = await textReader(seededBrand, lang);
      const scan = async (name: string): Promise<void> => {
        await analyze(name, 'dialog');
        const keys = dialogButtons[name];
        if (!keys) return;
        for (const key of keys)
          await page
            .getByRole('button', { name: new RegExp(`${text(key)}$`) })
            .first()
            .click();
        const dialogs = page.getByRole('dialog');
        await expect(dialogs).toHaveCount(2);
        await analyze(`${name}, dialog`, 'dialog');
        await page.keyboard.press('Escape');
        await expect(dialogs).toHaveCount(1);
      };
      const withTabs = width < 768;
      // Members whose pages have records
      await withoutPopups(page);
      await withPreferences(page, seededBrand, { lang, theme });
      const missing: string[] = [];
      for (const centre of ['mc', 'ac'] as const)
        missing.push(
          ...(await walkCentre({ page, brand: seededBrand, lang }, centre, isOfRow, scan, {
            withTabs,
          })),
        );
      // The page is only for members with several wallets, as those of Ironfield are.
      const isHidden = from === 'lagoon' && row % 4 === 1;
      expect(missing).toEqual(isHidden ? ['mc.transferFund'] : []);
      if (isHidden) {
        await brand.admin('PUT', '/wallet', { isSingle: false });
        await brand.forget();
        const isTransfer = (name: string): boolean => name === 'mc.transferFund';
        await walkCentre({ page, brand, lang }, 'mc', isTransfer, scan, { withTabs });
      }
      expect(faults).toEqual([]);
    });
  });
}
