import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { runAction, type ActionRun, type CompositeAction } from './compositeAction.ts';
import { githubFaults } from './githubFaults.ts';
import { packageName, packCli } from './packCli.ts';

// Each test starts processes, which may exceed the default timeout on a slow machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const root = join(import.meta.dirname, '../..');
const sources = join(root, 'packages/cli/ci');
const read = (file: string): string => readFileSync(join(sources, file), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'livery-ci-'));
const origin = join(folder, 'origin.git');
/** Checkout of a foreign repository with brands in `brands`. */
const checkout = join(folder, 'checkout');
const action = join(checkout, 'node_modules', packageName, 'ci/github');

const misspelt = '{\n  "flags": { "chat": { "vlaue": false } }\n}';

beforeAll(async () => {
  const tarball = await packCli(join(folder, 'package'));
  mkdirSync(checkout);
  write('package.json', '{ "name": "brands", "private": true }');
  write('.gitignore', 'node_modules/\n');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], {
    cwd: checkout,
    shell: process.platform === 'win32',
  });
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', origin]);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ann');
  git('config', 'user.email', 'ann@example.com');
  git('remote', 'add', 'origin', pathToFileURL(origin).href);
  livery('new', 'goldfinch', '--tenants', 'brands');
  livery('new', 'jay', '--tenants', 'brands');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
  git('push', '--quiet', 'origin', 'main');
  git('tag', 'start');
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  git('config', '--unset-all', 'core.hooksPath', '^');
  git('switch', '--quiet', '--discard-changes', '--force-create', 'main', 'start');
  git('clean', '--quiet', '--force', '-d');
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
}

function git(...args: readonly string[]): string {
  const { stdout } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8' });
  return stdout.trim();
}

function livery(...args: readonly string[]): void {
  const bin = join(checkout, 'node_modules', packageName, 'bin/livery.mjs');
  execFileSync(process.execPath, [bin, ...args], { cwd: checkout });
}

