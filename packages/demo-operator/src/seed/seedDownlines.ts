import { sql } from 'kysely';
import { hashPassword, publicSalt } from '../core/passwordHash.ts';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';
import { Referrals } from '../members/Referrals.ts';

/**
 * Downlines of the demonstration agent by the account above them, each with a letter: a for agents.
 */
const team: readonly (readonly [upline: string, downlines: string])[] = [
  ['agent', 'a:northstar a:harbour88 a:lakeside a:goldcrest p:miguel21 p:tessaw p:olek77 p:priyak'],
  ['agent2', 'a:redwillow p:jonas5 p:amihan p:kaito9 p:sofiar'],
  ['northstar', 'a:silverpine p:rafa88 p:linh24 p:emreko p:bayani'],
  ['harbour88', 'a:bluefin p:dalisay p:marisol7 p:pavel3'],
  ['lakeside', 'a:oakridge p:noorah p:hiroshi p:carmen6'],
  ['goldcrest', 'p:yusuf19 p:ligaya'],
  ['redwillow', 'p:andreas4 p:minh55'],
  ['silverpine', 'p:isko12 p:tala8 p:viktor2'],
  ['bluefin', 'p:jasmin3 p:diego41 p:anong6'],
  ['oakridge', 'p:luzviminda p:stefan9 p:rosal5 p:kenji30'],
];
const firstJoinDays = 150;
/** Days since the members above the sample downlines joined, which is before all of these. */
export const uplineJoinDays = firstJoinDays + 6;
const agentRebates = [100, 80, 60];
const playerRebates = [40, 30, 20];
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Friends whom demonstration members invited with their codes. They have no member above them. */
export const sampleFriends = [
  { inviter: 'demo', account: 'mariano8', joinedDays: 74, rounds: 8 },
  { inviter: 'demo', account: 'renatof', joinedDays: 52, rounds: 6 },
  { inviter: 'demo', account: 'sunilay', joinedDays: 19, rounds: 6 },
  { inviter: 'demo', account: 'tirzal', joinedDays: 9, rounds: 2 },
  { inviter: 'demo', account: 'petrel2', joinedDays: 3, rounds: 0 },
  { inviter: 'agent', account: 'noemi4', joinedDays: 40, rounds: 6 },
  { inviter: 'agent', account: 'ottok', joinedDays: 12, rounds: 6 },
] as const;

/** Accounts of all sample downlines and friends. */
export const sampleAccounts: readonly string[] = team
  .flatMap(([, downlines]) => downlines.split(' ').map((text) => text.slice(2)))
  .concat(sampleFriends.map(({ account }) => account));

interface SampleDownline {
  readonly account: string;
  readonly upline: string | null;
  readonly isAgent: number;
  readonly rebate: number;
  readonly balanceMinor: number;
  readonly joinedAtMs: number;
  /** Null for a downline who has never signed in. */
  readonly loginAtMs: number | null;
  readonly playOff: boolean;
}

/** Public passwords of the sample downlines and friends. */
export const samplePasswords = { password: 'Sample1234', paymentPassword: '246810' } as const;

/** Hashes of {@link samplePasswords}. */
export interface SampleHashes {
  readonly password: string;
  readonly paymentPassword: string;
}

export async function hashSamplePasswords(): Promise<SampleHashes> {
  const salt = publicSalt('downlines');
  const { password, paymentPassword } = samplePasswords;
  return {
    password: await hashPassword(password, salt),
    paymentPassword: await hashPassword(paymentPassword, salt),
  };
}

