import { callCatalogue } from '@livery/api/callCatalogue';
import { loadSchemas } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Ports } from '../Ports.ts';
import { run } from '../run.ts';
import { siteOf, tenantsFixture } from '../testing/tenantsFixture.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
let folder: string;

const git = (cwd: string, args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });

beforeAll(async () => {
  folder = await tenantsFixture({
    'lagoon/site.json': siteOf('lagoon'),
    'reef/site.json': siteOf('reef'),
  });
  const identity = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    [...identity, 'commit', '-qm', 'first'],
  ])
    git(folder, args);
  await writeFile(
    join(folder, 'tenants/_base/locales/EN.json'),
    JSON.stringify({ $meta: { tag: 'en', dir: 'ltr', name: 'English' }, hello: 'Good day' }),
  );
  await writeFile(
    join(folder, 'tenants/lagoon/site.json'),
    JSON.stringify(siteOf('lagoon', { name: 'Lagoon *new* @ann' })),
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function diff(...args: readonly string[]): Promise<{ status: number; out: string }> {
  const printed: string[] = [];
  const ports: Partial<Ports> = {
    schemas: () => loadSchemas(directorySource(repository)),
    calls: callCatalogue,
    base: { folder: '/tenants/_base', isChosen: false },
    open: directorySource,
    absolute: (path) => join(folder, path),
    kind: async () => 'folder',
    git: async (cwd, gitArgs) => git(cwd, gitArgs),
    out: (text) => void printed.push(text),
    error: (text) => void printed.push(text),
  };
  // The command uses these ports only.
  const status = await run({ args: ['diff', ...args], ports: ports as Ports });
  return { status, out: printed.join('\n') };
}

it('lists what differs in all folders since a commit, a change of a parent once', async () => {
  expect(await diff('--against', 'HEAD', '--format', 'markdown')).toEqual({
    status: 1,
    out: [
      '## \\_base',
      '### texts',
      '- text EN hello changed: "Hello" → "Good day"',
      '## lagoon',
      '### site',
      String.raw`- name: lagoon → Lagoon \*new\* &#64;ann`,
    ].join('\n\n'),
  });
});

it('compares one brand or parent with its version at a commit', async () => {
  expect(await diff('_base', '--against', 'HEAD')).toEqual({
    status: 1,
    out: 'texts\n  text EN hello changed: "Hello" → "Good day"',
  });
  expect(await diff('reef', '--against', 'HEAD')).toEqual({
    status: 1,
    out: 'texts\n  text EN hello changed: "Hello" → "Good day"',
  });
});

it('lists both words of a changed text in JSON', async () => {
  const { out } = await diff('_base', '--against', 'HEAD', '--format', 'json');

  expect(JSON.parse(out)).toEqual({
    same: false,
    differences: [
      {
        document: 'texts',
        pointer: '/locales/EN/hello',
        text: 'text EN hello changed: "Hello" → "Good day"',
      },
    ],
  });
});

it('compares a parent with its brand', async () => {
  const { status, out } = await diff('_base', 'lagoon');

  expect(status).toBe(1);
  expect(out.split('\n')).toEqual([
    'site',
    '  name: added: Lagoon *new* @ann',
    '  hosts: added: lagoon.example',
    '  brand: added: {"merchant":"lagoon","platform":"web","lotteryType":"SEA"}',
  ]);
});

it('lists the changes of other brands if one is not valid', async () => {
  const file = join(folder, 'tenants/reef/flags.json');
  await writeFile(file, '{ "flgas": {} }');
  onTestFinished(() => rm(file));

  expect(await diff('--against', 'HEAD')).toMatchObject({
    status: 1,
    out: expect.stringMatching(
      /lagoon\n.*Lagoon \*new\*.*reef\n {2}site\n {4}is not valid, so changes are not listed$/s,
    ),
  });
  expect(await diff('reef', '--against', 'HEAD')).toEqual({
    status: 2,
    out: expect.stringContaining('"reef" is not valid; livery validate says why'),
  });
});

it('refuses what is no commit, an option included', async () => {
  for (const ref of ['nowhere', '--help'])
    expect(await diff(`--against=${ref}`)).toEqual({
      status: 2,
      out: expect.stringContaining(`there is no commit "${ref}"`),
    });
});
