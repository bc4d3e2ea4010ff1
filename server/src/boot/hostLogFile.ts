import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { HostLog } from '../brands/hosts/HostLog.ts';

const lineFeed = 10;

/** Returns the list of owners of hosts in a file that all servers append to. */
export function hostLogFile(file: string): HostLog {
  let offset = 0;
  return {
    readNew() {
      const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
      // A file that shrank was replaced.
      if (size < offset) offset = 0;
      if (size === offset) return [];
      const content = readFileSync(file).subarray(offset);
      // An incomplete last line is read with the next call.
      const end = content.lastIndexOf(lineFeed) + 1;
      offset += end;
      return content
        .toString('utf8', 0, end)
        .split('\n')
        .filter((line) => line !== '');
    },
    append(lines) {
      mkdirSync(path.dirname(file), { recursive: true });
      const descriptor = openSync(file, 'a', 0o600);
      try {
        // Begins a line, because the last one may be incomplete after a crash.
        writeSync(descriptor, `\n${lines.join('\n')}\n`);
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
    },
  };
}