/** Renames the brand Goldfinch. */
function rename(name: string): void {
  const file = 'brands/goldfinch/site.json';
  const text = readFileSync(join(checkout, file), 'utf8');
  write(file, text.replace(/"name": "[^"]+"/, `"name": "${name}"`));
}

describe('the GitHub action', () => {
  const push = { event_name: 'push', repository: 'ann/brands', sha: '', event: {}, token: 't' };

  /** Runs the action on a pull request that merges the working tree into `main`. */
  function onPullRequest({
    inputs,
    env,
  }: Partial<Parameters<typeof runAction>[0]> = {}): ActionRun {
    git('switch', '--quiet', '--create', 'change');
    git('add', '.');
    git('commit', '--quiet', '--message=change');
    git('switch', '--quiet', '--detach', 'main');
    git('merge', '--quiet', '--no-ff', '--message=merge', 'change');
    git('push', '--quiet', '--force', 'origin', 'HEAD:refs/pull/7/merge');
    git('branch', '--quiet', '--delete', '--force', 'change');
    const sha = git('rev-parse', 'HEAD');
    // Like actions/checkout: one commit, without its history.
    const shallow = mkdtempSync(join(folder, 'shallow-'));
    for (const args of [
      ['init', '--quiet'],
      ['remote', 'add', 'origin', pathToFileURL(origin).href],
      ['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', sha],
      ['checkout', '--quiet', '--detach', 'FETCH_HEAD'],
    ])
      execFileSync('git', args, { cwd: shallow });
    return runAction({
      folder: action,
      cwd: shallow,
      inputs: { tenants: 'brands', ...inputs },
      github: {
        ...push,
        event_name: 'pull_request',
        sha,
        event: { pull_request: { number: 7, base: { sha: git('rev-parse', 'start') } } },
      },
      env: { ...env },
    });
  }

  it('passes valid brands', () => {
    expect(
      runAction({ folder: action, cwd: checkout, inputs: { tenants: 'brands' }, github: push }),
    ).toEqual({
      status: 0,
      log: 'no problems in 2 brand folders\n',
      summary: '',
      outputs: { sarif: '', diff: '' },
    });
  });

  it('fails for a broken brand, with annotations and a SARIF report', () => {
    write('brands/goldfinch/flags.json', misspelt);

    const run = runAction({
      folder: action,
      cwd: checkout,
      inputs: { tenants: 'brands', sarif: 'livery.sarif' },
      github: push,
    });

    expect(run).toMatchObject({ status: 1, outputs: { sarif: 'livery.sarif', diff: '' } });
    expect(run.log.split('\n')).toEqual([
      '::error file=brands/goldfinch/flags.json,line=2,col=24,title=LV203::unknown property "vlaue" in flags.chat; did you mean "value"?',
      '1 problem in 2 brand folders',
      '',
    ]);
    expect(JSON.parse(readFileSync(join(checkout, 'livery.sarif'), 'utf8'))).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [{ ruleId: 'LV203' }] }],
    });
  });

  it('fails for warnings and takes another base if the inputs say so', () => {
    write('brands/goldfinch/notes.txt', 'x');
    cpSync(join(checkout, 'node_modules', packageName, 'tenants/_base'), join(checkout, 'base'), {
      recursive: true,
    });
    write('base/flags.json', misspelt);
    const run = (inputs: Readonly<Record<string, string>>): ActionRun =>
      runAction({
        folder: action,
        cwd: checkout,
        inputs: { tenants: 'brands', ...inputs },
        github: push,
      });

    expect(run({}).status).toBe(0);
    expect(run({ 'fail-on': 'warning' }).status).toBe(1);
    expect(run({ base: 'base' })).toMatchObject({
      status: 1,
      log: expect.stringContaining('::error file=base/flags.json'),
    });
  });

  it('reports what a live server refuses if the inputs say so', () => {
    write('server.env', 'LIVERY_UPSTREAM_NETWORKS=\n');
    const { log } = runAction({
      folder: action,
      cwd: checkout,
      inputs: { tenants: 'brands', live: 'true', settings: 'server.env' },
      github: push,
    });
    expect(log).toMatch(/^::warning .*LV533/m);
    expect(log).not.toContain('LIVERY_UPSTREAM_NETWORKS');
  });

  it('lists what a pull request changes in the summary, from a checkout of one commit', () => {
    rename('Golden *Finch*');

    expect(onPullRequest()).toMatchObject({
      status: 0,
      summary: expect.stringContaining(
        '## goldfinch\n\n### site\n\n- name: Goldfinch → Golden \\*Finch\\*\n',
      ),
    });
  });

  it('compares with the target as it is in the merge, not as it was before', () => {
    // Another change reached the target after the pull request was opened.
    rename('Golden');
    git('commit', '--quiet', '--all', '--message=other');
    git('push', '--quiet', '--force', 'origin', 'main');
    write('brands/jay/flags.json', '{ "flags": { "chat": { "value": false } } }');

    const { summary } = onPullRequest();

    expect(summary).toContain('## jay');
    expect(summary).not.toContain('Golden');
  });

  it('fails for a broken brand of a pull request, and still lists the others', () => {
    rename('Golden');
    write('brands/jay/flags.json', misspelt);

    expect(onPullRequest()).toMatchObject({
      status: 1,
      log: expect.stringContaining('::error file=brands/jay/flags.json'),
      summary: expect.stringMatching(/name: Goldfinch → Golden[^]*## jay[^]*is not valid/),
    });
  });

  it('warns if there is nothing to compare with', () => {
    expect(
      runAction({
        folder: action,
        cwd: checkout,
        inputs: { tenants: 'brands', against: 'nowhere' },
        github: push,
      }),
    ).toMatchObject({
      status: 0,
      log: expect.stringContaining('::warning title=livery::The brands were not compared.'),
      summary: '',
    });
  });

  describe('with comment: true', () => {
    /** A `gh` that records its arguments and the body, and lists a comment. */
    function fakeGh({ comments, exitCode = 0 }: { comments: string; exitCode?: number }): {
      env: Record<string, string>;
      calls: () => string;
    } {
      const bin = mkdtempSync(join(folder, 'gh-'));
      const log = join(bin, 'calls.txt');
      writeFileSync(
        join(bin, 'gh'),
        `#!/bin/sh
echo "token=$GH_TOKEN $*" >> '${log}'
case "$*" in *--paginate*) printf '%s' '${comments}' ;; esac
for arg; do case "$arg" in body=@*) cat "\${arg#body=@}" >> '${log}' ;; esac; done
exit ${exitCode}
`,
      );
      chmodSync(join(bin, 'gh'), 0o755);
      return {
        env: { PATH: `${bin}:${process.env.PATH ?? ''}` },
        calls: () => readFileSync(log, 'utf8'),
      };
    }

    it('writes a comment', () => {
      rename('Golden');
      const gh = fakeGh({ comments: '' });

      const { status } = onPullRequest({ inputs: { comment: 'true' }, env: gh.env });

      expect(status).toBe(0);
      expect(gh.calls()).toMatch(
        /token=t api --silent repos\/ann\/brands\/issues\/7\/comments -F body=@\S+\n<!-- livery diff -->\n## goldfinch\n/,
      );
    });

    it('replaces its comment of an earlier run', () => {
      const gh = fakeGh({ comments: '41\n42\n' });

      write('README.md', 'no brand');
      onPullRequest({ inputs: { comment: 'true' }, env: gh.env });

      expect(gh.calls()).toMatch(
        /--method PATCH repos\/ann\/brands\/issues\/comments\/41 [^]*No differences\./,
      );
    });

    it('writes none without differences, and cuts a long one', () => {
      const unchanged = fakeGh({ comments: '' });
      write('README.md', 'no brand');
      onPullRequest({ inputs: { comment: 'true' }, env: unchanged.env });
      expect(unchanged.calls()).not.toContain('livery diff -->\n');

      git('switch', '--quiet', '--discard-changes', '--force-create', 'main', 'start');
      for (let index = 0; index < 800; index += 1)
        write(
          `brands/goldfinch/assets/${'long-name-'.repeat(6)}${index}.svg`,
          '<svg xmlns="http://www.w3.org/2000/svg"/>',
        );
      const long = fakeGh({ comments: '' });
      onPullRequest({ inputs: { comment: 'true' }, env: long.env });
      expect(long.calls()).toMatch(/added\n\nThe summary of the job has the rest\.\n$/);
      expect(long.calls().length).toBeLessThan(61_000);
    });

    it('only warns where the token may not write', () => {
      rename('Golden');
      const gh = fakeGh({ comments: '', exitCode: 1 });

      expect(onPullRequest({ inputs: { comment: 'true' }, env: gh.env })).toMatchObject({
        status: 0,
        log: expect.stringContaining('::warning title=livery::The comment was not written.'),
      });
    });
  });

  it('takes an input with shell code or an option as a name', () => {
    for (const name of ['"; touch pwned; "', '$(touch pwned)', '`touch pwned`', '--help']) {
      const names = ['tenants', 'base', 'fail-on', 'settings', 'sarif', 'against', 'token'];
      const inputs = Object.fromEntries(names.map((input) => [input, name]));
      runAction({ folder: action, cwd: checkout, inputs, github: push });
    }
    expect(existsSync(join(checkout, 'pwned'))).toBe(false);
  });

  it('is valid for GitHub, with expressions in no script', () => {
    const content = read('github/action.yml');
    expect(githubFaults('action', content)).toEqual([]);
    const { runs } = parse(content) as CompositeAction;
    expect(runs.steps.filter(({ run }) => run.includes('${{'))).toEqual([]);
  });
});

