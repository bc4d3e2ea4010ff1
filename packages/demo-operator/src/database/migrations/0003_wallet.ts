import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Members' money: append-only entries whose sum is the balance. */
export const wallet: Migration = {
  name: '0003_wallet',
  async up(tx) {
    await sql`
      create table wallet_entry (
        entry_id bigint generated always as identity primary key,
        member_id bigint not null references member (member_id) on delete cascade,
        amount_minor bigint not null check (amount_minor <> 0),
        reason text not null,
        at_ms bigint not null
      )`.execute(tx);
    await sql`create index wallet_entry_member on wallet_entry (member_id)`.execute(tx);
    // Trigger depth 1 is a direct statement. A greater depth is the cascade of a deleted member or
    // merchant, which deletes its entries.
    await sql`
      create function wallet_entry_is_final() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
        raise exception 'wallet entries are never changed or removed: add an entry that corrects it';
      end $$`.execute(tx);
    await sql`
      create trigger wallet_entry_is_final before update or delete on wallet_entry
      for each row execute function wallet_entry_is_final()`.execute(tx);
  },
};
