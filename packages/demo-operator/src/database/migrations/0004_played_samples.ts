import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Sample data is older than its merchant, so the time marks it, and rows need no mark of their own.
 * The demonstration members of merchants from before joined 156 days earlier.
 */
export const playedSamples: Migration = {
  name: '0004_played_samples',
  async up(tx) {
    for (const statement of [
      sql`alter table merchant add column sample_until_ms bigint not null default 0`,
      sql`
        update merchant set sample_until_ms = joined_at_ms + ${sql.lit(156 * 86_400_000)}
        from member where member.merchant = merchant.code and account = 'demo'`,
      sql`drop view points_record`,
      ...['points_entry', 'bonus', 'reward', 'rebate_claim'].map(
        (table) => sql`alter table ${sql.table(table)} drop column sample`,
      ),
      sql`
        create view points_record as
        select
          entry.entry_id, entry.member_id, entry.at_ms, entry.reason as type, entry.name,
          entry.amount, entry.balance, ordered.quantity, ordered.points_each,
          ordered.amount_requirement_minor,
          case entry.reason when 'redeemed' then ordered.status end as status,
          nullif(ordered.remark, '') as remark
        from points_entry as entry
        left join points_order as ordered on ordered.order_id = entry.order_id`,
    ])
      await statement.execute(tx);
  },
};
