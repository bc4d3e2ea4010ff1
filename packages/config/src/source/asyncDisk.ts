import { constants, type Dirent } from 'node:fs';
import { open, opendir, realpath, stat } from 'node:fs/promises';
import type { Disk } from './Disk.ts';

/** The machine's disk, without blocking the thread. */
export const asyncDisk: Disk = {
  realpath: (path) => realpath(path),
  stat: (path) => stat(path),
  async entries(folder, max) {
    const entries: Dirent[] = [];
    for await (const entry of await opendir(folder, { bufferSize: 256 })) {
      entries.push(entry);
      if (entries.length >= max) break;
    }
    return entries;
  },
  async open(path) {
    // Without O_NONBLOCK, a pipe without a writer would block its reader forever.
    const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    return {
      stat: () => file.stat(),
      readAll: () => file.readFile(),
      close: () => file.close(),
    };
  },
};
