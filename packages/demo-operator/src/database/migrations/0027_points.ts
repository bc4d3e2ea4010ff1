import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Members' points: append-only entries with the balance after each, and redemptions. */
export const points: Migration = {
  name: '0027_points',
  async up(tx) {
    await sql`
      create table points_order (
        order_id bigint generated always as identity primary key,
        merchant text not null references merchant (code) on delete cascade,
        member_id bigint not null references member (member_id) on delete cascade,
        item_id text not null,
        quantity integer not null check (quantity > 0),
        points_each integer not null check (points_each >= 0),
        amount_requirement_minor bigint,
        status text not null check (status in ('inProcess', 'rejected', 'approved')),
        delivery text not null,
        remark text not null default '',
        at_ms bigint not null,
        due_at_ms bigint not null
      )`.execute(tx);
    await sql`create index points_order_due on points_order (merchant, due_at_ms) where status = 'inProcess'`.execute(
      tx,
    );
    await sql`create index points_order_item on points_order (merchant, item_id)`.execute(tx);
    await sql`create index points_order_member on points_order (member_id)`.execute(tx);
    await sql`
      create table points_entry (
        entry_id bigint generated always as identity primary key,
        member_id bigint not null references member (member_id) on delete cascade,
        amount bigint not null check (amount <> 0),
        balance bigint not null check (balance >= 0),
        reason text not null,
        name jsonb,
        order_id bigint references points_order (order_id) on delete cascade,
        at_ms bigint not null
      )`.execute(tx);
    await sql`create index points_entry_member on points_entry (member_id, entry_id)`.execute(tx);
    // A greater trigger depth is the cascade of a deleted member or merchant.
    await sql`
      create function points_entry_is_final() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
        raise exception 'points entries are never changed or removed: add an entry that corrects it';
      end $$`.execute(tx);
    await sql`
      create trigger points_entry_is_final before update or delete on points_entry
      for each row execute function points_entry_is_final()`.execute(tx);
    await sql`
      create view points_record as
      select
        entry.entry_id, entry.member_id, entry.at_ms, entry.reason as type, entry.name,
        entry.amount, entry.balance, ordered.quantity, ordered.points_each,
        ordered.amount_requirement_minor,
        case entry.reason when 'redeemed' then ordered.status end as status,
        nullif(ordered.remark, '') as remark
      from points_entry as entry
      left join points_order as ordered on ordered.order_id = entry.order_id`.execute(tx);
    await sql`create index game_transaction_counted on game_transaction (member_id, game_transaction_id)`.execute(
      tx,
    );
    await sql`
      create table reward_progress (
        member_id bigint primary key references member (member_id) on delete cascade,
        transaction_id bigint not null,
        remainder bigint not null,
        rebate_transaction_id bigint not null,
        rebate_at_ms bigint
      )`.execute(tx);
  },
};