describe('the GitLab template', () => {
  const template = 'gitlab/livery.gitlab-ci.yml';

  /**
   * Includes the template, expands it by a runner's program, which also checks GitLab's own schema,
   * and runs the script of the job.
   */
  function runJob({
    inputs = {},
    env = {},
  }: {
    inputs?: Readonly<Record<string, string | boolean>>;
    env?: Readonly<Record<string, string>>;
  } = {}): { status: number | null; log: string } {
    cpSync(join(action, '../../ci', template), join(checkout, '.gitlab/livery.yml'));
    write(
      '.gitlab-ci.yml',
      stringify({
        include: [{ local: '.gitlab/livery.yml', inputs: { tenants: 'brands', ...inputs } }],
      }),
    );
    git('add', '.gitlab', '.gitlab-ci.yml');
    const program = join(root, 'node_modules/gitlab-ci-local/dist/index.js');
    const expanded = execFileSync(process.execPath, [program, '--preview'], {
      cwd: checkout,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    // The expanded template
    const { livery: job } = parse(expanded) as {
      livery: { script: string[]; variables: Record<string, string> };
    };
    const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail'], {
      cwd: checkout,
      input: job.script.join('\n'),
      encoding: 'utf8',
      env: { ...process.env, ...job.variables, ...env },
    });
    return { status, log: stdout + stderr };
  }

  it('reports a broken brand of a merge request, and what the request changes', () => {
    rename('Golden');
    write('brands/jay/flags.json', misspelt);

    expect(runJob({ env: { CI_MERGE_REQUEST_DIFF_BASE_SHA: git('rev-parse', 'start') } })).toEqual({
      status: 1,
      log: expect.stringContaining(
        'LV203 unknown property "vlaue" in flags.chat; did you mean "value"?  brands/jay/flags.json:2:24\n1 problem in 2 brand folders\n',
      ),
    });
    const report = (file: string): string => readFileSync(join(checkout, file), 'utf8');
    expect(report('livery-junit.xml')).toContain('<testsuite name="jay" tests="1" failures="1"');
    expect(JSON.parse(report('gl-code-quality-report.json'))).toEqual([
      expect.objectContaining({
        check_name: 'LV203',
        location: { path: 'brands/jay/flags.json', lines: { begin: 2 } },
      }),
    ]);
    expect(report('livery-diff.md')).toContain('- name: Goldfinch → Golden');
  });

  it('reports what a live server refuses if the inputs say so', () => {
    expect(runJob().log).not.toContain('LV533');
    expect(runJob({ inputs: { live: true } }).log).toContain('LV533');
  });

  it('passes valid brands, and takes an input with shell code as a name', () => {
    expect(runJob()).toEqual({
      status: 0,
      log: expect.stringMatching(/^no problems in 2 brand folders\n/),
    });

    const code = '"; touch pwned; $(touch pwned) #';
    expect(runJob({ inputs: { tenants: code, base: code, settings: code } }).status).toBe(2);
    expect(existsSync(join(checkout, 'pwned'))).toBe(false);
    const [, jobs] = parseAllDocuments(read(template)).map(
      (document) => document.toJS() as { livery: Record<'script' | 'before_script', string[]> },
    );
    expect(Object.keys(jobs ?? {})).toEqual(['livery']);
    expect([jobs?.livery.before_script, jobs?.livery.script].flat().join('\n')).not.toContain(
      '$[[',
    );
  });
});

