import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ServedBrand } from '../ServingCheck.ts';
import { servingChecks } from '../servingChecks.ts';
import { readServingSettings } from './readServingSettings.ts';

let folder = '';
let faults: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'livery-settings-'));
  faults = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const coral: ServedBrand = {
  brand: 'coral',
  upstream: {
    baseUrl: 'http://10.0.0.5:8080/api',
    headers: { 'x-key': { $secret: 'CORAL_KEY' } },
  },
};

const read = (env: Readonly<Record<string, string>>, isComplete = false) =>
  readServingSettings({
    env,
    isComplete,
    keyFault: () => undefined,
    onFault: (message) => faults.push(message),
  });

function codesWith(env: Readonly<Record<string, string>>, isComplete = false): string[] {
  return servingChecks(read(env, isComplete).ports)(coral).map(({ code }) => code);
}

it('names each setting that the environment does not have', () => {
  const { missing } = read({});

  expect([...missing.keys()]).toEqual([
    'LIVERY_UPSTREAM_ORIGINS',
    'LIVERY_UPSTREAM_NETWORKS',
    'LIVERY_SECRETS_DIR',
  ]);
  expect(codesWith({})).toEqual(['LV509', 'LV521', 'LV508']);
});

it('gives settings that a complete environment does not have their defaults', () => {
  expect([...read({}, true).missing.keys()]).toEqual(['LIVERY_UPSTREAM_ORIGINS']);
});

it('names files and folders that this machine does not have', () => {
  const gone = path.join(folder, 'gone');
  const { missing } = read({ LIVERY_UPSTREAM_ORIGINS: gone, LIVERY_SECRETS_DIR: gone }, true);

  expect(missing.get('LIVERY_UPSTREAM_ORIGINS')).toBe(
    `LIVERY_UPSTREAM_ORIGINS, whose "${gone}" does not exist on this machine`,
  );
  expect(missing.get('LIVERY_SECRETS_DIR')).toMatch(/^LIVERY_SECRETS_DIR, whose ".*gone" does not/);
});

it('reads origins, networks and secrets', () => {
  const origins = path.join(folder, 'origins.json');
  const secrets = path.join(folder, 'secrets');
  mkdirSync(path.join(secrets, 'coral'), { recursive: true });
  writeFileSync(origins, '{ "coral": ["http://10.0.0.5:8080"] }');
  const env = {
    LIVERY_UPSTREAM_ORIGINS: origins,
    LIVERY_UPSTREAM_NETWORKS: '10.0.0.0/8',
    LIVERY_SECRETS_DIR: secrets,
  };

  expect(read(env).missing.size).toBe(0);
  expect(codesWith(env)).toEqual(['LV508']);
  expect(codesWith({ ...env, LIVERY_BRAND_CORAL__CORAL_KEY: 'canary' })).toEqual([]);
  writeFileSync(path.join(secrets, 'coral/CORAL_KEY'), 'two\nlines');
  expect(codesWith({ ...env, LIVERY_BRAND_CORAL__CORAL_KEY: 'canary' })).toEqual(['LV508']);
  expect(faults).toEqual([expect.stringContaining('CORAL_KEY is not one line')]);
});

it.each([
  [{ LIVERY_UPSTREAM_NETWORKS: '10.0.0.0/99' }, 'LIVERY_UPSTREAM_NETWORKS: "10.0.0.0/99"'],
  [{ LIVERY_UPSTREAM_ORIGINS: 'list' }, 'LIVERY_UPSTREAM_ORIGINS: it is not JSON'],
])('refuses the invalid setting %j', (env, message) => {
  const list = path.join(folder, 'list');
  writeFileSync(list, '{');
  const named = {
    ...env,
    ...('LIVERY_UPSTREAM_ORIGINS' in env ? { LIVERY_UPSTREAM_ORIGINS: list } : {}),
  };

  expect(() => read(named)).toThrow(expect.objectContaining({ name: 'SettingsError' }));
  expect(() => read(named)).toThrow(message);
});
