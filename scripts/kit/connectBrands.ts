import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');

/** Hosts of the brands of the kit. */
export const hosts = { lagoon: 'lagoon.localhost', ironfield: 'ironfield.localhost' } as const;

/** Copies the demonstration's brands into a folder, and connects them to an operator. */
export function connectBrands(tenants: string, operatorOrigin: string): void {
  for (const brand of ['_base', ...Object.keys(hosts)])
    cpSync(join(repository, 'tenants', brand), join(tenants, brand), { recursive: true });
  for (const brand of Object.keys(hosts)) {
    editDocument(join(tenants, brand, 'upstream.json'), (upstream) => {
      upstream.baseUrl = operatorOrigin;
    });
    editDocument(join(tenants, brand, 'site.json'), (site) => {
      site.socialSignIn = [];
      site.botCheck = { kind: 'proofOfWork', hashesPerCheck: 5_000 };
      site.frameSources = [operatorOrigin];
      // Live, the games of an origin do not speak the demonstration's protocol by themselves.
      site.gameOpening = { ...Object(site.gameOpening), vendorDefaults: { speaks: 'none' } };
    });
  }
}

/** Changes a JSON document in its file. */
export function editDocument(
  path: string,
  change: (document: Record<string, unknown>) => void,
): void {
  const document = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  change(document);
  writeFileSync(path, JSON.stringify(document));
}
