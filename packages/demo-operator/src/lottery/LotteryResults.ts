import { createHmac, hkdfSync } from 'node:crypto';
import type { Game } from '@livery/demo-content/catalogue/games';
import { drawTimesBefore, drawPlanOf, numeroOf, type Draw } from './lotteryDraws.ts';

const digits = 6;
const keyBytes = 32;
/**
 * With 48 random bits over a million numbers, the probabilities differ by less than one in 280
 * million.
 */
const drawnBytes = 6;

/**
 * Drawn numbers, derived from game, merchant and moment with a secret key. They are reproducible,
 * and future numbers cannot be predicted without the key. Merchants have different numbers because
 * their clocks differ.
 */
export class LotteryResults {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(
      hkdfSync('sha256', secret, 'livery sandbox', 'lottery results', keyBytes),
    );
  }

  /** Returns the last draws before a moment of the merchant's clock, newest first. */
  before({
    merchant,
    game,
    nowMs,
    count,
  }: {
    merchant: string;
    game: Game;
    nowMs: number;
    count: number;
  }): Draw[] {
    const plan = drawPlanOf(game);
    return drawTimesBefore(plan, nowMs, count).map((atMs) => ({
      atMs,
      numero: numeroOf(plan, atMs),
      winningNumber: this.numberOf({ merchant, game, atMs }),
    }));
  }

  /** Returns the number drawn at a moment. Call it only for past draws. */
  numberOf({ merchant, game, atMs }: { merchant: string; game: Game; atMs: number }): string {
    const drawn = createHmac('sha256', this.#key)
      .update(JSON.stringify([merchant, game.nodeId, atMs]))
      .digest()
      .readUIntBE(0, drawnBytes);
    return String(drawn % 10 ** digits).padStart(digits, '0');
  }
}
