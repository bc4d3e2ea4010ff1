import { expect, type Locator, type Page } from 'playwright/test';

/** A counter of the page, by its heading. */
export class JackpotBoard {
  readonly region: Locator;
  /** The board itself: one picture with one name. */
  readonly board: Locator;
  readonly #page: Page;

  constructor(page: Page, title: string) {
    this.#page = page;
    this.region = page.getByRole('region', { name: title });
    this.board = this.region.getByRole('img');
  }

  /** The digits that stand there now, left to right; none while the value is not known. */
  digits(): Promise<string> {
    return this.board.locator('[data-digit]').evaluateAll((reels) => reels.map((reel) => reel.getAttribute('data-digit')).join(''));
  }

  /** The amount, by the brand's minor digits. */
  async amount(minorDigits = 2): Promise<number> {
    return Number(await this.digits()) / 10 ** minorDigits;
  }

  /** Stops the page's clock once the counter runs. */
  async freeze(atMs: number): Promise<void> {
    await expect.poll(() => this.digits()).not.toBe('');
    await this.#page.clock.pauseAt(atMs);
  }

  /** Lets the page's time pass until the counter has grown so often; the times between, and the amounts, the first one included. */
  async watch(ticks: number, { stepMs = 100, minorDigits = 2 } = {}): Promise<{ gapsMs: number[]; amounts: number[] }> {
    const amounts = [await this.amount(minorDigits)];
    const atMs: number[] = [];
    for (let passedMs = 0; atMs.length < ticks; passedMs += stepMs) {
      if (passedMs > 60_000) throw new Error(`the counter grew ${atMs.length} times in a minute, ${ticks} were waited for`);
      await this.#page.clock.runFor(stepMs);
      const amount = await this.amount(minorDigits);
      if (amount === amounts.at(-1)) continue;
      amounts.push(amount);
      atMs.push(passedMs + stepMs);
    }
    return { amounts, gapsMs: atMs.slice(1).map((at, index) => at - (atMs[index] ?? 0)) };
  }
}

/** How much it grew each time, to the second decimal. */
export function growth(amounts: readonly number[]): number[] {
  return amounts.slice(1).map((amount, index) => Math.round((amount - (amounts[index] ?? 0)) * 100) / 100);
}
