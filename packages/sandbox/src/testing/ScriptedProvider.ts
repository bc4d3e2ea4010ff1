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
  readonly again: () => Promise<unknown>;
}

const mostMinor = 500;

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
    const bet = game.order(random.int(0, mostMinor));
    const netMinor = random.chance(0.25)
      ? await this.#playHasty(bet)
      : await this.#playPatient(bet);
    this.rounds.push({ round: bet.round, netMinor });
  }

  /** Resends the stake until it is answered, then settles. Some wins are rolled back. */
  async #playPatient(bet: WalletOrder): Promise<number> {
    const { game, random } = this.#ports;
    const { wallet } = game;
    const { status } = await this.#heard(() => wallet.bet(bet));
    if (status === 'NOT_ENOUGH_MONEY') return 0;
    this.#expect(status, 'OK', bet);
    const win = game.following(bet, random.chance(0.4) ? 0 : random.int(1, 2 * mostMinor));
    this.#expect((await this.#heard(() => wallet.win(win))).status, 'OK', win);
    if (!random.chance(0.2)) return win.amountMinor - bet.amountMinor;
    for (const taken of [win, bet]) {
      const back = game.order(taken.amountMinor, {
        round: bet.round,
        referenceTransactionId: taken.transactionId,
      });
      this.#expect((await this.#heard(() => wallet.rollback(back))).status, 'OK', back);
    }
    return 0;
  }

  /**
   * Sends the stake once. Without a reply it is rolled back, whatever its result; the stake may
   * arrive after the rollback.
   */
  async #playHasty(bet: WalletOrder): Promise<number> {
    const { game } = this.#ports;
    const answer = await game.wallet.bet(bet).catch(unlessUnreachable);
    if (answer?.status === 'NOT_ENOUGH_MONEY') return 0;
    if (answer) {
      this.#expect(answer.status, 'OK', bet);
      const lost = game.following(bet, 0);
      this.#expect((await this.#heard(() => game.wallet.win(lost))).status, 'OK', lost);
      return -bet.amountMinor;
    }
    await this.#ports.again();
    const back = game.following(bet, bet.amountMinor);
    this.#expect((await this.#heard(() => game.wallet.rollback(back))).status, 'OK', back);
    const win = game.following(bet, mostMinor);
    const { status } = await this.#heard(() => game.wallet.win(win));
    // The stake was rolled back or never arrived, so the win is not paid.
    if (status === 'OK')
      throw new Error(`A win was paid for the stake ${bet.transactionId}, which was taken back.`);
    return 0;
  }

  async #heard(ask: () => Promise<WalletAnswer>): Promise<WalletAnswer> {
    for (;;) {
      const answer = await ask().catch(unlessUnreachable);
      if (answer) return answer;
      await this.#ports.again();
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
