import { expect, it } from 'vitest';
import { loadSite } from '../../../load/loadSite.ts';
import { LoadCache } from '../../../merge/LoadCache.ts';
import { memorySource } from '../../../source/memorySource.ts';
import { callsFixture } from '../../../testing/callsFixture.gen.ts';
import { shippedBrands, shippedSchemas } from '../../../testing/shippedBrands.ts';

it('[MEMB-01] lets a brand move an entry, hide a page, rename a column and add a filter by JSON', async () => {
  const files = {
    ...(await shippedBrands()),
    'reef/site.json':
      '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" } }',
    'reef/menus.json': JSON.stringify({
      menus: {
        member: {
          $ops: [{ move: 'messageV2', before: 'securityCenter' }, { remove: 'manualRebate' }],
        },
      },
    }),
    'reef/locales/EN.json': JSON.stringify({ 'mc.record.time': 'When' }),
    'reef/locales/TY.json': JSON.stringify({ 'mc.record.time': 'Kailan' }),
    'reef/pages/mc.transactionHistory.json': JSON.stringify({
      nodes: {
        records: {
          props: {
            filters: [
              { field: 'period', kind: 'dates', presets: ['last'] },
              {
                field: 'pageSize',
                kind: 'choice',
                label: { $text: 'mc.record.time' },
                options: [{ value: '50', label: { $text: 'mc.record.time' } }],
              },
            ],
          },
        },
      },
    }),
  };

  const { site, problems } = await loadSite({
    source: memorySource(files),
    brand: 'reef',
    schemas: await shippedSchemas(),
    calls: callsFixture,
    cache: new LoadCache(),
  });

  expect(problems).toEqual([]);
  const entries = site?.menus.menus.member?.map(({ id }) => id) ?? [];
  expect(entries[0]).toBe('messageV2');
  expect(entries).not.toContain('manualRebate');
  expect(site?.locales.EN?.['mc.record.time']).toBe('When');
  expect(site?.pages['mc.transactionHistory']?.nodes.records?.props).toMatchObject({
    call: 'getAccountRecord',
    filters: [{ field: 'period' }, { field: 'pageSize' }],
    columns: expect.arrayContaining([expect.objectContaining({ path: 'amount' })]),
  });
});
