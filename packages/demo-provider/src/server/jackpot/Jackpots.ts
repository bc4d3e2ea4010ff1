import type { ProviderDatabase, ProviderDatabaseAccess } from '../database/ProviderSchema.ts';
import type { DrawNumber } from '../games/RoundGame.ts';
import { partsPerMinor, seedMinorOf } from './jackpotTerms.ts';
import { playForJackpot } from './playForJackpot.ts';

/** Key of a pool. All slots of a merchant in one currency share it. */
export interface JackpotOwner {
  readonly merchant: string;
  readonly currency: string;
}

/** Jackpot pools, fed and won by rounds for money. */
export class Jackpots {
  readonly #db: ProviderDatabase;

  constructor(db: ProviderDatabase) {
    this.#db = db;
  }

  /** Creates a pool with its seed if it does not exist yet. */
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
   * Adds a round's share to the pool and returns the amount the round won, in minor units. Runs in
   * the transaction that stores the draw, so that both are committed or neither.
   */
  async play(
    tx: ProviderDatabaseAccess,
    { merchant, currency, stakeMinor }: JackpotOwner & { readonly stakeMinor: number },
    drawNumber: DrawNumber,
  ): Promise<number> {
    const pool = await poolOf(tx, { merchant, currency }).forUpdate().executeTakeFirst();
    // The round was placed before jackpots existed.
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

  /**
   * Returns the amount a pool would pay now, in minor units. A pool that does not exist yet has its
   * seed.
   */
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
