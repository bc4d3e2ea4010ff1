import { expect, type Page, type Response } from 'playwright/test';
import { publish } from '../fixtures/brandStatus.ts';
import { endSession, logIn, logInByForm, loseSession } from '../pages/logIn.ts';
import { scrollThrough } from './scrollThrough.ts';
import { slowLottery } from '../pages/lotteryPage.ts';
import { noticePaths } from '../fixtures/notices.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';
import { hydrated } from '../fixtures/test.ts';
import { textOf } from './texts/textsOf.ts';

/** Visit that reaches a state: the page is in `lang`, by preference, with the brand's own texts. */
export interface Visit {
  readonly page: Page;
  readonly brand: TestBrand;
  readonly lang: 'EN' | 'AR';
}

/** Opens a path and waits for the parts that its script loads. @returns the document's response. */
export async function openPath(
  { page, brand }: Pick<Visit, 'page' | 'brand'>,
  path: string,
): Promise<Response | null> {
  const response = await page.goto(brand.url(path));
  await hydrated(page);
  if (path === '/') {
    // Home pages have a carousel, whose controls are rendered late, as are parts below the fold.
    await expect(page.locator('[data-ready]').first()).toBeVisible();
    await scrollThrough(page);
  }
  return response;
}

/**
 * Opens a path like {@link openPath}, and requires that the document contains the page's content. A
 * busy server may first send a document without it.
 */
export async function openRendered(
  visit: Pick<Visit, 'page' | 'brand'>,
  path: string,
): Promise<void> {
  await expect(async () => {
    expect(await (await openPath(visit, path))?.text(), path).toMatch(
      /<div id="livery"><[^]+<main/,
    );
  }).toPass();
}

