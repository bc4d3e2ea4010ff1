import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { githubFaults } from './githubFaults.ts';

/** Workflow of this repository. */
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: object;
        readonly steps: readonly {
          readonly name?: string;
          readonly uses?: string;
          readonly run?: string;
        }[];
      }
    >
  >;
}

const root = join(import.meta.dirname, '../..');
const workflows = globSync('.github/workflows/*', { cwd: root }).map((path): [string, string] => [
  basename(path),
  readFileSync(join(root, path), 'utf8'),
]);

it.each(workflows)('%s is valid, reads only, and pins its actions by digest', (_name, text) => {
  expect(githubFaults('workflow', text)).toEqual([]);
  const { permissions, jobs } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  expect(permissions).toEqual({ contents: 'read' });
  expect(Object.values(jobs).filter((job) => job.permissions !== undefined)).toEqual([]);
  expect(steps.filter(({ uses }) => uses !== undefined && !/@[\da-f]{40}$/.test(uses))).toEqual([]);
  // An expression inside a script could run as code.
  expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
});

it('runs the commands of the README on the commit of the event', () => {
  const { jobs } = parse(Object.fromEntries(workflows)['verify.yml'] ?? '') as Workflow;
  const steps = jobs.verify?.steps ?? [];
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const commands = ['npm ci', 'npm test'];
  expect(commands.filter((command) => !readme.includes(command))).toEqual([]);
  expect(steps.map(({ run = '' }) => run.trim()).filter((run) => run.startsWith('npm'))).toEqual([
    ...commands,
    'npm run test:all',
  ]);

  const folder = mkdtempSync(join(tmpdir(), 'livery-workflow-'));
  const origin = join(folder, 'ann/livery');
  const checkout = join(folder, 'checkout');
  for (const created of [origin, checkout]) mkdirSync(created, { recursive: true });
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], {
      cwd: origin,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  writeFileSync(join(origin, 'README.md'), 'first');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
  const output = execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail'], {
    cwd: checkout,
    input: steps.find(({ name }) => name === 'Check out')?.run ?? '',
    encoding: 'utf8',
    env: {
      ...process.env,
      GITHUB_SERVER_URL: pathToFileURL(folder).href,
      GITHUB_REPOSITORY: 'ann/livery',
      GITHUB_SHA: git('rev-parse', 'HEAD').trim(),
      TOKEN: 'secret-token',
    },
  });

  expect(readFileSync(join(checkout, 'README.md'), 'utf8')).toBe('first');
  expect(output).toBe(
    `::add-mask::${Buffer.from('x-access-token:secret-token').toString('base64')}\n`,
  );
  expect(readFileSync(join(checkout, '.git/config'), 'utf8')).not.toContain('Authorization');
  rmSync(folder, { recursive: true });
});
