import type { Random } from '@livery/demo-content/art/Random';
import type { WalletAnswer, WalletOrder } from '@livery/demo-provider/server/wallet/OperatorWallet';
import { WalletUnreachable } from '@livery/demo-provider/server/wallet/WalletUnreachable';
import type { OpenGame } from './OpenGame.ts';

/**
 * Round as recorded by the provider: its effect on the player's money once all requests are
 * answered.
 */
export interface PlayedRound {
  readonly round: string;
  readonly netMinor: number;
}

export interface ScriptedProviderPorts {
  readonly game: OpenGame;
  readonly random: Random;
  /** Resolves when a retry makes sense. */
  readonly repeat: () => Promise<unknown>;
}

const maxMinor = 500;

/**
 * Plays rounds of one player as a robust provider does: unanswered requests are resent with the
 * same number until they are answered.
 */
export class ScriptedProvider {
  readonly rounds: PlayedRound[] = [];
  readonly #ports: ScriptedProviderPorts;

  constructor(ports: ScriptedProviderPorts) {
    this.#ports = ports;
  }

  async playRound(): Promise<void> {
    const { game, random } = this.#ports;
    const bet = game.order(random.int(0, maxMinor));
    const netMinor = random.chance(0.25)
      ? await this.#playWithoutRetries(bet)
      : await this.#playWithRetries(bet);
    this.rounds.push({ round: bet.round, netMinor });
  }

  /** Resends the stake until it is answered, then settles. Some wins are rolled back. */
  async #playWithRetries(bet: WalletOrder): Promise<number> {
    const { game, random } = this.#ports;
    const { wallet } = game;
    const { status } = await this.#sendUntilAnswered(() => wallet.bet(bet));
    if (status === 'NOT_ENOUGH_MONEY') return 0;
    this.#expect(status, 'OK', bet);
    const win = game.following(bet, random.chance(0.4) ? 0 : random.int(1, 2 * maxMinor));
    this.#expect((await this.#sendUntilAnswered(() => wallet.win(win))).status, 'OK', win);
    if (!random.chance(0.2)) return win.amountMinor - bet.amountMinor;
    for (const order of [win, bet]) {
      const rollback = game.order(order.amountMinor, {
        round: bet.round,
        referenceTransactionId: order.transactionId,
      });
      this.#expect(
        (await this.#sendUntilAnswered(() => wallet.rollback(rollback))).status,
        'OK',
        rollback,
      );
    }
    return 0;
  }

  /**
   * Sends the stake once. Without a reply it is rolled back, whatever its result; the stake may
   * arrive after the rollback.
   */
  async #playWithoutRetries(bet: WalletOrder): Promise<number> {
    const { game } = this.#ports;
    const answer = await game.wallet.bet(bet).catch(unlessUnreachable);
    if (answer?.status === 'NOT_ENOUGH_MONEY') return 0;
    if (answer) {
      this.#expect(answer.status, 'OK', bet);
      const lost = game.following(bet, 0);
      this.#expect((await this.#sendUntilAnswered(() => game.wallet.win(lost))).status, 'OK', lost);
      return -bet.amountMinor;
    }
    await this.#ports.repeat();
    const rollback = game.following(bet, bet.amountMinor);
    this.#expect(
      (await this.#sendUntilAnswered(() => game.wallet.rollback(rollback))).status,
      'OK',
      rollback,
    );
    const win = game.following(bet, maxMinor);
    const { status } = await this.#sendUntilAnswered(() => game.wallet.win(win));
    // The stake was rolled back or never arrived, so the win is not paid.
    if (status === 'OK')
      throw new Error(`A win was paid for the stake ${bet.transactionId}, which was taken back.`);
    return 0;
  }

  async #sendUntilAnswered(send: () => Promise<WalletAnswer>): Promise<WalletAnswer> {
    for (;;) {
      const answer = await send().catch(unlessUnreachable);
      if (answer) return answer;
      await this.#ports.repeat();
    }
  }

  #expect(status: string, expected: string, { transactionId, amountMinor }: WalletOrder): void {
    if (status !== expected)
      throw new Error(`${transactionId} of ${amountMinor} was answered with ${status}.`);
  }
}

function unlessUnreachable(error: unknown): undefined {
  if (!(error instanceof WalletUnreachable)) throw error;
}
