import { sql } from 'kysely';
import type { DatabaseAccess, Database } from '../database/DatabaseSchema.ts';
import { codecNames, type CodecName } from '../core/bodyOpeners.ts';
import { isFaultKind, type FaultSetting, type Merchant } from './Merchant.ts';

/** Service status of a merchant. */
export interface MerchantStatus {
  maintenance: boolean;
  maintenanceEndAt: string | undefined;
  regionRestriction: boolean;
  maintenanceStartAt: string | undefined;
  blockedNetworks: readonly string[];
}

/** Merchants and their switches. */
export class Merchants {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async find(code: string): Promise<Merchant | undefined> {
    const row = await describing(this.#db).where('merchant.code', '=', code).executeTakeFirst();
    return row && toMerchant(row);
  }

  /** Returns all merchants ordered by code. */
  async list(): Promise<Merchant[]> {
    return (await describing(this.#db).orderBy('merchant.code').execute()).map(toMerchant);
  }

  /** Deletes a merchant with all its data. */
  async remove(code: string): Promise<void> {
    await this.#db.deleteFrom('merchant').where('code', '=', code).execute();
  }

  async setModule(code: string, modId: string, enabled: boolean): Promise<void> {
    if (enabled)
      await this.#db
        .deleteFrom('module_off')
        .where('merchant', '=', code)
        .where('mod_id', '=', modId)
        .execute();
    else
      await this.#db
        .insertInto('module_off')
        .values({ merchant: code, mod_id: modId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }

  async setStatus(
    code: string,
    {
      maintenance,
      maintenanceEndAt,
      regionRestriction,
      maintenanceStartAt,
      blockedNetworks,
    }: MerchantStatus,
  ): Promise<void> {
    await this.#db
      .updateTable('merchant')
      .where('code', '=', code)
      .set({
        maintenance,
        maintenance_end_at: maintenanceEndAt ?? null,
        region_restriction: regionRestriction,
        maintenance_start_at: maintenanceStartAt ?? null,
        blocked_networks: [...blockedNetworks],
      })
      .execute();
  }

  /** Opens or closes one game. */
  async setGame(code: string, nodeId: number, enabled: boolean): Promise<void> {
    if (enabled)
      await this.#db
        .deleteFrom('game_off')
        .where('merchant', '=', code)
        .where('node_id', '=', nodeId)
        .execute();
    else
      await this.#db
        .insertInto('game_off')
        .values({ merchant: code, node_id: nodeId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }

  async setSingleWallet(code: string, isSingle: boolean): Promise<void> {
    await this.#db
      .updateTable('merchant')
      .where('code', '=', code)
      .set({ single_wallet: isSingle })
      .execute();
  }

  async setClock(code: string, offsetMs: number): Promise<void> {
    await this.#db
      .updateTable('merchant')
      .where('code', '=', code)
      .set({ clock_offset_ms: offsetMs })
      .execute();
  }

  /** Sets the codec. Without a key, the key is derived from the data folder's secret. */
  async setCodec(code: string, codec: CodecName, key: string | undefined): Promise<void> {
    await this.#db
      .updateTable('merchant')
      .where('code', '=', code)
      .set({ codec, codec_key: key ?? null })
      .execute();
  }

  /**
   * Sets the fault of a call. `*` replaces the settings of all calls. A named call keeps its own
   * setting, including "none", even when `*` is set.
   */
  async setFaults(
    code: string,
    calls: readonly string[] | '*',
    { fault, delayMs }: FaultSetting,
  ): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      if (calls === '*') await tx.deleteFrom('fault').where('merchant', '=', code).execute();
      if (calls === '*' && fault === 'none') return;
      const rows = (calls === '*' ? ['*'] : calls).map((call) => ({
        merchant: code,
        call,
        fault,
        delay_ms: delayMs,
      }));
      await tx
        .insertInto('fault')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['merchant', 'call']).doUpdateSet({ fault, delay_ms: delayMs }),
        )
        .execute();
    });
  }
}

/** Row of {@link describing}. */
interface MerchantRow {
  code: string;
  profile: string;
  maintenance: boolean;
  maintenance_end_at: string | null;
  region_restriction: boolean;
  maintenance_start_at: string | null;
  blocked_networks: string[];
  clock_offset_ms: number;
  codec: string | null;
  codec_key: string | null;
  off: string[];
  games_off: number[];
  single_wallet: boolean;
  sample_until_ms: number;
  faults: Record<string, { fault: string; delayMs: number }>;
}

/** Selects all data of a merchant in one query, because every call needs it. */
function describing(db: DatabaseAccess) {
  return db
    .selectFrom('merchant')
    .selectAll()
    .select([
      sql<
        string[]
      >`array(select mod_id from module_off where module_off.merchant = merchant.code)`.as('off'),
      sql<number[]>`array(select node_id from game_off where game_off.merchant = merchant.code)`.as(
        'games_off',
      ),
      sql<MerchantRow['faults']>`(
      select coalesce(json_object_agg(call, json_build_object('fault', fault, 'delayMs', delay_ms)), '{}')
      from fault where fault.merchant = merchant.code)`.as('faults'),
    ]);
}

function toMerchant(row: MerchantRow): Merchant {
  const faults = Object.entries(row.faults).flatMap(
    ([call, { fault, delayMs }]): [string, FaultSetting][] =>
      isFaultKind(fault) ? [[call, { fault, delayMs }]] : [],
  );
  return {
    code: row.code,
    profile: row.profile,
    maintenance: row.maintenance,
    maintenanceEndAt: row.maintenance_end_at ?? undefined,
    regionRestriction: row.region_restriction,
    maintenanceStartAt: row.maintenance_start_at ?? undefined,
    blockedNetworks: row.blocked_networks,
    codec: codecNames.find((name) => name === row.codec),
    codecKey: row.codec_key ?? undefined,
    clockOffsetMs: row.clock_offset_ms,
    sampleUntilMs: row.sample_until_ms,
    modulesOff: new Set(row.off),
    gamesOff: new Set(row.games_off),
    singleWallet: row.single_wallet,
    faults: new Map(faults),
  };
}
