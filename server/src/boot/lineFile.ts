import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LineLog } from '../session/Denylist.ts';

/** Lines in a file, each on disk before the call returns. */
export function lineFile(file: string): LineLog {
  mkdirSync(path.dirname(file), { recursive: true });
  return {
    lines() {
      try {
        return readFileSync(file, 'utf8').split('\n').filter((line) => line !== '');
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
        throw error;
      }
    },
    append: (line) => appendFileSync(file, `${line}\n`, { mode: 0o600 }),
    rewrite(lines) {
      writeFileSync(`${file}.new`, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}
