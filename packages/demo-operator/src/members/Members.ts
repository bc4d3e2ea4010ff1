import { trialAccount } from '@livery/model';
import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseAccess, DatabaseSchema } from '../database/DatabaseSchema.ts';
import type { MobileNumber } from '../core/MobileNumber.ts';
import { addSampleMessages } from './Inbox.ts';
import { InviteLinks } from './InviteLinks.ts';

/** Member of a merchant. */
export interface Member {
  readonly memberId: number;
  readonly account: string;
  readonly passwordHash: string;
  /** 0 player, 4 trial, 1, 2, 41 and 42 agents. */
  readonly isAgent: number;
  readonly nickname: string;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly rankLevel: number;
  readonly rankName: string;
  readonly memberLabel: readonly string[];
  readonly mobile?: MobileNumber | undefined;
  readonly email?: string | undefined;
  readonly payeeName?: string | undefined;
  /** The member has confirmed the number or the address with a code. */
  readonly mobileVerified?: boolean;
  readonly emailVerified?: boolean;
  /** Time at which the member bound the contact; 0 for one of the registration. */
  readonly mobileBoundAtMs?: number;
  readonly emailBoundAtMs?: number;
  readonly paymentPasswordHash?: string | undefined;
  /** Name of the chosen avatar. */
  readonly icon?: string | undefined;
  /** Whether the member has an authenticator app. */
  readonly hasAuthenticator?: boolean;
  /** Secret of the app in base32; without `hasAuthenticator`, it is not confirmed yet. */
  readonly authenticatorSecret?: string | undefined;
  /** Sign-ins from an address that is new for the member are refused. */
  readonly addressCheck?: boolean;
  /** The member may place no stakes and open no games. */
  readonly isPlayOff?: boolean;
  /** Whether the money follows the member into games. */
  readonly autoTransfer?: boolean;
  /** Rebate given by the agent above, in hundredths of a percent; 0 by default. */
  readonly rebateHundredths?: number;
  /** Previous sign-in, before the current one. */
  readonly lastLogin?: { readonly atMs: number; readonly address: string } | undefined;
}

/** New member with the initial balance. */
export interface NewMember extends Omit<Member, 'memberId'> {
  readonly balanceMinor: number;
  readonly affiliateCode?: string | undefined;
  /** Member above the new one. */
  readonly uplineId?: number | undefined;
  /** Link of the member above with which the new one registers. */
  readonly inviteLinkId?: number | undefined;
  /** Other registration fields, by name. */
  readonly otherDetails?: Readonly<Record<string, string>>;
}

/** The account types. Source: SESS-04. */
export const accountTypes: readonly number[] = [0, 1, 2, 4, 41, 42];

/** Members of all merchants. Every query is limited to one merchant. */
export class Members {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Account names are case-insensitive. */
  async findByAccount(merchant: string, account: string): Promise<Member | undefined> {
    const row = await this.#db
      .selectFrom('member')
      .selectAll()
      .where('merchant', '=', merchant)
      .where(sql`lower(account)`, '=', account.toLowerCase())
      .executeTakeFirst();
    return row && toMember(row);
  }

  async findById(merchant: string, memberId: number): Promise<Member | undefined> {
    const row = await this.#db
      .selectFrom('member')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return row && toMember(row);
  }

  async findByMobile(
    merchant: string,
    { dialingCode, number }: MobileNumber,
  ): Promise<Member | undefined> {
    const row = await this.#db
      .selectFrom('member')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('dialing_code', '=', dialingCode)
      .where('mobile_num', '=', number)
      .executeTakeFirst();
    return row && toMember(row);
  }

  /** E-mail addresses are case-insensitive. */
  async findByEmail(merchant: string, email: string): Promise<Member | undefined> {
    const row = await this.#db
      .selectFrom('member')
      .selectAll()
      .where('merchant', '=', merchant)
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst();
    return row && toMember(row);
  }

  /** Sets a new password. A generated password must be changed at the next sign-in. */
  async setPassword(
    memberId: number,
    passwordHash: string,
    { isTemporary }: { isTemporary: boolean },
  ): Promise<void> {
    await this.#db
      .updateTable('member')
      .set({
        password_hash: passwordHash,
        password_expired: isTemporary,
        ...(!isTemporary && { first_time_login: false }),
      })
      .where('member_id', '=', memberId)
      .execute();
  }

