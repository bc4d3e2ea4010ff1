import type { GameLaunch } from '@livery/model';
import { expect, type Page } from 'playwright/test';
import { valueOf } from '../http/envelope.ts';
import { cookiesOf, ownPage, signIn } from '../fixtures/memberSession.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';

export interface GameChoice {
  readonly vassalage: string;
  readonly gameType: string;
  readonly username?: string;
  readonly password?: string;
  readonly lang?: string;
}

/** A provider for each game that the sandbox's provider implements. */
export const providerGames = {
  slot: { vassalage: 'LMHW', gameType: 'RNG' },
  fish: { vassalage: 'RFWD', gameType: 'FISH' },
  wheel: { vassalage: 'VLQR', gameType: 'LIVE' },
  cards: { vassalage: 'DLWL', gameType: 'PVP' },
  betslip: { vassalage: 'FB', gameType: 'SPORTS' },
} as const satisfies Readonly<Record<string, GameChoice>>;

/** Game launched at the operator as a member, through the brand's gateway. */
export class ProviderGame {
  readonly #brand: TestBrand;
  readonly cookie: string;
  /** Address that the brand's page would load in its frame. */
  readonly address: string;

  private constructor(brand: TestBrand, cookie: string, address: string) {
    this.#brand = brand;
    this.cookie = cookie;
    this.address = address;
  }

  static async launch(
    brand: TestBrand,
    { vassalage, gameType, username = 'demo', password = 'Demo1234', lang = 'EN' }: GameChoice,
  ): Promise<ProviderGame> {
    const cookie = cookiesOf(await signIn(brand, { username, password }));
    const query = new URLSearchParams({ vassalage, gameType, language: lang });
    const { status, body } = await brand.request(`/wps/game/launchGame?${query.toString()}`, {
      headers: { ...ownPage, cookie },
    });
    expect(status, body).toBe(200);
    const { url, token } = valueOf(body) as GameLaunch; // the call's reply
    const address = new URL(url);
    address.searchParams.set('origin', new URL(brand.url()).origin);
    address.searchParams.set('tz', 'Asia/Manila');
    address.searchParams.set('symbol', 'P');
    return new ProviderGame(brand, cookie, `${address.href}#token=${token}`);
  }

  /** Opens the game in a new tab and waits until it can be played. */
  static async open(page: Page, brand: TestBrand, choice: GameChoice): Promise<ProviderGame> {
    const game = await ProviderGame.launch(brand, choice);
    await page.goto(game.address);
    await expect(page.getByRole('button', { name: 'Lobby' })).toBeVisible();
    return game;
  }

  /** Returns the member's balance at the operator, in minor units. */
  async balanceMinor(): Promise<number> {
    const { body } = await this.#brand.request('/wps/v2/wallets/balance', {
      headers: { ...ownPage, cookie: this.cookie },
    });
    // The call's reply
    return Math.round(100 * (valueOf(body) as { sumBalance: number }).sumBalance);
  }
}

/** Returns the balance that a game shows, in minor units. */
export async function shownMinor(page: Page): Promise<number> {
  return Math.round(
    100 * Number((await page.locator('.amount').innerText()).replaceAll(/[^\d.]/g, '')),
  );
}
