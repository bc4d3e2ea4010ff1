import { randomInt } from 'node:crypto';
import type { InviteLink } from '@livery/model';
import { sql, type Selectable } from 'kysely';
import type { CallHandlers } from '../../calls/CallHandlers.ts';
import { defaultPageSize } from '../../core/pageSize.ts';
import { refuseFields } from '../../core/refuseFields.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { InviteLinkTable } from '../../database/agentTables.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import { linkStatus } from '../../members/InviteLinks.ts';
import { RecordQuery, type RecordList } from '../../records/RecordQuery.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import { once } from '../../wallet/once.ts';
import { requireType } from './downlineTypes.ts';
import { readRebate, rebateOf, toPercent } from './rebates.ts';

type LinkRow = Selectable<InviteLinkTable>;

const dayMs = 86_400_000;
const maxActiveLinks = 50;
/** Without letters and digits that are easily misread. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 7;

/** Handles the links with which visitors register below an agent. */
export function inviteLinkHandlers({
  db,
}: {
  db: Database;
}): Pick<CallHandlers, 'getInviteLinks' | 'createInviteLink' | 'disableInviteLink'> {
  return {
    getInviteLinks: async (
      { status, pageNo = 1, pageSize = defaultPageSize },
      { member: { memberId }, nowMs },
    ) => {
      const { rows, totalPages, totals } = await new RecordQuery(db).page(
        linksAt(nowMs),
        { memberId, equal: { status: status || undefined } },
        { pageNo, pageSize },
      );
      return {
        list: rows.map((row) => describeLink(row, nowMs)),
        totalPages,
        totals: { links: totals.count, uses: totals.uses, registrations: totals.registrations },
      };
    },
    createInviteLink: (
      { referenceNo, type, rebate = 0, quota, days },
      { merchant, member: { memberId }, nowMs },
    ) =>
      once(
        db,
        {
          merchant: merchant.code,
          memberId,
          referenceNo,
          kind: 'createInviteLink',
          payload: { type, rebate, quota, days },
          nowMs,
        },
        async (tx) => {
          await requireType(tx, memberId, type);
          const link = {
            merchant: merchant.code,
            member_id: memberId,
            is_agent: type === 'agent',
            rebate_hundredths: readRebate(rebate, await rebateOf(tx, memberId)),
            quota: quota ?? null,
            at_ms: nowMs,
            expires_at_ms: days === undefined ? null : nowMs + Number(days) * dayMs,
          };
          await refuseTooMany(tx, memberId, nowMs);
          return describeLink(await addLink(tx, link), nowMs);
        },
      ),
    disableInviteLink: async ({ linkId }, { member: { memberId }, nowMs }) => {
      const disabled = await db
        .updateTable('invite_link')
        .set({ disabled_at_ms: sql<number>`coalesce(disabled_at_ms, ${nowMs})` })
        .where('member_id', '=', memberId)
        .where(sql`link_id::text`, '=', linkId)
        .returning('link_id')
        .executeTakeFirst();
      if (!disabled) throw refuseFields({ linkId: 'You have no such link.' });
      return {};
    },
  };
}

/** Links with their status at a time. */
function linksAt(
  nowMs: number,
): RecordList<LinkRow & { status: string }, 'uses' | 'registrations'> {
  return {
    from: sql`(
      select *, case when disabled_at_ms is not null then 'disabled'
        when registrations >= quota then 'usedUp'
        when expires_at_ms <= ${nowMs} then 'expired' else 'active' end as status
      from invite_link)`,
    id: 'link_id',
    totals: { uses: sql`sum(uses)`, registrations: sql`sum(registrations)` },
  };
}

async function refuseTooMany(tx: Tx, memberId: number, nowMs: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${linksAt(nowMs).from} as link
    where member_id = ${memberId} and status = 'active'`.execute(tx);
  if ((rows[0]?.count ?? 0) >= maxActiveLinks)
    throw new Refusal(`You have ${maxActiveLinks} active links. Please disable one first.`, {
      reason: 'limit_reached',
    });
}

/** Adds a link with a code that no other one has. */
async function addLink(
  tx: Tx,
  link: Omit<LinkRow, 'link_id' | 'code' | 'uses' | 'registrations' | 'disabled_at_ms'>,
): Promise<LinkRow> {
  for (;;) {
    const row = await tx
      .insertInto('invite_link')
      .values({ ...link, code: drawCode() })
      .onConflict((conflict) => conflict.columns(['merchant', 'code']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return row;
  }
}

/** Begins with a letter that codes of members and affiliates do not begin with. */
function drawCode(): string {
  const letters = Array.from(
    { length: codeLength },
    () => codeLetters[randomInt(codeLetters.length)] ?? '',
  );
  return `L${letters.join('')}`;
}

function describeLink(row: LinkRow, nowMs: number): InviteLink {
  return {
    linkId: String(row.link_id),
    code: row.code,
    type: row.is_agent ? 'agent' : 'player',
    rebate: toPercent(row.rebate_hundredths),
    ...(row.quota !== null && { quota: row.quota }),
    uses: row.uses,
    registrations: row.registrations,
    createdAt: new Date(row.at_ms).toISOString(),
    ...(row.expires_at_ms !== null && { expiresAt: new Date(row.expires_at_ms).toISOString() }),
    status: linkStatus(row, nowMs),
  };
}
