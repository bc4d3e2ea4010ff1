import type { Site } from '@livery/contract';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { compact } from '../http/compact.ts';
import { SharedTexts } from './SharedTexts.ts';

/**
 * Keeps sites small: each as one compressed text, the few used last as objects besides. Ten thousand parsed sites would cost the garbage
 * collector 300 ms a round, ten thousand buffers 20.
 */
export class SiteVault {
  readonly #open = new Map<string, Site>();
  readonly #openLimit: number;
  readonly #texts = new SharedTexts();

  constructor({ openLimit }: { openLimit: number }) {
    this.#openLimit = openLimit;
  }

  /** Puts a site away; the function brings it back. */
  pack(site: Site): () => Site {
    const key = `${site.brand}\n${site.version}`;
    const packed = compact(brotliCompressSync(JSON.stringify(site), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
    return () => {
      const opened = this.#open.get(key) ?? this.#unpack(packed);
      this.#open.delete(key);
      this.#open.set(key, opened);
      for (const oldest of this.#open.keys()) {
        if (this.#open.size <= this.#openLimit) break;
        this.#open.delete(oldest);
      }
      return opened;
    };
  }
  #unpack(packed: Buffer): Site {
    // The text is this very site's: what comes back has its type.
    const site = JSON.parse(brotliDecompressSync(packed).toString('utf8')) as Site;
    this.#texts.share(site);
    return site;
  }
}
