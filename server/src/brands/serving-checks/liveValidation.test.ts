import { secretsFrom } from '@livery/config/secretsFrom';
import { upstreamOrigins } from '@livery/config/upstreamOrigins';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderPorts } from '../../../../packages/cli/src/testing/folderPorts.ts';
import { siteOf, tenantsFixture } from '../../../../packages/cli/src/testing/tenantsFixture.ts';
import { validate } from '../../../../packages/cli/src/validate.ts';
import { readSettings } from '../../boot/readSettings.ts';
import { tenantFolder } from '../../boot/tenantFolder.ts';
import { schemas } from '../../testing/schemas.ts';
import { startTestServer, testSecret } from '../../testing/startTestServer.ts';
import { createConnectionPools } from '../../upstream/ConnectionPools.ts';

const checks = path.join(import.meta.dirname, '../../../../packages/config/src/live');

const operator = 'https://api.operator.example';
const providerAt = (issuer: string, more: object = {}): object => ({
  site: { socialSignIn: [{ provider: 'tide', name: 'Tide' }] },
  upstream: { socialProviders: { tide: { issuer, clientId: 'livery', ...more } } },
});

interface PlantedBrand {
  readonly site?: object;
  readonly upstream?: object;
  readonly compliance?: object;
}

/** Brands by name, with the codes for which production refuses them. */
const brands: Readonly<Record<string, readonly [PlantedBrand, ...codes: string[]]>> = {
  served: [{}],
  rehearsal: [{ compliance: { demonstration: true } }],
  filed: [{ upstream: { headers: { 'x-key': { $secret: 'FILED_KEY' } } } }],
  variable: [{ upstream: { headers: { 'x-key': { $secret: 'VARIABLE_KEY' } } } }],
  listed: [{ upstream: { baseUrl: 'http://10.0.0.5/api' } }],
  unoffered: [
    { upstream: { socialProviders: { tide: { issuer: 'sandbox:', clientId: 'livery' } } } },
  ],
  sandbox: [{ upstream: { baseUrl: 'sandbox:' } }, 'LV507'],
  'sandbox-provider': [providerAt('sandbox:'), 'LV507'],
  header: [{ upstream: { headers: { 'x-key': { $secret: 'FILED_KEY' } } } }, 'LV508'],
  codec: [{ upstream: { codecKey: { $secret: 'CODEC_KEY' } } }, 'LV508'],
  client: [providerAt(`${operator}/id`, { clientSecret: { $secret: 'TIDE' } }), 'LV508'],
  unfit: [
    {
      upstream: { codecs: { loginV2: 'aes-256-gcm' }, codecKey: { $secret: 'UNFIT_KEY' } },
    },
    'LV511',
  ],
  fitting: [
    {
      upstream: { codecs: { loginV2: 'aes-256-gcm' }, codecKey: { $secret: 'FITTING_KEY' } },
    },
  ],
  unusable: [{ upstream: { codecKey: { $secret: 'CODEC_KEY' } } }, 'LV508'],
  elsewhere: [{ upstream: { baseUrl: 'https://other.example' } }, 'LV509'],
  issuer: [providerAt('https://tide.example'), 'LV509'],
  nowhere: [providerAt('https://tide.example:99999'), 'LV509'],
  'plain-http': [{ upstream: { baseUrl: 'http://192.168.0.5' } }, 'LV521'],
  'private-https': [{ upstream: { baseUrl: 'https://192.168.0.5' } }, 'LV521'],
  two: [
    { upstream: { baseUrl: 'https://10.1.0.1', codecKey: { $secret: 'KEY' } } },
    'LV508',
    'LV509',
  ],
  Capital: [{ site: { hosts: ['capital.example'] } }, 'LV602'],
  public: [{ upstream: { baseUrl: 'http://api.operator.example' } }, 'LV520'],
  literal: [{ upstream: { codecKey: '12345678' } }, 'LV506'],
  keyless: [{ upstream: { codecs: { loginFreePlay: 'aes-256-gcm' } } }, 'LV441'],
  unlicensed: [{ compliance: { demonstration: false, licences: [] } }, 'LV530'],
};

const licence = {
  badge: 'malta',
  regulator: 'MGA',
  licensee: 'Livery Ltd',
  number: 'MGA/1',
  registerUrl: 'https://register.example/',
};

