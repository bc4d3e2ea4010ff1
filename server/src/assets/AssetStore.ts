import { assetTypeOf } from '@livery/config';
import { buildPath, type Asset, type Site } from '@livery/model';
import path from 'node:path';
import { ByteLru } from '../http/ByteLru.ts';
import { hasHash } from '../http/contentHash.ts';
import { encode, type Encoding } from '../http/encodings.ts';
import { plainSheet } from './plainSheet.ts';
import { tupleKey } from '../http/tupleKey.ts';
import { assetAddresses, themeOf } from './assetAddresses.ts';
import { brandIcons, type BrandIcon } from './brandIcons.ts';
import { perSite } from '../brands/perSite.ts';
import type { SnapshotStore } from '../snapshots/SnapshotStore.ts';
import type { Tenant } from '../brands/Tenant.ts';
import type { IconTask } from '../payloads/payloadTasks.ts';
import type { ClientFiles } from './ClientFiles.ts';
import { contentTypeOf } from './contentTypes.ts';

/** Draws the icons of a brand, PNG files in the same order. */
export type DrawIcons = (brand: string, task: Omit<IconTask, 'kind'>) => Promise<readonly Buffer[]>;

/** A file in the encoding in which it is sent. */
export interface ServedAsset {
  readonly type: string;
  readonly encoding: Encoding;
  readonly body: Buffer;
}

/**
 * Files at content-hashed addresses: a brand's assets, style sheets and icons, and the client's
 * files. Each is compressed or drawn once and stored in one bounded cache.
 */
export class AssetStore {
  readonly #client: ClientFiles;
  readonly #drawIcons: DrawIcons;
  readonly #read: (file: string) => Promise<Buffer>;
  readonly #snapshotAsset: SnapshotStore['asset'];
  readonly #known = new ByteLru<ServedAsset>({ limitBytes: 128 * 1024 * 1024 });
  /** Icons that are being drawn, by brand and logo. */
  readonly #drawings = new Map<string, Promise<readonly Buffer[] | undefined>>();

  /**
   * @param read returns a brand's asset by the path in its `Asset`.
   * @param snapshotAsset returns the asset from the brand's snapshot by its hash.
   */
  constructor({
    client,
    drawIcons,
    read,
    snapshotAsset,
  }: {
    client: ClientFiles;
    drawIcons: DrawIcons;
    read: (file: string) => Promise<Buffer>;
    snapshotAsset: SnapshotStore['asset'];
  }) {
    this.#client = client;
    this.#drawIcons = drawIcons;
    this.#read = read;
    this.#snapshotAsset = snapshotAsset;
  }

  /**
   * Returns a file of a brand; `undefined` if there is none. Served files stay cached until
   * evicted, because open pages may be older than an edit.
   */
  brandFile(tenant: Tenant, address: string, accepted: Encoding): Promise<ServedAsset | undefined> {
    return this.#served(tenant.brand, address, accepted, async (encoding) => {
      const content = await this.#brandContent(tenant, address);
      return content && encode(content, encoding);
    });
  }

  /**
   * Returns a file of the client, which is the same for all brands; `undefined` if there is none.
   */
  clientFile(address: string, accepted: Encoding): Promise<ServedAsset | undefined> {
    const name = address.slice(buildPath.length);
    return this.#served('', address, accepted, async (encoding) => {
      // The build compressed it at brotli's highest level, which is too slow for a request.
      const packed = encoding === 'br' ? await this.#client.built(`${name}.br`) : undefined;
      if (packed) return packed;
      const content = await this.#client.built(name);
      return content && encode(content, encoding);
    });
  }

  async #served(
    owner: string,
    address: string,
    accepted: Encoding,
    load: (encoding: Encoding) => Promise<Buffer | undefined>,
  ): Promise<ServedAsset | undefined> {
    const { type, packs } = contentTypeOf(path.posix.extname(address));
    const encoding = packs ? accepted : 'identity';
    const key = tupleKey(owner, address, encoding);
    const cached = this.#known.get(key);
    if (cached) return cached;
    const body = await load(encoding);
    if (!body) return undefined;
    const asset = { type, encoding, body };
    this.#known.set(key, asset, asset.body.length);
    return asset;
  }

  async #brandContent({ brand, site }: Tenant, address: string): Promise<Buffer | undefined> {
    if (address === plainSheet.address) return Buffer.from(plainSheet.css);
    const theme = themeOf(site);
    if (address === theme.address) return Buffer.from(theme.css);
    const icons = brandIcons(site);
    const index = icons.findIndex((icon) => icon.address === address);
    if (index !== -1) return (await this.#drawn(brand, site, icons))?.[index];
    return this.#content(brand, assetsByAddress(site).get(address));
  }

  /**
   * Returns the icons of a brand, which are drawn together: a browser that asks for one asks for
   * several.
   */
  #drawn(
    brand: string,
    { site, assets }: Site,
    icons: readonly BrandIcon[],
  ): Promise<readonly Buffer[] | undefined> {
    const key = tupleKey(brand, icons[0]?.address ?? '');
    const drawing =
      this.#drawings.get(key) ??
      this.#content(brand, assets[site.logo ?? ''])
        .then((logo) => logo && this.#drawIcons(brand, { logo: new Uint8Array(logo), icons }))
        // The threads log what cannot be drawn.
        .catch(() => undefined)
        .finally(() => this.#drawings.delete(key));
    this.#drawings.set(key, drawing);
    return drawing;
  }

  async #content(brand: string, asset: Asset | undefined): Promise<Buffer | undefined> {
    if (!asset) return undefined;
    // After an edit, the address of the old content must not serve the new one: the snapshot may
    // still have the old content.
    return (
      (await hashed(this.#read(asset.file), asset.hash)) ??
      hashed(this.#snapshotAsset(brand, asset.hash), asset.hash)
    );
  }
}

/** Returns a file's content if it has that hash. */
async function hashed(
  reading: Promise<Buffer | undefined>,
  hash: string,
): Promise<Buffer | undefined> {
  // The next load of the brand reports a file that cannot be read.
  const content = await reading.catch(() => undefined);
  return content && hasHash(content, hash) ? content : undefined;
}

/**
 * Returns a brand's assets by their addresses, without those that a brand may not publish: the
 * snapshot of an earlier release may have some.
 */
const assetsByAddress: (site: Site) => ReadonlyMap<string, Asset> = perSite((site) => {
  const addresses = assetAddresses(site);
  return new Map(
    Object.entries(site.assets)
      .filter(([name]) => assetTypeOf(name) !== undefined)
      .map(([name, asset]) => [addresses[name] ?? '', asset]),
  );
});
