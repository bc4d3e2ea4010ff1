import type { Locator, Page } from 'playwright/test';

/** Jackpot counter of a page, found by its heading. */
export class JackpotBoard {
  readonly region: Locator;
  /** The board itself, one image with one accessible name. */
  readonly board: Locator;

  constructor(page: Page, title: string) {
    this.region = page.getByRole('region', { name: title });
    this.board = this.region.getByRole('img');
  }

  /** Returns the digits on the board, left to right; empty while the value is unknown. */
  digits(): Promise<string> {
    return this.board
      .locator('[data-digit]')
      .evaluateAll((reels) => reels.map((reel) => reel.getAttribute('data-digit')).join(''));
  }

  /** Returns the amount in major units, from a board with two minor digits. */
  async amount(): Promise<number> {
    return Number(await this.digits()) / 100;
  }
}
