import { sql, type RawBuilder } from 'kysely';
import { zoneMs } from '../../core/zoneMs.ts';
import type { Migration } from '../migrate.ts';

/**
 * Balance after each entry, the type of an entry, and the entries' sums by member, day and type.
 * All are maintained by triggers in the same transaction, so that records need not add up the
 * ledger.
 */
export const ledgerDay: Migration = {
  name: '0036_ledger_day',
  async up(tx) {
    await sql`
      alter table wallet_entry
        add column after_minor bigint,
        add column type text not null generated always as (
          case reason
            when 'opening balance' then 'adjustment'
            when 'transfer' then 'walletTransfer'
            when 'debt' then 'walletTransfer'
            when 'rollback' then case when amount_minor > 0 then 'givenBack' else 'adjustment' end
            else reason
          end) stored`.execute(tx);
    await keepBalances(tx);
    await sql`
      create view account_record as
      select
        entry.entry_id,
        entry.member_id,
        entry.at_ms,
        entry.purse,
        entry.amount_minor,
        entry.after_minor,
        entry.type,
        coalesce(entry.reference, game.round) as reference,
        game.node_id
      from wallet_entry as entry
      left join game_transaction as game on game.game_transaction_id = entry.game_transaction_id`.execute(
      tx,
    );
    await sql`drop index wallet_entry_member`.execute(tx);
    await sql`create index wallet_entry_member on wallet_entry (member_id, at_ms desc, entry_id desc)`.execute(
      tx,
    );
    await sql`create index wallet_entry_reference on wallet_entry (reference) where reference is not null`.execute(
      tx,
    );
    await keepDays(tx);
  },
};

/** Writes the balance of the purse into each entry, with the sum that follows from the entries. */
async function keepBalances(tx: Parameters<Migration['up']>[0]): Promise<void> {
  await sql`drop view account_record`.execute(tx);
  await sql`alter table wallet_entry disable trigger wallet_entry_is_final`.execute(tx);
  await sql`
    update wallet_entry set after_minor = chain.after_minor
    from (
      select entry_id,
        sum(amount_minor) over (partition by member_id, purse order by entry_id) as after_minor
      from wallet_entry
    ) as chain
    where chain.entry_id = wallet_entry.entry_id`.execute(tx);
  await sql`alter table wallet_entry enable trigger wallet_entry_is_final`.execute(tx);
  await sql`alter table wallet_entry alter column after_minor set not null`.execute(tx);
  await sql`drop trigger wallet_entry_adds_up on wallet_entry`.execute(tx);
  await sql`
    create or replace function wallet_entry_adds_up() returns trigger language plpgsql as $$
    begin
      insert into wallet_sum (member_id, purse, balance_minor) values (new.member_id, new.purse, new.amount_minor)
      on conflict (member_id, purse) do update set balance_minor = wallet_sum.balance_minor + excluded.balance_minor
      returning balance_minor into new.after_minor;
      return new;
    end $$`.execute(tx);
  await sql`
    create trigger wallet_entry_adds_up before insert on wallet_entry
    for each row execute function wallet_entry_adds_up()`.execute(tx);
}

async function keepDays(tx: Parameters<Migration['up']>[0]): Promise<void> {
  await sql`
    create table ledger_day (
      member_id bigint not null references member (member_id) on delete cascade,
      day integer not null,
      type text not null,
      in_entries integer not null,
      in_minor bigint not null,
      out_entries integer not null,
      out_minor bigint not null,
      primary key (member_id, day, type)
    )`.execute(tx);
  await sql`
    create index ledger_day_deposit on ledger_day (member_id, day)
    where type = 'deposit' and in_entries > 0`.execute(tx);
  await countEntries(sql`wallet_entry`).execute(tx);
  await sql`
    create function wallet_entry_counts() returns trigger language plpgsql as $$
    begin ${countEntries(sql`added`)}; return null; end $$`.execute(tx);
  await sql`
    create trigger wallet_entry_counts after insert on wallet_entry referencing new table as added
    for each statement execute function wallet_entry_counts()`.execute(tx);
}

function countEntries(added: RawBuilder<unknown>): RawBuilder<unknown> {
  const names = ['in_entries', 'in_minor', 'out_entries', 'out_minor'].map((name) => sql.ref(name));
  return sql`
    insert into ledger_day (member_id, day, type, ${sql.join(names)})
    select member_id, (at_ms + ${sql.lit(zoneMs)}) / 86400000, type,
      count(*) filter (where amount_minor > 0),
      coalesce(sum(amount_minor) filter (where amount_minor > 0), 0),
      count(*) filter (where amount_minor < 0),
      coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0)
    from ${added}
    group by 1, 2, 3
    on conflict (member_id, day, type) do update set
      ${sql.join(names.map((name) => sql`${name} = ledger_day.${name} + excluded.${name}`))}`;
}
