import path from 'node:path';
import type { Site } from '@livery/model';
import { ByteLru } from '../http/ByteLru.ts';
import { shortHash } from '../http/contentHash.ts';
import { encode, type Encoding } from '../http/encodings.ts';
import { plainSheet } from '../http/plainSheet.ts';
import { tupleKey } from '../http/tupleKey.ts';
import { themeOf } from './assetAddresses.ts';
import { perSite } from '../brands/perSite.ts';
import type { KeptSites } from '../snapshots/KeptSites.ts';
import type { Tenant } from '../brands/Tenant.ts';
import type { ClientFiles } from './ClientFiles.ts';
import { contentTypeOf } from './contentTypes.ts';

/** A file as it travels. */
export interface ServedAsset {
  readonly type: string;
  readonly encoding: Encoding;
  readonly body: Buffer;
}

/**
 * Files by addresses that contain their content's hash: the brand's, its theme, the program's.
 * Packed once, then kept in one bounded cache.
 */
export class AssetStore {
  readonly #client: ClientFiles;
  readonly #read: (file: string) => Promise<Buffer>;
  readonly #kept: KeptSites['asset'];
  readonly #known = new ByteLru<ServedAsset>({ limitBytes: 128 * 1024 * 1024 });

  /**
   * @param read a brand's asset by the path its `Asset` names.
   * @param kept the same from the version kept for a restart, by its hash.
   */
  constructor({
    client,
    read,
    kept,
  }: {
    client: ClientFiles;
    read: (file: string) => Promise<Buffer>;
    kept: KeptSites['asset'];
  }) {
    this.#client = client;
    this.#read = read;
    this.#kept = kept;
  }

  /**
   * `undefined` when there is no such file. What was served once stays until the cache needs the
   * room: a page may be older than an edit.
   */
  async get(tenant: Tenant, address: string, wanted: Encoding): Promise<ServedAsset | undefined> {
    const { type, packs } = contentTypeOf(path.posix.extname(address));
    const encoding = packs ? wanted : 'identity';
    const key = tupleKey(tenant.brand, address, encoding);
    const known = this.#known.get(key);
    if (known) return known;
    const body =
      (await this.#packedByBuild(address, encoding)) ??
      (await this.#packed(tenant, address, encoding));
    if (!body) return undefined;
    const asset = { type, encoding, body };
    this.#known.set(key, asset, asset.body.length);
    return asset;
  }

  /**
   * The build packs its own files as small as brotli can: that takes longer than a visitor should
   * wait.
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
    // Edited or gone since the site was read: never the new content under the old content's name,
    // but the old content if it was kept.
    return (
      (await hashed(this.#read(file.file), file.hash)) ??
      hashed(this.#kept(brand, file.hash), file.hash)
    );
  }
}

/** A file's content, if it is the content with that hash. */
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
