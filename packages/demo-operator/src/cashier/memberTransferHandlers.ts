import { randomBytes } from 'node:crypto';
import type { MemberTransfer, TransferParty } from '@livery/model';
import { sql, type Selectable } from 'kysely';
import type { CallHandlers, MemberContext } from '../calls/CallHandlers.ts';
import { dayStartMs } from '../core/periods/demoPeriods.ts';
import { maskName } from '../core/maskName.ts';
import { numberOf } from '../core/numberOf.ts';
import { Refusal } from '../core/Refusal.ts';
import { refuseFields } from '../core/refuseFields.ts';
import type { MemberTransferTable } from '../database/cashierTables.ts';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';
import type { MemberSecrets } from '../members/MemberSecrets.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { hasModule } from '../merchants/moduleTree.ts';
import { RecordQuery, type RecordList } from '../records/RecordQuery.ts';
import type { Tx } from '../wallet/gameTransactions.ts';
import { once } from '../wallet/once.ts';
import { mainPurse, purseBalance } from '../wallet/purseBalance.ts';
import { moneyOf } from './Money.ts';
import { readRecordRequest } from './readRecordRequest.ts';
import { requirePaymentPassword } from './requirePaymentPassword.ts';
import { freeMinor } from './withdrawQuota.ts';

type TransferRow = Selectable<MemberTransferTable>;
/** Row with the other member's account, and whether that is a direct downline. */
interface ListedTransfer extends TransferRow {
  readonly other_account: string;
  readonly is_downline: boolean;
}

/** Rules of transfers between members, in major units. */
const rules = { min: 10, max: 10_000, perDay: 20_000 };
const maxParties = 100;

const transferRecord: RecordList<ListedTransfer, 'inMinor' | 'outMinor'> = {
  from: sql`(
    select transfer.*, other.account as other_account,
      coalesce(other.upline_id = transfer.member_id, false) as is_downline
    from member_transfer as transfer
    join member as other on other.member_id = transfer.other_id
  )`,
  id: 'transfer_id',
  totals: {
    inMinor: sql`sum(amount_minor) filter (where amount_minor > 0)`,
    outMinor: sql`-sum(amount_minor) filter (where amount_minor < 0)`,
  },
};

export interface MemberTransferPorts {
  readonly db: Database;
  readonly secrets: MemberSecrets;
}

/** Handles transfers between a member and the upline or downlines. */
export function memberTransferHandlers({
  db,
  secrets,
}: MemberTransferPorts): Pick<
  CallHandlers,
  'getTransferParties' | 'transferToMember' | 'getMemberTransfers'
