import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * What the sweep of contracts reads: pending settlements by payer, and whether the tree of a merchant's
 * members has changed.
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
    await sql`
      create function member_tree_moved() returns trigger language plpgsql as $$
      begin
        update merchant set tree_moved = true where code = new.merchant and not tree_moved;
        return null;
      end $$`.execute(tx);
    await sql`
      create trigger member_tree_moved after update of upline_id on member
      for each row when (old.upline_id is distinct from new.upline_id)
      execute function member_tree_moved()`.execute(tx);
  },
};
