import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brandFolders } from '../testing/brandFolders.ts';

const guide = path.join(import.meta.dirname, '../../../docs/guides/deploy.md');

it('serves one brand through two releases by a link, with the commands of the guide', async () => {
  using folders = brandFolders('goldfinch');
  const root = path.dirname(folders.tenants);
  const upload = path.join(root, 'goldfinch');
  const script = /```sh\n([^`]*mv -T[^`]*)```/.exec(readFileSync(guide, 'utf8'))?.[1] ?? '';
  const release = (name: string): void => {
    execFileSync('bash', ['-e'], {
      cwd: root,
      input: script.replaceAll('goldfinch-2', name),
      stdio: ['pipe', 'ignore', 'pipe'],
    });
  };
  renameSync(folders.at('goldfinch'), upload);
  release('goldfinch-1');
  const { registry, nameOf } = await folders.start();
  expect(nameOf('goldfinch')).toBe('goldfinch');

  cpSync(upload, folders.at('goldfinch-next'), { recursive: true });
  folders.rename('goldfinch-next', 'Second');
  rmSync(upload, { recursive: true });
  renameSync(folders.at('goldfinch-next'), upload);
  release('goldfinch-2');
  await registry.refresh();
  await registry.settled();

  expect(nameOf('goldfinch')).toBe('Second');
  expect(
    registry.entries().map(({ brand, live, refused }) => [brand, live?.name, refused?.problems]),
  ).toEqual([['goldfinch', 'Second', undefined]]);
});
