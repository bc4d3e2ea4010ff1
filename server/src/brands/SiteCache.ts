import { deepFreeze } from '@livery/config';
import type { Site } from '@livery/model';
import { ByteLru } from '../http/ByteLru.ts';
import { openSite, unpackBase, type PackedBase, type PackedSite } from '../snapshots/PackedSite.ts';

/** Bases that stay unpacked: each has a few megabytes, and few brands have one of their own. */
const maxOpenBases = 8;

/**
 * Unpacks sites and caches the most recently used ones. Ten thousand parsed sites would cost 300 ms
 * per garbage collection, ten thousand packed ones cost 20 ms. What sites inherit from equal
 * parents is in memory once, packed and unpacked. A brand has one unpacked version, which replaces
 * the one before.
 */
export class SiteCache {
  readonly #bases = new Map<string, WeakRef<PackedBase>>();
  readonly #openBases: LeastRecentlyUsed<string, Readonly<Record<string, unknown>>>;
  /** By brand. */
  readonly #openSites: ByteLru<{ readonly site: Site; readonly version: string }>;
  /** Returned without a lookup, because a request opens the same site several times. */
  #latest: { readonly packed: PackedSite; readonly site: Site } | undefined;

  /** @param openBytes memory of the unpacked sites, beside that of their bases. */
  constructor({ openBytes }: { openBytes: number }) {
    this.#openBases = new LeastRecentlyUsed(maxOpenBases);
    this.#openSites = new ByteLru({ limitBytes: openBytes });
  }

  /** Returns the packed site with the base that other sites have, if it is equal. */
  share(packed: PackedSite): PackedSite {
    const { base } = packed;
    const shared = this.#bases.get(base.hash)?.deref();
    if (shared) return { ...packed, base: shared };
    for (const [hash, reference] of this.#bases) if (!reference.deref()) this.#bases.delete(hash);
    this.#bases.set(base.hash, new WeakRef(base));
    return packed;
  }

  /** Returns the unpacked site. Callers must not hold it longer than a request. */
  open(packed: PackedSite): Site {
    if (this.#latest?.packed === packed) return this.#latest.site;
    const site = this.#openSiteOf(packed);
    this.#latest = { packed, site };
    return site;
  }

  #openSiteOf(packed: PackedSite): Site {
    const { brand, version, base } = packed;
    const known = this.#openSites.get(brand);
    if (known?.version === version) return known.site;
    // Frozen, because several brands have parts of it.
    const inherited = this.#openBases.get(base.hash, () => deepFreeze(unpackBase(base)));
    const { site, memoryBytes } = openSite(packed, inherited);
    this.#openSites.set(brand, { site, version }, memoryBytes);
    return site;
  }
}

class LeastRecentlyUsed<Key, Value> {
  readonly #values = new Map<Key, Value>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: Key, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#limit) break;
      this.#values.delete(oldest);
    }
    return value;
  }
}
