import type { Updateable } from 'kysely';
import { dialledAs, type MobileNumber } from '../../core/MobileNumber.ts';
import type { Database, DatabaseSchema } from '../../database/DatabaseSchema.ts';
import type { Member } from '../../members/Members.ts';

type MemberUpdate = Updateable<DatabaseSchema['member']>;

/** Where messages reach a member. */
export interface Contact {
  readonly channel: 'mobile' | 'email';
  /** Number as +639170000001, or e-mail address. */
  readonly target: string;
}

/** What members change about themselves. */
export class MemberProfiles {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  setIcon(memberId: number, icon: string): Promise<boolean> {
    return this.#set(memberId, { icon });
  }

  setNickname(memberId: number, nickname: string): Promise<boolean> {
    return this.#set(memberId, { nickname });
  }

  setPaymentPassword(memberId: number, hash: string): Promise<boolean> {
    return this.#set(memberId, { payment_password_hash: hash });
  }

  /** Replaces a forgotten payment password, and holds withdrawals and transfers for a while. */
  resetPaymentPassword(
    memberId: number,
    { hash, heldUntilMs }: { hash: string; heldUntilMs: number },
  ): Promise<boolean> {
    return this.#set(memberId, {
      payment_password_hash: hash,
      money_held_until_ms: heldUntilMs,
    });
  }

  /** Stores the real name once. Returns false when there is one. */
  async setRealName(memberId: number, payeeName: string): Promise<boolean> {
    const row = await this.#db
      .updateTable('member')
      .set({ payee_name: payeeName })
      .where('member_id', '=', memberId)
      .where('payee_name', 'is', null)
      .returning('member_id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Binds a proven number. Returns false when another member has it. */
  bindMobile(member: Member, mobile: MobileNumber, nowMs: number): Promise<boolean> {
    const { mobile: previous, mobileVerified, mobileBoundAtMs } = member;
    const former = previous && dialledAs(previous);
    const isSame = former === dialledAs(mobile);
    return this.#bind(member.memberId, {
      values: {
        dialing_code: mobile.dialingCode,
        mobile_num: mobile.number,
        mobile_verified: true,
        mobile_bound_at_ms: isSame && mobileVerified === true ? (mobileBoundAtMs ?? 0) : nowMs,
      },
      former:
        former === undefined || isSame ? undefined : { channel: 'mobile', target: former, nowMs },
    });
  }

  /** Binds a proven address. Returns false when another member has it. */
  bindEmail(member: Member, email: string, nowMs: number): Promise<boolean> {
    const { email: former, emailVerified, emailBoundAtMs } = member;
    const isSame = former?.toLowerCase() === email;
    return this.#bind(member.memberId, {
      values: {
        email,
        email_verified: true,
        email_bound_at_ms: isSame && emailVerified === true ? (emailBoundAtMs ?? 0) : nowMs,
      },
      former:
        former === undefined || isSame ? undefined : { channel: 'email', target: former, nowMs },
    });
  }

  /** Returns the contacts that a member has replaced since a time. */
  async formerContacts(memberId: number, sinceMs: number): Promise<Contact[]> {
    return this.#db
      .selectFrom('former_contact')
      .select(['channel', 'target'])
      .where('member_id', '=', memberId)
      .where('replaced_at_ms', '>', sinceMs)
      .orderBy('replaced_at_ms')
      .execute();
  }

  /** Stores the secret of an authenticator that is not confirmed yet. */
  startAuthenticator(memberId: number, secret: string): Promise<boolean> {
    return this.#set(memberId, { authenticator_secret: secret, authenticator_step: 0 });
  }

  removeAuthenticator(memberId: number): Promise<boolean> {
    return this.#set(memberId, { authenticator: false, authenticator_secret: null });
  }

  confirmAuthenticator(memberId: number): Promise<boolean> {
    return this.#set(memberId, { authenticator: true });
  }

  /** Returns the time step of the last accepted code. */
  async authenticatorStep(memberId: number): Promise<number> {
    const row = await this.#db
      .selectFrom('member')
      .select('authenticator_step')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return row?.authenticator_step ?? 0;
  }

  /** Uses a code up. Returns false when another request has used it. */
  async useStep(memberId: number, step: number): Promise<boolean> {
    const row = await this.#db
      .updateTable('member')
      .set({ authenticator_step: step })
      .where('member_id', '=', memberId)
      .where('authenticator_step', '<', step)
      .returning('member_id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async payoutAccountCount(memberId: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('payout_account')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .where('removed_at_ms', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Ids of the providers whose accounts sign in to the member's account. */
  async socialProviders(memberId: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('social_identity')
      .select('provider')
      .where('member_id', '=', memberId)
      .orderBy('provider')
      .execute();
    return rows.map(({ provider }) => provider);
  }

  /** Returns false when no account of the provider is linked. */
  async unlinkSocial(memberId: number, provider: string): Promise<boolean> {
    const rows = await this.#db
      .deleteFrom('social_identity')
      .where('member_id', '=', memberId)
      .where('provider', '=', provider)
      .returning('provider')
      .execute();
    return rows.length > 0;
  }

  /** Returns false when another member has the contact. */
  #bind(
    memberId: number,
    { values, former }: { values: MemberUpdate; former: (Contact & { nowMs: number }) | undefined },
  ): Promise<boolean> {
    return isUnique(
      this.#db.transaction().execute(async (tx) => {
        await tx.updateTable('member').set(values).where('member_id', '=', memberId).execute();
        if (!former) return;
        const { channel, target, nowMs } = former;
        await tx
          .insertInto('former_contact')
          .values({ member_id: memberId, channel, target, replaced_at_ms: nowMs })
          .onConflict((conflict) =>
            conflict
              .columns(['member_id', 'channel', 'target'])
              .doUpdateSet({ replaced_at_ms: nowMs }),
          )
          .execute();
      }),
    );
  }

  /** Returns false when a unique value, such as a number, is another member's. */
  #set(memberId: number, values: MemberUpdate): Promise<boolean> {
    return isUnique(
      this.#db.updateTable('member').set(values).where('member_id', '=', memberId).execute(),
    );
  }
}

const uniqueViolation = '23505';

/** Resolves to false when a change failed because a unique value is another member's. */
async function isUnique(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}
