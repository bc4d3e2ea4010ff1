import { english } from '../browser/texts/english.ts';
import type { Page } from 'playwright/test';
import { valueOf } from '../http/envelope.ts';
import { logIn } from './logIn.ts';
import { stubGames } from '../fixtures/stubGame.ts';
import { hydrated } from '../fixtures/test.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';
import { withoutPopups } from '../browser/withoutPopups.ts';

/** Returns the bar above a game, in English. */
export const gameBar = (page: Page) => page.getByRole('group', { name: english('play.bar') });

/** Signs in as a member, with the provider's games replaced by stubs. */
export async function enterAsPlayer(
  page: Page,
  brand: TestBrand,
  credentials: Parameters<typeof logIn>[2] = {},
): Promise<void> {
  await withoutPopups(page);
  await stubGames(page);
  await logIn(page, brand, credentials);
}

/** Returns a provider of a category that uses the main wallet. */
export async function firstVendor(brand: TestBrand, gameType = 'RNG'): Promise<string> {
  const { body } = await brand.request('/lgw/games/game_menus');
  // The call's reply
  const {
    data: { lanes },
  } = valueOf(body) as {
    data: { lanes: { gameType: string; vendors: { vassalage: string; seamless?: boolean }[] }[] };
  };
  const vendor = lanes
    .find((lane) => lane.gameType === gameType)
    ?.vendors.find(({ seamless }) => seamless !== false);
  if (!vendor) throw new Error(`The sandbox has no provider of ${gameType}.`);
  return vendor.vassalage;
}

/** Returns the first game of a lobby. */
export const firstGame = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('button').first();

/** Returns the frame's address, sandbox flags and permissions. */
export function frameOf(
  page: Page,
): Promise<{ sandbox: string | null; allow: string; referrer: string; title: string; url: URL }> {
  return page
    .locator('iframe')
    .evaluate((frame: HTMLIFrameElement) => ({
      sandbox: frame.getAttribute('sandbox'),
      allow: frame.allow,
      referrer: frame.referrerPolicy,
      title: frame.title,
      href: frame.src,
    }))
    .then(({ href, ...rest }) => ({ ...rest, url: new URL(href) }));
}

/** Opens the address of a game as a link of the site does, so that no question comes first. */
export async function openGamePath(page: Page, brand: TestBrand, path: string): Promise<void> {
  await page.goto(brand.url(path), { referer: brand.url('/') });
  await hydrated(page);
}

/** Returns the address of a provider's slot on the page of games. */
export const slotPath = (lang: string): string =>
  `/game?vassalage=LMHW&gameType=RNG&back=%2Frng%3Flang%3D${lang}&lang=${lang}`;
