import { beforeAll, expect, it } from 'vitest';
import { problemCodes } from '../report/problemCodes.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { brandFixture, fixtureSchemas, loadFixture } from '../testing/brandFixture.ts';
import { checkLive, type LiveCheckResult } from './checkLive.ts';
import { readServingSettings } from './settings/readServingSettings.ts';

let schemas: SchemaSet;
beforeAll(async () => {
  schemas = await fixtureSchemas();
});

async function checkWith(
  changes: Readonly<Record<string, object>>,
  env: Readonly<Record<string, string>> = {},
  isComplete = true,
): Promise<LiveCheckResult> {
  const texts = Object.entries(changes).map(([file, document]) => [
    file,
    JSON.stringify({ ...JSON.parse(brandFixture[file] ?? '{}'), ...document }, undefined, 2),
  ]);
  const files = { ...brandFixture, ...Object.fromEntries(texts) };
  const loaded = [await loadFixture(files, schemas), await loadFixture(files, schemas, '_base')];
  return checkLive(
    loaded,
    readServingSettings({
      env,
      isComplete,
      keyFault: () => undefined,
      onFault: () => undefined,
    }),
  );
}

const live = {
  '_base/locks.json': { locks: [] },
  'lagoon/compliance.json': { demonstration: false },
};
const sandbox = { '_base/upstream.json': { baseUrl: 'sandbox:' } };

it('reports a refusal at the value, in the file of the parent that has it', async () => {
  const { problems, unchecked } = await checkWith({ ...live, ...sandbox });

  expect(unchecked).toEqual([]);
  expect(problems).toMatchObject([
    {
      code: 'LV507',
      severity: 'error',
      pointer: '/upstream/baseUrl',
      file: '_base/upstream.json',
      line: 2,
      column: 14,
    },
  ]);
});

it('lists a check whose setting is missing as not made', async () => {
  const upstream = {
    'lagoon/upstream.json': {
      baseUrl: 'http://10.0.0.5/api',
      headers: { 'x-key': { $secret: 'LAGOON_KEY' } },
    },
  };
  const { problems, unchecked } = await checkWith({ ...live, ...upstream }, {}, false);

  expect(problems).toEqual([]);
  expect(unchecked.map(({ code, message, needs }) => [code, message, needs.split(',')[0]])).toEqual(
    [
      ['LV509', 'the operator is at http://10.0.0.5', 'LIVERY_UPSTREAM_ORIGINS'],
      ['LV521', 'the operator is at http://10.0.0.5', 'LIVERY_UPSTREAM_NETWORKS'],
      ['LV508', 'header x-key needs the secret LAGOON_KEY', 'LIVERY_SECRETS_DIR'],
    ],
  );
  expect(unchecked.at(-1)).toMatchObject({ file: 'lagoon/upstream.json', line: 4, column: 14 });
});

it('does not mention settings that decide nothing about the brand', async () => {
  const { unchecked } = await checkWith({ ...live, ...sandbox }, {}, false);

  expect(unchecked).toEqual([]);
});

it('lists a brand whose upstream.json or site.json has an error as not checked', async () => {
  const faulty = { 'lagoon/upstream.json': { baseUrl: 'http://api.example' } };
  const { problems, unchecked } = await checkWith({ ...live, ...faulty });

  expect(problems).toEqual([]);
  expect(unchecked).toMatchObject([
    {
      message: 'what a live server refuses of lagoon',
      needs: 'a site.json and an upstream.json without errors',
      file: 'lagoon',
    },
  ]);
});

it('warns of what remains of a demonstration, in the order of going live', async () => {
  const { problems } = await checkWith({
    ...sandbox,
    '_base/site.json': { frameSources: ['sandbox:'] },
    'lagoon/site.json': { hosts: ['reef.localhost'] },
  });

  expect(problems.map(({ code, severity, file }) => [code, severity, file])).toEqual([
    ['LV533', 'warning', '_base/compliance.json'],
    ['LV535', 'warning', '_base/site.json'],
    ['LV507', 'error', '_base/upstream.json'],
    ['LV534', 'warning', 'lagoon/site.json'],
  ]);
  for (const { code, message } of problems)
    expect(message).toBe(problemCodes[code].example.expectedMessage);
});
