import type { Asset, Site, UpstreamDocument } from '@livery/model';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Fields of a site that are available without unpacking it. */
export interface SiteFacts {
  readonly brand: string;
  readonly version: string;
  readonly name: string;
  readonly hosts: readonly string[];
  /** The parent brand's name. */
  readonly parent: string;
  /**
   * Address of the operator, its registrations at offered sign-in providers, and the names of the
   * secrets that both require.
   */
  readonly upstream: Pick<UpstreamDocument, 'baseUrl' | 'headers' | 'codecKey' | 'socialProviders'>;
  readonly assets: readonly Pick<Asset, 'file' | 'hash'>[];
}

/**
 * A site in its compressed form of a few kilobytes, in which it is held in memory, transferred between
 * threads and written to disk.
 */
export interface PackedSite extends SiteFacts {
  /** The site's JSON, compressed with brotli, in a buffer of exactly its size. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Packs a site. */
export function packSite(site: Site): PackedSite {
  const {
    brand,
    version,
    assets,
    site: { name, hosts, extends: parent },
    upstream: { baseUrl, headers, codecKey, socialProviders = {} },
  } = site;
  const offered = Object.entries(socialProviders).filter(([name]) =>
    site.site.socialSignIn.some(({ provider }) => provider === name),
  );
  const packed = brotliCompressSync(JSON.stringify(site), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  return {
    brand,
    version,
    name,
    hosts,
    parent,
    upstream: {
      baseUrl,
      ...(headers ? { headers } : {}),
      ...(codecKey === undefined ? {} : { codecKey }),
      ...(offered.length === 0 ? {} : { socialProviders: Object.fromEntries(offered) }),
    },
    assets: Object.values(assets).map(({ file, hash }) => ({ file, hash })),
    // zlib returns a small view into a large block; a copy releases that block.
    bytes: new Uint8Array(packed),
  };
}

/** Returns a new, unshared copy of the site. */
export function unpackSite(bytes: Uint8Array): Site {
  // `packSite` serialised a `Site`.
  return JSON.parse(brotliDecompressSync(bytes).toString('utf8')) as Site;
}
