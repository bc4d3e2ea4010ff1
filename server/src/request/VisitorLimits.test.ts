import { expect, it } from 'vitest';
import { FakeClock } from '@livery/testing/FakeClock';
import { localState } from '../testing/localState.ts';
import { packSite } from '../snapshots/PackedSite.ts';
import { makeTenant } from '../brands/makeTenant.ts';
import { SiteCache } from '../brands/SiteCache.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { visitorKeyOf, type RequestContext } from './RequestContext.ts';
import { brandRate, networksOf, VisitorLimits, visitorRates } from './VisitorLimits.ts';

function tenantOf(brand: string): RequestContext['tenant'] {
  return makeTenant(packSite(exampleSite({ brand })), {
    sites: new SiteCache({ openBytes: 10_000_000 }),
    sinceMs: 0,
  });
}

const coral = tenantOf('coral');

function contextFrom(address: string, tenant = coral): RequestContext {
  return {
    tenant,
    address,
    host: 'coral.example',
    origin: 'https://coral.example',
    secure: true,
    isForwarded: false,
    visitorKey: visitorKeyOf(tenant.brand, address),
  };
}

function visitorLimits(clock = new FakeClock()): VisitorLimits {
  return new VisitorLimits({
    clock,
    sharedState: localState({ clock }),
  });
}

/** Resolves to how many sensitive calls are allowed, each from the next address. */
async function allowedOf(
  count: number,
  addressOf: (index: number) => string,
  limits = visitorLimits(),
): Promise<number> {
  const verdicts = Array.from({ length: count }, (_, index) =>
    limits.allow('sensitive', contextFrom(addressOf(index))),
  );
  return (await Promise.all(verdicts)).filter(Boolean).length;
}

const hex = (value: number): string => value.toString(16);

it.each([
  ['one /64', 60, (index: number) => `2001:db8:0:1::${hex(index)}`],
  ['one /56', 120, (index: number) => `2001:db8:0:1${hex(index % 256).padStart(2, '0')}::1`],
  ['one /48', 240, (index: number) => `2001:db8:7:${hex(index)}::1`],
  ['many /48', 500, (index: number) => `2001:db8:${hex(index)}::1`],
  ['many IPv4 addresses', 500, (index: number) => `198.51.${index >> 8}.${index & 255}`],
])('allows %s %i of 500 sensitive calls at once', async (_, allowed, addressOf) => {
  expect(await allowedOf(500, addressOf)).toBe(allowed);
});

it('counts a refused call for no wider network', async () => {
  const limits = visitorLimits();

  await allowedOf(1_000, () => '2001:db8:0:1::1', limits);

  expect(await allowedOf(60, () => '2001:db8:0:2::1', limits)).toBe(60);
});

it.each(['198.51.100.7', '2001:db8::7'])(
  'counts pages and reads of %s apart, for each brand',
  (address) => {
    const limits = visitorLimits();
    const allowedAtOnce = (kind: 'page' | 'read', brand = coral): number =>
      Array.from({ length: 500 }, () => limits.allowHere(kind, contextFrom(address, brand))).filter(
        Boolean,
      ).length;

    expect([allowedAtOnce('page'), allowedAtOnce('page')]).toEqual([visitorRates.page.burst, 0]);
    expect(allowedAtOnce('read')).toBe(visitorRates.read.burst);
    expect(allowedAtOnce('page', tenantOf('reef'))).toBe(visitorRates.page.burst);
  },
);

it.each([
  '2001:db8::1',
  '2001:0DB8:0000:0000:0000:0000:0000:0001',
  '2001:db8:0:0::9',
  '2001:db8::198.51.100.7',
])('takes %s for an address of the same networks', (address) => {
  expect(networksOf(address)).toEqual([
    { network: '20010db800000000/64', share: 1 },
    { network: '20010db8000000/56', share: 2 },
    { network: '20010db80000/48', share: 4 },
  ]);
});

it('has a ceiling for the sensitive calls of a brand, for each brand by itself and not for its known devices', async () => {
  const limits = visitorLimits();
  const addressOf = (index: number) => `198.18.${index >> 8}.${index & 255}`;

  expect(await allowedOf(brandRate.burst + 50, addressOf, limits)).toBe(brandRate.burst);
  expect(limits.allowHere('read', contextFrom('192.0.2.1'))).toBe(true);
  expect(await limits.allow('sensitive', contextFrom('192.0.2.1', tenantOf('reef')))).toBe(true);

  const known = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      limits.allow('sensitive', contextFrom(`192.0.2.${index}`), 'device'),
    ),
  );
  expect(known.indexOf(false)).toBe(visitorRates.sensitive.burst);
});
