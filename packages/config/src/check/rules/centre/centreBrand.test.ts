import { expect, it } from 'vitest';
import { loadSite } from '../../../load/loadSite.ts';
import { LoadCache } from '../../../merge/LoadCache.ts';
import { memorySource } from '../../../source/memorySource.ts';
import { callsFixture } from '../../../testing/callsFixture.gen.ts';
import { shippedBrands, shippedSchemas } from '../../../testing/shippedBrands.ts';

const languages = 'EN TY CN ID TH VI JA KO HI ES PT RU AR'.split(' ');

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
    ...Object.fromEntries(
      languages.map((code) => [`reef/locales/${code}.json`, '{ "mc.reef.when": "When" }']),
    ),
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
            columns: [
              { path: 'at', label: { $text: 'mc.reef.when' } },
              { path: 'amount', label: { $text: 'mc.record.amount' } },
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
  // The server sends no page without an entry.
  expect(entries).not.toContain('manualRebate');
  expect(site?.locales.EN?.['mc.record.time']).toBe('Time');
  expect(site?.pages['mc.transactionHistory']?.nodes.records?.props).toMatchObject({
    call: 'getAccountRecord',
    filters: [{ field: 'period' }, { field: 'pageSize' }],
    columns: [
      { path: 'at', label: { $text: 'mc.reef.when' } },
      { path: 'amount', label: { $text: 'mc.record.amount' } },
    ],
  });
});

it('[MEMB-10] names the values of a chart that the reply of its call does not have', async () => {
  const { problems } = await loadSite({
    source: memorySource({
      ...(await shippedBrands()),
      'lagoon/pages/mc.personalProfit.json': JSON.stringify({
        nodes: {
          days: {
            props: {
              chart: {
                point: { path: 'date' },
                values: [{ path: 'profit', label: { $text: 'mc.profit.net' } }],
              },
            },
          },
        },
      }),
    }),
    brand: 'lagoon',
    schemas: await shippedSchemas(),
    calls: callsFixture,
    cache: new LoadCache(),
  });

  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    expect.stringMatching(/^LV472 .*a row of "list" has no "date"/),
    expect.stringMatching(/^LV472 .*a row of "list" has no "profit"/),
  ]);
});

it('[AGNT-11] names the values of a trail and of a link’s condition that the reply does not have', async () => {
  const { problems } = await loadSite({
    source: memorySource({
      ...(await shippedBrands()),
      'lagoon/pages/mc.transactionHistory.json': JSON.stringify({
        nodes: {
          records: {
            props: {
              filters: [
                {
                  field: 'type',
                  kind: 'trail',
                  label: { $text: 'mc.account.type' },
                  start: { $text: 'centre.all' },
                  optionsFrom: { path: 'levels', value: 'id', label: 'name' },
                },
              ],
              columns: [
                {
                  path: 'amount',
                  label: { $text: 'mc.account.amount' },
                  link: { set: { type: { $row: 'kind' } }, when: { gt: ['row.members', 0] } },
                },
              ],
            },
          },
        },
      }),
    }),
    brand: 'lagoon',
    schemas: await shippedSchemas(),
    calls: callsFixture,
    cache: new LoadCache(),
  });

  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    expect.stringMatching(/^LV472 the reply of getAccountRecord has no "levels"/),
    expect.stringMatching(/^LV472 a row of getAccountRecord has no "kind"/),
    expect.stringMatching(/^LV472 a row of getAccountRecord has no "members"/),
  ]);
});

