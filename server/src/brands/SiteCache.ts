import type { Site } from '@livery/model';
import { unpackSite, type PackedSite } from '../snapshots/PackedSite.ts';
import { SharedTexts } from './SharedTexts.ts';

/**
 * Unpacks sites and caches the most recently used ones. Ten thousand parsed sites would cost 300 ms per
 * garbage collection, ten thousand packed ones cost 20 ms.
 */
export class SiteCache {
  readonly #open = new Map<string, Site>();
  readonly #openLimit: number;
  readonly #texts = new SharedTexts();

  constructor({ openLimit }: { openLimit: number }) {
    this.#openLimit = openLimit;
  }

  /** Returns the unpacked site. Callers must not hold it longer than a request. */
  open({ brand, version, bytes }: PackedSite): Site {
    const key = `${brand}\n${version}`;
    const opened = this.#open.get(key) ?? this.#unpack(bytes);
    this.#open.delete(key);
    this.#open.set(key, opened);
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= this.#openLimit) break;
      this.#open.delete(oldest);
    }
    return opened;
  }

  #unpack(bytes: Uint8Array): Site {
    const site = unpackSite(bytes);
    this.#texts.share(site);
    return site;
  }
}
