import { beforeAll, expect, it } from 'vitest';
import { memorySource } from '../source/memorySource.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { brandFixture, fixtureSchemas } from '../testing/brandFixture.ts';
import { traceValue, type TracedValue } from './traceValue.ts';

let schemas: SchemaSet;
beforeAll(async () => {
  schemas = await fixtureSchemas();
});

const trace = (
  pointer: string,
  files: Readonly<Record<string, string>> = {},
): Promise<TracedValue | undefined> =>
  traceValue({
    source: memorySource({ ...brandFixture, ...files }),
    brand: 'lagoon',
    schemas,
    pointer,
  });

it('returns the layer that sets a value, and the values of the layers below', async () => {
  expect(await trace('/compliance/minimumAge')).toMatchObject({
    value: 21,
    position: { file: 'lagoon/compliance.json', line: 2, column: 17, layer: 'lagoon' },
    words: [
      { layer: 'lagoon', kind: 'value', value: 21 },
      {
        layer: '_base',
        kind: 'value',
        value: 18,
        position: { file: '_base/compliance.json', line: 2 },
      },
    ],
  });
  expect((await trace('/compliance/helpLine/name'))?.words).toMatchObject([
    { layer: 'lagoon', kind: 'nothing' },
    { layer: '_base', kind: 'value', value: 'Play Aware' },
  ]);
});

it('finds an entry of an edited list in its original layer, whatever its index there', async () => {
  expect(await trace('/menus/menus/main/0/href')).toMatchObject({
    value: 'https://help.example/',
    position: { layer: '_base' },
    words: [
      { layer: 'lagoon', kind: 'operations', position: { file: 'lagoon/menus.json' } },
      { layer: '_base', kind: 'value', value: 'https://help.example/' },
    ],
  });
});

it('returns deletions, schema defaults, and hints for unknown names', async () => {
  expect(
    await trace('/routes/routes/down', { 'lagoon/routes.json': '{ "routes": { "down": null } }' }),
  ).toMatchObject({ words: [{ kind: 'deleted', position: { column: 23 } }, { kind: 'value' }] });
  expect(await trace('/site/lists/pageSize')).toMatchObject({
    value: 15,
    defaultOf: 'schemas/site.schema.json',
    words: [{ kind: 'nothing' }, { kind: 'nothing' }],
  });
  expect(await trace('/routes/routes/hoem')).toEqual({
    words: [
      { layer: 'lagoon', kind: 'nothing' },
      { layer: '_base', kind: 'nothing' },
    ],
    hint: 'routes.json at /routes/routes has no "hoem"; did you mean "home"?',
  });
  expect(await trace('/routes/home/title')).toMatchObject({
    hint: 'routes.json at /routes has no "home"; did you mean "/routes/routes/home/title"?',
  });
  expect(
    await traceValue({
      source: memorySource(brandFixture),
      brand: 'reef',
      schemas,
      pointer: '/site',
    }),
  ).toBeUndefined();
});

it('shows the mapping of calls, and hides constants that are added to a request', async () => {
  const launchGame = {
    path: '/open',
    request: { fields: { nodeId: 'game' }, add: { apiKey: 'hunter2' } },
    reply: { fields: { url: { from: '/openUrl', ifAbsent: 'https://a.example' } } },
  };
  const found = await trace('/upstream/calls', {
    'lagoon/upstream.json': JSON.stringify({ calls: { launchGame } }),
  });

  expect(found?.value).toEqual({
    launchGame: {
      ...launchGame,
      request: { ...launchGame.request, add: { apiKey: '(only the server sees this)' } },
    },
  });
  expect(found?.position).toMatchObject({ layer: 'lagoon' });
});

it('hides secrets at every level', async () => {
  const upstream = {
    baseUrl: 'https://hunter2.example',
    headers: { 'x-site': 'hunter2', 'x-key': { $secret: 'LAGOON_KEY' } },
    codecKey: 'hunter2',
    tokne: 'hunter2',
    limits: { queue: 3 },
  };
  for (const pointer of [
    '/upstream',
    '/upstream/headers',
    '/upstream/codecKey',
    '/upstream/headers/x-site',
    '/site',
    '/site/defaultInitialPassword',
  ]) {
    const found = await trace(pointer, {
      'lagoon/upstream.json': JSON.stringify(upstream),
      'lagoon/site.json': (brandFixture['lagoon/site.json'] ?? '').replace(
        'canary-password',
        'hunter2',
      ),
    });
    expect(found?.value).toBeDefined();
    expect(JSON.stringify(found)).not.toContain('hunter2');
  }
  expect(
    await trace('/upstream', { 'lagoon/upstream.json': JSON.stringify(upstream) }),
  ).toMatchObject({
    value: { headers: { 'x-key': { $secret: 'LAGOON_KEY' } }, limits: { queue: 3 } },
  });
});
