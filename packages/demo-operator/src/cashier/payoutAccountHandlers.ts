import { randomUUID } from 'node:crypto';
import type { PayoutAccount, PayoutAccountsReply } from '@livery/model';
import type { Selectable } from 'kysely';
import type { CallHandlers, MemberContext } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import { refuseFields } from '../core/refuseFields.ts';
import type { PayoutAccountTable } from '../database/cashierTables.ts';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';
import type { MemberSecrets } from '../members/MemberSecrets.ts';
import { lockMember } from '../wallet/lockMember.ts';
import { requirePaymentPassword } from './requirePaymentPassword.ts';
import { openStatuses } from './withdrawalSteps.ts';

export type PayoutRow = Selectable<PayoutAccountTable>;

/** Where members can be paid. All names are invented. */
const payoutBanks = [
  { bank: 'Demo Bank', kind: 'bank' },
  { bank: 'Example Savings Bank', kind: 'bank' },
  { bank: 'Demo E-Wallet', kind: 'ewallet' },
  { bank: 'Demo Coin', kind: 'crypto' },
] as const;
const maxAccounts = 5;
/**
 * Time for which any account but a member's first cannot be used, so that a thief cannot withdraw
 * at once, not even after removing the other accounts.
 */
const holdMs = 24 * 3_600_000;
const shownDigits = 4;

export interface PayoutPorts {
  readonly db: Database;
  readonly secrets: MemberSecrets;
}

/** Handles members' accounts for withdrawals. */
export function payoutAccountHandlers({
  db,
  secrets,
}: PayoutPorts): Pick<
  CallHandlers,
  'getPayoutAccounts' | 'addPayoutAccount' | 'removePayoutAccount'
> {
  return {
    getPayoutAccounts: (_request, context) => describeAccounts(db, context),
    addPayoutAccount: async ({ bank, number, paymentPassword }, context) => {
      const { merchant, member, nowMs } = context;
      const { memberId, payeeName } = member;
      const found = payoutBanks.find((candidate) => candidate.bank === bank);
      if (!found) throw refuseFields({ bank: 'This is not offered.' });
      if (payeeName === undefined)
        throw new Refusal('Please give your real name first.', { reason: 'real_name_missing' });
      await requirePaymentPassword(secrets, context, paymentPassword);
      const digits = number.replaceAll(/[ -]/g, '');
      await db.transaction().execute(async (tx) => {
        await lockMember(tx, { merchant: merchant.code, memberId });
        const accounts = await payoutAccountsOf(tx, memberId);
        // A repeated request finds its own account.
        if (accounts.some((account) => account.bank === bank && account.number === digits)) return;
        if (accounts.length >= maxAccounts)
          throw new Refusal(`At most ${maxAccounts} accounts are possible.`);
        const earlier = await tx
          .selectFrom('payout_account')
          .select('account_id')
          .where('member_id', '=', memberId)
          .limit(1)
          .executeTakeFirst();
        await tx
          .insertInto('payout_account')
          .values({
            account_id: randomUUID(),
            member_id: memberId,
            kind: found.kind,
            bank,
            holder: payeeName,
            number: digits,
            added_at_ms: nowMs,
            usable_at_ms: earlier ? nowMs + holdMs : nowMs,
          })
          .execute();
      });
      return describeAccounts(db, context);
    },
    removePayoutAccount: async ({ accountId, paymentPassword }, context) => {
      const { merchant, member, nowMs } = context;
      await requirePaymentPassword(secrets, context, paymentPassword);
      await db.transaction().execute(async (tx) => {
        await lockMember(tx, { merchant: merchant.code, memberId: member.memberId });
        const open = await tx
          .selectFrom('withdrawal_order')
          .select('order_id')
          .where('member_id', '=', member.memberId)
          .where('account_id', '=', accountId)
          .where('status', 'in', [...openStatuses])
          .executeTakeFirst();
        if (open) throw new Refusal('A withdrawal to this account is not finished yet.');
        await tx
          .updateTable('payout_account')
          .set({ removed_at_ms: nowMs })
          .where('member_id', '=', member.memberId)
          .where('account_id', '=', accountId)
          .where('removed_at_ms', 'is', null)
          .execute();
      });
      return describeAccounts(db, context);
    },
  };
}

/**
 * Returns a member's accounts, oldest first. None is usable while the member's money is held, for
 * example after a reset of the payment password.
 */
export function payoutAccountsOf(db: DatabaseAccess, memberId: number): Promise<PayoutRow[]> {
  return db
    .selectFrom('payout_account')
    .innerJoin('member', 'member.member_id', 'payout_account.member_id')
    .selectAll('payout_account')
    .select(({ fn }) =>
      fn<number>('greatest', ['usable_at_ms', 'money_held_until_ms']).as('usable_at_ms'),
    )
    .where('payout_account.member_id', '=', memberId)
    .where('removed_at_ms', 'is', null)
    .orderBy('added_at_ms')
    .orderBy('account_id')
    .execute();
}

/** Returns an account's bank and masked number. */
export function labelOf({ bank, number }: Pick<PayoutRow, 'bank' | 'number'>): string {
  return `${bank} ${maskedNumber(number)}`;
}

function maskedNumber(number: string): string {
  return `•••• ${number.slice(-shownDigits)}`;
}

/** Keeps the first letter of each part of a name. */
function maskedName(name: string): string {
  return name.replaceAll(/(\p{L})\p{L}*/gu, '$1***');
}

async function describeAccounts(
  db: Database,
  { member, nowMs }: MemberContext,
): Promise<PayoutAccountsReply> {
  const accounts = await payoutAccountsOf(db, member.memberId);
  return {
    list: accounts.map((account) => describeAccount(account, nowMs)),
    banks: payoutBanks.map((bank) => ({ ...bank })),
    max: maxAccounts,
    ...(member.payeeName !== undefined && { holder: maskedName(member.payeeName) }),
  };
}

function describeAccount(account: PayoutRow, nowMs: number): PayoutAccount {
  const { account_id: accountId, kind, bank, holder, number } = account;
  return {
    accountId,
    kind,
    bank,
    holder: maskedName(holder),
    masked: maskedNumber(number),
    label: labelOf(account),
    addedAt: new Date(account.added_at_ms).toISOString(),
    ...(account.usable_at_ms > nowMs && {
      usableAt: new Date(account.usable_at_ms).toISOString(),
    }),
  };
}
