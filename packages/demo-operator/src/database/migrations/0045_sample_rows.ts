import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Marks rows of points, rewards, bonuses and rebates that a seed made, because they have no numbers
 * of their own.
 */
export const sampleRows: Migration = {
  name: '0045_sample_rows',
  async up(tx) {
    for (const table of ['points_entry', 'reward', 'bonus', 'rebate_claim'])
      await sql`
        alter table ${sql.table(table)} add column sample boolean not null default false`.execute(
        tx,
      );
    await sql`
      create or replace view points_record as
      select
        entry.entry_id, entry.member_id, entry.at_ms, entry.reason as type, entry.name,
        entry.amount, entry.balance, ordered.quantity, ordered.points_each,
        ordered.amount_requirement_minor,
        case entry.reason when 'redeemed' then ordered.status end as status,
        nullif(ordered.remark, '') as remark, entry.sample
      from points_entry as entry
      left join points_order as ordered on ordered.order_id = entry.order_id`.execute(tx);
  },
};
