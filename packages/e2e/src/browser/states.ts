import { expect, type Page, type Response } from 'playwright/test';
import { publish } from '../fixtures/brandStatus.ts';
import { endSession, logIn, logInByForm, loseSession } from '../pages/logIn.ts';
import { lookThrough } from './lookThrough.ts';
import { slowLottery } from '../pages/lotteryPage.ts';
import { noticePaths } from '../fixtures/notices.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';
import { hydrated } from '../fixtures/test.ts';
import { textOf } from './textsOf.ts';

/** Who comes to a state: the page speaks `lang`, by preference, and with the brand's own texts. */
export interface Visit {
  readonly page: Page;
  readonly brand: TestBrand;
  readonly lang: 'EN' | 'AR';
}

/**
 * Opens a path and waits until what its script brings is there. @returns the document's response.
 */
export async function arrive(
  { page, brand }: Pick<Visit, 'page' | 'brand'>,
  path: string,
): Promise<Response | null> {
  const response = await page.goto(brand.url(path));
  await hydrated(page);
  if (path === '/') {
    // The home pages have a carousel, whose controls come with it, and what waits until it is near.
    await expect(page.locator('[data-ready]').first()).toBeVisible();
    await lookThrough(page);
  }
  return response;
}

/**
 * Opens a path, as {@link arrive} does, whose document has the page's content: a busy server may
 * first send one without.
 */
export async function arriveRendered(
  visit: Pick<Visit, 'page' | 'brand'>,
  path: string,
): Promise<void> {
  await expect(async () => {
    expect(await (await arrive(visit, path))?.text(), path).toMatch(/<div id="livery"><[^]+<main/);
  }).toPass();
}

/**
 * What public pages show after somebody did something, by name; each starts from a page of its own,
 * in any language.
 */
export const states: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'an empty result': async (visit) => {
    await arrive(visit, '/rng');
    await visit.page.getByRole('main').getByRole('combobox').first().fill('zzzz');
    await expect(visit.page.getByText(await text(visit, 'games.empty'))).toBeVisible();
  },
  'a login with errors and a captcha': async (visit) => {
    const { page } = visit;
    await arrive(visit, '/login');
    const password = page.getByRole('textbox', { name: await text(visit, 'login.password') });
    // Not the member of the other states: who fails must solve a captcha from then on.
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
    await arrive(visit, '/register');
    await visit.page
      .getByRole('form')
      .getByRole('button', { name: await text(visit, 'account.register') })
      .click();
    await expect(visit.page.getByText(await text(visit, 'form.required')).first()).toBeVisible();
  },
  'the country codes': async (visit) => {
    await arrive(visit, '/login');
    await visit.page.getByRole('tab', { name: await text(visit, 'login.bySms') }).click();
    await visit.page.getByRole('combobox', { name: await text(visit, 'register.country') }).click();
    await expect(visit.page.getByRole('option').first()).toBeVisible();
  },
  'a password to change': async (visit) => {
    await endSession(visit.page);
    await arrive(visit, '/login');
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
    // One of the brands has it by itself.
    await brand.edit('site.json', (site) => {
      site.loginIn = 'popup';
    });
    await expect
      .poll(async () => (await brand.request('/vip')).body)
      .toContain('"loginIn":"popup"');
    await endSession(page);
    await arrive(visit, '/vip');
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
  'what is new after a login': async (visit) => {
    const { page, brand } = visit;
    await publish(brand, () =>
      brand.edit('site.json', (site) => {
        site.afterLoginModal = true;
      }),
    );
    await endSession(page);
    await arrive(visit, '/login');
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
    await arrive(visit, '/agentLogin');
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
    // To a member a game opens.
    await endSession(visit.page);
    await arrive(visit, '/rng');
    await visit.page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await expect(visit.page.getByRole('alertdialog')).toBeVisible();
  },
  'an open menu': async (visit) => {
    await arrive(visit, '/');
    await visit.page.getByRole('button', { name: await text(visit, 'language.label') }).click();
    await expect(visit.page.getByRole('menuitemradio').first()).toBeVisible();
  },
  'a member’s page': enter,
  'the question before the logout': async (visit) => {
    await enter(visit);
    await visit.page.getByRole('button', { name: await text(visit, 'account.logout') }).click();
    await expect(visit.page.getByRole('alertdialog')).toBeVisible();
  },
  'a session that ended': async (visit) => {
    await enter(visit);
    await loseSession(visit.page, { keepsHint: true });
    await arrive(visit, '/');
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
    // Replies are kept for five seconds: a page that is opened earlier may still be told of none.
    await expect(async () => {
      const told = page.waitForResponse(
        (response) => new URL(response.url()).pathname === noticePaths.popup,
      );
      await arrive(visit, '/');
      expect(await (await told).text()).toContain('A word before you start');
    }).toPass();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a login that is remembered': async (visit) => {
    const { page } = visit;
    await endSession(page);
    await arrive(visit, '/login');
    await page.evaluate(() => window.sessionStorage.clear());
    await logInByForm(page, visit.brand, { lang: visit.lang, remember: true });
    await endSession(page);
    await arrive(visit, '/login');
    await expect(page.getByRole('button', { name: /demo/ })).toBeVisible();
  },
  'a bet on a lottery': async (visit) => {
    const { gameId, vassalage } = await slowLottery(visit.brand);
    await arrive(visit, `/lottery?gameCode=${gameId}&vendor=${vassalage}&playType=sum`);
    await expect(
      visit.page.getByRole('radiogroup', { name: await text(visit, 'lottery.playType') }),
    ).toBeVisible();
  },
};

/** Logs in as somebody who was nobody before. */
async function enter({ page, brand, lang }: Visit): Promise<void> {
  // A member from before would be seen before the login has been answered.
  await endSession(page);
  await arrive({ page, brand }, '/login');
  await page.evaluate(() => window.sessionStorage.clear());
  await logIn(page, brand, { lang });
  await expect(
    page.getByRole('group', { name: await text({ brand, lang }, 'account.menu') }),
  ).toContainText('12,345.67');
}

const text = ({ brand, lang }: Pick<Visit, 'brand' | 'lang'>, key: string): Promise<string> =>
  textOf(brand.folder, lang, key);
