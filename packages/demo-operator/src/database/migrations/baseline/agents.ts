import { sql } from 'kysely';
import { createTrigger, type Statements } from './triggers.ts';

/** Distinct from the lock spaces of attempts and social identities. */
const lockSpace = 3;

/**
 * Selects the lines of added members from their uplines. Walks the members and not the tree, so
 * that the rows of one statement may be below each other.
 */
const linesOfAdded = sql`
  with recursive line (ancestor_id, descendant_id, depth, upline_id) as (
    select member_id, member_id, 0, upline_id from added
    union all
    select upline.member_id, line.descendant_id, line.depth + 1, upline.upline_id
    from line join member as upline on upline.member_id = line.upline_id
    where line.depth <= 100
  )
  select ancestor_id, descendant_id, depth from line`;

const firesOnMove = `
  after update of upline_id on member
  for each row when (old.upline_id is distinct from new.upline_id)`;

/**
 * Tree of members as a closure table, kept by triggers on `member.upline_id`.
 *
 * Changes of the tree wait for each other within a merchant, because each reads lines that another
 * may be changing. Members without an upline are added without waiting.
 */
const tree: Statements = [
  sql`
    create table member_tree (
      ancestor_id bigint not null references member (member_id) on delete cascade,
      descendant_id bigint not null references member (member_id) on delete cascade,
      depth integer not null check (depth between 0 and 100),
      primary key (ancestor_id, descendant_id),
      check ((depth = 0) = (ancestor_id = descendant_id))
    )`,
  // Unique, because a member has one ancestor at each distance.
  sql`
    create unique index member_tree_up
    on member_tree (descendant_id, depth) include (ancestor_id)`,
  createTrigger('member_tree_add', {
    fires: 'after insert on member referencing new table as added for each statement',
    body: sql`
      perform pg_advisory_xact_lock_shared(${sql.lit(lockSpace)}, hashtext(merchant))
      from (select distinct merchant from added where upline_id is not null) as changed;
      if exists (
        select from added join member as upline on upline.member_id = added.upline_id
        where upline.merchant <> added.merchant
      ) then
        raise exception 'a member and its upline belong to one merchant';
      end if;
      insert into member_tree (ancestor_id, descendant_id, depth) ${linesOfAdded}`,
  }),
  createTrigger('member_tree_move', {
    fires: firesOnMove,
    body: sql`
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
      where above.descendant_id = new.upline_id and below.ancestor_id = new.member_id`,
  }),
  // Marks the merchant for the sweep of contracts. The row is locked first, because a sweep that
  // has taken the mark and is not stored yet is seen only by a statement that begins after it.
  createTrigger('member_tree_moved', {
    fires: firesOnMove,
    body: sql`
      perform from merchant where code = new.merchant for no key update;
      update merchant set tree_moved = true where code = new.merchant and not tree_moved`,
  }),
].flat();

/** Links with which visitors register below an agent. */
const inviteLinks: Statements = [
  sql`
    create table invite_link (
      link_id bigint generated always as identity primary key,
      merchant text not null references merchant (code) on delete cascade,
      member_id bigint not null references member (member_id) on delete cascade,
      code text not null check (code = upper(code)),
      is_agent boolean not null,
      rebate_hundredths integer not null check (rebate_hundredths between 0 and 10000),
      quota integer check (quota > 0),
      uses integer not null default 0,
      registrations integer not null default 0 check (registrations >= 0),
      at_ms bigint not null,
      expires_at_ms bigint,
      disabled_at_ms bigint,
      unique (merchant, code),
      check (registrations <= quota)
    )`,
  sql`create index invite_link_member on invite_link (member_id, at_ms)`,
  // Members and links refer to each other.
  sql`
    alter table member add foreign key (invite_link_id)
    references invite_link (link_id) on delete set null`,
];

/** Agents' downlines and the links that bring them. */
export const agents: Statements = [tree, inviteLinks].flat();
