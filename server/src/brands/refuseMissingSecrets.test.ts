import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { secretsFrom } from '../boot/secretsFrom.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok } from '../testing/fakeOperator.ts';
import { startTestServer } from '../testing/startTestServer.ts';

it('serves a brand only with all secrets of its operator, names missing ones, and loads it when they arrive', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-secrets-'));
  await using operator = await fakeOperator();
  operator.answers.set('/wps/captcha', ok({ captchaId: 'c', image: 'aW1n' }));
  const upstream = {
    baseUrl: operator.origin,
    headers: { 'x-key': { $secret: 'CORAL_KEY' }, 'x-plain': 'said' },
    codecKey: { $secret: 'CORAL_CODEC' },
  };
  const secretOf = secretsFrom({ folder, env: { CORAL_CODEC: 'canary-codec' } });
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
        /^LV508 header x-key wants the secret CORAL_KEY, which this server does not have; .*LIVERY_SECRETS_DIR.*coral\/upstream\.json:1:1$/,
      ),
    ],
  });

  writeFileSync(path.join(folder, 'CORAL_KEY'), 'canary-key\n');
  await server.server.registry.refresh();

  expect((await server.request('/wps/captcha')).status).toBe(200);
  expect(operator.to('/wps/captcha').at(-1)?.headers).toMatchObject({
    'x-key': 'canary-key',
    'x-plain': 'said',
  });
  expect(server.logs.join('') + JSON.stringify(server.status())).not.toContain('canary');
  rmSync(folder, { recursive: true });
});

it('reads secrets only by name, never as a path or a setting of the server', () => {
  const secretOf = secretsFrom({
    folder: '/',
    env: { LIVERY_SECRET: 'canary', lower: 'canary', KNOWN: 'known' },
  });

  expect(
    ['LIVERY_SECRET', 'lower', 'etc/passwd', '../ETC', 'KNOWN', 'toString'].map(secretOf),
  ).toEqual([undefined, undefined, undefined, undefined, 'known', undefined]);
});
