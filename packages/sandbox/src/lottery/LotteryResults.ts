import { createHmac, hkdfSync } from 'node:crypto';
import type { Game } from '@livery/demo-content/catalogue/games';
import { drawTimesBefore, drawPlanOf, numeroOf, type Draw } from './lotteryDraws.ts';

const digits = 6;
const keyBytes = 32;
/**
 * 48 bits over a million numbers: no number is likelier than another by more than one in 280
 * million.
 */
const drawnBytes = 6;

/**
 * The numbers that were drawn. They follow from game and moment by a secret, so that they are the
 * same whenever asked, and nobody without it can work out one that is still to come; each merchant
 * has its own, because their clocks differ.
 */
export class LotteryResults {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(
      hkdfSync('sha256', secret, 'livery sandbox', 'lottery results', keyBytes),
    );
  }

  /** The last draws before this moment of the merchant's clock, newest first. */
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

  /** What is drawn at a moment. Only for draws that are over. */
  numberOf({ merchant, game, atMs }: { merchant: string; game: Game; atMs: number }): string {
    const drawn = createHmac('sha256', this.#key)
      .update(JSON.stringify([merchant, game.nodeId, atMs]))
      .digest()
      .readUIntBE(0, drawnBytes);
    return String(drawn % 10 ** digits).padStart(digits, '0');
  }
}