it('[MEMB-08] names the route, the path parameters and the values of a row’s link that do not exist', async () => {
  const link = (changes: object) => ({
    path: 'amount',
    label: { $text: 'mc.account.amount' },
    link: changes,
  });
  const { problems } = await loadSite({
    source: memorySource({
      ...(await shippedBrands()),
      'lagoon/pages/mc.transactionHistory.json': JSON.stringify({
        nodes: {
          records: {
            props: {
              columns: [
                link({ route: 'loterry', set: { id: { $row: 'draw' } } }),
                link({ route: 'esports', params: { games: 'esprots', page: '2' } }),
                link({ route: 'esports', params: { games: { $row: 'kind' } } }),
                link([
                  { page: 'mc.wallet', when: { exists: 'row.amount' } },
                  { route: 'game', set: { nodeId: { $row: 'game' } } },
                ]),
              ],
            },
          },
        },
      }),
    }),
    brand: 'lagoon',
    schemas: await shippedSchemas(),
    calls: callsFixture,
    cache: new LoadCache(),
  });

  expect(problems.map(({ code, message }) => `${code} ${message}`).toSorted()).toEqual([
    expect.stringMatching(/^LV401 no route is called "loterry"; did you mean "lottery"/),
    expect.stringMatching(/^LV402 no page is called "mc.wallet"/),
    expect.stringMatching(/^LV422 route "esports" has no parameter "page"/),
    expect.stringMatching(
      /^LV422 route "esports" knows no games "esprots"; did you mean "esports"/,
    ),
    expect.stringMatching(/^LV472 a row of getAccountRecord has no "draw"/),
    expect.stringMatching(/^LV472 a row of getAccountRecord has no "game"/),
    expect.stringMatching(/^LV472 a row of getAccountRecord has no "kind"/),
  ]);
});

it('[MEMB-07] names the values of a search, a step and a button for all entries that do not exist', async () => {
  const { problems } = await loadSite({
    source: memorySource({
      ...(await shippedBrands()),
      'lagoon/pages/mc.transferUpline.json': JSON.stringify({
        nodes: { form: { props: { search: { field: 'account', path: 'members' } } } },
      }),
      'lagoon/pages/mc.points.json': JSON.stringify({
        nodes: {
          convert: {
            props: {
              fields: [
                {
                  name: 'points',
                  kind: 'integer',
                  label: { $text: 'mc.points.points' },
                  step: { $row: 'steps' },
                },
              ],
              summary: [
                {
                  label: { $text: 'mc.points.pays' },
                  kind: 'converted',
                  of: 'points',
                  per: { $row: 'rate' },
                },
              ],
            },
          },
        },
      }),
      'lagoon/pages/mc.transferFund.json': JSON.stringify({
        nodes: {
          list: {
            props: {
              tools: [
                {
                  label: { $text: 'mc.wallets.recallAll' },
                  call: 'walletTransfer',
                  set: { vassalage: { $row: 'code' } },
                  each: {
                    list: 'list',
                    name: 'provider',
                    amount: 'balance',
                    title: { $text: 'mc.wallets.notRecalled' },
                    when: { gt: ['row.money', 0] },
                  },
                },
              ],
            },
          },
        },
      }),
    }),
    brand: 'lagoon',
    schemas: await shippedSchemas(),
    calls: callsFixture,
    cache: new LoadCache(),
  });

  expect(problems.map(({ message }) => message).toSorted()).toEqual([
    expect.stringMatching(/^an entry of "list" has no "code"/),
    expect.stringMatching(/^an entry of "list" has no "money"/),
    expect.stringMatching(/^an entry of "list" has no "provider"/),
    expect.stringMatching(/getTransferParties .*"account"/),
    expect.stringMatching(/^the reply of getTransferParties has no "members"/),
    expect.stringMatching(/^the reply of pointsConfig has no "rate"/),
    expect.stringMatching(/^the reply of pointsConfig has no "steps"/),
  ]);
});

it('[AGNT-02] [AGNT-14] [AGNT-15] [AGNT-16] [MEMB-22] shows a page of contracts only with the flag of its kind', async () => {
  const { site } = await loadSite({
    source: memorySource(await shippedBrands()),
    brand: 'lagoon',
    schemas: await shippedSchemas(),
    calls: callsFixture,
    cache: new LoadCache(),
  });
  const { agent = [], member = [] } = site?.menus.menus ?? {};
  const entryOf = (page: string) => [...agent, ...member].find((entry) => entry.page === page);

  for (const [page, kind, flag] of [
    ['ac.dividend', 'dividend', 'enableCt'],
    ['ac.dailyWage', 'salary', 'salary'],
    ['ac.hourlySalary', 'hourSalary', 'hourSalary'],
    ['ac.realtimeSalary', 'realtimeSalary', 'agentRealtimeSalary'],
  ] as const) {
    expect(entryOf(page)?.when).toEqual({ flag });
    expect(site?.pages[page]?.nodes.contracts).toMatchObject({
      use: 'ContractDesk',
      props: { kinds: [kind] },
    });
  }
  expect(entryOf('mc.contracts')).toMatchObject({
    badge: 'contract',
    when: { all: [{ eq: ['account.hasContracts', true] }, { any: expect.any(Array) }] },
  });
});
