import { test as base, type Page } from 'playwright/test';
import { layOutWhole } from './layOutWhole.ts';
import { TestBrand, type BrandSetup, type Credentials, type ShippedBrand } from './TestBrand.ts';

export interface Fixtures {
  /** The shipped brand that `brand`, `ownBrand` and `createBrand` copy. */
  from: ShippedBrand;
  /** Shared by the tests of a worker, warm and unchangeable. */
  brand: TestBrand;
  /** For a test that changes its brand or its brand's merchant. */
  ownBrand: TestBrand;
  /** Makes a brand that has its settings from its first request on; removed after the test. */
  createBrand: (
    setup?: BrandSetup & { readonly from?: ShippedBrand; readonly id?: string },
  ) => Promise<TestBrand>;
  /**
   * A member of `brand` that no other test uses, like the demonstration member: for tests that
   * change what belongs to a member.
   */
  member: Credentials;
  /**
   * Lays pages out only near the viewport and scrolls smoothly, as for players. Off by default:
   * late layout moves what a test is about to press.
   */
  laidOutLate: boolean;
  /**
   * Console errors, console warnings and page errors of `page`. A test that expects none fails on
   * any.
   */
  complaints: string[];
  /** Complaints the test causes on purpose: the browser logs every failed request. */
  expectedComplaints: RegExp[];
}

export interface WorkerFixtures {
  /** The worker's shared copy of a shipped brand, made at its first use. */
  sharedBrand: (from: ShippedBrand) => Promise<TestBrand>;
}

/**
 * A test against the run's server. Without `page` no browser starts. A console error, a page error
 * or a CSP report of `page` fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  from: ['lagoon', { option: true }],
  sharedBrand: [
    async ({}, use) => {
      const brands = new Map<ShippedBrand, Promise<TestBrand>>();
      await use((from) => {
        const brand = brands.get(from) ?? TestBrand.create(from).then((made) => made.share());
        brands.set(from, brand);
        return brand;
      });
      for (const brand of brands.values()) await (await brand).remove();
    },
    { scope: 'worker' },
  ],
  brand: async ({ from, sharedBrand }, use) => use(await sharedBrand(from)),
  createBrand: async ({ from }, use) => {
    const made: TestBrand[] = [];
    await use(async (setup = {}) => {
      const brand = await TestBrand.create(setup.from ?? from, setup);
      made.push(brand);
      return brand;
    });
    for (const brand of made) await brand.remove();
  },
  ownBrand: async ({ createBrand }, use) => use(await createBrand()),
  member: async ({ brand }, use) => use(await brand.addMember()),
  laidOutLate: [false, { option: true }],
  context: async ({ context, laidOutLate }, use) => {
    if (!laidOutLate) await context.addInitScript(layOutWhole);
    await use(context);
  },
  expectedComplaints: async ({}, use) => use([]),
  complaints: async ({ expectedComplaints }, use, { project }) => {
    const complaints: string[] = [];
    await use(complaints);
    const expected = [
      ...ownMessages,
      ...(project.name === 'browser' ? withoutPictures : []),
      ...expectedComplaints,
    ];
    const unexpected = complaints.filter(
      (complaint) => !expected.some((one) => one.test(complaint)),
    );
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`);
  },
  // `createBrand` comes first so that it is torn down last: a page that still loads while its brand
  // is removed would complain.
  page: async ({ createBrand: _createBrand, complaints, page }, use) => {
    collect(page, complaints);
    await use(page);
    await page.goto('about:blank').catch(() => undefined);
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      page.context().unrouteAll({ behavior: 'ignoreErrors' }),
    ]);
  },
});

export { expect } from 'playwright/test';

/**
 * Complaints about the settings of the runner: no service worker, and no pictures in the project
 * `browser`.
 */
const ownMessages = [/Service Worker registration blocked by Playwright$/];
const withoutPictures = [
  /because image loading is disabled/,
  /\.(?:png|svg|webp) was preloaded using link preload but not used/,
];

function collect(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console ${message.type()}: ${message.text()}`);
  });
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/**
 * Waits until the page has nothing left to load: its late parts have come and its first calls are
 * answered.
 */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
}
