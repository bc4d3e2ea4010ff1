import { addAffiliates } from '../members/Affiliates.ts';
import type { Database } from '../database/DatabaseSchema.ts';
import { addMembers, type NewMember } from '../members/Members.ts';
import { merchantProfiles, profileOf } from '../merchants/merchantProfiles.ts';
import { modulesOffAtFirst } from '../merchants/moduleTree.ts';
import { addNotices } from '../promotions/Notices.ts';
import { hasOpening, playHistory } from './playHistory.ts';
import { demoMembers, demoMembersHashed } from './demoMembers.ts';
import {
  hasDownlines,
  hashSamplePasswords,
  seedDownlines,
  uplineJoinDays,
  type SampleHashes,
} from './seedDownlines.ts';
import { seedOrders, seedPayoutAccounts, seedUplines } from './seedCashier.ts';

const dayMs = 86_400_000;

/** Creates merchants with the demonstration accounts. */
export class MerchantSeeder {
  readonly #db: Database;
  /** Computed once per process, because scrypt is slow by design. */
  #hashed: Promise<readonly NewMember[]> | undefined;
  #sampleHashes: Promise<SampleHashes> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Adds the merchants that every sandbox has. Existing data is left unchanged; only missing data
   * is added.
   */
  async seed(atMs: number): Promise<void> {
    for (const code of Object.keys(merchantProfiles)) {
      const isNew = await this.create({
        code,
        profile: code,
        modulesOff: modulesOffAtFirst,
        atMs,
        withHistory: true,
      });
      if (!isNew) {
        await this.#addNewDemoMembers(code, atMs);
        await this.#addNewDownlines(code, atMs);
      }
      await addNotices(this.#db, { merchant: code, profile: code, atMs, withPopups: true });
    }
  }

  /**
   * Creates a merchant; `withHistory` adds sample records of the last ninety days. Returns false
   * when it exists already.
   */
  async create({
    code,
    profile,
    modulesOff,
    atMs,
    withHistory = false,
  }: {
    code: string;
    profile: string;
    modulesOff: Iterable<string>;
    atMs: number;
    withHistory?: boolean;
  }): Promise<boolean> {
    if (await this.#exists(code)) return false;
    this.#hashed ??= demoMembersHashed();
    this.#sampleHashes ??= hashSamplePasswords();
    const members = await this.#hashed;
    const sampleHashes = await this.#sampleHashes;
    const { singleWallet } = profileOf(profile);
    return this.#db.transaction().execute(async (tx) => {
      const created = await tx
        .insertInto('merchant')
        .values({
          code,
          profile,
          maintenance_end_at: null,
          single_wallet: singleWallet,
          sample_until_ms: atMs,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('code')
        .executeTakeFirst();
      if (!created) return false;
      const rows = [...modulesOff].map((modId) => ({ merchant: code, mod_id: modId }));
      if (rows.length > 0) await tx.insertInto('module_off').values(rows).execute();
      await addMembers(tx, {
        merchant: code,
        // The balance of those who have done something is part of their history.
        members: members.map((member) =>
          hasOpening(member.account, withHistory) ? { ...member, balanceMinor: 0 } : member,
        ),
        atMs,
        joinedAtMs: atMs - uplineJoinDays * dayMs,
      });
      await seedUplines(tx, code);
      await seedDownlines(tx, { merchant: code, hashes: sampleHashes, atMs });
      await seedPayoutAccounts(tx, { merchant: code, atMs });
      await playHistory(tx, { merchant: code, profile, atMs, withHistory, members });
      await seedOrders(tx, { merchant: code });
      await addAffiliates(tx, code);
      await addNotices(tx, { merchant: code, profile, atMs, withPopups: false });
      return true;
    });
  }

  /** Adds the demonstration members introduced since the merchant was created. */
  async #addNewDemoMembers(merchant: string, atMs: number): Promise<void> {
    const rows = await this.#db
      .selectFrom('member')
      .select('account')
      .where('merchant', '=', merchant)
      .where(
        'account',
        'in',
        demoMembers.map(({ account }) => account),
      )
      .execute();
    if (rows.length === demoMembers.length) return;
    this.#hashed ??= demoMembersHashed();
    const members = await this.#hashed;
    await this.#db.transaction().execute((tx) => addMembers(tx, { merchant, members, atMs }));
  }

  /** Adds the sample downlines to a merchant from before there were any. */
  async #addNewDownlines(merchant: string, atMs: number): Promise<void> {
    if (await hasDownlines(this.#db, merchant)) return;
    this.#sampleHashes ??= hashSamplePasswords();
    const hashes = await this.#sampleHashes;
    await this.#db.transaction().execute((tx) => seedDownlines(tx, { merchant, hashes, atMs }));
  }

  async #exists(code: string): Promise<boolean> {
    return (
      (await this.#db
        .selectFrom('merchant')
        .select('code')
        .where('code', '=', code)
        .executeTakeFirst()) !== undefined
    );
  }
}
