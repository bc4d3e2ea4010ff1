import type { Locator, Page } from 'playwright/test';
import type { TestBrand } from './TestBrand.ts';
import { hydrated, settled } from './test.ts';

/** Where the calls are. */
export const noticePaths = {
  notice: '/wps/relay/CSP_notice',
  popup: '/wps/relay/CSP_announcementContentV2',
  members: '/wps/relay/CSP_announcementLogined',
} as const;

type NewNotice = Parameters<TestBrand['setNotices']>[0][number];

/** Three plain notices. */
export const threeNotices: readonly NewNotice[] = ['One', 'Two', 'Three'].map((name) => ({
  id: `n-${name.toLowerCase()}`,
  kind: 'PL',
  title: `Notice ${name}`,
  content: `<p>Words of <strong>${name}</strong></p>`,
}));

/** Opens a page and waits until its script has taken over. */
export async function openPage(page: Page, brand: TestBrand, path = '/'): Promise<void> {
  await page.goto(brand.url(path));
  await hydrated(page);
}

/** The running line. */
export function newsLine(page: Page): Locator {
  return page.getByRole('group', { name: 'Announcements' }).first();
}

/** Opens a notice from the bar once the bar is hydrated. */
export async function openFromBar(page: Page, title: string): Promise<void> {
  const entry = newsLine(page).getByRole('button', { name: title });
  await settled(page);
  await entry.click();
}

/** Whether the line runs. */
export function lineRuns(page: Page): Promise<string | undefined> {
  return newsLine(page)
    .getByRole('list')
    .first()
    .evaluate((list) => list.getAnimations()[0]?.playState);
}
