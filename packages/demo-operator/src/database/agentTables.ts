import type { Generated } from 'kysely';

/** Tables of agents and their downlines. */
export interface AgentTables {
  member_tree: MemberTreeTable;
  invite_link: InviteLinkTable;
}

/** One row for each pair of members one of whom is below the other, maintained by triggers. */
interface MemberTreeTable {
  ancestor_id: number;
  descendant_id: number;
  /** Levels between the two; 0 for a member and itself, 1 for a direct downline. */
  depth: number;
}

/** Link with which visitors register below a member. */
export interface InviteLinkTable {
  link_id: Generated<number>;
  merchant: string;
  /** Owner of the link. */
  member_id: number;
  code: string;
  /** Those who register are agents. */
  is_agent: boolean;
  rebate_hundredths: number;
  /** Most registrations; null if unlimited. */
  quota: number | null;
  /** How often the link was opened. */
  uses: Generated<number>;
  registrations: Generated<number>;
  at_ms: number;
  expires_at_ms: number | null;
  disabled_at_ms: Generated<number | null>;
}
