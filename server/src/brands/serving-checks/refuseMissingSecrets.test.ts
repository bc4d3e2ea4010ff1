import { secretsFrom } from '@livery/config/secretsFrom';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { exampleSite } from '../../testing/exampleSite.ts';
import { fakeOperator, ok } from '../../testing/fakeOperator.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

it('serves a brand only with all secrets of its operator, names missing ones, and loads it when they arrive', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-secrets-'));
  await using operator = await fakeOperator();
  operator.answers.set('/wps/captcha', ok({ captchaId: 'c', image: 'aW1n' }));
  const upstream = {
    baseUrl: operator.origin,
    headers: { 'x-key': { $secret: 'CORAL_KEY' }, 'x-plain': 'said' },
    codecKey: { $secret: 'CORAL_CODEC' },
  };
  const secretOf = secretsFrom({
    folder,
    env: { LIVERY_BRAND_CORAL__CORAL_CODEC: 'canary-codec' },
  });
  await using server = await startTestServer({
    sites: [
      exampleSite({ upstream }),
      exampleSite({ brand: 'reef', upstream: { baseUrl: operator.origin } }),
    ],
    secretOf,
  });

  expect((await server.request('/wps/captcha')).status).toBe(421);
  expect((await server.request('/wps/captcha', { host: 'reef.example' })).status).toBe(200);
  expect(server.status().brands[0]?.refused).toMatchObject({
    version: 'v1',
    problems: [
      expect.stringMatching(
        /^LV508 header x-key needs the secret CORAL_KEY, which this server does not have for this brand; .*LIVERY_SECRETS_DIR.*coral\/upstream\.json:1:1$/,
      ),
    ],
  });

  mkdirSync(path.join(folder, 'coral'));
  writeFileSync(path.join(folder, 'coral/CORAL_KEY'), 'canary-key\n');
  await server.server.registry.refresh();

  expect((await server.request('/wps/captcha')).status).toBe(200);
  expect(operator.to('/wps/captcha').at(-1)?.headers).toMatchObject({
    'x-key': 'canary-key',
    'x-plain': 'said',
  });
  expect(server.logs.join('') + JSON.stringify(server.status())).not.toContain('canary');
  rmSync(folder, { recursive: true });
});

it('refuses a version that names another brand’s secret or a variable of the platform, and serves the last good one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-secrets-'));
  await using operator = await fakeOperator();
  operator.answers.set('/wps/captcha', ok({ captchaId: 'c', image: 'aW1n' }));
  for (const brand of ['coral', 'reef']) mkdirSync(path.join(folder, brand));
  writeFileSync(path.join(folder, 'coral/CORAL_KEY'), 'own-key');
  writeFileSync(path.join(folder, 'reef/REEF_KEY'), 'canary-reef');
  const env = { HOME: 'canary-home', DB_PASSWORD: 'canary-password' };
  const versionWith = (version: string, names: readonly string[]) =>
    exampleSite({
      version,
      upstream: {
        baseUrl: operator.origin,
        headers: Object.fromEntries(names.map(($secret, at) => [`x-${at}`, { $secret }])),
      },
    });
  const sites = [versionWith('v1', ['CORAL_KEY'])];
  await using server = await startTestServer({ sites, secretOf: secretsFrom({ folder, env }) });

  sites[0] = versionWith('v2', ['CORAL_KEY', 'DB_PASSWORD', 'REEF_KEY', 'HOME']);
  await server.server.registry.refresh();

  expect((await server.request('/wps/captcha')).status).toBe(200);
  const [{ served, refused } = {}] = server.status().brands;
  expect([served?.version, refused?.version]).toEqual(['v1', 'v2']);
  expect(refused?.problems.map((problem) => /the secret (\w+),/.exec(problem)?.[1])).toEqual([
    'DB_PASSWORD',
    'REEF_KEY',
    'HOME',
  ]);
  const sent = operator.to('/wps/captcha').map(({ headers }) => headers['x-0']);
  expect(sent).toEqual(['own-key']);
  rmSync(folder, { recursive: true });
});
