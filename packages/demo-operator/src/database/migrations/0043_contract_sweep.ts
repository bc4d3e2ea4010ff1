import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * What the sweep of contracts reads: pending settlements by payer, and whether the tree of a
 * merchant's members has changed.
 */
export const contractSweep: Migration = {
  name: '0043_contract_sweep',
  async up(tx) {
    await sql`drop index contract_settlement_pending`.execute(tx);
    await sql`
      create index contract_settlement_pending on contract_settlement (payer_id, settlement_id)
      include (amount_minor) where status = 'pending'`.execute(tx);
    await sql`alter table merchant add column tree_moved boolean not null default false`.execute(
      tx,
    );
    await sql`update merchant set tree_moved = true`.execute(tx);
    // The row is locked first, because a sweep that has taken the mark and is not stored yet is
    // seen only by a statement that begins after it.
    await sql`
      create function member_tree_moved() returns trigger language plpgsql as $$
      begin
        perform from merchant where code = new.merchant for no key update;
        update merchant set tree_moved = true where code = new.merchant and not tree_moved;
        return null;
      end $$`.execute(tx);
    await sql`
      create trigger member_tree_moved after update of upline_id on member
      for each row when (old.upline_id is distinct from new.upline_id)
      execute function member_tree_moved()`.execute(tx);
  },
};
