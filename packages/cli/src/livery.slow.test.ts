import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { siteOf, tenantsFixture } from './testing/tenantsFixture.ts';

// Each test starts processes, which may exceed the default timeout on a slow machine.
vi.setConfig({ testTimeout: 120_000 });

const livery = fileURLToPath(new URL('../bin/livery.mjs', import.meta.url));
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

const tenants = async (brands: Readonly<Record<string, unknown>>): Promise<string> => {
  const folder = await tenantsFixture(brands);
  folders.push(folder);
  return folder;
};

interface Ended {
  code: number | null;
  out: string;
  error: string;
}

function run(
  cwd: string,
  args: readonly string[],
  nodeArgs: readonly string[] = [],
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // A sandbox that runs on this machine gets no merchants of the tests.
    const env = { ...process.env, SANDBOX_PORT: '1' };
    const child = spawn(process.execPath, [...nodeArgs, livery, ...args], { cwd, env });
    const result: Ended = { code: null, out: '', error: '' };
    child.stdout.on('data', (text: Buffer) => {
      result.out += text.toString();
    });
    child.stderr.on('data', (text: Buffer) => {
      result.error += text.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...result, code }));
  });
}

const validFiles = { 'lagoon/site.json': siteOf('lagoon') };
const invalidFiles = {
  'lagoon/site.json': siteOf('lagoon'),
  'lagoon/flags.json': '{\n  "flags": { "chat": { "vlaue": false } }\n}',
  'reef/site.json': siteOf('reef', { hosts: ['reef.example'] }),
};

it('exits with 0 when every brand is valid', async () => {
  expect(await run(await tenants(validFiles), ['validate'])).toEqual({
    code: 0,
    out: 'no problems in 2 brand folders\n',
    error: '',
  });
});

it('exits with 0 and prints warnings when there are only warnings', async () => {
  expect(
    await run(await tenants({ ...validFiles, 'lagoon/notes.txt': 'x' }), ['validate', 'tenants']),
  ).toEqual({
    code: 0,
    error: '',
    out: 'warning LV106 no document of a brand is called "notes.txt"; files that pages show are in assets/  tenants/lagoon/notes.txt:1:1\nno problems, 1 warning in 2 brand folders\n',
  });
});

it('exits with 1 and prints one line per problem and the count', async () => {
  expect(await run(await tenants(invalidFiles), ['validate', 'tenants'])).toEqual({
    code: 1,
    error: '',
    out: 'LV203 unknown property "vlaue" in flags.chat; did you mean "value"?  tenants/lagoon/flags.json:2:24\n1 problem in 3 brand folders\n',
  });
});

it('reports links in a circle instead of breaking down', async () => {
  const folder = await tenants(validFiles);
  await mkdir(join(folder, 'tenants/lagoon/assets'));
  await symlink('..', join(folder, 'tenants/lagoon/parent'));
  await symlink('self.svg', join(folder, 'tenants/lagoon/assets/self.svg'));

  const { code, out, error } = await run(folder, ['validate']);

  expect([code, error]).toEqual([1, '']);
  expect(out.split('\n')).toEqual([
    expect.stringMatching(/^LV112 cannot be read: ELOOP.* tenants\/lagoon\/assets\/self\.svg:1:1$/),
    'LV111 "parent" is a link to a folder, which is not followed  tenants/lagoon/parent:1:1',
    '2 problems in 2 brand folders',
    '',
  ]);
});

it('reports a problem of the base once, and a conflict between brands', async () => {
  const { code, out } = await run(
    await tenants({
      ...validFiles,
      '_base/flags.json': { flgas: {} },
      'reef/site.json': siteOf('reef'),
    }),
    ['validate'],
  );
  expect([code, out.split('\n')]).toEqual([
    1,
    [
      'LV203 unknown property "flgas" in flags.json; did you mean "flags"?  tenants/_base/flags.json:2:3',
      '1 problem in 3 brand folders',
      '',
    ],
  ]);
  const clash = await run(
    await tenants({
      ...validFiles,
      'reef/site.json': siteOf('reef', { hosts: ['lagoon.example'] }),
    }),
    ['validate'],
  );
  expect(clash).toMatchObject({
    code: 1,
    out: 'LV601 host "lagoon.example" belongs to brand "lagoon" already  tenants/reef/site.json:4:5\n1 problem in 3 brand folders\n',
  });
});