describe('the hook of git', () => {
  const hooks = `node_modules/${packageName}/ci/git-hooks`;

  /** Commits with the hook, and returns its exit code and what it printed. */
  function commit(...args: readonly string[]): { status: number | null; out: string } {
    git('config', 'core.hooksPath', hooks);
    git('config', 'livery.tenants', 'brands');
    const { status, stdout, stderr } = spawnSync(
      'git',
      ['commit', '--quiet', '--message=change', ...args],
      { cwd: checkout, encoding: 'utf8' },
    );
    return { status, out: stdout + stderr };
  }

  it('allows a commit of a valid brand beside a broken one that is not staged', () => {
    write('brands/jay/flags.json', misspelt);
    rename('Golden');
    git('add', 'brands/goldfinch');

    expect(commit()).toEqual({
      status: 0,
      out: expect.stringMatching(/^no problems in 1 brand folder\n/),
    });
    expect(git('show', '--name-only', '--format=')).toBe('brands/goldfinch/site.json');
  });

  it('refuses a commit of a broken brand, also if its files were mended and not staged', () => {
    write('brands/goldfinch/flags.json', misspelt);
    git('add', '.');
    rmSync(join(checkout, 'brands/goldfinch/flags.json'));

    expect(commit()).toEqual({
      status: 1,
      out: expect.stringContaining(
        'LV203 unknown property "vlaue" in flags.chat; did you mean "value"?  brands/goldfinch/flags.json:2:24\n1 problem in 1 brand folder\n',
      ),
    });
  });

  it('reads what `git commit --all` and `git commit <file>` will commit', () => {
    write('brands/goldfinch/flags.json', '{}');
    write('brands/jay/flags.json', '{}');
    git('add', '.');
    write('brands/goldfinch/flags.json', misspelt);

    expect(commit('brands/jay/flags.json')).toEqual({
      status: 0,
      out: expect.stringMatching(/^no problems in 1 brand folder\n/),
    });
    expect(commit('--all').status).toBe(1);
  });

  it('starts nothing for a commit without brands', () => {
    write('README.md', 'x');
    git('add', '.');

    expect(commit()).toEqual({ status: 0, out: '' });
  });
});

it('names the package with its scope in every file', () => {
  for (const file of [
    'github/action.yml',
    'gitlab/livery.gitlab-ci.yml',
    'git-hooks/pre-commit',
    '.pre-commit-hooks.yaml',
  ])
    expect(read(file)).not.toMatch(/npx (?:-\S+ )*livery/);
});

it('has a hook of pre-commit with the fields of its manifest', () => {
  expect(parse(read('.pre-commit-hooks.yaml'))).toEqual([
    {
      id: expect.stringMatching(/^[a-z-]+$/),
      name: expect.any(String),
      description: expect.any(String),
      entry: 'livery validate --staged',
      language: 'node',
      files: '^tenants/',
      pass_filenames: false,
      require_serial: true,
    },
  ]);
});
