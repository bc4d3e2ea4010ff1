import type { Site } from '@livery/model';
import { unpackSite, type PackedSite } from '../snapshots/PackedSite.ts';
import { SharedTexts } from './SharedTexts.ts';

/**
 * Opens packed sites, and keeps the few used last open. Ten thousand parsed sites would cost the
 * garbage collector 300 ms a round, ten thousand packed ones 20.
 */
export class SiteVault {
  readonly #open = new Map<string, Site>();
  readonly #openLimit: number;
  readonly #texts = new SharedTexts();

  constructor({ openLimit }: { openLimit: number }) {
    this.#openLimit = openLimit;
  }

  /** The site; keep it no longer than it is needed. */
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
