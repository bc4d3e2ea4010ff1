import type { Locator, Page } from 'playwright/test';

/** A counter of the page, by its heading. */
export class JackpotBoard {
  readonly region: Locator;
  /** The board itself: one picture with one name. */
  readonly board: Locator;

  constructor(page: Page, title: string) {
    this.region = page.getByRole('region', { name: title });
    this.board = this.region.getByRole('img');
  }

  /** The digits that stand there now, left to right; none while the value is not known. */
  digits(): Promise<string> {
    return this.board
      .locator('[data-digit]')
      .evaluateAll((reels) => reels.map((reel) => reel.getAttribute('data-digit')).join(''));
  }

  /** The amount, in major units of two minor digits. */
  async amount(): Promise<number> {
    return Number(await this.digits()) / 100;
  }
}