/** Whether a merchant has the sample downlines. */
export async function hasDownlines(db: DatabaseAccess, merchant: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('member_id')
    .where('merchant', '=', merchant)
    .where(sql`lower(account)`, '=', 'northstar')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Adds forty sample downlines below the demonstration agent, on three levels, its links, and the
 * friends of demonstration members. All have the same public passwords. Needs the agents of
 * `seedUplines` to be below each other.
 */
export async function seedDownlines(
  tx: DatabaseAccess,
  { merchant, hashes, atMs }: { merchant: string; hashes: SampleHashes; atMs: number },
): Promise<void> {
  for (const downlines of [...levelsOf(atMs), friendsOf(atMs)])
    await sql`
      with sample as (
        select * from jsonb_to_recordset(${JSON.stringify(downlines)}::jsonb) as sample (
          account text, upline text, "isAgent" integer, rebate integer, "balanceMinor" bigint,
          "joinedAtMs" bigint, "loginAtMs" bigint, "playOff" boolean)
      ),
      added as (
        insert into member (
          merchant, account, password_hash, is_agent, nickname, first_time_login, password_expired,
          rank_level, rank_name, member_label, upline_id, rebate_hundredths, joined_at_ms,
          login_at_ms, login_address, play_off, payee_name, payment_password_hash)
        select ${merchant}, sample.account, ${hashes.password}, "isAgent", sample.account,
          "loginAtMs" is null, false, 1, 'Bronze', array['demonstration'], upline.member_id, rebate,
          "joinedAtMs", "loginAtMs", case when "loginAtMs" is not null then '192.0.2.10' end, "playOff",
          upper(sample.account), case when "loginAtMs" is not null then ${hashes.paymentPassword} end
        from sample
        left join member as upline on upline.merchant = ${merchant} and upline.account = sample.upline
        on conflict do nothing
        returning member_id, account
      )
      insert into wallet_entry (member_id, amount_minor, reason, at_ms)
      select member_id, "balanceMinor", 'opening balance', "joinedAtMs"
      from added join sample using (account)
      where "balanceMinor" > 0`.execute(tx);
  await seedLinks(tx, merchant, atMs);
  await seedReferrals(tx, merchant);
}

/** Records who invited the friends. */
async function seedReferrals(tx: DatabaseAccess, merchant: string): Promise<void> {
  const rows = await tx
    .selectFrom('member')
    .select(['account', 'member_id', 'joined_at_ms'])
    .where('merchant', '=', merchant)
    .where(
      'account',
      'in',
      sampleFriends.flatMap(({ inviter, account }) => [inviter, account]),
    )
    .execute();
  const find = (account: string) => rows.find((row) => row.account === account);
  for (const { inviter, account } of sampleFriends) {
    const [member, friend] = [find(inviter), find(account)];
    if (member && friend)
      await new Referrals(tx).add({
        memberId: member.member_id,
        friendId: friend.member_id,
        account,
        atMs: friend.joined_at_ms ?? 0,
      });
  }
}

function friendsOf(atMs: number): SampleDownline[] {
  return sampleFriends.map(({ account, joinedDays }) => ({
    account,
    upline: null,
    isAgent: 0,
    rebate: 0,
    balanceMinor: 0,
    joinedAtMs: atMs - joinedDays * dayMs,
    loginAtMs: atMs - joinedDays * dayMs,
    playOff: false,
  }));
}

/** Sample links of the agent; with the first one some of the downlines registered. */
async function seedLinks(tx: DatabaseAccess, merchant: string, atMs: number): Promise<void> {
  await sql`
    with link as (
      insert into invite_link (merchant, member_id, code, is_agent, rebate_hundredths, quota, uses,
        registrations, at_ms, expires_at_ms, disabled_at_ms)
      select merchant, member_id, sample.code, sample.is_agent, sample.rebate, sample.quota,
        sample.uses, sample.registrations, ${atMs}::bigint - sample.days * ${dayMs}::bigint,
        ${atMs}::bigint + sample.ends * ${dayMs}::bigint,
        case when sample.off then ${atMs}::bigint - ${dayMs}::bigint end
      from member, (values
        ('LTEAM2026', false, 40, 50, 37, 4, ${firstJoinDays + 5}::integer, null::integer, false),
        ('LSPRING26', true, 100, 20, 12, 0, 60, -30, false),
        ('LBOOTH26', false, 20, null, 5, 0, 40, 90, true)
      ) as sample (code, is_agent, rebate, quota, uses, registrations, days, ends, off)
      where merchant = ${merchant} and account = 'agent'
      on conflict do nothing
      returning link_id, member_id, registrations
    )
    update member as own set invite_link_id = link.link_id
    from link
    where link.registrations > 0 and own.upline_id = link.member_id
      and own.account in ('miguel21', 'tessaw', 'olek77', 'priyak')`.execute(tx);
}

/** Returns the downlines in groups whose uplines are in the groups before. */
function levelsOf(atMs: number): SampleDownline[][] {
  const levels: SampleDownline[][] = [];
  const levelOf = new Map([
    ['agent', 0],
    ['agent2', 0],
  ]);
  let number = 0;
  for (const [upline, downlines] of team) {
    const level = levelOf.get(upline) ?? 0;
    for (const [kind, account = ''] of downlines.split(' ').map((text) => text.split(':'))) {
      levelOf.set(account, level + 1);
      (levels[level] ??= []).push(
        sampleOf({ account, upline, isAgent: kind === 'a', level, number, atMs }),
      );
      number += 1;
    }
  }
  return levels;
}

/** Returns a downline whose figures follow from its number. */
function sampleOf({
  account,
  upline,
  isAgent,
  level,
  number,
  atMs,
}: {
  account: string;
  upline: string;
  isAgent: boolean;
  level: number;
  number: number;
  atMs: number;
}): SampleDownline {
  const rebates = isAgent ? agentRebates : playerRebates;
  const hasSignedIn = number % 13 !== 12;
  // Those above joined before those below, and before the team's history. Some players are new.
  const isNew = !isAgent && number % 6 === 4;
  const joinedDays = isNew ? 2 + ((number * 5) % 60) : firstJoinDays - level * 18 - (number % 15);
  const joinedAtMs = atMs - joinedDays * dayMs;
  const loginAtMs = atMs - (number % 9) * ((number * 37) % 97) * 29 * minuteMs;
  return {
    account,
    upline,
    isAgent: isAgent ? 2 : 0,
    rebate: rebates[level] ?? 0,
    balanceMinor: hasSignedIn ? ((number * 7_919) % 90) * 10_000 : 0,
    joinedAtMs,
    loginAtMs: hasSignedIn ? Math.max(joinedAtMs, loginAtMs) : null,
    playOff: number % 17 === 16,
  };
}
