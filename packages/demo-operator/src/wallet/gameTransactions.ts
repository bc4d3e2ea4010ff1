import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/DatabaseSchema.ts';

export type Tx = Transaction<DatabaseSchema>;

/** Stored transaction. */
export type KeptTransaction = NonNullable<Awaited<ReturnType<typeof findTransaction>>>;

/** Returns the transaction with a provider's number. */
export function findTransaction(tx: Tx, provider: string, transactionId: string) {
  return tx
    .selectFrom('game_transaction')
    .selectAll()
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
}

/**
 * Whether a transaction was rolled back. A rollback may arrive before its transaction; it then acts
 * as a tombstone.
 */
export async function isRolledBack(
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

/** Whether a win of the stake exists that was not rolled back. */
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
