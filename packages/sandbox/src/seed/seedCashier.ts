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

/** Time for which the demonstration members have a history: ninety days. */
const historyMs = 90 * 86_400_000;

/**
 * Gives the demonstration members of a new merchant their uplines, and an account for withdrawals to
 * those with a payment password.
 */
export async function seedCashier(
  db: DatabaseAccess,
  { merchant, atMs }: { merchant: string; atMs: number },
): Promise<void> {
  const fromMs = atMs - historyMs;
  await sql`
    update member as own set upline_id = upline.member_id
    from member as upline,
      (values ${sql.join(
        Object.entries(uplines).map(([account, upline]) => sql`(${account}, ${upline})`),
      )}) as pair (account, upline)
    where own.merchant = ${merchant} and upline.merchant = ${merchant}
      and own.account = pair.account and upline.account = pair.upline`.execute(db);
  await sql`
    insert into payout_account
      (account_id, member_id, kind, bank, holder, number, added_at_ms, usable_at_ms)
    select 'payout-' || member_id, member_id, 'bank', 'Demo Bank', payee_name,
      '00001234' || lpad((member_id % 10000)::text, 4, '0'), ${fromMs}::bigint, ${fromMs}::bigint
    from member
    where merchant = ${merchant} and payment_password_hash is not null and payee_name is not null`.execute(
    db,
  );
}
