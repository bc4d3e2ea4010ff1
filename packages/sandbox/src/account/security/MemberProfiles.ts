import type { Updateable } from 'kysely';
import type { MobileNumber } from '../../core/MobileNumber.ts';
import type { Database, DatabaseSchema } from '../../database/DatabaseSchema.ts';

type MemberUpdate = Updateable<DatabaseSchema['member']>;

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
  bindMobile(memberId: number, { dialingCode, number }: MobileNumber): Promise<boolean> {
    return this.#set(memberId, {
      dialing_code: dialingCode,
      mobile_num: number,
      mobile_verified: true,
    });
  }

  /** Binds a proven address. Returns false when another member has it. */
  bindEmail(memberId: number, email: string): Promise<boolean> {
    return this.#set(memberId, { email, email_verified: true });
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

  /** Returns false when a unique value, such as a number, is another member's. */
  async #set(memberId: number, values: MemberUpdate): Promise<boolean> {
    try {
      await this.#db.updateTable('member').set(values).where('member_id', '=', memberId).execute();
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}

const uniqueViolation = '23505';

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}
