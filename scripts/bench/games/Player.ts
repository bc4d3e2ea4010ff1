import type { GameLaunch } from '@livery/model';
import { systemClock } from '@livery/demo-provider/server/systemClock';
import type { ProviderKeys } from '@livery/demo-provider/server/wallet/ProviderKeys';
import { SignedWallet, walletTimeoutMs } from '@livery/demo-provider/server/wallet/SignedWallet';
import type { WalletAnswer, WalletOrder } from '@livery/demo-provider/server/wallet/OperatorWallet';

/** Result of a player's rounds. */
export interface Played {
  readonly rounds: number;
  readonly answersMs: readonly number[];
  readonly failures: readonly string[];
  /** Number of replies with a negative balance. */
  readonly negative: number;
}

const stakeMinor = 100;
/** One round in four wins three stakes, so that the balance lasts but is sometimes exhausted. */
const wins = [0, 0, 0, 3 * stakeMinor] as const;

/** Plays rounds one after the other without a pause. */
export class Player {
  readonly account: string;
  /** Expected balance, computed from the replies. */
  balanceMinor: number;
  readonly #launch: Required<GameLaunch>;
  readonly #wallet: SignedWallet;
  readonly #answersMs: number[] = [];
  readonly #failures: string[] = [];
  #negative = 0;

  constructor({
    account,
    launch,
    origin,
    keys,
    openingMinor,
  }: {
    account: string;
    launch: Required<GameLaunch>;
    origin: string;
    keys: ProviderKeys;
    openingMinor: number;
  }) {
    this.account = account;
    this.balanceMinor = openingMinor;
    this.#launch = launch;
    this.#wallet = new SignedWallet({
      origin,
      keys,
      clock: systemClock,
      timeoutMs: walletTimeoutMs,
    });
  }

  async playUntil(untilMs: number): Promise<Played> {
    let round = 0;
    for (; performance.now() < untilMs; round += 1) {
      const bet = this.#order(`${round}-bet`, round, stakeMinor);
      if (!(await this.#timed(() => this.#wallet.bet(bet), -stakeMinor))) continue;
      const amountMinor = wins[round % wins.length] ?? 0;
      await this.#timed(
        () =>
          this.#wallet.win({
            ...this.#order(`${round}-win`, round, amountMinor),
            referenceTransactionId: bet.transactionId,
            roundClosed: true,
          }),
        amountMinor,
      );
    }
    return {
      rounds: round,
      answersMs: this.#answersMs,
      failures: this.#failures,
      negative: this.#negative,
    };
  }

  #order(name: string, round: number, amountMinor: number): WalletOrder {
    const { token, currency, url } = this.#launch;
    return {
      token,
      currency,
      transactionId: `${this.account}-${name}`,
      round: `${this.account}-${round}`,
      amountMinor,
      gameCode: new URL(url).searchParams.get('game') ?? '',
    };
  }

  /** Returns whether money was moved. An insufficient balance is a normal reply. */
  async #timed(send: () => Promise<WalletAnswer>, movedMinor: number): Promise<boolean> {
    const beganMs = performance.now();
    const { status, balanceMinor = 0 } = await send().catch((error: unknown): WalletAnswer => {
      this.#failures.push(String(error));
      return { status: 'BAD_REQUEST' };
    });
    this.#answersMs.push(performance.now() - beganMs);
    if (balanceMinor < 0) this.#negative += 1;
    if (status === 'OK') this.balanceMinor += movedMinor;
    else if (status !== 'NOT_ENOUGH_MONEY' || this.balanceMinor + movedMinor >= 0)
      this.#failures.push(status);
    return status === 'OK';
  }
}
