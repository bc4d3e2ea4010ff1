import { refuseFields } from '../../core/refuseFields.ts';
import type { DatabaseAccess } from '../../database/DatabaseSchema.ts';

/** Levels of agents and players below the first agent, so that reading a tree stays bounded. */
const maxLevels = 20;

/**
 * Returns the kinds of members that an agent may create: none on the last level, and only players
 * on the one above it.
 */
export async function downlineTypes(db: DatabaseAccess, agentId: number): Promise<string[]> {
  const { level } = await db
    .selectFrom('member_tree')
    .select(({ fn }) => fn.max('depth').as('level'))
    .where('descendant_id', '=', agentId)
    .executeTakeFirstOrThrow();
  if (level >= maxLevels) return [];
  return level === maxLevels - 1 ? ['player'] : ['player', 'agent'];
}

/** Refuses a kind of members that an agent may not create. */
export async function requireType(
  db: DatabaseAccess,
  agentId: number,
  type: string,
): Promise<void> {
  if (!(await downlineTypes(db, agentId)).includes(type))
    throw refuseFields({ type: 'You may not create members of this type.' });
}
