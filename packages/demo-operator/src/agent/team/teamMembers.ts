import { sql, type RawBuilder } from 'kysely';
import type { MemberTree } from '../../members/MemberTree.ts';
import { membersBelow, oneMember } from '../../records/TeamRecords.ts';

/**
 * Selects everyone below an agent, or the one member whom a filter names.
 *
 * Errors: a refusal of `account` if the member is not below the agent.
 */
export async function teamMembers(
  tree: MemberTree,
  agentId: number,
  account: string,
): Promise<RawBuilder<unknown>> {
  if (account === '') return membersBelow(agentId);
  const { memberId } = await tree.requireAccount(agentId, account);
  return oneMember(memberId);
}

/** Selects each direct downline of a member with everyone below, by the downline's id as `key`. */
export function teamsBelow(memberId: number): RawBuilder<unknown> {
  return sql`
    select line.descendant_id as key, team.descendant_id as member_id
    from member_tree as line join member_tree as team on team.ancestor_id = line.descendant_id
    where line.ancestor_id = ${memberId}::bigint and line.depth = 1`;
}

/** Selects a member with everyone below, by the member's id as `key`. */
export function teamOf(memberId: number): RawBuilder<unknown> {
  return sql`
    select ancestor_id as key, descendant_id as member_id
    from member_tree where ancestor_id = ${memberId}::bigint`;
}
