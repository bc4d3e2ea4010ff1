import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { logIn } from '../harness/logIn.ts';
import { pagePaths } from '../harness/pagePaths.ts';
import { preferring } from '../harness/preferring.ts';
import { smallTargets, widerThanWindow } from '../harness/sizes.ts';
import type { TestBrand } from '../harness/TestBrand.ts';
import { expect, hydrated, test } from '../harness/test.ts';

const brands = ['lagoon', 'ironfield'] as const;

async function open(page: Page, brand: TestBrand, path: string): Promise<void> {
  await page.goto(brand.url(path));
  await hydrated(page);
  // The home pages have a carousel: its controls come with it.
  if (path === '/') await expect(page.getByRole('button', { name: /^Slide 1 of/ })).toBeVisible();
}

async function openGameDialog(page: Page, brand: TestBrand): Promise<void> {
  await open(page, brand, '/rng');
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

async function openFailedLogin(page: Page, brand: TestBrand): Promise<void> {
  await open(page, brand, '/login');
  // Not the member of the other states: who fails must solve a captcha from then on.
  await page.getByRole('textbox', { name: 'Username' }).fill('agent');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Image with characters to type' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter your password')).toBeVisible();
}

/** The states of the public pages. */
const states: Readonly<Record<string, (page: Page, brand: TestBrand) => Promise<void>>> = {
  'the home page': (page, brand) => open(page, brand, '/'),
  'the slots': (page, brand) => open(page, brand, '/rng'),
  'an empty result': async (page, brand) => {
    await open(page, brand, '/rng');
    await page.getByRole('searchbox', { name: 'Search games' }).fill('zzzz');
    await expect(page.getByText('No games match.')).toBeVisible();
  },
  'a category': (page, brand) => open(page, brand, '/live'),
  'the login': (page, brand) => open(page, brand, '/login'),
  'a login with errors and a captcha': openFailedLogin,
  'not found': (page, brand) => open(page, brand, '/no/such/page'),
  'an open dialog': openGameDialog,
  'an open menu': async (page, brand) => {
    await open(page, brand, '/');
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  },
  'a member’s page': async (page, brand) => {
    await logIn(page, brand);
    await expect(page.getByText('P 12,345.67')).toBeVisible();
  },
  'a session that ended': async (page, brand) => {
    await logIn(page, brand);
    await page.context().clearCookies({ name: 'livery' });
    await page.reload();
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  },
};

/** Brand, theme and width, such that two rows next to each other have every value, and the eight rows every pair. */
const looks = [
  ['lagoon', 'light', 390], ['ironfield', 'dark', 1280], ['lagoon', 'dark', 390], ['ironfield', 'light', 1280],
  ['lagoon', 'light', 1280], ['ironfield', 'dark', 390], ['lagoon', 'dark', 1280], ['ironfield', 'light', 390],
] as const;

for (const [index, [state, reach]] of Object.entries(states).entries()) {
  for (const offset of [0, 1]) {
    const [from, theme, width] = looks[(index * 2 + offset) % looks.length] ?? looks[0];
    test.describe(`${from}, ${theme}, ${width} px`, () => {
      test.use({ from, viewport: { width, height: 800 } });

      test(`axe finds nothing on ${state}`, async ({ brand, page, expectedComplaints }) => {
        expectedComplaints.push(/status of (404|422)/);
        await preferring(page, brand, { lang: 'EN', theme });
        await reach(page, brand);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expectNoViolations(page);
      });
    });
  }
}

for (const from of brands) {
  test.describe(from, () => {
    test.use({ from });

    test('axe finds nothing on any route', async ({ brand, page }) => {
      test.slow();
      await preferring(page, brand, { lang: 'EN' });
      for (const path of await pagePaths(brand)) {
        await open(page, brand, path);
        await expectNoViolations(page, path);
      }
    });

    test('at 320 px nothing is wider than the window, on any route', async ({ brand, page, expectedComplaints }) => {
      test.slow();
      expectedComplaints.push(/status of (404|422)/);
      await preferring(page, brand, { lang: 'EN' });
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of [...await pagePaths(brand), '/no/such/page']) {
        await open(page, brand, path);
        expect(await widerThanWindow(page), path).toEqual([]);
      }
      for (const state of ['an empty result', 'a login with errors and a captcha', 'an open dialog', 'an open menu', 'a member’s page', 'a session that ended']) {
        await states[state]?.(page, brand);
        expect(await widerThanWindow(page), state).toEqual([]);
      }
    });

    for (const width of [390, 1280]) {
      test(`at ${width} px every target has 24 px, on any route`, async ({ brand, page, expectedComplaints }) => {
        test.slow();
        expectedComplaints.push(/status of (404|422)/);
        await preferring(page, brand, { lang: 'EN' });
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const path of [...await pagePaths(brand), '/no/such/page']) {
          await open(page, brand, path);
          expect(await smallTargets(page), path).toEqual([]);
        }
        for (const state of ['an empty result', 'a login with errors and a captcha', 'a member’s page']) {
          await states[state]?.(page, brand);
          expect(await smallTargets(page), state).toEqual([]);
        }
      });
    }

    test('with the keyboard, no stop of a page is hidden or unseen', async ({ brand, page }) => {
      test.slow();
      await preferring(page, brand, { lang: 'EN' });
      // What glides into view is there at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of ['/', '/rng', '/login']) {
        await open(page, brand, path);
        expect(await walk(page), path).toEqual([]);
      }
    });
  });
}

async function expectNoViolations(page: Page, place = ''): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`), place).toEqual([]);
}

/** Presses Tab from the first stop to the last; what a person would not see, named. */
async function walk(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (let stop = 0; stop < 300; stop += 1) {
    await page.keyboard.press('Tab');
    let { name, fault } = await focusedStop(page);
    if (name === '' || seen.has(name)) break;
    seen.add(name);
    // A carousel turns to the slide that has the focus.
    for (let look = 0; look < 20 && fault !== ''; look += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      ({ name, fault } = await focusedStop(page));
    }
    if (fault !== '') faults.push(fault);
  }
  if (seen.size < 10) faults.push(`only ${seen.size} stops`);
  return faults;
}

/** The element that has the focus, and what is wrong with seeing it. */
function focusedStop(page: Page): Promise<{ name: string; fault: string }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', fault: '' };
    element.dataset.stop ??= String(document.querySelectorAll('[data-stop]').length);
    const name = `${element.dataset.stop} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return { name, fault: `${name} is out of the window` };
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.contains(element))) return { name, fault: `${name} lies under ${hit?.outerHTML.slice(0, 80)}` };
    const around = [element, element.parentElement, element.parentElement?.parentElement].filter((part) => part !== null && part !== undefined);
    const outlines = around.flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo || undefined)));
    const shown = outlines.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
    return { name, fault: shown ? '' : `${name} shows no focus` };
  });
}
