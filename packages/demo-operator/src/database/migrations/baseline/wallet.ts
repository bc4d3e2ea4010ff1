import { sql } from 'kysely';
import { forbidChanges, type Statements } from './triggers.ts';

/**
 * Members' money: append-only entries whose sum is the balance. The sums of purses exist because
 * adding up all entries for every bet would be too slow.
 */
export const wallet: Statements = [
  // `reference` is the number of the order that moved the money.
  sql`
    create table wallet_entry (
      entry_id bigint generated always as identity primary key,
      member_id bigint not null references member (member_id) on delete cascade,
      purse text not null default '',
      amount_minor bigint not null check (amount_minor <> 0),
      after_minor bigint not null,
      reason text not null,
      type text not null generated always as (
        case reason
          when 'opening balance' then 'adjustment'
          when 'transfer' then 'walletTransfer'
          when 'debt' then 'walletTransfer'
          when 'rollback' then case when amount_minor > 0 then 'givenBack' else 'adjustment' end
          else reason
        end) stored,
      reference text,
      game_transaction_id bigint,
      at_ms bigint not null
    )`,
  sql`create index wallet_entry_member on wallet_entry (member_id, at_ms desc, entry_id desc)`,
  sql`create index wallet_entry_reference on wallet_entry (reference) where reference is not null`,
  sql`
    create unique index wallet_entry_transaction on wallet_entry (game_transaction_id)
    where game_transaction_id is not null`,
  forbidChanges(
    'wallet_entry',
    'wallet entries are never changed or removed: add an entry that corrects it',
  ),
  sql`
    create table wallet_sum (
      member_id bigint not null references member (member_id) on delete cascade,
      purse text not null,
      balance_minor bigint not null,
      primary key (member_id, purse)
    )`,
  // Writes the balance of the purse into each entry, too.
  sql`
    create function wallet_entry_adds_up() returns trigger language plpgsql as $$
    begin
      insert into wallet_sum (member_id, purse, balance_minor) values (new.member_id, new.purse, new.amount_minor)
      on conflict (member_id, purse) do update set balance_minor = wallet_sum.balance_minor + excluded.balance_minor
      returning balance_minor into new.after_minor;
      return new;
    end $$`,
  sql`
    create trigger wallet_entry_adds_up before insert on wallet_entry
    for each row execute function wallet_entry_adds_up()`,
  // A number that was only queried has no vendor and stays refused.
  sql`
    create table wallet_transfer (
      member_id bigint not null references member (member_id) on delete cascade,
      reference_no text not null,
      vendor text,
      direction text check (direction in ('in', 'out')),
      asked_minor bigint,
      moved_minor bigint not null,
      status text not null check (status in ('done', 'refused')),
      at_ms bigint not null,
      primary key (member_id, reference_no)
    )`,
].flat();