  /** Whether the member has signed in from this address before. */
  async isKnownAddress(memberId: number, address: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('member_address')
      .select('address')
      .where('member_id', '=', memberId)
      .where('address', '=', address)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Records a sign-in; the current sign-in becomes the previous one. */
  async recordLogin(memberId: number, address: string, nowMs: number): Promise<void> {
    await this.#db
      .updateTable('member')
      .set((row) => ({
        login_before_at_ms: row.ref('login_at_ms'),
        login_before_address: row.ref('login_address'),
        login_at_ms: nowMs,
        login_address: address,
      }))
      .where('member_id', '=', memberId)
      .execute();
  }

  /** Records that the member's first sign-in has been acknowledged. */
  async endFirstLogin(memberId: number): Promise<void> {
    await this.#db
      .updateTable('member')
      .set({ first_time_login: false })
      .where('member_id', '=', memberId)
      .execute();
  }

  /** Allows or forbids a member to play. Returns false when the member does not exist. */
  async setPlay(merchant: string, account: string, enabled: boolean): Promise<boolean> {
    const row = await this.#db
      .updateTable('member')
      .set({ play_off: !enabled })
      .where('merchant', '=', merchant)
      .where(sql`lower(account)`, '=', account.toLowerCase())
      .returning('member_id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async learnAddress(memberId: number, address: string): Promise<void> {
    await this.#db
      .insertInto('member_address')
      .values({ member_id: memberId, address })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /**
   * Adds a member who registers. Returns false when the account, mobile number or e-mail address is
   * taken.
   *
   * Errors: a refusal if the invitation link is not open any more.
   */
  add(merchant: string, member: NewMember, atMs: number): Promise<boolean> {
    return this.#db.transaction().execute((tx) => addInvited(tx, { merchant, member, atMs }));
  }
}

/**
 * Adds a member below the owner of the invitation link, if the code is one of a link. Returns false
 * when the member is taken.
 */
export async function addInvited(
  tx: DatabaseAccess,
  { merchant, member, atMs }: { merchant: string; member: NewMember; atMs: number },
): Promise<boolean> {
  const links = new InviteLinks(tx);
  const link =
    member.affiliateCode === undefined
      ? undefined
      : await links.find(merchant, member.affiliateCode);
  const invited = link ? { ...member, ...link.gives } : member;
  const count = await addMembers(tx, { merchant, members: [invited], atMs });
  // After the member, so that a taken name does not count as a registration.
  if (count === 1 && link) await links.take(link.linkId, atMs);
  return count === 1;
}

/**
 * Adds members with their initial balance and messages, and skips those whose account, mobile
 * number or e-mail address is taken. Returns the number added.
 */
export async function addMembers(
  tx: DatabaseAccess,
  {
    merchant,
    members,
    atMs,
    joinedAtMs = atMs,
  }: { merchant: string; members: readonly NewMember[]; atMs: number; joinedAtMs?: number },
): Promise<number> {
  const rows = await tx
    .insertInto('member')
    .values(
      members.map((member) => ({
        merchant,
        account: member.account,
        password_hash: member.passwordHash,
        is_agent: member.isAgent,
        nickname: member.nickname,
        first_time_login: member.firstTimeLogin,
        password_expired: member.passwordExpired,
        rank_level: member.rankLevel,
        rank_name: member.rankName,
        member_label: [...member.memberLabel],
        dialing_code: member.mobile?.dialingCode ?? null,
        mobile_num: member.mobile?.number ?? null,
        email: member.email ?? null,
        payee_name: member.payeeName ?? null,
        payment_password_hash: member.paymentPasswordHash ?? null,
        affiliate_code: member.affiliateCode ?? null,
        other_details: JSON.stringify(member.otherDetails ?? {}),
        authenticator: member.hasAuthenticator ?? false,
        authenticator_secret: member.authenticatorSecret ?? null,
        mobile_verified: member.mobileVerified ?? false,
        email_verified: member.emailVerified ?? false,
        icon: member.icon ?? null,
        address_check: member.addressCheck ?? false,
        upline_id: member.uplineId ?? null,
        invite_link_id: member.inviteLinkId ?? null,
        rebate_hundredths: member.rebateHundredths ?? 0,
        joined_at_ms: joinedAtMs,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['member_id', 'account'])
    .execute();
  const idOf = new Map(rows.map(({ account, member_id: memberId }) => [account, memberId]));
  const entries = members.flatMap(({ account, balanceMinor }) => {
    const memberId = idOf.get(account);
    return memberId === undefined || balanceMinor === 0
      ? []
      : [
          {
            member_id: memberId,
            amount_minor: balanceMinor,
            reason: 'opening balance',
            at_ms: atMs,
          },
        ];
  });
  if (entries.length > 0) await tx.insertInto('wallet_entry').values(entries).execute();
  await addSampleMessages(tx, memberIdsWithInbox(members, idOf), atMs);
  return rows.length;
}

/** A trial account has no messages. */
function memberIdsWithInbox(
  members: readonly NewMember[],
  idOf: ReadonlyMap<string, number>,
): number[] {
  return members.flatMap(({ account, isAgent }) => {
    const memberId = idOf.get(account);
    return memberId === undefined || isAgent === trialAccount ? [] : [memberId];
  });
}

function toMember(row: Selectable<DatabaseSchema['member']>): Member {
  return {
    memberId: row.member_id,
    account: row.account,
    passwordHash: row.password_hash,
    isAgent: row.is_agent,
    nickname: row.nickname,
    firstTimeLogin: row.first_time_login,
    passwordExpired: row.password_expired,
    rankLevel: row.rank_level,
    rankName: row.rank_name,
    memberLabel: row.member_label,
    mobile:
      row.dialing_code !== null && row.mobile_num !== null
        ? { dialingCode: row.dialing_code, number: row.mobile_num }
        : undefined,
    email: row.email ?? undefined,
    payeeName: row.payee_name ?? undefined,
    mobileVerified: row.mobile_verified,
    emailVerified: row.email_verified,
    mobileBoundAtMs: row.mobile_bound_at_ms,
    emailBoundAtMs: row.email_bound_at_ms,
    paymentPasswordHash: row.payment_password_hash ?? undefined,
    icon: row.icon ?? undefined,
    hasAuthenticator: row.authenticator,
    authenticatorSecret: row.authenticator_secret ?? undefined,
    addressCheck: row.address_check,
    isPlayOff: row.play_off,
    autoTransfer: row.auto_transfer,
    rebateHundredths: row.rebate_hundredths,
    lastLogin:
      row.login_before_at_ms !== null && row.login_before_address !== null
        ? { atMs: row.login_before_at_ms, address: row.login_before_address }
        : undefined,
  };
}
