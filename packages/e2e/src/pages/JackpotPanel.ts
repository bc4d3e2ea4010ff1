import type { Locator, Page } from 'playwright/test';

/** Jackpot counter of a page, found by its heading. */
export class JackpotPanel {
  readonly region: Locator;
  /** The panel itself, one image with one accessible name. */
  readonly panel: Locator;

  constructor(page: Page, title: string) {
    this.region = page.getByRole('region', { name: title });
    this.panel = this.region.getByRole('img');
  }

  /** Returns the digits on the panel, left to right; empty while the value is unknown. */
  digits(): Promise<string> {
    return this.panel
      .locator('[data-digit]')
      .evaluateAll((reels) => reels.map((reel) => reel.getAttribute('data-digit')).join(''));
  }

  /** Returns the amount in major units, from a panel with two minor digits. */
  async amount(): Promise<number> {
    return Number(await this.digits()) / 100;
  }
}
