import { contractKinds } from '@livery/model';
import { sql } from 'kysely';
import type { MemberCounter } from '../../account/countHandlers.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import { isOffered } from './contractTerms.ts';

/** Counts the requests about contracts of the offered kinds that wait for a member's answer. */
export function countOpenRequests(db: Database): MemberCounter {
  return async ({ merchant, member: { memberId } }) => {
    const kinds = contractKinds.filter((kind) => isOffered(merchant, kind));
    if (kinds.length === 0) return 0;
    const { count } = await db
      .selectFrom('contract_request')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('status', '=', 'requested')
      .where('kind', 'in', kinds)
      .where('asker_id', '!=', memberId)
      .where(({ or, eb }) => or([eb('upline_id', '=', memberId), eb('downline_id', '=', memberId)]))
      .executeTakeFirstOrThrow();
    return count;
  };
}
