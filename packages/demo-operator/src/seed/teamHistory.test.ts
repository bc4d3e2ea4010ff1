import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '../testing/useDatabase.ts';

const fixture = useDatabase();

/** Figures of one level below the demonstration agent. */
interface Level {
  readonly depth: number;
  readonly members: number;
  /** Members who joined at least ninety days ago. */
  readonly old: number;
  /** Days with rounds. */
  readonly days: number;
  /** Days from the first to the last one with rounds. */
  readonly span: number;
}

it('[AGNT-07] has ninety days of figures of three levels and forty members below the demonstration agent', async () => {
  const { rows } = await sql<Level>`
    select depth, count(distinct member.member_id)::integer as members,
      (count(distinct member.member_id) filter (
        where member.joined_at_ms < (select max(at_ms) from game_transaction) - 89 * 86400000::bigint
      ))::integer as old,
      count(distinct day)::integer as days, (1 + max(day) - min(day))::integer as span
    from member as agent
    join member_tree as tree on tree.ancestor_id = agent.member_id and depth > 0
    join member on member.member_id = tree.descendant_id
    left join member_day on member_day.member_id = member.member_id and rounds > 0
    where agent.merchant = 'LAGOON' and agent.account = 'agent'
      and member.account not in ('demo', 'newbie', 'traveller', 'agent2')
    group by depth order by depth`.execute(fixture.db);
  const sumOf = (key: 'members' | 'old') => rows.reduce((sum, row) => sum + row[key], 0);

  expect(rows.map(({ depth }) => depth)).toEqual([1, 2, 3]);
  expect(sumOf('members')).toBe(40);
  expect(sumOf('old')).toBeGreaterThanOrEqual(32);
  expect(sumOf('old')).toBeLessThan(40);
  expect(Math.min(...rows.map(({ span }) => span))).toBeGreaterThanOrEqual(86);
  expect(Math.min(...rows.map(({ days }) => days))).toBeGreaterThanOrEqual(60);
});

it('[AGNT-09] lists no sample downline as older than the member above, and no play before joining', async () => {
  const { rows } = await sql`
    select member.account from member
    join member as upline on upline.member_id = member.upline_id
    where member.merchant = 'LAGOON' and (member.joined_at_ms < upline.joined_at_ms
      or exists (select from game_transaction as played
        where played.member_id = member.member_id and played.at_ms < member.joined_at_ms))`.execute(
    fixture.db,
  );

  expect(rows).toEqual([]);
});