let folder = '';
let refusedByServer: ReadonlyMap<string, readonly string[]>;
let refusedByCommand: ReadonlyMap<string, readonly string[]>;
let printed = '';
beforeAll(async () => {
  folder = await tenantsFixture({
    '_base/upstream.json': { baseUrl: operator },
    '_base/compliance.json': {
      minimumAge: 18,
      helpLine: { name: 'Help', url: 'https://help.example/' },
      licences: [licence],
      demonstration: false,
    },
    ...Object.fromEntries(
      Object.entries(brands).flatMap(([brand, [{ site, upstream, compliance }]]) => [
        [`${brand}/site.json`, siteOf(brand, site)],
        ...(upstream ? [[`${brand}/upstream.json`, upstream]] : []),
        ...(compliance ? [[`${brand}/compliance.json`, compliance]] : []),
      ]),
    ),
  });
  const at = (...parts: string[]) => path.join(folder, ...parts);
  for (const brand of ['filed', 'unusable']) await mkdir(at('secrets', brand), { recursive: true });
  await writeFile(at('secrets/filed/FILED_KEY'), 'canary-file');
  await writeFile(at('secrets/unusable/CODEC_KEY'), 'canary\nof two lines');
  const origins = [operator, 'http://10.0.0.5', 'http://192.168.0.5', 'https://192.168.0.5'];
  await writeFile(at('origins.json'), JSON.stringify({ '*': origins }));
  const text = [
    `LIVERY_SECRET=${testSecret}`,
    `LIVERY_SECRETS_DIR=${at('secrets')}`,
    `LIVERY_UPSTREAM_ORIGINS=${at('origins.json')}`,
    'LIVERY_UPSTREAM_NETWORKS="10.0.0.0/8"',
    'LIVERY_BRAND_VARIABLE__VARIABLE_KEY=canary-variable',
    'LIVERY_BRAND_UNFIT__UNFIT_KEY=canary-short',
    `LIVERY_BRAND_FITTING__FITTING_KEY=${Buffer.alloc(32).toString('base64')}`,
  ].join('\n');
  await writeFile(at('live.env'), text);
  refusedByServer = await refusedBySettings(parseEnv(text));
  const command = folderPorts(folder);
  await validate({
    args: ['tenants', '--live', '--settings', 'live.env', '--format', 'json'],
    ports: command.ports,
  });
  printed = [...command.printed, ...command.errors].join('\n');
  // The command's own format.
  const { problems, notChecked } = JSON.parse(command.printed.join('')) as {
    problems: { code: string; severity: string; file: string }[];
    notChecked: { layer: string }[];
  };
  // The server makes no such check of brands whose upstream.json has a problem, either.
  expect(notChecked.map(({ layer }) => layer)).toEqual(['keyless', 'literal', 'public']);
  const errors = problems.filter(({ severity }) => severity === 'error');
  refusedByCommand = new Map(
    Array.from(
      Map.groupBy(errors, ({ file }) => file.split('/')[1] ?? ''),
      ([brand, found]) => [brand, found.map(({ code }) => code)],
    ),
  );
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the codes for which a live server with these variables refuses each brand. */
async function refusedBySettings(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Map<string, readonly string[]>> {
  const settings = readSettings({ env, args: [] });
  const onFault = (): void => undefined;
  await using server = await startTestServer({
    tenants: tenantFolder({ root: path.join(folder, 'tenants'), schemas }),
    secretOf: secretsFrom({ folder: settings.secretsDir, env, onFault }),
    allowsOrigin: upstreamOrigins({ file: settings.upstreamOrigins, onFault }).allows,
    connectionPools: createConnectionPools({ allowed: settings.upstreamNetworks }),
  });
  return new Map(
    server
      .status()
      .brands.map(({ brand, refused }) => [
        brand,
        (refused?.problems ?? []).map((problem) => problem.slice(0, 'LV000'.length)),
      ]),
  );
}

it.each(Object.entries(brands))(
  'serves a brand that the command calls valid, and refuses others with the same codes: %s',
  (brand, [, ...codes]) => {
    const ofCommand = (refusedByCommand.get(brand) ?? []).toSorted();
    expect(ofCommand).toEqual((refusedByServer.get(brand) ?? []).toSorted());
    expect(ofCommand).toEqual(codes);
  },
);

it('prints no secret', () => {
  expect(printed).toContain('is not one line of printable ASCII');
  expect(printed).not.toContain('canary');
});

it('compares every check of live mode', async () => {
  const compared = Object.values(brands).flatMap(([, ...codes]) => codes);
  const codes: string[] = [];
  for (const name of (await readdir(checks)).filter((file) => /^refuse\w+\.ts$/.test(file)))
    codes.push(...((await readFile(path.join(checks, name), 'utf8')).match(/\bLV\d{3}\b/g) ?? []));

  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !compared.includes(code))).toEqual([]);
});
