import type { Locator } from 'playwright/test';
import { accountPanel } from '../../pages/accountPanel.ts';
import { axeViolations } from '../../browser/axeViolations.ts';
import { walkCentre } from '../../browser/centrePages.ts';
import { english } from '../../browser/texts/english.ts';
import { textReader, type TextReader } from '../../browser/texts/textsOf.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { tabTo } from '../../browser/tabTo.ts';
import { asMember, logIn } from '../../pages/logIn.ts';
import { openInEnglish } from '../../browser/openInEnglish.ts';
import { expect, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

test('[LOGN-09] [LOGN-19] [LOGN-20] [ROUTE-16] [ROUTE-19] [SESS-08] the agents’ login rejects a member and leads a partner to the agents’ home', async ({
  brand,
  page,
  expectedComplaints,
}) => {
  // In a browser: redirects, and no cookie after a rejected login.
  expectedComplaints.push(/status of 403/);
  await withoutPopups(page);
  await openInEnglish(page, brand, '/agentHome');
  await expect(page).toHaveURL(brand.url('/agentLogin'));
  const form = page.getByRole('form', { name: english('route.agentLogin.title') });
  const logIn = async (username: string, password: string): Promise<void> => {
    await form.getByRole('textbox', { name: english('login.username') }).fill(username);
    await form.getByRole('textbox', { name: english('login.password') }).fill(password);
    await form.getByRole('button', { name: english('account.login') }).click();
  };
  await expect(form.getByRole('button', { name: english('account.login') })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await logIn('demo', 'Demo1234');
  await expect(
    page.getByRole('alert').filter({ hasText: english('error.not_agent') }),
  ).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('livery');
  await expect(page).toHaveURL(brand.url('/agentLogin'));

  await logIn('partner', 'Partner1234');
  await expect(page).toHaveURL(brand.url('/agentHome'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^${english('afterLogin.hello', { name: 'Demo ' })}`),
  );
  await expect(main.getByRole('definition')).toHaveText(['partner', 'Partner', '41', 'Allowed']);
  await expect(
    page
      .getByRole('group', { name: english('account.menu') })
      .getByRole('link', { name: english('account.agentCentre') }),
  ).toHaveAttribute('href', '/agentHome?ac=agentTeamOverview');
});

test('[ROUTE-19] [SESS-04] the agents’ home is closed to a member, who has the member centre', async ({
  brand,
  page,
}) => {
  await withoutPopups(page);
  await asMember(page, brand);
  await openInEnglish(page, brand, '/agentHome');
  await expect(
    page.getByRole('heading', { level: 1, name: english('agentHome.onlyTitle') }),
  ).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: english('nav.home') })
    .click();
  await expect(page).toHaveURL(brand.url('/'));
  const account = accountPanel(page);
  await expect(
    account.getByRole('link', { name: english('account.memberCentre') }),
  ).toHaveAttribute('href', '/?mc=securityCenter');
  await expect(account.getByRole('link', { name: english('account.agentCentre') })).toHaveCount(0);
});

const agent = { username: 'agent', password: 'Agent1234' };
/** Pages in the order of the menu. */
const pageKeys = [
  'announcement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'teamBetting',
  'userProfitAndLoss',
  'myIncome',
  'transactionDetails',
  'dividend',
  'dailyWage',
  'hourlySalary',
  'realtimeSalary',
] as const;

test('[AGNT-01] [AGNT-05] [AGNT-06] [ROUTE-18] a keyboard opens, uses and closes the agent centre; back and reload follow its address', async ({
  brand,
  page,
}) => {
  await withoutPopups(page);
  await logIn(page, brand, agent);
  const link = accountPanel(page).getByRole('link', { name: english('account.agentCentre') });
  const centre = page.getByRole('dialog', { name: english('account.agentCentre'), exact: true });
  const heading = (key: (typeof pageKeys)[number]) =>
    centre.getByRole('heading', { name: english(`ac.${key}.title`), exact: true });
  const entries = centre
    .getByRole('navigation', { name: english('centre.menu') })
    .getByRole('link');
  const below = page.url();

  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(heading('agentTeamOverview')).toBeVisible();
  await expect(page).toHaveURL(/[?&]ac=agentTeamOverview$/);
  await expect(entries).toHaveText(pageKeys.map((key) => english(`ac.${key}.title`)));

  await tabTo(page, entries.first());
  await page.keyboard.press('Enter');
  await expect(heading('announcement')).toBeVisible();
  await tabTo(page, centre.getByRole('button', { name: english('centre.details') }).first());
  await page.keyboard.press('Enter');
  await expect(centre.getByText('sample data', { exact: true })).toBeVisible();

  await page.reload();
  await expect(heading('announcement')).toBeVisible();
  await page.goBack();
  await expect(heading('agentTeamOverview')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(centre).toHaveCount(0);
  expect(page.url()).toBe(below);
});

type PageKey = (typeof pageKeys)[number];

/** Returns the value of a figure by the key of its label. */
const figure = (centre: Locator, label: string): Locator =>
  centre
    .locator('div:has(> dt)')
    .filter({ has: centre.page().getByText(label, { exact: true }) })
    .getByRole('definition');

const firstRow = (centre: Locator): Locator => centre.locator('tbody tr').first();

/** Opens the contracts with downlines, and expects a direct downline with whom there can be one. */
async function expectContracts(centre: Locator, t: TextReader, kind: string): Promise<void> {
  // Up to the minutes, which have marks of their direction in Arabic.
  const [about = ''] = t(`centre.contract.about.${kind}`).split('{{');
  await expect(centre.getByText(about)).toBeVisible();
  await centre.getByRole('tab', { name: t('centre.contract.downlines') }).click();
  await expect(centre.getByRole('row', { name: /northstar/ }).first()).toBeVisible();
}

/** What each page shows of the demonstration agent's team. */
const contents: Readonly<Record<PageKey, (centre: Locator, t: TextReader) => Promise<void>>> = {
  announcement: (centre) => expect(firstRow(centre)).toContainText(/\d/),
  agentTeamOverview: async (centre, t) => {
    await expect(figure(centre, t('ac.team.members'))).toHaveText(/^[1-9]/);
    await expect(figure(centre, t('mc.bets.validBet'))).toHaveText(/[1-9]/);
    await expect(firstRow(centre)).toContainText(/[1-9]/);
  },
  registerCenter: async (centre, t) => {
    await expect(centre.getByRole('textbox', { name: t('login.username') })).toBeVisible();
    await centre.getByRole('tab', { name: t('ac.register.links') }).click();
    await expect(
      centre
        .getByRole('row')
        .filter({ hasText: t('ac.register.statuses.active') })
        .first(),
    ).toBeVisible();
  },
  downlineManagmentView: async (centre, t) => {
    await expect(figure(centre, t('ac.downlines.members'))).toHaveText(/^[1-9]/);
    await expect(centre.getByRole('link', { name: 'northstar' })).toBeVisible();
  },
  teamBetting: (centre) => expect(firstRow(centre)).toContainText(/[1-9]/),
  userProfitAndLoss: async (centre, t) => {
    await expect(figure(centre, t('mc.bets.validBet'))).toHaveText(/[1-9]/);
    await expect(firstRow(centre)).toContainText(/[1-9]/);
  },
  myIncome: async (centre, t) => {
    await expect(figure(centre, t('ac.income.total'))).toHaveText(/[1-9]/);
    await expect(firstRow(centre)).toContainText(/[1-9]/);
  },
  transactionDetails: async (centre, t) => {
    await expect(figure(centre, t('mc.account.count'))).toHaveText(/^[1-9]/);
    await expect(firstRow(centre)).toContainText(/[1-9]/);
  },
  dividend: async (centre, t) => {
    await expect(
      centre
        .getByText(t('centre.contract.who.both'))
        .or(centre.getByText(t('centre.contract.who.offer'))),
    ).toBeVisible();
    await expectContracts(centre, t, 'dividend');
    // The contract with the downline, and its tiers
    await centre
      .getByRole('button', { name: t('centre.details') })
      .first()
      .click();
    await expect(centre.getByText('15%').first()).toBeVisible();
    await centre.getByRole('tab', { name: t('centre.contract.requests') }).click();
    await expect(centre.getByRole('row', { name: /demo/ })).toContainText(
      t('centre.contract.requestStatus.requested'),
    );
  },
  dailyWage: (centre, t) => expectContracts(centre, t, 'salary'),
  hourlySalary: (centre, t) => expectContracts(centre, t, 'hourSalary'),
  realtimeSalary: (centre, t) => expectContracts(centre, t, 'realtimeSalary'),
};
/** A page of each kind: figures with a chart, a form, records, contracts. */
const scanned: readonly PageKey[] = [
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'dividend',
];

// In a browser: each page in the shell of a brand, with the replies of the operator, on a desktop
// and on a phone from right to left.
for (const { from, lang, width } of [
  { from: 'lagoon', lang: 'EN', width: 1280 },
  { from: 'ironfield', lang: 'AR', width: 390 },
] as const)
  test.describe(`${from}, ${lang}, ${width} px`, () => {
    test.use({ from, viewport: { width, height: 844 } });

    test('[AGNT-01] [AGNT-02] [AGNT-03] [AGNT-04] [AGNT-06] [AGNT-07] [AGNT-08] [AGNT-09] [AGNT-10] [AGNT-11] [AGNT-12] [AGNT-13] [AGNT-14] [AGNT-15] [AGNT-16] [AGNT-17] each entry of the agent centre opens a page with figures or rows of the team', async ({
      seededBrand: brand,
      page,
    }) => {
      await withoutPopups(page);
      await withPreferences(page, brand, { lang });
      const t = await textReader(brand, lang);
      const centre = page.getByRole('dialog', { name: t('account.agentCentre'), exact: true });
      const opened: string[] = [];
      const faults: string[] = [];

      await walkCentre(
        { page, brand, lang },
        'ac',
        () => true,
        async (name) => {
          opened.push(name);
          const key = pageKeys.find((candidate) => name === `ac.${candidate}`);
          if (!key) return;
          await expect(
            centre.getByRole('heading', { name: t(`ac.${key}.title`), exact: true }),
          ).toBeVisible();
          await contents[key](centre, t);
          if (width < 768 && scanned.includes(key))
            faults.push(...(await axeViolations(page)).map((fault) => `${name}: ${fault}`));
        },
      );

      expect(opened).toEqual(pageKeys.map((key) => `ac.${key}`));
      expect(faults).toEqual([]);
    });
  });
