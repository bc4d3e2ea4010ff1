import { sql } from 'kysely';
import { refuseFields } from '../core/refuseFields.ts';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';

/** Member below an agent. */
export interface Downline {
  readonly memberId: number;
  readonly account: string;
  /** Levels below the agent: 1 for a direct downline. */
  readonly level: number;
}

/** Member on the way from an agent to a downline. */
export interface TreeStep {
  readonly memberId: number;
  readonly account: string;
}

/**
 * Who is below whom. Members outside of an agent's tree are refused like members that do not exist,
 * so that an agent does not learn of them.
 */
export class MemberTree {
  readonly #db: DatabaseAccess;

  constructor(db: DatabaseAccess) {
    this.#db = db;
  }

  /** Whether a member is below another, at any level. A member is not below itself. */
  async isBelow(memberId: number, ancestorId: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('member_tree')
      .select('depth')
      .where('ancestor_id', '=', ancestorId)
      .where('descendant_id', '=', memberId)
      .where('depth', '>', 0)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Whether a member has an upline or downlines. */
  async hasRelatives(memberId: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('member_tree')
      .select('depth')
      .where('depth', '=', 1)
      .where(({ or, eb }) =>
        or([eb('ancestor_id', '=', memberId), eb('descendant_id', '=', memberId)]),
      )
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Returns a downline by the id that a request names.
   *
   * Errors: a refusal of the field if no member below the agent has the id.
   */
  async requireDownline(agentId: number, memberId: string, field = 'memberId'): Promise<Downline> {
    const row = /^\d{1,15}$/.test(memberId)
      ? await this.#below(agentId)
          .where('member.member_id', '=', Number(memberId))
          .executeTakeFirst()
      : undefined;
    return required(row, field);
  }

  /**
   * Returns a downline by account, in any spelling.
   *
   * Errors: as {@link requireDownline}.
   */
  async requireAccount(agentId: number, account: string, field = 'account'): Promise<Downline> {
    const row = await this.#below(agentId)
      .where(sql`lower(member.account)`, '=', account.trim().toLowerCase())
      .executeTakeFirst();
    return required(row, field);
  }

  /** Returns the way from an agent to a member below, both included; empty for outsiders. */
  async ancestorsBetween(agentId: number, memberId: number): Promise<TreeStep[]> {
    const rows = await this.#db
      .selectFrom('member_tree as own')
      .innerJoin('member_tree as line', 'line.descendant_id', 'own.descendant_id')
      .innerJoin('member', 'member.member_id', 'line.ancestor_id')
      .select(['member.member_id', 'member.account'])
      .where('own.ancestor_id', '=', agentId)
      .where('own.descendant_id', '=', memberId)
      .whereRef('line.depth', '<=', 'own.depth')
      .orderBy('line.depth', 'desc')
      .execute();
    return rows.map(({ member_id: id, account }) => ({ memberId: id, account }));
  }

  /**
   * Selects downlines. The merchant is compared too, because the index of accounts begins with it.
   */
  #below(agentId: number) {
    return this.#db
      .selectFrom('member as agent')
      .innerJoin('member', 'member.merchant', 'agent.merchant')
      .innerJoin('member_tree', (join) =>
        join
          .onRef('member_tree.ancestor_id', '=', 'agent.member_id')
          .onRef('member_tree.descendant_id', '=', 'member.member_id')
          .on('member_tree.depth', '>', 0),
      )
      .select(['member.member_id', 'member.account', 'member_tree.depth'])
      .where('agent.member_id', '=', agentId);
  }
}

function required(
  row: { member_id: number; account: string; depth: number } | undefined,
  field: string,
): Downline {
  if (!row) throw refuseFields({ [field]: 'Your team has no such member.' });
  return { memberId: row.member_id, account: row.account, level: row.depth };
}
