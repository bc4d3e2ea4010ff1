import type { GameVendorReply } from '@livery/contract';
import type { Locator, Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';

const social = ['YouTube', 'Twitter', 'TikTok', 'Facebook', 'Instagram', 'WhatsApp', 'Telegram'];
const licenceNames = ['Maltese licence', 'British Virgin Islands certification', 'Philippine licence'];
const licences = [
  { badge: 'malta', regulator: 'Malta Gaming Authority', licensee: 'Sample Play Ltd', number: 'MGA/B2C/000/2026', registerUrl: 'https://register.example/malta' },
  { badge: 'bvi', regulator: 'BVI Gambling Regulator', licensee: 'Sample Holding Inc', number: 'BVI-0001', registerUrl: 'https://register.example/bvi' },
  { badge: 'philippines', regulator: 'Philippine Regulator', licensee: 'Sample Manila Corp', number: 'PH-26-001', registerUrl: 'https://register.example/ph' },
];

function strip(page: Page): Locator {
  return page.getByRole('group', { name: 'Our providers' }).first();
}

async function open(page: Page, brand: TestBrand, path = '/live'): Promise<void> {
  await page.goto(brand.url(`${path}?lang=EN`));
  await hydrated(page);
}

async function vendorsOf(brand: TestBrand) {
  const { value } = JSON.parse((await brand.request('/lgw/games/game_menus')).body) as { value: GameVendorReply }; // the gateway's envelope
  return value.data.lanes.flatMap((lane) => lane.vendors);
}

/** How the strip moves and how wide its slides are, from the two lists that follow each other. */
function motion(page: Page) {
  return strip(page).evaluate((group) => {
    const [list, follower] = group.querySelectorAll('ul');
    const animation = list?.getAnimations()[0];
    const [one, two] = [...list?.children ?? []].map((slide) => slide.getBoundingClientRect());
    return {
      isCss: animation instanceof CSSAnimation, state: animation?.playState, timing: animation?.effect?.getComputedTiming(),
      slide: one?.width ?? 0, gap: Math.round((two?.left ?? 0) - (one?.right ?? 0)), view: list?.parentElement?.clientWidth ?? 0, slides: list?.children.length ?? 0,
      follows: Math.round((follower?.getBoundingClientRect().left ?? 0) - (list?.getBoundingClientRect().right ?? 0)), hidden: follower?.getAttribute('aria-hidden'),
    };
  });
}

/** All logos are there, and pass by, once somebody is near. */
async function comeNear(page: Page): Promise<void> {
  await strip(page).scrollIntoViewIfNeeded();
}

test('[HOME-06] ten logos in view, 10 apart, pass by without an end, each in 3000 ms, by the style sheet alone', async ({ brand, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, brand);
  await comeNear(page);
  await expect.poll(async () => (await motion(page)).state).toBe('running');
  const { isCss, timing, slide, gap, view, slides, follows, hidden } = await motion(page);
  expect({ isCss, gap, follows: Math.abs(follows), hidden, iterations: timing?.iterations }).toEqual({ isCss: true, gap: 10, follows: 0, hidden: 'true', iterations: Infinity });
  expect((view + gap) / (slide + gap)).toBeCloseTo(10, 1);
  expect(timing?.duration).toBe(slides * 3000);
  expect(slides).toBe((await vendorsOf(brand)).filter(({ vassalage }) => !vassalage.startsWith('TCG')).length);

  // Not for a pointer; a button stops it for who cannot bear it.
  await strip(page).hover();
  expect((await motion(page)).state).toBe('running');
  await page.getByRole('button', { name: 'Stop the provider logos' }).click();
  await expect.poll(async () => (await motion(page)).state).toBe('paused');
  await page.getByRole('button', { name: 'Let the provider logos pass by' }).click();
  await expect.poll(async () => (await motion(page)).state).toBe('running');
});

test('[HOME-06] [CONF-08] slides, spacing and speed are the tenant’s', async ({ ownBrand: brand, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await publish(brand, () => brand.edit('site.json', (site) => { site.providerStrip = { slides: 6, spacingPx: 24, speedMs: 1200 }; }));
  await open(page, brand);
  await comeNear(page);
  await expect.poll(async () => (await motion(page)).state).toBe('running');
  const { timing, slide, gap, view, slides } = await motion(page);
  expect(gap).toBe(24);
  expect((view + gap) / (slide + gap)).toBeCloseTo(6, 1);
  expect(timing?.duration).toBe(slides * 1200);
});

test('[HOME-06] logos have one tone, and their colour under a pointer; with less motion the strip stands still', async ({ brand, page }) => {
  await open(page, brand);
  await comeNear(page);
  const logo = strip(page).getByRole('img').first();
  const filter = () => logo.evaluate((image) => getComputedStyle(image.parentElement ?? image).filter);
  await expect(logo).toBeVisible();
  expect(await filter()).toBe('grayscale(1)');
  await logo.hover();
  await expect.poll(filter).toBe('none');
  expect((await motion(page)).state).toBeUndefined();
  await expect(page.getByRole('button', { name: 'Stop the provider logos' })).toHaveCount(0);
});

test('[HOME-11] each logo is loaded from its provider’s path; BTI has a special one, and codes that start with TCG are skipped', async ({ brand, page }) => {
  await open(page, brand);
  await comeNear(page);
  const vendors = (await vendorsOf(brand)).filter(({ vassalage }) => !vassalage.startsWith('TCG'));
  const logos = strip(page).getByRole('list').first().getByRole('img');
  await expect(logos).toHaveCount(vendors.length);
  for (const logo of await logos.all()) {
    if (await logo.getAttribute('src') !== null) continue;
    // One that waits for its turn.
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveAttribute('src', /./);
  }
  const paths = await logos.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src)); // logos are images
  expect(paths.some((path) => path.includes('TCG_LOTTO') || path.includes('TCG_SEA'))).toBe(false);
  expect(paths.filter((path) => path.endsWith('/TCG_PROD_IMAGES/SPECIAL_LIST_VENDOR/BTI-COLOR.png'))).toHaveLength(1);
  for (const { vassalage } of vendors) {
    if (vassalage !== 'BTI') expect(paths.filter((path) => new RegExp(`/TCG_PROD_IMAGES/[A-Z]+_LIST_VENDOR/${vassalage}-COLOR\\.png$`).test(path)), vassalage).toHaveLength(1);
  }
  const answers = await Promise.all(paths.map(async (path) => {
    const reply = await fetch(path.replace('//localhost:', '//127.0.0.1:'));
    return `${reply.status} ${reply.headers.get('content-type')}`;
  }));
  expect(new Set(answers)).toEqual(new Set(['200 image/svg+xml']));
});

