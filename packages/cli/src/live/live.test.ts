import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { run } from '../run.ts';
import { folderPorts } from '../testing/folderPorts.ts';
import { siteOf, tenantsFixture } from '../testing/tenantsFixture.ts';

const upstream = {
  baseUrl: 'https://api.operator.example',
  headers: { 'x-key': { $secret: 'LAGOON_KEY' } },
};

/** Runs `livery validate` in a folder with the brand lagoon and other files. */
async function runIn(
  { files = {}, env = {} }: { files?: Readonly<Record<string, string>>; env?: object },
  ...args: readonly string[]
): Promise<{ code: number; out: string; error: string }> {
  const folder = await tenantsFixture({
    'lagoon/site.json': siteOf('lagoon'),
    'lagoon/upstream.json': upstream,
    'lagoon/compliance.json': { demonstration: true },
  });
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files))
    await writeFile(join(folder, file), text.replaceAll('<folder>', folder));
  const { ports, printed, errors } = folderPorts(folder, { env: { ...env } });
  const code = await run({ args: ['validate', 'tenants/lagoon', ...args], ports });
  return { code, out: printed.join('\n'), error: errors.join('\n') };
}

it('lists what it cannot check without the settings of the server, and does not fail for it', async () => {
  expect(await runIn({}, '--live')).toEqual({
    code: 0,
    error: '',
    out: `warning LV533 the brand is a demonstration, and every page says that there is no real money; to go live, state in the brand’s own compliance.json a licence and "demonstration": false  tenants/lagoon/compliance.json:2:20
not checked LV509 the operator is at https://api.operator.example; this check needs LIVERY_UPSTREAM_ORIGINS  tenants/lagoon/upstream.json:2:14
not checked LV508 header x-key needs the secret LAGOON_KEY; this check needs LIVERY_SECRETS_DIR, or the secret in the environment variable LIVERY_BRAND_<BRAND>__<NAME>  tenants/lagoon/upstream.json:4:14
no problems, 1 warning, 2 not checked in 1 brand folder`,
  });
});

it('makes no check of live mode without the option, and names the demonstrations', async () => {
  expect(await runIn({})).toEqual({
    code: 0,
    error: '',
    out: 'no problems in 1 brand folder\nnot live, because a demonstration: lagoon; --live lists what is missing',
  });
});

it('takes a variable that a file of settings does not have as not set on the server', async () => {
  const files = {
    'live.env': 'LIVERY_UPSTREAM_ORIGINS=<folder>/origins.json\n',
    'origins.json': '{ "lagoon": ["https://api.operator.example"] }',
  };
  const { code, out } = await runIn({ files }, '--live', '--settings', 'live.env');

  expect(code).toBe(1);
  expect(out).toContain('\nLV508 header x-key needs the secret LAGOON_KEY, which this server');
  expect(out).toMatch(/1 problem, 1 warning in 1 brand folder$/);
});

it('prefers the environment to the file of settings', async () => {
  const files = {
    'live.env': 'LIVERY_UPSTREAM_ORIGINS=/gone.json\nLIVERY_BRAND_LAGOON__LAGOON_KEY=',
    'origins.json': '{ "*": [] }',
  };
  const env = { LIVERY_BRAND_LAGOON__LAGOON_KEY: 'canary' };
  const { code, out } = await runIn({ files, env }, '--live', '--settings', 'live.env');

  expect(code).toBe(0);
  expect(out).toContain(
    'this check needs LIVERY_UPSTREAM_ORIGINS, whose "/gone.json" does not exist on this machine',
  );
  expect(out).toMatch(/no problems, 1 warning, 1 not checked in 1 brand folder$/);
  expect(out).not.toContain('canary');
});

it('lists what was not checked in JSON', async () => {
  const { out } = await runIn({}, '--live', '--format', 'json');

  expect(JSON.parse(out)).toMatchObject({
    valid: true,
    problems: [{ code: 'LV533', severity: 'warning' }],
    notChecked: [
      {
        code: 'LV509',
        severity: 'info',
        needs: 'LIVERY_UPSTREAM_ORIGINS',
        pointer: '/upstream/baseUrl',
        file: 'tenants/lagoon/upstream.json',
        line: 2,
        column: 14,
        layer: 'lagoon',
      },
      { code: 'LV508' },
    ],
  });
  expect(JSON.parse((await runIn({}, '--format', 'json')).out)).not.toHaveProperty('notChecked');
});

it.each([
  [['--settings', 'live.env'], '--settings belongs to --live'],
  [['--live', '--settings', 'gone.env'], 'gone.env cannot be read'],
  [['--live', '--settings', 'live.env'], 'LIVERY_UPSTREAM_NETWORKS: "10" is no network'],
])('ends with 2 for %j', async (args, message) => {
  const files = { 'live.env': 'LIVERY_UPSTREAM_NETWORKS=10' };

  expect(await runIn({ files }, ...args)).toMatchObject({
    code: 2,
    error: expect.stringContaining(message),
  });
});
