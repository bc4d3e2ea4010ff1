import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Returns a hash of the repository's files; `undefined` when the source has no git history. */
export function hashSources(): string | undefined {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) return undefined;
  const hash = createHash('sha256');
  for (const file of stdout
    .split('\0')
    .filter((name) => name !== '')
    .toSorted()) {
    hash.update(`${file}\0`);
    try {
      hash.update(readFileSync(file));
    } catch {
      // Deleted, or a link to a folder.
      hash.update('\0');
    }
  }
  return hash.digest('hex');
}
