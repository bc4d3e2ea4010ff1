import { folderLimits } from '@livery/config/folderLimits';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inspectFolder } from './inspectFolder.ts';

let root: string;
const at = (...parts: string[]) => path.join(root, 'coral', ...parts);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'livery-inspect-'));
  mkdirSync(at('assets/deep'), { recursive: true });
  mkdirSync(at('drafts'));
  writeFileSync(at('site.json'), '{}');
  writeFileSync(at('assets/deep/logo.svg'), '<svg/>');
});
afterEach(() => rmSync(root, { recursive: true }));

const fingerprint = () => inspectFolder(root, 'coral').fingerprint;
const problem = () => inspectFolder(root, 'coral').problem;

it.each([
  ['writes a file', () => writeFileSync(at('assets/deep/logo.svg'), '<svg />')],
  ['adds a file', () => writeFileSync(at('assets/new.svg'), '')],
  ['removes a file', () => rmSync(at('site.json'))],
  ['renames a folder', () => renameSync(at('assets/deep'), at('assets/deeper'))],
  ['changes the permissions of a file', () => chmodSync(at('site.json'), 0o600)],
  ['adds a link to a folder', () => symlinkSync('.', at('assets/loop'))],
])('changes the fingerprint with an edit that %s', (_title, edit) => {
  const before = fingerprint();
  expect(fingerprint()).toBe(before);

  edit();

  expect(fingerprint()).not.toBe(before);
});

it('does not look into hidden folders and folders that are not read', () => {
  mkdirSync(at('.git'));
  const before = fingerprint();
  writeFileSync(at('.git/index'), 'x');
  writeFileSync(at('drafts/index'), 'x');

  expect(fingerprint()).toBe(before);
});

it('follows no link to a folder, so that links in a circle take no more time than other links', () => {
  for (const name of ['a', 'b', 'c']) symlinkSync('.', at('assets', name));
  symlinkSync('/', at('assets/all'));

  expect(inspectFolder(root, 'coral')).toMatchObject({ fingerprint: expect.any(String) });
});

it('reports a folder that exceeds a limit', () => {
  for (let index = 0; index < folderLimits.maxEntries; index += 1)
    writeFileSync(at('assets', `${index}.svg`), '');
  expect(problem()).toEqual({
    code: 'LV110',
    message:
      'the folder "coral" is not read: it has more than 10000 files and folders; remove those that no page shows',
    file: at(),
    line: 1,
    column: 1,
  });
  rmSync(at('assets'), { recursive: true });
  mkdirSync(at('assets/2/3/4/5/6'), { recursive: true });
  expect(problem()).toBeUndefined();
  mkdirSync(at('assets/2/3/4/5/6/7'));
  expect(problem()?.message).toMatch('has folders more than 6 deep');
  rmSync(at('assets/2'), { recursive: true });
  truncateSync(at('site.json'), 64 * 1024 * 1024 + 1);
  expect(problem()?.message).toMatch('has a file of more than 64 MB');
});

it('distinguishes a folder that is gone from one that cannot be read', () => {
  rmSync(at(), { recursive: true });
  expect(inspectFolder(root, 'coral')).toEqual({});

  symlinkSync('coral', at());
  expect(problem()).toMatchObject({
    code: 'LV112',
    message: expect.stringMatching(/^cannot be read: ELOOP/),
    file: at(),
  });
});
