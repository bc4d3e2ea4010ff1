import type { Locator } from 'playwright/test';
import { agentPageKeys } from '../../pages/agentPageKeys.ts';
import { axeViolations } from '../../browser/axeViolations.ts';
import { walkCentre } from '../../browser/centrePages.ts';
import { textReader, type TextReader } from '../../browser/texts/textsOf.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { expect, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

type PageKey = (typeof agentPageKeys)[number];

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
          const key = agentPageKeys.find((candidate) => name === `ac.${candidate}`);
          if (!key) return;
          await expect(
            centre.getByRole('heading', { name: t(`ac.${key}.title`), exact: true }),
          ).toBeVisible();
          await contents[key](centre, t);
          if (width < 768 && scanned.includes(key))
            faults.push(...(await axeViolations(page)).map((fault) => `${name}: ${fault}`));
        },
      );

      expect(opened).toEqual(agentPageKeys.map((key) => `ac.${key}`));
      expect(faults).toEqual([]);
    });
  });
