import type { Game } from '@livery/model';
import type { Locator, Page } from 'playwright/test';
import { cookiesOf, ownPage, signIn } from './memberSession.ts';
import type { TestBrand } from './TestBrand.ts';
import { valueOf } from './envelope.ts';

export const favActionPath = '/wps/relay/GCS_favAction';
const favListPath = '/wps/relay/GCS_favGameList';

/** The heart of a game, in English. */
export function heartOf(
  scope: Page | Locator,
  { displayName }: Pick<Game, 'displayName'>,
): Locator {
  return scope.getByRole('button', { name: `Favourite: ${displayName}`, exact: true });
}

/** The demonstration member without a browser: what another device of theirs does. */
export class OtherDevice {
  readonly #brand: TestBrand;
  readonly #cookie: string;

  private constructor(brand: TestBrand, cookie: string) {
    this.#brand = brand;
    this.#cookie = cookie;
  }

  static async of(
    brand: TestBrand,
    username = 'demo',
    password = 'Demo1234',
  ): Promise<OtherDevice> {
    return new OtherDevice(brand, cookiesOf(await signIn(brand, { username, password })));
  }

  /** Makes calls that are GETs. */
  async ask(
    path: string,
    fields: Readonly<Record<string, string | number>> = {},
  ): Promise<unknown> {
    const query = new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const { status, body } = await this.#brand.request(`${path}?${query}`, {
      headers: { ...ownPage, cookie: this.#cookie },
    });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`);
    return valueOf(body);
  }

  /** Marks or unmarks games, one after the other. */
  async mark(games: readonly Game[]): Promise<void> {
    for (const { nodeId, vassalage, gameType } of games)
      await this.ask(favActionPath, { nodeId, vendor: vassalage, gameType });
  }

  async favourites(): Promise<readonly number[]> {
    return ((await this.ask(favListPath)) as { list: number[] }).list; // the call's reply
  }

  /** Opens games, one after the other. */
  async open(games: readonly Game[]): Promise<void> {
    for (const { nodeId, vassalage, gameType } of games)
      await this.ask('/wps/game/launchGame', { nodeId, vassalage, gameType });
  }
}
