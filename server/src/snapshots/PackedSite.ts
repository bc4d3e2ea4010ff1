import { offeredProviders, type ServedBrand } from '@livery/config';
import type { Asset, Site } from '@livery/model';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { shortHash } from '../http/contentHash.ts';
import { applyDelta, copiedMembers, createDelta, type JsonDelta } from './jsonDelta.ts';

/** Position of a value in a file of the tenants folder. */
export interface ValuePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Positions of the values of upstream.json that this server may refuse, by JSON pointer. A site
 * from a snapshot has none, because the files may have changed since.
 */
export type UpstreamPlaces = Readonly<Record<string, ValuePlace>>;

/** Fields of a site that are available without unpacking it. */
export interface SiteFacts extends ServedBrand {
  readonly version: string;
  readonly name: string;
  readonly hosts: readonly string[];
  /** The parent brand's name. */
  readonly parent: string;
  readonly places: UpstreamPlaces;
  readonly assets: readonly Pick<Asset, 'file' | 'hash'>[];
}

/** What sites inherit, as JSON, compressed with brotli. */
export interface PackedBase {
  /** Hash of the bytes. */
  readonly hash: string;
  /** In memory that threads share, because every site refers to its base. */
  readonly bytes: Uint8Array<SharedArrayBuffer>;
}

/**
 * A site in the compressed form of a few kilobytes in which it is held in memory, transferred
 * between threads and written to disk: only what the brand does not inherit.
 */
export interface PackedSite extends SiteFacts {
  readonly base: PackedBase;
  /** The site's difference from its base, as JSON, compressed with brotli. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const nothing = {};
/**
 * Memory of a character of parsed JSON and of a copied member. With them Lagoon is 1.1 MB; 1.3 were
 * measured.
 */
const bytesPerCharacter = 2;
const bytesPerMember = 50;
const bases = new WeakMap<object, PackedBase>();

/**
 * Packs a site.
 *
 * @param inherited documents of the brand's parents. They must not change, because they are packed
 *   once.
 * @param places positions of the values of upstream.json.
 */
export function packSite(
  site: Site,
  inherited: unknown = nothing,
  places: UpstreamPlaces = {},
): PackedSite {
  const {
    brand,
    version,
    assets,
    site: { name, hosts, extends: parent },
    upstream: { baseUrl, headers, codecKey, codecs },
  } = site;
  const socialProviders = offeredProviders(site.site, site.upstream);
  const baseDocuments = isRecord(inherited) ? inherited : nothing;
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
      ...(codecs ? { codecs } : {}),
      ...(Object.keys(socialProviders).length === 0 ? {} : { socialProviders }),
    },
    places,
    assets: Object.values(assets).map(({ file, hash }) => ({ file, hash })),
    base: baseOf(baseDocuments),
    bytes: new Uint8Array(compressed(createDelta(baseDocuments, { ...site }))),
  };
}

/** Returns the base of these bytes. */
export function packedBase(content: Uint8Array): PackedBase {
  const bytes = new Uint8Array(new SharedArrayBuffer(content.length));
  bytes.set(content);
  return { hash: shortHash(content), bytes };
}

/** Returns a new copy of a base's documents. */
export function unpackBase({
  bytes,
}: Pick<PackedBase, 'bytes'>): Readonly<Record<string, unknown>> {
  // `packSite` serialised an object.
  return JSON.parse(decompressed(bytes)) as Readonly<Record<string, unknown>>;
}

/**
 * Returns the site.
 *
 * @param inherited documents of its base, of which the site contains the parts that it inherits.
 */
export function unpackSite(
  packed: { readonly base: PackedBase; readonly bytes: Uint8Array },
  inherited = unpackBase(packed.base),
): Site {
  return openSite(packed, inherited).site;
}

/** A site, and about the memory in bytes that it takes beside what it inherits. */
export interface OpenSite {
  readonly site: Site;
  readonly memoryBytes: number;
}

/** Opens a site over the documents of its base. */
export function openSite(
  { bytes }: { readonly bytes: Uint8Array },
  inherited: Readonly<Record<string, unknown>>,
): OpenSite {
  const text = decompressed(bytes);
  // `packSite` serialised the difference of a `Site`.
  const delta = JSON.parse(text) as JsonDelta;
  return {
    site: applyDelta(inherited, delta) as unknown as Site,
    memoryBytes: text.length * bytesPerCharacter + copiedMembers(inherited, delta) * bytesPerMember,
  };
}

function baseOf(documents: Readonly<Record<string, unknown>>): PackedBase {
  const known = bases.get(documents);
  if (known) return known;
  const content = compressed(documents);
  const base = packedBase(content);
  bases.set(documents, base);
  return base;
}

function compressed(value: object): Buffer {
  return brotliCompressSync(JSON.stringify(value), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
}

function decompressed(bytes: Uint8Array): string {
  return brotliDecompressSync(bytes).toString('utf8');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
