import { sql } from 'kysely';
import type { ProviderDatabase } from '../database/ProviderSchema.ts';
import type { OperatorWallet, WalletAnswer, WalletOrder } from '../wallet/OperatorWallet.ts';

/** What a demonstration launch begins with, in minor units. */
const beginningMinor = 100_000;

/**
 * The credits of a demonstration launch. They stand in its rounds alone: no wallet is asked, and
 * nothing of them is money.
 */
export class DemoCredits implements OperatorWallet {
  readonly #db: ProviderDatabase;
  readonly #launchId: string;

  constructor(db: ProviderDatabase, launchId: string) {
    this.#db = db;
    this.#launchId = launchId;
  }

  balance(): Promise<WalletAnswer> {
    return this.#answer(() => true);
  }

  /** The round is kept before it is asked for: its stake is already out of the sum. */
  bet(): Promise<WalletAnswer> {
    return this.#answer((balanceMinor) => balanceMinor >= 0);
  }

  /** The round is settled after it is told: its win is not yet in the sum. */
  async win({ amountMinor }: WalletOrder): Promise<WalletAnswer> {
    const { status, balanceMinor = 0 } = await this.balance();
    return { status, balanceMinor: balanceMinor + amountMinor };
  }

  rollback(): Promise<WalletAnswer> {
    return this.balance();
  }

  async #answer(fits: (balanceMinor: number) => boolean): Promise<WalletAnswer> {
    const { change } = await this.#db
      .selectFrom('play_round')
      .select(
        sql<number>`coalesce(sum(case when state = 'settled' then win_minor else 0 end - stake_minor), 0)::bigint`.as(
          'change',
        ),
      )
      .where('launch_id', '=', this.#launchId)
      .where('state', 'not in', ['refused', 'undone'])
      .executeTakeFirstOrThrow();
    const balanceMinor = beginningMinor + change;
    return fits(balanceMinor) ? { status: 'OK', balanceMinor } : { status: 'NOT_ENOUGH_MONEY' };
  }
}
