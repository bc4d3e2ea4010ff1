import type { ProviderDatabase, ProviderDatabaseAccess } from '../database/ProviderSchema.ts';
import type { DrawNumber } from '../games/RoundGame.ts';
import { partsPerMinor, seedMinorOf } from './jackpotTerms.ts';
import { playForJackpot } from './playForJackpot.ts';

/** Which pool: all slots of a merchant that are played for a currency share one. */
export interface JackpotOwner {
  readonly merchant: string;
  readonly currency: string;
}

/** The jackpots that rounds for money feed and win. */
export class Jackpots {
  readonly #db: ProviderDatabase;

  constructor(db: ProviderDatabase) {
    this.#db = db;
  }

  /** Has a pool there, with its seed, for rounds that are begun. */
  async open(
    tx: ProviderDatabaseAccess,
    { merchant, currency, minorDigits }: JackpotOwner & { readonly minorDigits: number },
  ): Promise<void> {
    const seedMinor = seedMinorOf(minorDigits);
    await tx
      .insertInto('jackpot')
      .values({ merchant, currency, parts: seedMinor * partsPerMinor, seed_minor: seedMinor })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /**
   * Feeds a pool with a round's stake and says what the round won of it, in minor units. As part of
   * the transaction that keeps the draw: both count, or neither.
   */
  async play(
    tx: ProviderDatabaseAccess,
    { merchant, currency, stakeMinor }: JackpotOwner & { readonly stakeMinor: number },
    drawNumber: DrawNumber,
  ): Promise<number> {
    const pool = await poolOf(tx, { merchant, currency }).forUpdate().executeTakeFirst();
    // The round was begun before there was a jackpot.
    if (!pool) return 0;
    const { parts, wonMinor } = playForJackpot(
      { parts: pool.parts, seedMinor: pool.seed_minor },
      stakeMinor,
      drawNumber,
    );
    await tx
      .updateTable('jackpot')
      .set({ parts })
      .where('merchant', '=', merchant)
      .where('currency', '=', currency)
      .execute();
    return wonMinor;
  }

  /** What a pool would pay now, in minor units: its seed, where nobody has played yet. */
  async amountMinor({
    minorDigits,
    ...owner
  }: JackpotOwner & { readonly minorDigits: number }): Promise<number> {
    const pool = await poolOf(this.#db, owner).executeTakeFirst();
    return pool ? Math.floor(pool.parts / partsPerMinor) : seedMinorOf(minorDigits);
  }
}

function poolOf(db: ProviderDatabaseAccess, { merchant, currency }: JackpotOwner) {
  return db
    .selectFrom('jackpot')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('currency', '=', currency);
}
