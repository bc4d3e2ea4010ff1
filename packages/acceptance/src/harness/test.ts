import { randomBytes } from 'node:crypto';
import { test as base, type Page } from 'playwright/test';
import { layOutWhole } from './layOutWhole.ts';
import { countRequests } from './quiet.ts';
import { TestBrand } from './TestBrand.ts';

export interface Fixtures {
  /** Which shipped brand the test's own one is a copy of. */
  from: 'lagoon' | 'ironfield';
  brand: TestBrand;
  /** Whether pages are laid out only near the window and glide where they scroll, as they do for people. A test jumps, and what is laid out or glides then moves what it is about to press. */
  laidOutLate: boolean;
  /** What the browser complained about; a test that expects none fails on any. */
  complaints: string[];
  /** What it may complain about because the test makes it do so: it logs every call that is refused. */
  expectedComplaints: RegExp[];
}

/** A test with a brand of its own. A console error, a page error or a CSP report fails it. */
export const test = base.extend<Fixtures>({
  from: ['lagoon', { option: true }],
  brand: async ({ from, page }, use) => {
    const brand = await TestBrand.create(from, `t${randomBytes(4).toString('hex')}`);
    await use(brand);
    // A page that still loads when its brand goes would complain, and so would what answers in the server's place.
    await page.goto('about:blank').catch(() => undefined);
    await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), page.context().unrouteAll({ behavior: 'ignoreErrors' })]);
    await brand.remove();
  },
  laidOutLate: [false, { option: true }],
  context: async ({ context, laidOutLate }, use) => {
    countRequests(context);
    if (!laidOutLate) await context.addInitScript(layOutWhole);
    await use(context);
  },
  expectedComplaints: async ({}, use) => use([]),
  complaints: [async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = [];
    collect(page, complaints);
    await use(complaints);
    const unexpected = complaints.filter((complaint) => !expectedComplaints.some((expected) => expected.test(complaint)));
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`);
  }, { auto: true }],
});

export { expect } from 'playwright/test';

function collect(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    // Playwright's own word, in every test that does not let the worker in.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console ${message.type()}: ${message.text()}`);
  });
}

/** Waits until the page's script has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
