import path from 'node:path';
import type { Site } from '@livery/model';
import { ByteLru } from '../http/ByteLru.ts';
import { shortHash } from '../http/contentHash.ts';
import { encode, type Encoding } from '../http/encodings.ts';
import { plainSheet } from '../http/plainSheet.ts';
import { tupleKey } from '../http/tupleKey.ts';
import { themeOf } from './assetAddresses.ts';
import { perSite } from '../brands/perSite.ts';
import type { SnapshotStore } from '../snapshots/SnapshotStore.ts';
import type { Tenant } from '../brands/Tenant.ts';
import type { ClientFiles } from './ClientFiles.ts';
import { contentTypeOf } from './contentTypes.ts';

/** A file in the encoding in which it is sent. */
export interface ServedAsset {
  readonly type: string;
  readonly encoding: Encoding;
  readonly body: Buffer;
}

/**
 * Files at content-hashed addresses: brand assets, brand themes and the client's files. Each is
 * compressed once and stored in one bounded cache.
 */
export class AssetStore {
  readonly #client: ClientFiles;
  readonly #read: (file: string) => Promise<Buffer>;
  readonly #snapshotAsset: SnapshotStore['asset'];
  readonly #known = new ByteLru<ServedAsset>({ limitBytes: 128 * 1024 * 1024 });

  /**
   * @param read returns a brand's asset by the path in its `Asset`.
   * @param snapshotAsset returns the asset from the brand's snapshot by its hash.
   */
  constructor({
    client,
    read,
    snapshotAsset,
  }: {
    client: ClientFiles;
    read: (file: string) => Promise<Buffer>;
    snapshotAsset: SnapshotStore['asset'];
  }) {
    this.#client = client;
    this.#read = read;
    this.#snapshotAsset = snapshotAsset;
  }

  /**
   * Returns a file; `undefined` if there is none. Served files stay cached until evicted, because open
   * pages may be older than an edit.
   */
  async get(tenant: Tenant, address: string, accepted: Encoding): Promise<ServedAsset | undefined> {
    const { type, packs } = contentTypeOf(path.posix.extname(address));
    const encoding = packs ? accepted : 'identity';
    const key = tupleKey(tenant.brand, address, encoding);
    const cached = this.#known.get(key);
    if (cached) return cached;
    const body =
      (await this.#packedByBuild(address, encoding)) ??
      (await this.#packed(tenant, address, encoding));
    if (!body) return undefined;
    const asset = { type, encoding, body };
    this.#known.set(key, asset, asset.body.length);
    return asset;
  }

  /**
   * Returns the file that the build compressed at brotli's highest level, which is too slow for a
   * request.
   */
  async #packedByBuild(address: string, encoding: Encoding): Promise<Buffer | undefined> {
    return encoding === 'br'
      ? this.#client.asset(`${address.slice('/assets/'.length)}.br`)
      : undefined;
  }

  async #packed(tenant: Tenant, address: string, encoding: Encoding): Promise<Buffer | undefined> {
    const content = await this.#content(tenant, address);
    return content && encode(content, encoding);
  }

  async #content({ brand, site }: Tenant, address: string): Promise<Buffer | undefined> {
    if (address === plainSheet.address) return Buffer.from(plainSheet.css);
    const theme = themeOf(site);
    if (address === theme.address) return Buffer.from(theme.css);
    const name = address.slice('/assets/'.length);
    const file = filesByName(site).get(name);
    if (file === undefined) return this.#client.asset(name);
    // After an edit, the address of the old content must not serve the new one: the snapshot may still
    // have the old content.
    return (
      (await hashed(this.#read(file.file), file.hash)) ??
      hashed(this.#snapshotAsset(brand, file.hash), file.hash)
    );
  }
}

/** Returns a file's content if it has that hash. */
async function hashed(
  reading: Promise<Buffer | undefined>,
  hash: string,
): Promise<Buffer | undefined> {
  const content = await reading.catch(() => undefined);
  return content && shortHash(content) === hash ? content : undefined;
}

const filesByName: (
  site: Site,
) => ReadonlyMap<string, { readonly file: string; readonly hash: string }> = perSite(
  ({ assets }) =>
    new Map(
      Object.entries(assets).map(([name, { file, hash }]) => [
        `${hash}${path.posix.extname(name).toLowerCase()}`,
        { file, hash },
      ]),
    ),
);
