import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';

/** A round as the game lists it, in minor units. */
export interface ListedRound {
  readonly round: string;
  readonly stakeMinor: number;
  readonly winMinor: number;
}

/** Slot of the demonstration provider in the frame of a brand's page. */
export class SlotInFrame {
  readonly #frame: FrameLocator;
  readonly #spin: Locator;

  constructor(page: Page) {
    this.#frame = page.frameLocator('iframe');
    this.#spin = this.#frame.getByRole('button', { name: /^Spin/ });
  }

  async untilReady(): Promise<void> {
    await expect(this.#spin).toBeEnabled();
  }

  /** Plays one round to its end. */
  async playRound(): Promise<ListedRound> {
    const newest = this.#frame
      .getByRole('list', { name: 'Last rounds' })
      .getByRole('listitem')
      .first();
    const before = (await newest.count()) === 0 ? null : await newest.getAttribute('data-round');
    await this.#spin.click();
    await expect(newest).not.toHaveAttribute('data-round', before ?? '');
    // The round is listed shortly before the next one may start.
    await expect(this.#spin).toBeEnabled();
    const [stakeMinor = 0, winMinor = 0] = [
      ...(await newest.innerText()).matchAll(/P\s([\d.,]+)/g),
    ].map(([, amount = '']) => Math.round(100 * Number(amount.replaceAll(',', ''))));
    return { round: (await newest.getAttribute('data-round')) ?? '', stakeMinor, winMinor };
  }
}
