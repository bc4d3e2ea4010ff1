import { sql } from 'kysely';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';

/** A member of a merchant. */
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
}

/** A member to be made, with its first balance. */
export interface NewMember extends Omit<Member, 'memberId'> {
  readonly balanceMinor: number;
}

/** The account types. Source: product-spec §6. */
export const accountTypes: readonly number[] = [0, 1, 2, 4, 41, 42];

/** The members of all merchants; every question names one merchant. */
export class Members {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Upper and lower case are the same account. */
  async findByAccount(merchant: string, account: string): Promise<Member | undefined> {
    const row = await this.#db.selectFrom('member').selectAll()
      .where('merchant', '=', merchant).where(sql`lower(account)`, '=', account.toLowerCase()).executeTakeFirst();
    return row && toMember(row);
  }

  async findById(merchant: string, memberId: number): Promise<Member | undefined> {
    const row = await this.#db.selectFrom('member').selectAll().where('merchant', '=', merchant).where('member_id', '=', memberId).executeTakeFirst();
    return row && toMember(row);
  }

  /** False, when the account is taken. */
  add(merchant: string, member: NewMember, atMs: number): Promise<boolean> {
    return this.#db.transaction().execute(async (tx) => (await addMembers(tx, { merchant, members: [member], atMs })) === 1);
  }
}

/** Adds members with their first balance, except where the account is taken. Returns how many. */
export async function addMembers(tx: DatabaseAccess, { merchant, members, atMs }: { merchant: string; members: readonly NewMember[]; atMs: number }): Promise<number> {
  const rows = await tx.insertInto('member').values(members.map((member) => ({
    merchant, account: member.account, password_hash: member.passwordHash, is_agent: member.isAgent, nickname: member.nickname,
    first_time_login: member.firstTimeLogin, password_expired: member.passwordExpired, rank_level: member.rankLevel, rank_name: member.rankName,
    member_label: [...member.memberLabel],
  }))).onConflict((conflict) => conflict.doNothing()).returning(['member_id', 'account']).execute();
  const idOf = new Map(rows.map(({ account, member_id: memberId }) => [account, memberId]));
  const entries = members.flatMap(({ account, balanceMinor }) => {
    const memberId = idOf.get(account);
    return memberId === undefined || balanceMinor === 0 ? [] : [{ member_id: memberId, amount_minor: balanceMinor, reason: 'opening balance', at_ms: atMs }];
  });
  if (entries.length > 0) await tx.insertInto('wallet_entry').values(entries).execute();
  return rows.length;
}

function toMember(row: {
  member_id: number; account: string; password_hash: string; is_agent: number; nickname: string; first_time_login: boolean;
  password_expired: boolean; rank_level: number; rank_name: string; member_label: string[];
}): Member {
  return {
    memberId: row.member_id, account: row.account, passwordHash: row.password_hash, isAgent: row.is_agent, nickname: row.nickname,
    firstTimeLogin: row.first_time_login, passwordExpired: row.password_expired, rankLevel: row.rank_level, rankName: row.rank_name,
    memberLabel: row.member_label,
  };
}