it('validates the brand of a given folder or file', async () => {
  const folder = await tenants(invalidFiles);
  expect(await run(folder, ['validate', 'tenants/reef'])).toMatchObject({
    code: 0,
    out: 'no problems in 1 brand folder\n',
  });
  expect(await run(folder, ['validate', 'tenants/lagoon/'])).toMatchObject({ code: 1 });
  expect(
    await run(folder, ['validate', 'tenants/lagoon/flags.json', 'tenants/reef/site.json']),
  ).toMatchObject({ code: 1, out: expect.stringContaining('1 problem in 2 brand folders') });
  expect(await run(folder, ['validate', 'tenants/_base/pages/home.json'])).toMatchObject({
    code: 0,
    out: 'no problems in 1 brand folder\n',
  });
});

it('compares the hosts of one brand with those of the others', async () => {
  const folder = await tenants({
    ...validFiles,
    'reef/site.json': siteOf('reef', { hosts: ['lagoon.example'] }),
  });
  expect(await run(folder, ['validate', 'tenants/lagoon'])).toMatchObject({
    code: 1,
    out: expect.stringMatching(
      /^LV601 host "lagoon\.example" belongs to brand "reef" already {2}tenants\/lagoon\/site\.json/,
    ),
  });
});

it('prints JSON', async () => {
  const { code, out } = await run(await tenants(invalidFiles), ['validate', '--format', 'json']);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    valid: false,
    problems: [
      {
        code: 'LV203',
        severity: 'error',
        message: 'unknown property "vlaue" in flags.chat; did you mean "value"?',
        pointer: '/flags/flags/chat/vlaue',
        file: 'tenants/lagoon/flags.json',
        line: 2,
        column: 24,
        layer: 'lagoon',
      },
    ],
  });
});

it('explains a problem code', async () => {
  expect(await run('.', ['explain', 'lv203'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^LV203 \(error\)\n.+\n\nHow to fix it\n {2}.+\n\nExample: .+\n {2}reef\/pages\/home\.json\n.+\n {2}gives\n {4}LV203 unknown prop .+\n$/,
    ),
  });
  expect((await run('.', ['explain', 'LV414'])).out).toContain('// livery-ignore LV414: why');
});

it('accepts glob patterns and reports those that match nothing', async () => {
  const folder = await tenants(invalidFiles);
  expect(await run(folder, ['validate', 'tenants/*/site.json'])).toMatchObject({
    code: 1,
    out: expect.stringContaining('1 problem in 3 brand folders'),
  });
  expect(await run(folder, ['validate', 'tenants/re{ef,al}'])).toMatchObject({
    code: 0,
    out: 'no problems in 1 brand folder\n',
  });
  expect(await run(folder, ['validate', 'tenants/*/pagez/*.json'])).toMatchObject({
    code: 2,
    error: expect.stringContaining('nothing matches tenants/*/pagez/*.json'),
  });
});

it('fails on warnings with --fail-on warning', async () => {
  const folder = await tenants({ ...validFiles, 'lagoon/notes.txt': 'x' });
  expect(await run(folder, ['validate', '--fail-on', 'warning'])).toMatchObject({ code: 1 });
  expect(await run(folder, ['validate', '--fail-on', 'error'])).toMatchObject({ code: 0 });
});

it('prints SARIF, JUnit and GitHub formats', async () => {
  const folder = await tenants(invalidFiles);
  const sarif = await run(folder, ['validate', '--format', 'sarif']);
  expect([sarif.code, JSON.parse(sarif.out)]).toMatchObject([
    1,
    { version: '2.1.0', runs: [{ results: [{ ruleId: 'LV203' }] }] },
  ]);
  expect(await run(folder, ['validate', '--format', 'junit'])).toMatchObject({
    code: 1,
    out: expect.stringContaining('<testsuite name="lagoon" tests="1" failures="1"'),
  });
  expect((await run(folder, ['validate', '--format', 'github'])).out).toMatch(
    /^::error file=tenants\/lagoon\/flags\.json,line=2,col=24,title=LV203::unknown property/,
  );
});

it('explains where a value comes from', async () => {
  const folder = await tenants(invalidFiles);
  expect(await run(folder, ['explain', 'reef', '/site/name'])).toEqual({
    code: 0,
    error: '',
    out: '/site/name of reef is "reef"\ngiven by reef  tenants/reef/site.json:2:11\n\nThe layers, the uppermost first:\n  reef   sets "reef"  tenants/reef/site.json:2:11\n  _base  sets nothing\n',
  });
  expect(await run(folder, ['explain', 'reef', 'site/nmae'])).toMatchObject({
    code: 2,
    error: expect.stringContaining('did you mean "name"?'),
  });
});