test('[HOME-07] a brand without licences has no badge and says that it is a demonstration; with all three it has three', async ({ ownBrand: brand, page }) => {
  const footer = page.getByRole('contentinfo');
  const badges = footer.getByRole('list', { name: 'Licences' }).getByRole('listitem');
  await open(page, brand);
  await expect(footer.getByText('Demonstration: no real money, no real operator')).toBeVisible();
  await expect(badges).toHaveCount(0);

  await publish(brand, () => brand.edit('compliance.json', (compliance) => { compliance.licences = licences; }));
  await open(page, brand);
  await expect(badges).toHaveCount(3);
  for (const [index, { regulator, licensee, number, registerUrl }] of licences.entries()) {
    const badge = badges.nth(index);
    for (const words of [licenceNames[index] ?? '', regulator, licensee, number]) await expect(badge).toContainText(words);
    const link = badge.getByRole('link', { name: /Look it up in the register/ });
    await expect(link).toHaveAttribute('href', registerUrl);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('[HOME-12] the footer leads to each place the operator has, by its name, in a new tab', async ({ brand, page }) => {
  await open(page, brand);
  const links = page.getByRole('contentinfo').getByRole('list', { name: 'Follow us' }).getByRole('link');
  await expect(links).toHaveText(social.map((name) => new RegExp(`^${name}`)));
  for (const [index, name] of social.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', new RegExp(`/sample/${name.toLowerCase()}$`));
    await expect(links.nth(index)).toHaveAttribute('target', '_blank');
    await expect(links.nth(index)).toHaveAttribute('rel', /noopener/);
  }
});

testWithOperator('[HOME-12] a place without a resource is not there', async ({ ownBrand: brand, operator, page }) => {
  const links = page.getByRole('contentinfo').getByRole('list', { name: 'Follow us' }).getByRole('link');
  for (const shown of [['TikTok', 'Telegram'], []]) {
    for (const path of ['/wps/system/whitelabel', '/wps/system/status']) {
      operator.change(path, (reply) => {
        const value = reply.value as { resources: { resourceType: string }[] }; // the sandbox's answer
        return { ...reply, value: { ...value, resources: value.resources.filter(({ resourceType }) => shown.some((name) => name.toUpperCase() === resourceType)) } };
      });
    }
    await expect(async () => {
      await page.goto(brand.url('/live?lang=EN'));
      await expect(links).toHaveText(shown.map((name) => new RegExp(`^${name}`)), { timeout: 100 });
    }).toPass();
  }
});
