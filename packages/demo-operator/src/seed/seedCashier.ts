import { sql } from 'kysely';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';

/** Demonstration members by the account of the member above them. */
const uplines: Readonly<Record<string, string>> = {
  demo: 'agent',
  newbie: 'demo',
  traveller: 'demo',
  agent2: 'agent',
  partner2: 'partner',
};

/** Fee of withdrawals in hundredths of a percent, as `withdrawalRules` has it. */
const feeParts = 50;

/** Time for which the demonstration members have a history: ninety days. */
const historyMs = 90 * 86_400_000;

/** Gives the demonstration members of a new merchant their uplines. */
export async function seedUplines(db: DatabaseAccess, merchant: string): Promise<void> {
  await sql`
    update member as own set upline_id = upline.member_id
    from member as upline,
      (values ${sql.join(
        Object.entries(uplines).map(([account, upline]) => sql`(${account}, ${upline})`),
      )}) as pair (account, upline)
    where own.merchant = ${merchant} and upline.merchant = ${merchant}
      and own.account = pair.account and upline.account = pair.upline`.execute(db);
}

/** Gives the members of a new merchant with a payment password an account for withdrawals. */
export async function seedPayoutAccounts(
  db: DatabaseAccess,
  { merchant, atMs }: { merchant: string; atMs: number },
): Promise<void> {
  const fromMs = atMs - historyMs;
  await sql`
    insert into payout_account
      (account_id, member_id, kind, bank, holder, number, added_at_ms, usable_at_ms)
    select 'payout-' || member_id, member_id, 'bank', 'Demo Bank', payee_name,
      '00001234' || lpad((member_id % 10000)::text, 4, '0'),
      greatest(joined_at_ms, ${fromMs}::bigint), greatest(joined_at_ms, ${fromMs}::bigint)
    from member
    where merchant = ${merchant} and payment_password_hash is not null and payee_name is not null`.execute(
    db,
  );
}

/**
 * Adds the orders of the deposits and withdrawals in the members' histories. Some members without
 * deposits have decided to have no deposit limit, so that they can deposit at once.
 */
export async function seedOrders(
  db: DatabaseAccess,
  { merchant }: { merchant: string },
): Promise<void> {
  await sql`
    insert into deposit_order
      (order_id, merchant, member_id, method_id, amount_minor, fee_minor, paid_minor, credited_minor,
       status, at_ms, expires_at_ms, settled_at_ms)
    select reference, merchant, member_id, (array['wallet', 'qr', 'bank'])[1 + entry_id % 3],
      amount_minor, 0, amount_minor, amount_minor, 'success', at_ms - 60000, at_ms + 840000, at_ms
    from wallet_entry join member using (member_id)
    where merchant = ${merchant} and reason = 'deposit' and reference is not null`.execute(db);
  await sql`
    insert into deposit_limit (member_id, period)
    select member_id, 'month' from member
    where merchant = ${merchant} and account in ('demo', 'agent')
      and not exists (
        select from deposit_order where deposit_order.member_id = member.member_id)`.execute(db);
  await sql`
    insert into withdrawal_order
      (order_id, merchant, member_id, account_id, account, amount_minor, fee_minor, outcome, status,
       receipt_minutes, at_ms, paid_at_ms)
    select reference, merchant, member_id, 'payout-' || member_id,
      'Demo Bank •••• ' || lpad((member_id % 10000)::text, 4, '0'),
      -amount_minor, ceil(-amount_minor * ${feeParts}::numeric / 10000), 'paid', 'received', 1440,
      at_ms, at_ms + 40000
    from wallet_entry join member using (member_id)
    where merchant = ${merchant} and reason = 'withdrawal' and reference is not null`.execute(db);
  await sql`
    insert into withdrawal_step (order_id, status, at_ms)
    select order_id, step.status, at_ms + step.after_ms
    from withdrawal_order, (values ('submitted', 0), ('review', 5000), ('approved', 20000),
      ('paying', 25000), ('paid', 40000), ('received', 3600000)) as step (status, after_ms)
    where merchant = ${merchant}`.execute(db);
}
