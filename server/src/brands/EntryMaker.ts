import type { Logger } from 'pino';
import type { Clock } from '@livery/model';
import type { SiteFacts } from '../snapshots/PackedSite.ts';
import type { SnapshotStore } from '../snapshots/SnapshotStore.ts';
import { makeTenant } from './makeTenant.ts';
import { SiteCache } from './SiteCache.ts';
import { reloaded, type TenantEntry } from './TenantEntry.ts';
import {
  problemLine,
  reportProblems,
  type LoadedTenant,
  type TenantProblem,
} from './TenantSource.ts';
import { messageOf, unreadable } from './tryLoadBrand.ts';

/** Returns problems of this server that prevent it from serving a valid site. */
export type ServingCheck = (site: SiteFacts) => readonly TenantProblem[];

/**
 * Makes a brand's entry from what was loaded: a valid version becomes live, a refused one leaves
 * the live version, or after a start the snapshot.
 */
export class EntryMaker {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #servingProblems: ServingCheck;
  readonly #snapshots: SnapshotStore;
  readonly #onRefused: () => void;
  readonly #sites = new SiteCache({ openBytes: 256 * 1024 * 1024 });

  constructor({
    clock,
    logger,
    servingProblems,
    snapshots,
    onRefused,
  }: {
    clock: Clock;
    logger: Logger;
    servingProblems: ServingCheck;
    snapshots: SnapshotStore;
    onRefused: () => void;
  }) {
    this.#clock = clock;
    this.#logger = logger;
    this.#servingProblems = servingProblems;
    this.#snapshots = snapshots;
    this.#onRefused = onRefused;
  }

  /** Returns the entry of a brand after a load, and logs what changed. */
  loaded(
    brand: string,
    previous: TenantEntry | undefined,
    { packed, problems }: LoadedTenant,
  ): TenantEntry {
    const refusals = packed ? this.#refusals(packed) : [];
    // A retry that fails like the attempt before it is no news.
    if (!packed && previous?.refused && isSame(previous.refused.problems, problems))
      return previous;
    const nowMs = this.#clock.nowMs();
    const tenant = packed && makeTenant(packed, { sites: this.#sites, sinceMs: nowMs });
    const entry = reloaded(previous, { brand, tenant, refusals, problems, nowMs });
    const isMoved = entry.moved !== undefined && entry.moved !== previous?.moved;
    reportProblems(this.#logger, brand, [
      ...refusals,
      ...problems,
      ...(isMoved ? [entry.moved] : []),
    ]);
    this.#logOutcome(entry, previous);
    return entry;
  }

  /**
   * Returns the entry with the version of the snapshot, if it has no live one and there is a
   * snapshot.
   */
  async restored(entry: TenantEntry): Promise<TenantEntry> {
    if (entry.live) return entry;
    const { brand } = entry;
    const snapshot = await this.#snapshots.restore(brand).catch((error: unknown) => {
      this.#logger.error({ brand }, `${brand}: ${messageOf(error)}`);
    });
    if (!snapshot || this.#refusals(snapshot.packed).length > 0) {
      this.#logger.error({ brand }, `${brand}: not served; there is no last good version of it`);
      return entry;
    }
    const live = makeTenant(snapshot.packed, { sites: this.#sites, sinceMs: snapshot.sinceMs });
    this.#logger.warn(
      { brand, version: live.version },
      `${brand}: serves its last good version ${live.version}, live since ${new Date(snapshot.sinceMs).toISOString()} and saved before this start`,
    );
    return { ...entry, live, isRestored: true };
  }

  /**
   * Returns the entry with its waiting version live; `undefined` if there is none or if its
   * prerequisites, such as secrets, are still missing.
   */
  promoted(entry: TenantEntry): TenantEntry | undefined {
    const packed = entry.refused?.waiting?.packed;
    return packed && this.#refusals(packed).length === 0
      ? this.loaded(entry.brand, entry, { packed, problems: [] })
      : undefined;
  }

  #refusals(site: SiteFacts): readonly TenantProblem[] {
    try {
      return this.#servingProblems(site);
    } catch (error) {
      return [unreadable(site.brand, error)];
    }
  }

  #logOutcome({ brand, live, refused }: TenantEntry, previous: TenantEntry | undefined): void {
    if (refused) {
      this.#onRefused();
      const stays = live ? `; version ${live.version} stays live` : '';
      this.#logger.error({ brand }, `${brand}: refused${stays}`);
    } else if (live !== previous?.live || previous?.isRestored)
      this.#logger.info(
        { brand, version: live?.version },
        `${brand}: version ${live?.version} is live`,
      );
  }
}

function isSame(first: readonly TenantProblem[], second: readonly TenantProblem[]): boolean {
  return first.map(problemLine).join('\n') === second.map(problemLine).join('\n');
}
