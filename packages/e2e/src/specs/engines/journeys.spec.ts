import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { shippedLanguages, textReader } from '../../browser/texts/textsOf.ts';
import { test } from '../../engines/engineTest.ts';
import { drawIn, lotteryOf, slowLottery } from '../../pages/lotteryPage.ts';

/** Code of the Enter key. Source: WebDriver §15.4.2. */
const enterKey = '\uE007';

/** Shipped brands with the languages of a visit, before and after a change. */
const visits = [
  { from: 'lagoon', lang: 'EN', next: 'AR' },
  { from: 'ironfield', lang: 'HI', next: 'TH' },
] as const;

for (const { from, lang, next } of visits)
  test.describe(from, () => {
    test.use({ from });

    test(`[SESS-02] [GAME-01] [LOTT-06] [MEMB-05] [PREF-01] a member of ${from} signs in, plays, searches a game, bets, deposits, exports, signs out and changes the language`, async ({
      engineWindow,
      openBrand,
      ownBrand: brand,
    }) => {
      const game = await slowLottery(brand);
      await drawIn(brand, game.gameId, 500);
      const t = await textReader(brand, lang);
      const page = openBrand(brand);
      const account = { css: '[role=group]', name: t('account.menu') };

      await test.step('sign in', async () => {
        await page.open(`/login?lang=${lang}`);
        await page.type({ css: 'form input', name: t('login.username') }, 'demo');
        await page.type({ css: 'form input', name: t('login.password') }, 'Demo1234');
        await page.press({ css: 'form button', name: t('login.submit') });
        await page.see(account);
        await page.settled('the page after the login');
      });

      await test.step('play', async () => {
        await page.open('/rng');
        await page.press({ css: 'main li button' });
        await page.expectPath('/game?');
        await page.see({ css: 'main iframe' });
        await page.press({ css: 'button', name: t('play.leave') });
        await page.expectPath('/rng');
        await page.settled('the lobby');
      });

      await test.step('search', async () => {
        const name = await page.evaluate(
          () => document.querySelector('main li button:not([aria-label])')?.textContent ?? '',
        );
        await page.keys('/');
        await page.type({ css: 'dialog input', name: t('search.field') }, name);
        await page.see({ css: 'dialog [role=option][aria-selected=true]', name });
        await page.keys(enterKey);
        await page.expectPath('/game?');
        await page.press({ css: 'button', name: t('play.leave') });
        await page.settled('the page before the game');
      });

      await test.step('bet', async () => {
        await page.open(
          `/lottery?gameCode=${game.gameId}&vendor=${game.vassalage}&playType=bigSmall`,
        );
        await page.press({ css: 'button', name: t('lottery.option.big') });
        await page.press({ css: 'main form button', name: t('lottery.place') });
        const { numero } = await lotteryOf(brand, game.gameId);
        await page.see({ css: 'main form [role=status]', name: numero });
      });

      await test.step('deposit', async () => {
        await page.open('/vip?mc=depositv2');
        await page.press({ css: 'dialog label:has([type=radio])' });
        await page.type({ css: 'dialog input', name: t('mc.deposit.amount') }, '500');
        await page.press({ css: 'dialog button', name: t('mc.deposit.create') });
        await page.press({ css: 'dialog a', name: t('mc.deposit.goToPayment') });
        // The demonstration's payment provider has English pages.
        await page.press({ css: 'button', name: 'Pay' });
        await page.seeText(t('mc.deposit.next.success'));
      });

      await test.step('export', async () => {
        await page.open('/vip?mc=transactionHistory');
        await page.press({ css: 'dialog a', name: t('centre.export') });
        const file = join(engineWindow.downloads, 'account-record.csv');
        await expect
          .poll(() => readFile(file, 'utf8').catch(() => readdir(engineWindow.downloads)))
          .toContain('"deposit",,');
      });

      await test.step('sign out', async () => {
        await page.open('/');
        await page.press({ css: 'header button', name: t('account.logout') });
        await page.press({ css: 'dialog button', name: t('account.logout') });
        const login = { css: 'header a', name: t('account.login') };
        await page.see(login);
        await page.settled('the page after the logout');
        await page.goBack();
        await page.settled('the page before');
        await page.see(login);
        await page.notSee(account);
      });

      await test.step('change the language', async () => {
        const { name = '', tag = '' } =
          (await shippedLanguages()).find(({ code }) => code === next) ?? {};
        await page.press({ css: 'header button', name: t('language.label') });
        await page.press({ css: '[role=menuitemradio]', name });
        await page.expectThat(
          (expected) => document.documentElement.lang === expected,
          `the page is in ${name}`,
          tag,
        );
      });
    });
  });
