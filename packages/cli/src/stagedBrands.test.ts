import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { run } from './run.ts';
import { folderPorts } from './testing/folderPorts.ts';
import { siteOf, tenantsFixture } from './testing/tenantsFixture.ts';

const broken = { flags: { chat: { vlaue: false } } };
const misspelt = 'LV203 unknown property "vlaue" in flags.chat; did you mean "value"?';

/** A git repository with brands. */
interface Brands {
  readonly write: (file: string, content: unknown) => Promise<void>;
  readonly git: (...args: readonly string[]) => string;
  readonly validate: (...args: readonly string[]) => Promise<{ status: number; out: string }>;
}

/** Commits lagoon, reef and atoll, which extends reef. */
async function committedBrands(): Promise<Brands> {
  const folder = await tenantsFixture({
    'lagoon/site.json': siteOf('lagoon'),
    'reef/site.json': siteOf('reef'),
    'atoll/site.json': siteOf('atoll', { extends: 'reef' }),
  });
  onTestFinished(() => rm(folder, { recursive: true }));
  const execute = (cwd: string, args: readonly string[]): Buffer =>
    execFileSync('git', args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
  const git = (...args: readonly string[]): string => execute(folder, args).toString();
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ann');
  git('config', 'user.email', 'ann@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
  return {
    git,
    async write(file, content) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), JSON.stringify(content, null, 2));
    },
    async validate(...args) {
      const { ports, printed, errors } = folderPorts(folder, {
        git: async (cwd, gitArgs) => execute(cwd, gitArgs),
      });
      const status = await run({ args: ['validate', ...args], ports });
      return { status, out: [...printed, ...errors].join('\n') };
    },
  };
}

it('validates only brands with staged changes', async () => {
  const { write, git, validate } = await committedBrands();
  await write('tenants/lagoon/flags.json', broken);
  await write('tenants/atoll/site.json', siteOf('atoll', { extends: 'reef', name: 'Atoll' }));
  git('add', 'tenants/atoll');

  expect(await validate('--staged')).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^no problems in 1 brand folder/),
  });
  expect(await validate()).toMatchObject({ status: 1 });
});

it('reads what is staged, not what is in the files', async () => {
  const { write, git, validate } = await committedBrands();
  await write('tenants/lagoon/flags.json', broken);
  git('add', '.');
  await write('tenants/lagoon/flags.json', { flags: {} });

  expect(await validate('--staged', '--format', 'text')).toEqual({
    status: 1,
    out: expect.stringContaining(
      `${misspelt}  tenants/lagoon/flags.json:4:7\n1 problem in 1 brand folder`,
    ),
  });
});

it('reports a file that is named and not staged', async () => {
  const { write, git, validate } = await committedBrands();
  await write('tenants/lagoon/assets/logo.svg', {});
  await write('tenants/lagoon/site.json', siteOf('lagoon', { logo: 'assets/logo.svg' }));
  git('add', 'tenants/lagoon/site.json');

  expect(await validate('--staged')).toMatchObject({
    status: 1,
    out: expect.stringContaining('LV408 there is no file "assets/logo.svg"'),
  });
});

it('validates the brands that extend a changed folder', async () => {
  const { write, git, validate } = await committedBrands();
  await write('tenants/reef/site.json', siteOf('reef', { name: 'Reef' }));
  git('add', '.');
  expect((await validate('--staged')).out).toContain('no problems in 2 brand folders');

  await write('tenants/_base/flags.json', { flags: {} });
  git('add', '.');
  expect((await validate('--staged')).out).toContain('no problems in 4 brand folders');
  expect((await validate('--staged', 'tenants/lagoon')).out).toContain(
    'no problems in 1 brand folder',
  );
});

it('compares hosts with those of the other brands as they are staged', async () => {
  const { write, git, validate } = await committedBrands();
  await write('tenants/lagoon/site.json', siteOf('lagoon', { hosts: ['reef.example'] }));
  git('add', '.');
  await write('tenants/reef/site.json', siteOf('reef', { hosts: ['other.example'] }));

  expect(await validate('--staged')).toMatchObject({
    status: 1,
    out: expect.stringContaining('LV601 host "reef.example" belongs to brand "reef" already'),
  });
});

it('has nothing to validate without staged changes, or after a brand was removed', async () => {
  const { git, validate } = await committedBrands();
  expect(await validate('--staged')).toEqual({ status: 0, out: 'no problems in no brand folders' });

  git('rm', '-r', '--quiet', '--cached', 'tenants/lagoon');
  expect(await validate('--staged')).toEqual({ status: 0, out: 'no problems in no brand folders' });
});

it('works from a linked working tree, where hooks get the variable GIT_DIR', async () => {
  const { write, git, validate } = await committedBrands();
  const gitDir = git('rev-parse', '--absolute-git-dir').trim();
  await write('tenants/lagoon/flags.json', broken);
  git('add', '.');
  process.env.GIT_DIR = gitDir;
  onTestFinished(() => {
    delete process.env.GIT_DIR;
  });

  expect(await validate('--staged')).toMatchObject({
    status: 1,
    out: expect.stringContaining('tenants/lagoon/flags.json:4:7'),
  });
});

it('refuses an unresolved merge, a folder without a repository, and --fix', async () => {
  const { write, git, validate } = await committedBrands();
  expect(await validate('--staged', '--fix')).toMatchObject({ status: 2 });
  git('switch', '--quiet', '--create', 'other');
  await write('tenants/lagoon/site.json', siteOf('lagoon', { name: 'Other' }));
  git('commit', '--quiet', '--all', '--message=other');
  git('switch', '--quiet', 'main');
  await write('tenants/lagoon/site.json', siteOf('lagoon', { name: 'Main' }));
  git('commit', '--quiet', '--all', '--message=main');
  expect(() => git('merge', 'other')).toThrow('Command failed');
  expect(await validate('--staged')).toMatchObject({
    status: 2,
    out: expect.stringContaining('the index has unmerged files'),
  });

  await rm(git('rev-parse', '--absolute-git-dir').trim(), { recursive: true });
  expect(await validate('--staged')).toMatchObject({
    status: 2,
    out: expect.stringContaining('--staged needs the git repository'),
  });
});
