import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../testing/useDatabase.ts';
import { MemberTree } from './MemberTree.ts';

const fixture = useDatabase();

const newMembers = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await fixture.newMember(0));
  return ids;
};

const move = (memberId: number, uplineId: number | null) =>
  fixture.db
    .updateTable('member')
    .set({ upline_id: uplineId })
    .where('member_id', '=', memberId)
    .execute();

/** Returns the stored lines as `ancestor>descendant:depth`. */
async function linesOf(ids: readonly number[]): Promise<string[]> {
  const rows = await fixture.db
    .selectFrom('member_tree')
    .selectAll()
    .where('descendant_id', 'in', ids)
    .execute();
  return rows.map((row) => `${row.ancestor_id}>${row.descendant_id}:${row.depth}`).toSorted();
}

/** Returns the lines that follow from the uplines of a model. */
function expectedLines(uplines: ReadonlyMap<number, number | undefined>): string[] {
  return [...uplines.keys()]
    .flatMap((id) => wayUp(uplines, id).map((ancestor, depth) => `${ancestor}>${id}:${depth}`))
    .toSorted();
}

function wayUp(uplines: ReadonlyMap<number, number | undefined>, id: number): number[] {
  const upline = uplines.get(id);
  return [id, ...(upline === undefined ? [] : wayUp(uplines, upline))];
}

describe('[AGNT-09] the tree of members', () => {
  it('follows random moves of members with all who are below them, and refuses circles', async () => {
    const size = 8;
    const ids = await newMembers(size);
    const step = fc.tuple(
      fc.integer({ min: 0, max: size - 1 }),
      fc.option(fc.integer({ min: 0, max: size - 1 })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        for (const id of ids) await move(id, null);
        const uplines = new Map<number, number | undefined>(ids.map((id) => [id, undefined]));
        for (const [child, parent] of steps) {
          const id = ids[child] ?? 0;
          const upline = parent === null ? undefined : ids[parent];
          const isCircle = upline !== undefined && wayUp(uplines, upline).includes(id);

          const moved = await move(id, upline ?? null).then(
            () => true,
            () => false,
          );

          expect(moved).toBe(!isCircle);
          if (moved) uplines.set(id, upline);
        }
        expect(await linesOf(ids)).toEqual(expectedLines(uplines));
      }),
      { numRuns: 5 },
    );
  });

  it('has the lines of members that one statement adds below each other, and of those whose upline is removed', async () => {
    const [top = 0] = await newMembers(1);
    const { rows } = await sql<{ member_id: number }>`
      insert into member (member_id, merchant, account, password_hash, is_agent, nickname,
        first_time_login, password_expired, rank_level, rank_name, member_label, upline_id)
      overriding system value
      select 900000 + number, 'LAGOON', 'line' || number, '', 0, '', false, false, 1, '', '{}',
        case when number = 1 then ${top}::bigint else 899999 + number end
      from generate_series(3, 1, -1) as number
      returning member_id`.execute(fixture.db);
    const [third = 0, second = 0, first = 0] = rows.map(({ member_id: id }) => id);
    const uplines = new Map<number, number | undefined>([
      [first, top],
      [second, first],
      [third, second],
    ]);
    expect(await linesOf([first, second, third])).toEqual(expectedLines(uplines));

    await fixture.db.deleteFrom('member').where('member_id', '=', first).execute();

    expect(await linesOf([second, third])).toEqual(
      expectedLines(
        new Map([
          [second, undefined],
          [third, second],
        ]),
      ),
    );
  });

  it('refuses an upline of another merchant', async () => {
    const [member = 0] = await newMembers(1);
    const { member_id: stranger } = await fixture.db
      .selectFrom('member')
      .select('member_id')
      .where('merchant', '!=', 'LAGOON')
      .limit(1)
      .executeTakeFirstOrThrow();

    await expect(move(member, stranger)).rejects.toThrow('one merchant');
  });

  it('finds downlines by id and account, and refuses all others alike', async () => {
    const [agent = 0, child = 0, grandchild = 0, outsider = 0] = await newMembers(4);
    await move(grandchild, child);
    await move(child, agent);
    const tree = new MemberTree(fixture.db);

    const found = await tree.requireDownline(agent, String(grandchild));

    expect(found).toMatchObject({ memberId: grandchild, level: 2 });
    expect(await tree.requireAccount(agent, ` ${found.account.toUpperCase()}`)).toEqual(found);
    expect(await tree.isBelow(grandchild, agent)).toBe(true);
    expect(await tree.isBelow(agent, agent)).toBe(false);
    const steps = await tree.ancestorsBetween(agent, grandchild);
    expect(steps.map(({ memberId }) => memberId)).toEqual([agent, child, grandchild]);
    expect(await tree.ancestorsBetween(agent, outsider)).toEqual([]);
    const refusals = await Promise.all(
      [String(outsider), String(agent), '999999999', 'nobody', '-1'].map((id) =>
        tree.requireDownline(agent, id).catch((error: unknown) => error),
      ),
    );
    for (const refusal of refusals) expect(refusal).toEqual(refusals[2]);
    expect(refusals[2]).toMatchObject({ value: { fields: [{ field: 'memberId' }] } });
  });
});

it('[AGNT-09] seeds forty downlines of the agent on three levels, whose rebates are within their upline’s', async () => {
  const { rows } = await sql<{ level: number; members: number; agents: number; wrong: number }>`
    select depth as level, count(*)::integer as members,
      (count(*) filter (where own.is_agent <> 0))::integer as agents,
      (count(*) filter (where own.rebate_hundredths > upline.rebate_hundredths
        or own.joined_at_ms < upline.joined_at_ms and upline.account not like 'agent%'))::integer as wrong
    from member_tree
    join member as agent on agent.member_id = ancestor_id
    join member as own on own.member_id = descendant_id
    join member as upline on upline.member_id = own.upline_id
    where agent.merchant = 'LAGOON' and agent.account = 'agent' and own.nickname = own.account
      and depth > 0
    group by depth order by depth`.execute(fixture.db);

  expect(rows.map(({ level }) => level)).toEqual([1, 2, 3]);
  expect(rows.reduce((sum, { members }) => sum + members, 0)).toBe(40);
  for (const { agents, wrong } of rows.slice(0, 2)) expect([agents > 0, wrong]).toEqual([true, 0]);
});
