import type { Asset, Site, UpstreamDocument } from '@livery/model';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** What is known of a site without unpacking it. */
export interface SiteFacts {
  readonly brand: string;
  readonly version: string;
  readonly name: string;
  readonly hosts: readonly string[];
  /** The parent brand's name. */
  readonly parent: string;
  /**
   * Where the operator is, the providers it is registered with and offers, and the names of the
   * secrets they want.
   */
  readonly upstream: Pick<UpstreamDocument, 'baseUrl' | 'headers' | 'codecKey' | 'socialProviders'>;
  readonly assets: readonly Pick<Asset, 'file' | 'hash'>[];
}

/**
 * A site as it waits for a visitor: a few kilobytes, whose bytes go from thread to thread and onto
 * the disk as they are.
 */
export interface PackedSite extends SiteFacts {
  /** The site's JSON, brotli; in memory of its very size. */
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
    // What zlib hands out is a small piece of a large block; a copy has its own.
    bytes: new Uint8Array(packed),
  };
}

/** The site again; nobody else has this one. */
export function unpackSite(bytes: Uint8Array): Site {
  // Packed from a site: what comes back has its type.
  return JSON.parse(brotliDecompressSync(bytes).toString('utf8')) as Site;
}
