import type { RefusalReason } from '@livery/model';
import { sql, type Selectable } from 'kysely';
import { refuseFields } from '../core/refuseFields.ts';
import type { InviteLinkTable } from '../database/agentTables.ts';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';

/** Why an invitation cannot be used. */
export interface InvitationProblem {
  readonly message: string;
  readonly reason: RefusalReason;
}

export const wrongInvitation: InvitationProblem = {
  message: 'The invitation code is not valid.',
  reason: 'invitation_wrong',
};

/** Link with which visitors register below its owner. */
export interface OpenedLink extends Pick<
  Selectable<InviteLinkTable>,
  'quota' | 'registrations' | 'expires_at_ms' | 'disabled_at_ms'
> {
  readonly linkId: number;
  /** What a new member gets by the link. */
  readonly gives: {
    readonly uplineId: number;
    readonly inviteLinkId: number;
    readonly isAgent: number;
    readonly rebateHundredths: number;
  };
}

/** Links with which visitors register below agents. Every query is limited to one merchant. */
export class InviteLinks {
  readonly #db: DatabaseAccess;

  constructor(db: DatabaseAccess) {
    this.#db = db;
  }

  /** Codes are case-insensitive. */
  async find(merchant: string, code: string): Promise<OpenedLink | undefined> {
    const row = await this.#db
      .selectFrom('invite_link')
      .innerJoin('member as owner', 'owner.member_id', 'invite_link.member_id')
      .selectAll('invite_link')
      .select('owner.is_agent as ownerType')
      .where('invite_link.merchant', '=', merchant)
      .where('code', '=', code.trim().toUpperCase())
      .executeTakeFirst();
    return (
      row && {
        ...row,
        linkId: row.link_id,
        gives: {
          uplineId: row.member_id,
          inviteLinkId: row.link_id,
          isAgent: row.is_agent ? agentTypeBelow(row.ownerType) : 0,
          rebateHundredths: row.rebate_hundredths,
        },
      }
    );
  }

  /** Counts that a visitor opened a link. */
  async recordUse(merchant: string, code: string): Promise<void> {
    await this.#db
      .updateTable('invite_link')
      .set({ uses: sql<number>`uses + 1` })
      .where('merchant', '=', merchant)
      .where('code', '=', code.trim().toUpperCase())
      .execute();
  }

  /**
   * Takes one place of a link. Concurrent registrations wait for each other, so that the last place
   * is taken once.
   *
   * Errors: a refusal that says why the link is not open any more.
   */
  async take(linkId: number, nowMs: number): Promise<void> {
    const taken = await this.#db
      .updateTable('invite_link')
      .set({ registrations: sql<number>`registrations + 1` })
      .where('link_id', '=', linkId)
      .where('disabled_at_ms', 'is', null)
      .where(({ eb, or }) => or([eb('expires_at_ms', 'is', null), eb('expires_at_ms', '>', nowMs)]))
      .where(({ eb, or, ref }) =>
        or([eb('quota', 'is', null), eb('registrations', '<', ref('quota'))]),
      )
      .returning('link_id')
      .executeTakeFirst();
    if (taken) return;
    const link = await this.#db
      .selectFrom('invite_link')
      .selectAll()
      .where('link_id', '=', linkId)
      .executeTakeFirst();
    const { message } = (link && linkProblem(link, nowMs)) ?? wrongInvitation;
    throw refuseFields({ affiliateCode: message });
  }
}

/** Returns the type of an agent below an agent or partner. */
export function agentTypeBelow(ownerType: number): number {
  return ownerType === 41 || ownerType === 42 ? 42 : 2;
}

/** State of a link. */
export function linkStatus(
  link: Pick<OpenedLink, 'quota' | 'registrations' | 'expires_at_ms' | 'disabled_at_ms'>,
  nowMs: number,
): 'active' | 'usedUp' | 'expired' | 'disabled' {
  if (link.disabled_at_ms !== null) return 'disabled';
  if (link.quota !== null && link.registrations >= link.quota) return 'usedUp';
  return link.expires_at_ms !== null && link.expires_at_ms <= nowMs ? 'expired' : 'active';
}

/** Returns why a link is not open; undefined for an open one. */
export function linkProblem(
  link: Parameters<typeof linkStatus>[0],
  nowMs: number,
): InvitationProblem | undefined {
  return linkProblems[linkStatus(link, nowMs)];
}

const linkProblems: Readonly<Record<ReturnType<typeof linkStatus>, InvitationProblem | undefined>> =
  {
    active: undefined,
    usedUp: {
      message: 'All places of this invitation link are taken. Please ask for a new one.',
      reason: 'invitation_used_up',
    },
    expired: {
      message: 'This invitation link has expired. Please ask for a new one.',
      reason: 'invitation_expired',
    },
    disabled: {
      message: 'This invitation link is no longer valid. Please ask for a new one.',
      reason: 'invitation_disabled',
    },
  };