> {
  return {
    getTransferParties: async (
      { search = '' },
      { merchant, member: { memberId, paymentPasswordHash }, nowMs },
    ) => {
      const { toMinor, toMajor } = moneyOf(merchant);
      const parties = await partiesOf(db, memberId, search);
      const available = await freeMinor(db, memberId);
      const left = toMinor(rules.perDay) - (await sentToday(db, memberId, nowMs));
      return {
        toUpline: parties.some(({ direction }) => direction === 'up'),
        list: parties,
        available: toMajor(available),
        min: rules.min,
        max: rules.max,
        maxNow: toMajor(Math.max(0, Math.min(available, left, toMinor(rules.max)))),
        leftToday: toMajor(Math.max(0, left)),
        hasPaymentPassword: paymentPasswordHash !== undefined,
      };
    },
    transferToMember: async (request, context) => {
      const { referenceNo, memberId: otherText, amount, paymentPassword, remark = '' } = request;
      const { merchant, nowMs } = context;
      const { memberId } = context.member;
      const otherId = numberOf(otherText);
      const findParty = (tx: DatabaseAccess) =>
        lineOf(tx, memberId).where('other.member_id', '=', otherId).executeTakeFirst();
      // Only members of the line are locked, because a stranger's requests would wait for the lock.
      const isInLine = (await findParty(db)) !== undefined;
      const transferId = await once(
        db,
        {
          merchant: merchant.code,
          memberId,
          ...(isInLine && { otherId }),
          referenceNo,
          kind: 'transferToMember',
          authorise: async () => {
            if (!isInLine) throw notInLine();
            await requirePaymentPassword(secrets, context, paymentPassword);
          },
          payload: { memberId: otherText, amount, remark },
          nowMs,
        },
        async (tx) => {
          // The line may have changed, or a member may have been suspended, since it was read.
          if (!isInLine || !(await findParty(tx))) throw notInLine();
          const amountMinor = moneyOf(merchant).toMinor(amount);
          await refuseTransfer(tx, { amountMinor, merchant, memberId, nowMs });
          return move(tx, { memberId, otherId, amountMinor, remark, nowMs });
        },
      );
      const { rows } = await listTransfers(db, context, {
        where: [sql<boolean>`transfer_id = ${transferId}`],
      });
      return rows.map((row) => describeTransfer(merchant, row))[0] as MemberTransfer; // just stored
    },
    getMemberTransfers: async (request, context) => {
      const { merchant, nowMs } = context;
      const { period, page } = readRecordRequest(request, nowMs);
      const { direction = '' } = request;
      const { rows, totalPages, totals } = await listTransfers(
        db,
        context,
        {
          ...period,
          where:
            direction === ''
              ? []
              : [
                  direction === 'in'
                    ? sql<boolean>`amount_minor > 0`
                    : sql<boolean>`amount_minor < 0`,
                ],
        },
        page,
      );
      const { toMajor } = moneyOf(merchant);
      return {
        list: rows.map((row) => describeTransfer(merchant, row)),
        totalPages,
        totals: {
          count: totals.count,
          in: toMajor(totals.inMinor),
          out: toMajor(totals.outMinor),
        },
      };
    },
  };
}

function listTransfers(
  db: Database,
  { member }: MemberContext,
  selection: Omit<Parameters<RecordQuery['page']>[1], 'memberId' | 'equal'>,
  page = { pageNo: 1, pageSize: 1 },
) {
  return new RecordQuery(db).page(
    transferRecord,
    { memberId: member.memberId, ...selection },
    page,
  );
}

function notInLine(): Refusal {
  return refuseFields({ memberId: 'Transfers to this member are not possible.' });
}

/**
 * Selects the upline and the direct downlines. Trial accounts and suspended members are left out; a
 * suspended member has no parties.
 */
function lineOf(db: DatabaseAccess, memberId: number) {
  return db
    .selectFrom('member as own')
    .innerJoin('member as other', 'other.merchant', 'own.merchant')
    .select([
      'other.member_id as otherId',
      'other.account',
      sql<boolean>`coalesce(other.member_id = own.upline_id, false)`.as('isUpline'),
    ])
    .where('own.member_id', '=', memberId)
    .where('other.is_agent', '!=', 4)
    .where('own.play_off', '=', false)
    .where('other.play_off', '=', false)
    .where(({ or, eb }) =>
      or([
        eb('other.member_id', '=', sql.ref<number>('own.upline_id')),
        eb('other.upline_id', '=', sql.ref<number>('own.member_id')),
      ]),
    );
}

/**
 * Returns the upline, masked, and the first direct downlines by account, of those whose account
 * begins with the searched text.
 */
async function partiesOf(
  db: DatabaseAccess,
  memberId: number,
  search: string,
): Promise<TransferParty[]> {
  const rows = await lineOf(db, memberId)
    .where(({ or, eb }) =>
      or([
        eb('other.member_id', '=', sql.ref<number>('own.upline_id')),
        sql<boolean>`starts_with(lower(other.account), lower(${search.trim()}))`,
      ]),
    )
    .orderBy('isUpline', 'desc')
    .orderBy('other.account')
    .limit(maxParties)
    .execute();
  return rows.map(({ otherId, account, isUpline }) => ({
    memberId: String(otherId),
    account: isUpline ? maskName(account) : account,
    direction: isUpline ? 'up' : 'down',
    label: isUpline ? maskName(account) : account,
  }));
}

