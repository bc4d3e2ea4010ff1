import { expect, it } from 'vitest';
import { FakeClock } from '@livery/testing/FakeClock';
import { exampleSite } from '../../testing/exampleSite.ts';
import { packSite } from '../../snapshots/PackedSite.ts';
import { makeTenant } from '../makeTenant.ts';
import { SiteCache } from '../SiteCache.ts';
import type { Tenant } from '../Tenant.ts';
import type { HostLog } from './HostLog.ts';
import { HostOwners } from './HostOwners.ts';

const host = 'shared.example';
const dayMs = 24 * 60 * 60_000;

function tenant(brand: string, ...hosts: string[]): Tenant {
  const packed = packSite(exampleSite({ brand, site: { hosts } }));
  return makeTenant(packed, { sites: new SiteCache({ openBytes: 10_000_000 }), sinceMs: 0 });
}

/**
 * Servers that share a list. `beforeAppend` runs once between what a server read and what it
 * writes.
 */
function servers(count: number) {
  const clock = new FakeClock();
  const lines: string[] = [];
  const hooks: { beforeAppend?: () => void } = {};
  const owners = Array.from({ length: count }, () => {
    let offset = 0;
    const log: HostLog = {
      readNew: () => lines.slice(offset, (offset = lines.length)),
      append: (added) => {
        const { beforeAppend } = hooks;
        delete hooks.beforeAppend;
        beforeAppend?.();
        lines.push(...added);
      },
    };
    return new HostOwners({ log, clock });
  });
  return { clock, lines, hooks, owners };
}

it('gives a host that two servers claim at once to the first claim, on both', () => {
  const { hooks, owners } = servers(2);
  const [first, second] = owners;
  hooks.beforeAppend = () => second?.assign([tenant('reef', host)]);

  first?.assign([tenant('coral', host)]);
  for (const server of owners) server.sync();

  expect(owners.map((server) => server.ownerOf(host))).toEqual(['reef', 'reef']);
});

it('reserves a host from the first release on, and counts claims of its brand', () => {
  const { clock, owners, lines } = servers(1);
  const [server] = owners;
  server?.assign([tenant('coral', host)]);
  server?.assign([]);
  clock.advance(29 * dayMs);
  server?.assign([]);
  expect([server?.reserved()[0]?.brand, lines.length]).toEqual(['coral', 2]);

  server?.assign([tenant('coral', host)]);
  expect(server?.reserved()).toEqual([]);
  server?.assign([]);
  clock.advance(29 * dayMs);
  server?.assign([tenant('reef', host)]);
  expect(server?.ownerOf(host)).toBe('coral');
  clock.advance(dayMs);
  server?.assign([tenant('reef', host)]);
  expect(server?.ownerOf(host)).toBe('reef');
});

it('writes nothing while nothing changes, also when another server sees another state', () => {
  const { owners, lines } = servers(2);
  const [first, second] = owners;
  for (let pass = 0; pass < 5; pass += 1) {
    first?.assign([tenant('coral', host)]);
    second?.assign([]);
  }

  // The second server reserves the host once, the first claims it again once.
  expect(lines.map((line) => JSON.parse(line).kind)).toEqual(['claim', 'release', 'claim']);
});
