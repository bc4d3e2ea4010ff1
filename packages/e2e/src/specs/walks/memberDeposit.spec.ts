// In a browser: layout, and the way through the pages of a payment.
import { axeViolations } from '../../browser/axeViolations.ts';
import { textReader } from '../../browser/texts/textsOf.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { asMember } from '../../pages/logIn.ts';

test.describe('Ironfield on a phone in Arabic', () => {
  test.use({ from: 'ironfield', viewport: { width: 390, height: 844 } });

  test('[MEMB-05] [MEMB-19] a member finds the deposit in the menu, pays it, and sees the new balance', async ({
    brand,
    page,
    member,
  }) => {
    await asMember(page, brand, member);
    await withPreferences(page, brand, { lang: 'AR' });
    const t = await textReader(brand, 'AR');
    const centre = page.getByRole('dialog', { name: t('account.memberCentre'), exact: true });
    const menu = centre.getByRole('navigation', { name: t('centre.menu') });
    const faults: string[] = [];
    const check = async (name: string): Promise<void> => {
      faults.push(...(await axeViolations(page)).map((fault) => `${name}: ${fault}`));
      const widthPx = await centre.evaluate((dialog) => {
        const boxes = [dialog, ...dialog.querySelectorAll('div, nav, section')];
        return Math.max(...boxes.map((box) => box.scrollWidth));
      });
      if (widthPx > 390) faults.push(`${name}: ${widthPx} px wide`);
    };

    await page.goto(brand.url('/vip?mc=menu'));
    await hydrated(page);
    await expect(menu).toBeVisible();
    await expect(centre.getByRole('heading')).toHaveCount(1);
    await check('menu');
    for (const key of ['securityCenter', 'transactionHistory', 'missionLeaderboard']) {
      await menu.getByRole('link', { name: t(`mc.${key}.title`) }).click();
      await expect(
        centre.getByRole('heading', { name: t(`mc.${key}.title`), exact: true }),
      ).toBeVisible();
      await check(key);
      await centre.getByRole('link', { name: t('centre.menu') }).click();
      await expect(menu).toBeVisible();
    }

    await menu.getByRole('link', { name: t('mc.depositv2.title') }).click();
    // The first deposit asks for a limit.
    await centre.getByRole('button', { name: t('mc.deposit.limit.skip') }).click();
    await centre.getByRole('radio').first().check();
    await centre.getByRole('textbox', { name: t('mc.deposit.amount') }).fill('500');
    await check('depositv2');
    await centre.getByRole('button', { name: t('mc.deposit.create') }).click();
    await centre.getByRole('link', { name: t('mc.deposit.goToPayment') }).click();
    // The demonstration's payment provider has English pages.
    await page.getByRole('button', { name: 'Pay', exact: true }).click();

    await expect(centre.getByText(t('mc.deposit.next.success'))).toBeVisible();
    await expect(page).toHaveURL(/[?&]mc=depositv2&mc\.order=/);
    await expect(centre.getByText(/12,?845[.,]67/).first()).toBeVisible();
    await check('paid');
    expect(faults).toEqual([]);
  });
});
