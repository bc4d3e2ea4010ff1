import { english } from '../../browser/texts/english.ts';
import { tabTo } from '../../browser/tabTo.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';

// In a browser: the real focus order of a page, and focus containment of a modal dialog.
test('[CONF-08] [MODL-02] skip link, filters, pages and a dialog work by keyboard; the dialog is 400 wide, traps focus, closes with key 27 and confirms with key 13', async ({
  brand,
  page,
}) => {
  await page.goto(brand.url('/rng?lang=EN'));
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: english('nav.skip') })).toBeFocused();
  await expect(page.getByRole('link', { name: english('nav.skip') })).toBeInViewport({
    ratio: 1,
  });
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  // Skips the jackpot's pause button.
  await tabTo(page, page.getByRole('combobox', { name: english('filters.search') }), {
    maxStops: 5,
  });

  const search = page.getByRole('combobox', { name: english('filters.search') });
  // The search hydrates after the page.
  await page.locator('[data-ready]').filter({ has: search }).waitFor();
  await tabTo(page, search);
  await page.keyboard.type('three cards');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: english('category.RNG') }).getByRole('listitem'),
  ).toHaveCount(14);
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect(page.getByText('Page 1 of 22')).toBeVisible();

  await page.keyboard.press('Tab');
  const vendor = page.getByLabel(english('filters.vendor'), { exact: true });
  await expect(vendor).toBeFocused();
  await page.keyboard.type('Hazel');
  await page.keyboard.press('Enter');
  await expect(vendor).toHaveValue('HZRN');

  await tabTo(page, page.getByRole('radio', { name: english('games.all'), exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: english('class.scratch') })).toBeFocused();
  await expect(page.getByRole('radio', { name: english('class.scratch') })).toBeChecked();
  await expect(vendor).toHaveValue('');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: english('class.bingo') })).toBeChecked();
  await page.keyboard.press('Home');
  await expect(page.getByRole('radio', { name: english('games.all'), exact: true })).toBeChecked();

  const next = page.getByRole('button', { name: english('pager.next') });
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Page 2 of 22')).toBeVisible();
  await expect(next).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Page 22 of 22')).toBeVisible();
  // A button that becomes inactive keeps its focus.
  await expect(page.getByRole('button', { name: english('pager.last') })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('Page 21 of 22')).toBeVisible();

  const game = page.getByRole('main').getByRole('listitem').getByRole('button').first();
  const dialog = page.getByRole('alertdialog');
  // Back over the list to its first game.
  await tabTo(page, game, { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(english('games.loginFirst'))).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveText(english('account.login'));
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400);
  for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key as string); // an array of names of keys
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(game).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Log in · Lagoon');
});

// In a browser: focus after a navigation and after a selection.
test('a menu link navigates by keyboard and moves focus into the new page; the language menu opens, moves, closes and selects', async ({
  brand,
  page,
}) => {
  await page.goto(brand.url('/'));
  await hydrated(page);
  await tabTo(
    page,
    page.getByRole('banner').getByRole('link', { name: english('category.LIVE'), exact: true }),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Live casino · Lagoon');
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  const trigger = page.getByRole('button', { name: /Language|Wika/ });
  const items = page.getByRole('menuitemradio');
  // Moves backwards, because forwards it would pass the whole page.
  await tabTo(page, trigger, { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Tagalog' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('t');
  await expect(page.getByRole('menuitemradio', { name: 'Tagalog' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  await expect(trigger).toBeFocused();
});
