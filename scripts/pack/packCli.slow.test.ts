import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSbom } from './makeSbom.ts';
import { packageName, packCli } from './packCli.ts';

// Each test starts processes, which may exceed the default timeout on a slow machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const root = join(import.meta.dirname, '../..');
/** What the command prints of the brands that the tests make. */
const notLive = 'not live, because a demonstration: goldfinch, jay; --live lists what is missing\n';
const maxTarballBytes = 900 * 1024;

/** Removes what Node 20 lacks, so that its use fails although no Node 20 is installed. */
const withoutNewer = `data:text/javascript,${encodeURIComponent(
  'delete Map.groupBy; delete Object.groupBy; delete URL.parse; delete Array.fromAsync; delete Promise.withResolvers; delete Promise.try; delete RegExp.escape; for (const name of Object.getOwnPropertyNames(Iterator.prototype)) if (name !== "constructor") delete Iterator.prototype[name]; for (const name of ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom", "symmetricDifference"]) delete Set.prototype[name];',
)}`;

/** Returns the Node 20 of this machine; without one, this Node without what Node 20 lacks. */
function oldestNode(): [name: string, node: string, args: string[]] {
  const node = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .find((path) => {
      const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
      return stdout?.startsWith('v20.');
    });
  return node === undefined
    ? ['what Node 20 has', process.execPath, ['--import', withoutNewer]]
    : ['Node 20', node, []];
}

let folder = '';
let tarball = '';
let project = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-package-'));
  tarball = await packCli(join(folder, 'package'));
  project = join(folder, 'project');
  await mkdir(project);
  await writeFile(join(project, 'package.json'), '{ "name": "brands", "private": true }');
  await promisify(execFile)('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], {
    cwd: project,
    shell: process.platform === 'win32',
  });
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await rm(join(project, 'brands'), { recursive: true, force: true });
  await mkdir(join(project, 'brands'));
});

describe.each([['the Node of the repository', process.execPath, []], oldestNode()])(
  'the package with %s',
  (_, node, nodeArgs) => {
    /** Runs the installed command in the project; `brands` is its tenants folder. */
    function livery(...args: readonly string[]): { status: number | null; out: string } {
      const bin = join(project, 'node_modules', packageName, 'bin/livery.mjs');
      const { status, stdout, stderr } = spawnSync(node, [...nodeArgs, bin, ...args], {
        cwd: project,
        encoding: 'utf8',
      });
      return { status, out: stdout + stderr };
    }

    it('makes, validates, compares and explains brands', async () => {
      expect(livery('new', 'goldfinch', '--tenants', 'brands')).toEqual({
        status: 0,
        out: 'made brands/goldfinch for goldfinch.localhost\n  site.json\n  theme.json\nNext:\n  1. change theme.json and add pages\n  2. `npx @livery/cli validate brands/goldfinch` checks it after each change\n',
      });
      expect(livery('new', 'jay', '--tenants', 'brands', '--from', 'goldfinch').status).toBe(0);
      expect(livery('validate', 'brands')).toEqual({
        status: 0,
        out: `no problems in 2 brand folders\n${notLive}`,
      });
      expect(livery('validate', 'brands/*/site.json').out).toBe(
        `no problems in 2 brand folders\n${notLive}`,
      );
      expect(livery('diff', 'goldfinch', 'jay', '--tenants', 'brands')).toMatchObject({
        status: 1,
        out: expect.stringContaining('name: Goldfinch → Jay'),
      });
      expect(livery('diff', '_base', 'jay', '--tenants', 'brands').status).toBe(1);
      expect(livery('explain', 'jay', '/site/currency/code', '--tenants', 'brands').out).toMatch(
        /given by _base {2}node_modules\/.*\/tenants\/_base\/site\.json:\d+:\d+/,
      );
      expect(livery('explain', 'LV408').out).toContain('LV408 (error)');
    });

    it('reports a mistake at its place', async () => {
      livery('new', 'goldfinch', '--tenants', 'brands');
      await writeFile(
        join(project, 'brands/goldfinch/flags.json'),
        '{\n  "flags": { "chat": { "vlaue": false } }\n}',
      );
      expect(livery('validate', 'brands')).toEqual({
        status: 1,
        out: 'LV203 unknown property "vlaue" in flags.chat; did you mean "value"?  brands/goldfinch/flags.json:2:24\n1 problem in 1 brand folder\n',
      });
    });

    it('names schemas that exist', async () => {
      livery('new', 'goldfinch', '--tenants', 'brands');
      for (const document of ['site', 'theme']) {
        const file = join(project, `brands/goldfinch/${document}.json`);
        // A document that the command made
        const { $schema } = JSON.parse(await readFile(file, 'utf8')) as { $schema: string };
        expect(existsSync(resolve(dirname(file), $schema))).toBe(true);
      }
    });

    it('prefers the base beside the brands to its own, and the chosen one to both', async () => {
      livery('new', 'goldfinch', '--tenants', 'brands');
      const ofPackage = join(project, 'node_modules', packageName, 'tenants/_base');
      for (const [base, timeZone] of [
        ['brands/_base', 'Asia/Tokyo'],
        ['other', 'Asia/Seoul'],
      ] as const) {
        await cp(ofPackage, join(project, base), { recursive: true });
        const file = join(project, base, 'site.json');
        // A document of ours
        const site = JSON.parse(await readFile(file, 'utf8')) as object;
        await writeFile(file, JSON.stringify({ ...site, timeZone }));
      }
      const zone = ['explain', 'goldfinch', '/site/timeZone', '--tenants', 'brands'];
      expect(livery(...zone).out).toContain('"Asia/Tokyo"\ngiven by _base  brands/_base/site.json');
      expect(livery(...zone, '--base', 'other').out).toContain(
        '"Asia/Seoul"\ngiven by _base  other/site.json',
      );
      expect(livery('validate', 'brands', '--base=other').status).toBe(0);
      expect(livery('validate', 'brands', '--base').status).toBe(2);
    });

    it('answers an editor', async () => {
      const bin = join(project, 'node_modules', packageName, 'bin/livery.mjs');
      const server = spawn(node, [...nodeArgs, bin, 'lsp'], { cwd: project });
      const send = (message: object): void => {
        const text = JSON.stringify({ jsonrpc: '2.0', ...message });
        server.stdin.write(`Content-Length: ${text.length}\r\n\r\n${text}`);
      };

      let out = '';
      const answer = (part: string): Promise<void> =>
        new Promise((resolve) => {
          const look = (chunk: unknown = ''): void => {
            out += String(chunk);
            if (out.includes(part)) resolve();
          };
          server.stdout.removeAllListeners('data').on('data', look);
          look();
        });

      const params = { processId: null, rootUri: null, capabilities: {} };
      send({ id: 1, method: 'initialize', params });
      await answer('"serverInfo":{"name":"livery"');
      send({ id: 2, method: 'shutdown' });
      await answer('"id":2,"result":null');
      send({ method: 'exit' });
      expect(await once(server, 'exit')).toEqual([0, null]);
    });

    it('has the version of the repository, and makes no pieces of it', async () => {
      // The repository's own description
      const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
        version: string;
      };
      expect(livery('--version')).toEqual({ status: 0, out: `${version}\n` });
      expect(livery('add', 'page', 'bonuses')).toMatchObject({
        status: 2,
        out: expect.stringContaining('is not Livery\'s repository; "add" works in it only'),
      });
    });
  },
);