it('exits diff with 0 if brands are equal, 1 if different, 2 if one is invalid', async () => {
  const folder = await tenants(invalidFiles);
  expect(await run(folder, ['diff', 'reef', 'reef'])).toMatchObject({
    code: 0,
    out: 'reef and reef: no differences\n',
  });
  expect(await run(folder, ['diff', 'reef', 'lagoon'])).toMatchObject({
    code: 2,
    error: expect.stringContaining('"lagoon" is not valid; livery validate says why'),
  });
  const twins = await tenants({
    ...validFiles,
    'reef/site.json': siteOf('reef'),
    'reef/theme.json': { color: { accent: { light: '#222222' } } },
  });
  const differs = await run(twins, ['diff', 'lagoon', 'reef']);
  expect(differs).toMatchObject({
    code: 1,
    out: expect.stringContaining(
      'theme\n  accent colour, light: #111111 → #222222 (contrast with its text 18.9 → 15.9)\n',
    ),
  });
  expect(
    JSON.parse((await run(twins, ['diff', 'lagoon', 'reef', '--format', 'json'])).out),
  ).toMatchObject({
    same: false,
    differences: expect.arrayContaining([
      expect.objectContaining({ document: 'theme', pointer: '/theme/color/accent/light' }),
    ]),
  });
});

it('creates a valid brand, and none if its name, host or source is invalid', async () => {
  const upstream =
    '{\n  // Keys of the operator\n  "headers": { "x-a": { "$secret": "LAGOON_KEY" }, "x-b": { "$secret": "LAGOONS" } }\n}\n';
  const folder = await tenants({ ...validFiles, 'lagoon/upstream.json': upstream });
  expect(await run(folder, ['new', 'sea-breeze'])).toEqual({
    code: 0,
    error: '',
    out: expect.stringMatching(
      /^made tenants\/sea-breeze for sea-breeze\.localhost\n {2}site\.json\n {2}theme\.json\n(.*\n)*Next:\n(.*\n)*.*open http:\/\/sea-breeze\.localhost:8080, while `npm start` runs\n/,
    ),
  });
  expect(
    await run(folder, [
      'new',
      'coral',
      '--from',
      'lagoon',
      '--name',
      'Coral Bay',
      '--host',
      'coral.example',
      '--merchant',
      'CB',
    ]),
  ).toMatchObject({
    code: 0,
    out: expect.stringContaining('secrets that its operator needs: CB_KEY, LAGOONS\n'),
  });
  expect(await run(folder, ['validate', '--fail-on', 'warning'])).toEqual({
    code: 0,
    out: 'no problems in 4 brand folders\n',
    error: '',
  });
  expect((await run(folder, ['explain', 'coral', '/site/brand/merchant'])).out).toContain(
    'is "CB"',
  );
  expect(await readFile(join(folder, 'tenants/coral/upstream.json'), 'utf8')).toBe(
    upstream.replace('LAGOON_KEY', 'CB_KEY'),
  );
  for (const [args, message] of [
    [['Coral'], 'cannot be part of a host name'],
    [['coral'], 'tenants/coral is there already'],
    [['reef', '--host', 'lagoon.example'], 'LV601 host "lagoon.example" belongs to brand "lagoon"'],
    [['reef', '--from', 'nobody'], 'there is no brand "nobody"'],
    [['reef', '--from', '_base'], 'only a parent'],
    [['../reef'], 'cannot be part of a host name'],
  ] as const) {
    expect(await run(folder, ['new', ...args])).toMatchObject({
      code: 2,
      out: '',
      error: expect.stringContaining(message),
    });
  }
  expect((await readdir(join(folder, 'tenants'))).toSorted()).toEqual([
    '_base',
    'coral',
    'lagoon',
    'sea-breeze',
  ]);
});

it('prints its version', async () => {
  expect(await run('.', ['--version'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});

it('prints help of at most thirty lines', async () => {
  const { code, out } = await run('.', ['--help']);
  expect([code, out.split('\n').length <= 31]).toEqual([0, true]);
});

it.each([
  [[]],
  [['valdate']],
  [['validate']],
  [['validate', 'nowhere']],
  [['validate', '--format', 'xml']],
  [['validate', '--fromat=json']],
  [['validate', 'package.json']],
  [['explain']],
  [['explain', 'LV999']],
  [['validate', '--fail-on', 'nothing']],
  [['diff', 'one']],
  [['new']],
])('exits with 2 and one line: %j', async (args) => {
  const { code, out, error } = await run(fileURLToPath(new URL('..', import.meta.url)), args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toMatch(/^livery: [^\n]+; .*livery --help [^\n]+\n$/);
});

it('restarts under the repository’s Node when started by an older one', async () => {
  const olderNode =
    'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})';
  const result = await run(
    await tenants(invalidFiles),
    ['validate', 'tenants/lagoon'],
    ['--import', olderNode],
  );
  expect(result).toMatchObject({ code: 1, out: expect.stringContaining('LV203') });
});