/** States of public pages after an action, by name. Each starts on a new page, in any language. */
export const pageStates: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'an empty result': async (visit) => {
    await openPath(visit, '/rng');
    await visit.page.getByRole('main').getByRole('combobox').first().fill('zzzz');
    await expect(visit.page.getByText(await text(visit, 'games.empty'))).toBeVisible();
  },
  'a login with errors and a captcha': async (visit) => {
    const { page } = visit;
    await openPath(visit, '/login');
    const password = page.getByRole('textbox', { name: await text(visit, 'login.password') });
    // Another member than in the other states, because a failed login requires a captcha from then
    // on.
    await page.getByRole('textbox', { name: await text(visit, 'login.username') }).fill('agent');
    await password.fill('wrong');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('img', { name: await text(visit, 'login.captchaImage') }),
    ).toBeVisible();
    await password.fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByText(await text(visit, 'login.passwordRequired'))).toBeVisible();
  },
  'a registration with errors': async (visit) => {
    await openPath(visit, '/register');
    await visit.page
      .getByRole('form')
      .getByRole('button', { name: await text(visit, 'account.register') })
      .click();
    await expect(visit.page.getByText(await text(visit, 'form.required')).first()).toBeVisible();
  },
  'the country codes': async (visit) => {
    await openPath(visit, '/login');
    await visit.page.getByRole('tab', { name: await text(visit, 'login.bySms') }).click();
    await visit.page.getByRole('combobox', { name: await text(visit, 'register.country') }).click();
    await expect(visit.page.getByRole('option').first()).toBeVisible();
  },
  'a required password change': async (visit) => {
    await endSession(visit.page);
    await openPath(visit, '/login');
    await visit.page
      .getByRole('textbox', { name: await text(visit, 'login.username') })
      .fill('expired');
    await visit.page
      .getByRole('textbox', { name: await text(visit, 'login.password') })
      .fill('Expired123');
    await visit.page.keyboard.press('Enter');
    await expect(visit.page.getByRole('dialog')).toBeVisible();
  },
  'a login in a window': async (visit) => {
    const { page, brand } = visit;
    // One of the brands already has this setting.
    await brand.edit('site.json', (site) => {
      site.loginIn = 'popup';
    });
    await expect
      .poll(async () => (await brand.request('/vip')).body)
      .toContain('"loginIn":"popup"');
    await endSession(page);
    await openPath(visit, '/vip');
    await page.evaluate(() => window.sessionStorage.clear());
    await page.reload();
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: await text(visit, 'account.login') })
      .click();
    await expect(
      page.getByRole('dialog').getByRole('textbox', { name: await text(visit, 'login.username') }),
    ).toBeVisible();
  },
  'the greeting after a login': async (visit) => {
    const { page, brand } = visit;
    await publish(brand, () =>
      brand.edit('site.json', (site) => {
        site.afterLoginModal = true;
      }),
    );
    await endSession(page);
    await openPath(visit, '/login');
    await page.evaluate(() => window.sessionStorage.clear());
    await logInByForm(page, brand, { lang: visit.lang });
    await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible();
    await publish(brand, () =>
      brand.edit('site.json', (site) => {
        site.afterLoginModal = false;
      }),
    );
  },
  'an agent’s home': async (visit) => {
    const { page } = visit;
    await endSession(page);
    await openPath(visit, '/agentLogin');
    await page.evaluate(() => window.sessionStorage.clear());
    await page.getByRole('textbox', { name: await text(visit, 'login.username') }).fill('partner');
    await page
      .getByRole('textbox', { name: await text(visit, 'login.password') })
      .fill('Partner1234');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('main').getByText(await text(visit, 'role.partner'), { exact: true }),
    ).toBeVisible();
  },
  'an open dialog': async (visit) => {
    // A game opens only for a member.
    await endSession(visit.page);
    await openPath(visit, '/rng');
    await visit.page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await expect(visit.page.getByRole('alertdialog')).toBeVisible();
  },
  'an open menu': async (visit) => {
    await openPath(visit, '/');
    await visit.page.getByRole('button', { name: await text(visit, 'language.label') }).click();
    await expect(visit.page.getByRole('menuitemradio').first()).toBeVisible();
  },
  'a member’s page': enter,
  'the logout confirmation': async (visit) => {
    await enter(visit);
    await visit.page.getByRole('button', { name: await text(visit, 'account.logout') }).click();
    await expect(visit.page.getByRole('alertdialog')).toBeVisible();
  },
  'a session that ended': async (visit) => {
    await enter(visit);
    await loseSession(visit.page, { keepHint: true });
    await openPath(visit, '/');
    await expect(visit.page.getByText(await text(visit, 'session.ended'))).toBeVisible();
  },
  'a pop-up': async (visit) => {
    const { page, brand } = visit;
    await brand.setNotices([
      {
        id: 'first',
        kind: 'PU',
        title: 'A word before you start',
        content: '<p>Read it, then <a href="/rng">play</a>.</p>',
      },
    ]);
    // Replies are cached for five seconds, so a page opened earlier may still get the old one.
    await expect(async () => {
      const popupReply = page.waitForResponse(
        (response) => new URL(response.url()).pathname === noticePaths.popup,
      );
      await openPath(visit, '/');
      expect(await (await popupReply).text()).toContain('A word before you start');
    }).toPass();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a remembered login': async (visit) => {
    const { page } = visit;
    await endSession(page);
    await openPath(visit, '/login');
    await page.evaluate(() => window.sessionStorage.clear());
    await logInByForm(page, visit.brand, { lang: visit.lang, remember: true });
    await endSession(page);
    await openPath(visit, '/login');
    await expect(page.getByRole('button', { name: /demo/ })).toBeVisible();
  },
  'a bet on a lottery': async (visit) => {
    const { gameId, vassalage } = await slowLottery(visit.brand);
    await openPath(visit, `/lottery?gameCode=${gameId}&vendor=${vassalage}&playType=sum`);
    await expect(
      visit.page.getByRole('radiogroup', { name: await text(visit, 'lottery.playType') }),
    ).toBeVisible();
  },
};

/** Logs in as a new member. */
async function enter({ page, brand, lang }: Visit): Promise<void> {
  // A former member would be visible before the login completes.
  await endSession(page);
  await openPath({ page, brand }, '/login');
  await page.evaluate(() => window.sessionStorage.clear());
  await logIn(page, brand, { lang });
  await expect(
    page.getByRole('group', { name: await text({ brand, lang }, 'account.menu') }),
  ).toContainText('12,345.67');
}

const text = ({ brand, lang }: Pick<Visit, 'brand' | 'lang'>, key: string): Promise<string> =>
  textOf(brand.folder, lang, key);