it('loads the language server only for editors', async () => {
  const bin = join(project, 'node_modules', packageName, 'bin');
  const texts = await Promise.all(
    (await readdir(bin)).map(
      async (file) => [file, await readFile(join(bin, file), 'utf8')] as const,
    ),
  );
  const withProtocol = texts.flatMap(([file, text]) =>
    text.includes('textDocument/completion') ? file : [],
  );
  const importing = texts.flatMap(([file, text]) =>
    /from\s*"\.\/lsp\.mjs"|import\s*"\.\/lsp\.mjs"/.test(text) ? file : [],
  );
  expect({ withProtocol, importing }).toEqual({ withProtocol: ['lsp.mjs'], importing: [] });
});

it('has the extension of VS Code with its libraries', async () => {
  const bin = join(project, 'node_modules', packageName, 'bin/livery.mjs');
  spawnSync(process.execPath, [bin, 'new', 'reef', '--tenants', 'brands'], { cwd: project });
  const file = join(project, 'brands/reef/flags.json');
  await writeFile(file, '{ "flags": { "chat": { "vlaue": true } } }');

  const { stdout } = await promisify(execFile)(process.execPath, [
    join(root, 'packages/cli/src/lsp/testing/runExtension.cjs'),
    join(project, 'node_modules', packageName, 'editors/vscode/extension.cjs'),
    project,
    file,
  ]);
  expect(stdout).toContain(`${JSON.stringify([file, 'LV203'])}\n`);
});

it('has no dependencies and is small', async () => {
  expect((await stat(tarball)).size).toBeLessThan(maxTarballBytes);
  const file = join(project, 'node_modules', packageName, 'package.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).not.toHaveProperty('dependencies');
});

it('contains no package that the SBOM lacks', async () => {
  const file = join(project, 'node_modules', packageName, 'LICENSES.txt');
  const bundled = (await readFile(file, 'utf8'))
    .split('\n---\n\n')
    .map((licence) => licence.slice(0, licence.indexOf('\n')));
  // The file's own form
  const { components } = JSON.parse(
    await readFile(await makeSbom(join(project, 'livery.cdx.json')), 'utf8'),
  ) as { components: readonly { readonly name: string }[] };
  const listed = components.map(({ name }) => name);
  expect(bundled.length).toBeGreaterThan(5);
  expect(bundled.filter((name) => !listed.includes(name))).toEqual([]);
});

it('is called by its name in the guide', async () => {
  const guide = await readFile(join(root, 'docs/guides/validate-in-ci.md'), 'utf8');
  expect(guide).toContain(`npx ${packageName} validate`);
  expect(guide).not.toMatch(/npx livery /);
});
