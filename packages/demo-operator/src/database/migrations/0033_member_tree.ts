import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Distinct from the lock spaces of attempts and social identities. */
const lockSpace = 3;

/**
 * Tree of members as a closure table, kept by triggers on `member.upline_id`, and what an agent
 * sees of a downline: rebate and date of joining.
 *
 * Changes of the tree wait for each other within a merchant, because each reads lines that another
 * may be changing. Members without an upline are added without waiting.
 */
export const memberTree: Migration = {
  name: '0033_member_tree',
  async up(tx) {
    await sql`
      alter table member
        add column rebate_hundredths integer not null default 0
          check (rebate_hundredths between 0 and 10000),
        add column joined_at_ms bigint`.execute(tx);
    await sql`
      create table member_tree (
        ancestor_id bigint not null references member (member_id) on delete cascade,
        descendant_id bigint not null references member (member_id) on delete cascade,
        depth integer not null check (depth between 0 and 100),
        primary key (ancestor_id, descendant_id),
        check ((depth = 0) = (ancestor_id = descendant_id))
      )`.execute(tx);
    // Unique, because a member has one ancestor at each distance.
    await sql`
      create unique index member_tree_up on member_tree (descendant_id, depth) include (ancestor_id)`.execute(
      tx,
    );
    await sql`
      insert into member_tree (ancestor_id, descendant_id, depth) ${linesOf('member')}`.execute(tx);
    await sql`
      create function member_tree_add() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(${sql.lit(lockSpace)}, hashtext(merchant))
        from (select distinct merchant from added where upline_id is not null) as changed;
        if exists (
          select from added join member as upline on upline.member_id = added.upline_id
          where upline.merchant <> added.merchant
        ) then
          raise exception 'a member and its upline belong to one merchant';
        end if;
        insert into member_tree (ancestor_id, descendant_id, depth) ${linesOf('added')};
        return null;
      end $$`.execute(tx);
    await sql`
      create trigger member_tree_add after insert on member referencing new table as added
      for each statement execute function member_tree_add()`.execute(tx);
    await sql`
      create function member_tree_move() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(${sql.lit(lockSpace)}, hashtext(new.merchant));
        if exists (
          select from member_tree
          where ancestor_id = new.member_id and descendant_id = new.upline_id
        ) then
          raise exception 'a member cannot be below one of its own downlines';
        end if;
        if exists (
          select from member where member_id = new.upline_id and merchant <> new.merchant
        ) then
          raise exception 'a member and its upline belong to one merchant';
        end if;
        delete from member_tree as line
        using member_tree as below
        where below.ancestor_id = new.member_id
          and line.descendant_id = below.descendant_id and line.depth > below.depth;
        insert into member_tree (ancestor_id, descendant_id, depth)
        select above.ancestor_id, below.descendant_id, above.depth + 1 + below.depth
        from member_tree as above cross join member_tree as below
        where above.descendant_id = new.upline_id and below.ancestor_id = new.member_id;
        return null;
      end $$`.execute(tx);
    await sql`
      create trigger member_tree_move after update of upline_id on member
      for each row when (old.upline_id is distinct from new.upline_id)
      execute function member_tree_move()`.execute(tx);
  },
};

/**
 * Selects the lines of members from their uplines. Walks the members and not the tree, so that the
 * rows of one statement may be below each other.
 */
function linesOf(members: 'member' | 'added') {
  return sql`
    with recursive line (ancestor_id, descendant_id, depth, upline_id) as (
      select member_id, member_id, 0, upline_id from ${sql.table(members)}
      union all
      select upline.member_id, line.descendant_id, line.depth + 1, upline.upline_id
      from line join member as upline on upline.member_id = line.upline_id
      where line.depth <= 100
    )
    select ancestor_id, descendant_id, depth from line`;
}
