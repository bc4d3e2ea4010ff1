import { expect, it } from 'vitest';
import { packSite } from '../snapshots/PackedSite.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { memoryAudit } from '../testing/memoryAudit.ts';
import { BrandAudit } from './BrandAudit.ts';
import { makeTenant } from './makeTenant.ts';
import { SiteCache } from './SiteCache.ts';
import type { Tenant } from './Tenant.ts';
import type { TenantEntry } from './TenantEntry.ts';

const sites = new SiteCache({ openBytes: 10_000_000 });

function tenantOf(brand: string, hosts: readonly string[]): Tenant {
  return {
    ...makeTenant(packSite(exampleSite({ brand })), { sites, sinceMs: 0 }),
    hosts: [...hosts],
  };
}

function entryOf(live: Tenant, rest: Partial<TenantEntry> = {}): TenantEntry {
  return { brand: live.brand, live, warnings: [], ...rest };
}

/** Returns a registry in which the first entry with a host serves it. */
function registryOf(...entries: readonly TenantEntry[]): Parameters<BrandAudit['note']>[0] {
  return {
    entries: () => entries,
    find: (host) => entries.find(({ live }) => live?.hosts.includes(host))?.live,
  };
}

it('records versions that go live or are refused once, and hosts that change their brand', async () => {
  const { audit, events } = memoryAudit();
  const brands = new BrandAudit({ audit });
  const [coral, reef] = [tenantOf('coral', ['a.example', 'b.example']), tenantOf('reef', [])];
  const refused = {
    sinceMs: 7,
    problems: [1, 2].map((line) => ({
      code: 'LV102',
      message: 'a comma is missing',
      file: 'coral/site.json',
      line,
      column: 1,
    })),
  };

  brands.note(registryOf(entryOf(coral), entryOf(reef, { isRestored: true })));
  brands.note(registryOf(entryOf(coral, { refused }), entryOf(reef)));
  brands.note(registryOf(entryOf(coral, { refused }), entryOf(reef)));
  brands.note(registryOf(entryOf(tenantOf('reef', ['a.example']))));
  await audit.close();

  expect(events().map(({ at: _at, prev: _prev, ...event }) => event)).toEqual([
    { event: 'version-live', brand: 'coral', version: 'v1', hosts: ['a.example', 'b.example'] },
    { event: 'version-live', brand: 'reef', version: 'v1', hosts: [], restored: true },
    { event: 'version-refused', brand: 'coral', codes: ['LV102'] },
    { event: 'version-live', brand: 'reef', version: 'v1', hosts: ['a.example'] },
    { event: 'host-moved', host: 'a.example', from: 'coral', to: 'reef' },
    { event: 'host-moved', host: 'b.example', from: 'coral' },
  ]);
});