/** Moves the money and stores both sides. The caller has locked both members. */
async function move(
  tx: Tx,
  {
    memberId,
    otherId,
    amountMinor,
    remark,
    nowMs,
  }: { memberId: number; otherId: number; amountMinor: number; remark: string; nowMs: number },
): Promise<string> {
  const transferId = `T${randomBytes(10).toString('hex')}`;
  const sides = [
    { member_id: memberId, other_id: otherId, amount_minor: -amountMinor },
    { member_id: otherId, other_id: memberId, amount_minor: amountMinor },
  ];
  await tx
    .insertInto('wallet_entry')
    .values(
      sides.map(({ member_id, amount_minor }) => ({
        member_id,
        amount_minor,
        reason: 'memberTransfer',
        reference: transferId,
        at_ms: nowMs,
      })),
    )
    .execute();
  for (const side of sides)
    await tx
      .insertInto('member_transfer')
      .values({
        ...side,
        transfer_id: transferId,
        balance_minor: await purseBalance(tx, { memberId: side.member_id, purse: mainPurse }),
        remark,
        at_ms: nowMs,
      })
      .execute();
  return transferId;
}

async function refuseTransfer(
  tx: Tx,
  {
    amountMinor,
    merchant,
    memberId,
    nowMs,
  }: { amountMinor: number; merchant: Merchant; memberId: number; nowMs: number },
): Promise<void> {
  const { toMinor } = moneyOf(merchant);
  if (!hasModule(merchant.modulesOff, 'MEMBERTRANSFER'))
    throw new Refusal('Transfers are not possible now.', { reason: 'not_offered' });
  const { money_held_until_ms: heldUntilMs } = await tx
    .selectFrom('member')
    .select('money_held_until_ms')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (heldUntilMs > nowMs)
    throw new Refusal('Transfers are possible 24 hours after the payment password was reset.', {
      reason: 'not_offered',
    });
  if (amountMinor < toMinor(rules.min) || amountMinor > toMinor(rules.max))
    throw new Refusal(`A transfer has from ${rules.min} to ${rules.max}.`, {
      reason: 'amount_not_allowed',
      fields: [{ field: 'amount', message: `From ${rules.min} to ${rules.max}.` }],
    });
  if (amountMinor + (await sentToday(tx, memberId, nowMs)) > toMinor(rules.perDay))
    throw new Refusal('This is more than what is left today.', { reason: 'amount_not_allowed' });
  if (amountMinor > (await freeMinor(tx, memberId)))
    throw new Refusal('There is not enough money in the main wallet.', {
      reason: 'insufficient_balance',
    });
}

async function sentToday(db: DatabaseAccess, memberId: number, nowMs: number): Promise<number> {
  const { sentMinor } = await db
    .selectFrom('member_transfer')
    .select(sql<number>`coalesce(-sum(amount_minor), 0)::bigint`.as('sentMinor'))
    .where('member_id', '=', memberId)
    .where('amount_minor', '<', 0)
    .where('at_ms', '>=', dayStartMs(nowMs))
    .executeTakeFirstOrThrow();
  return sentMinor;
}

function describeTransfer(merchant: Merchant, row: ListedTransfer): MemberTransfer {
  const { toMajor } = moneyOf(merchant);
  return {
    transferId: row.transfer_id,
    // A member who is no downline any more is masked like the upline, as a former upline has to be.
    account: row.is_downline ? row.other_account : maskName(row.other_account),
    direction: row.amount_minor > 0 ? 'in' : 'out',
    amount: toMajor(row.amount_minor),
    balance: toMajor(row.balance_minor),
    ...(row.remark !== '' && { remark: row.remark }),
    status: 'success',
    at: new Date(row.at_ms).toISOString(),
  };
}
