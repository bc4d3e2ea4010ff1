import type { Database } from '../database/DatabaseSchema.ts';
import { addMembers, type NewMember } from '../members/Members.ts';
import { merchantProfiles } from '../merchants/merchantProfiles.ts';
import { demoMembersHashed } from './demoMembers.ts';

/** Makes merchants, each with the demonstration accounts. */
export class MerchantSeeder {
  readonly #db: Database;
  /** Hashed once a process: scrypt is slow on purpose. */
  #hashed: Promise<readonly NewMember[]> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The merchants every sandbox has. What is there already stays as it is. */
  async seed(atMs: number): Promise<void> {
    for (const code of Object.keys(merchantProfiles)) await this.create({ code, profile: code, modulesOff: [], atMs });
  }

  /** False, when there is such a merchant already. */
  async create({ code, profile, modulesOff, atMs }: { code: string; profile: string; modulesOff: Iterable<string>; atMs: number }): Promise<boolean> {
    if (await this.#exists(code)) return false;
    this.#hashed ??= demoMembersHashed();
    const members = await this.#hashed;
    return this.#db.transaction().execute(async (tx) => {
      const made = await tx.insertInto('merchant').values({ code, profile, maintenance_end_at: null })
        .onConflict((conflict) => conflict.doNothing()).returning('code').executeTakeFirst();
      if (!made) return false;
      const off = [...modulesOff].map((modId) => ({ merchant: code, mod_id: modId }));
      if (off.length > 0) await tx.insertInto('module_off').values(off).execute();
      await addMembers(tx, { merchant: code, members, atMs });
      return true;
    });
  }

  async #exists(code: string): Promise<boolean> {
    return (await this.#db.selectFrom('merchant').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;
  }
}
