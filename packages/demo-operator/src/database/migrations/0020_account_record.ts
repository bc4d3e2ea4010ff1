import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Account record: one line per wallet entry, with the balance of its purse before and after.
 * `reference` of an entry is the number of the order that moved the money.
 */
export const accountRecord: Migration = {
  name: '0020_account_record',
  async up(tx) {
    await sql`alter table wallet_entry add column reference text`.execute(tx);
    // The condition on the member is evaluated before the window, because it partitions by member.
    await sql`
      create view account_record as
      select
        entry.entry_id,
        entry.member_id,
        entry.at_ms,
        entry.purse,
        entry.amount_minor,
        (sum(entry.amount_minor) over purse_until_entry)::bigint as after_minor,
        case entry.reason
          when 'opening balance' then 'adjustment'
          when 'transfer' then 'walletTransfer'
          when 'debt' then 'walletTransfer'
          when 'rollback' then case when entry.amount_minor > 0 then 'givenBack' else 'adjustment' end
          else entry.reason
        end as type,
        coalesce(entry.reference, game.round) as reference,
        game.node_id
      from wallet_entry as entry
      left join game_transaction as game on game.game_transaction_id = entry.game_transaction_id
      window purse_until_entry as (partition by entry.member_id, entry.purse order by entry.entry_id)`.execute(
      tx,
    );
  },
};
