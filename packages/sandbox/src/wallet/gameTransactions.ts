import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/DatabaseSchema.ts';

export type Tx = Transaction<DatabaseSchema>;

/** A transaction as it is kept. */
export type KeptTransaction = NonNullable<Awaited<ReturnType<typeof findTransaction>>>;

/** What a provider's number stands for. */
export function findTransaction(tx: Tx, provider: string, transactionId: string) {
  return tx
    .selectFrom('game_transaction')
    .selectAll()
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
}

/**
 * Whether a transaction was taken back; one that never came may have been, too: that is its
 * tombstone.
 */
export async function isTakenBack(
  tx: Tx,
  provider: string,
  transactionId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('game_transaction')
    .select('game_transaction_id')
    .where('provider', '=', provider)
    .where('reference_transaction_id', '=', transactionId)
    .where('kind', '=', 'rollback')
    .where('verdict', '=', 'OK')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether money was won with a stake, and not taken back. */
export async function hasStandingWin(tx: Tx, bet: KeptTransaction): Promise<boolean> {
  const row = await tx
    .selectFrom('game_transaction as win')
    .select('win.transaction_id')
    .where('win.provider', '=', bet.provider)
    .where('win.reference_transaction_id', '=', bet.transaction_id)
    .where('win.kind', '=', 'win')
    .where('win.moved_minor', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('game_transaction as back')
            .select('back.transaction_id')
            .whereRef('back.provider', '=', 'win.provider')
            .whereRef('back.reference_transaction_id', '=', 'win.transaction_id')
            .where('back.kind', '=', 'rollback')
            .where('back.verdict', '=', 'OK'),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}
