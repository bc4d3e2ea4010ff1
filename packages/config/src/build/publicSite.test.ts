import type { PublicSite, Site } from '@livery/model';
import { beforeAll, expect, it } from 'vitest';
import { publicSite } from './publicSite.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { brandFixture, fixtureSchemas, loadFixture } from '../testing/brandFixture.ts';

let schemas: SchemaSet;
let site: Site;
beforeAll(async () => {
  schemas = await fixtureSchemas();
  const loaded = await loadFixture(brandFixture, schemas);
  if (!loaded.site) throw new Error('the fixture has a mistake');
  site = loaded.site;
});

it('contains no value of server-only fields', () => {
  const canary = 'canary-7f3a';
  const planted: Site = {
    ...site,
    version: canary,
    site: {
      ...site.site,
      hosts: [canary],
      frameSources: [`https://${canary}.example`],
      serviceHosts: [canary],
      retiredWorkers: [`/${canary}.js`],
      defaultInitialPassword: canary,
      extends: canary,
      brandStateTtlMs: 73_573,
      $schema: canary,
    },
    flags: { flags: { [canary]: { whenMissing: false, module: canary, description: canary } } },
    upstream: {
      ...site.upstream,
      baseUrl: `https://${canary}.example`,
      codecKey: { $secret: canary },
      headers: { [canary]: canary },
      calls: { [canary]: { path: canary } },
      codecs: { [canary]: 'none' },
    },
    assets: { [canary]: { file: canary, hash: canary, bytes: 1 } },
  };
  const text = JSON.stringify(publicSite(planted, schemas));
  expect(text).not.toContain(canary);
  expect(text).not.toContain('73573');
});

it('contains exactly the fields a browser may see', () => {
  const publicPart: PublicSite = publicSite(site, schemas);
  expect(Object.keys(publicPart)).toEqual([
    'brand',
    'site',
    'routes',
    'menus',
    'banners',
    'registration',
    'compliance',
    'centreLinks',
  ]);
  const {
    extends: _extends,
    hosts: _hosts,
    brandStateTtlMs: _ttl,
    frameSources: _frames,
    serviceHosts: _service,
    retiredWorkers: _retired,
    payHosts: _pay,
    defaultInitialPassword: _password,
    accountTypes: _accounts,
    ...visible
  } = site.site;
  expect(publicPart).toEqual({
    brand: 'lagoon',
    site: visible,
    routes: site.routes,
    menus: site.menus,
    banners: site.banners,
    registration: site.registration,
    compliance: site.compliance,
    centreLinks: {
      'mc.depositv2': false,
      'mc.messageV2': false,
      'mc.personalHistoryCopy': false,
      'mc.points': false,
      'mc.referral': false,
      'mc.rewardCenter': false,
    },
  });
  expect(publicPart.site.lists.pageSize).toBe(15);
});

it('omits fields that the schema does not describe', () => {
  const odd = { ...site, site: { ...site.site, stray: 'x' } };
  expect(publicSite(odd, schemas).site).not.toHaveProperty('stray');
});

it('[HEAD-03] names the linked pages of the member centre that are missing or conditional', () => {
  const page = { root: 'page', nodes: { page: { use: 'Stack' } } };
  const withPages: Site = {
    ...site,
    site: { ...site.site, centres: { mc: { menu: 'member', defaultPage: 'mc.points' } } },
    menus: {
      menus: {
        member: [
          { id: 'deposit', page: 'mc.depositv2', when: { flag: 'cashier' } },
          { id: 'messages', page: 'mc.messageV2' },
        ],
      },
    },
    pages: { 'mc.depositv2': page, 'mc.messageV2': page, 'mc.points': page },
  };

  expect(publicSite(withPages, schemas).centreLinks).toEqual({
    'mc.depositv2': { flag: 'cashier' },
    'mc.personalHistoryCopy': false,
    'mc.referral': false,
    'mc.rewardCenter': false,
  });
});
