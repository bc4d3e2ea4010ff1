import { sql } from 'kysely';
import type { ProviderDatabase } from '../database/ProviderSchema.ts';
import type { OperatorWallet, WalletAnswer, WalletOrder } from '../wallet/OperatorWallet.ts';

/** Initial credits of a demonstration launch, in minor units. */
const beginningMinor = 100_000;

/**
 * Wallet of a demonstration launch. The balance is computed from the launch's rounds alone, and no
 * real money is involved.
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

  /** The round is stored before this request, so the sum already includes its stake. */
  bet(): Promise<WalletAnswer> {
    return this.#answer((balanceMinor) => balanceMinor >= 0);
  }

  /** The round is settled after this request, so the sum does not include its win yet. */
  async win({ amountMinor }: WalletOrder): Promise<WalletAnswer> {
    const { status, balanceMinor = 0 } = await this.balance();
    return { status, balanceMinor: balanceMinor + amountMinor };
  }

  rollback(): Promise<WalletAnswer> {
    return this.balance();
  }

  async #answer(isAccepted: (balanceMinor: number) => boolean): Promise<WalletAnswer> {
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
    return isAccepted(balanceMinor)
      ? { status: 'OK', balanceMinor }
      : { status: 'NOT_ENOUGH_MONEY' };
  }
}
