import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '@livery/model';
import type { AppendLog } from '../shared-state/AppendLog.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Append log in one file per day of expiry, which is at most tomorrow. Servers that share the
 * folder append each line in one write and continue reading at their last position. Expired files
 * are deleted as a whole, so no server rewrites a file that another one has open. One more day is
 * read and one more is kept, because the clock may be set back over midnight, and those of other
 * machines may be ahead.
 *
 * Each line begins with a line break as well, so that a line that was written only in part, by any
 * server, does not make the next one unreadable.
 */
export function dailyLogFiles({ folder, clock }: { folder: string; clock: Clock }): AppendLog {
  const offsets = new Map<string, number>();
  const unsynced = new Set<string>();
  const fileOf = (ms: number): string => path.join(folder, dayOf(ms));
  /**
   * The files of today and two more days. Made once a day, because they are read every millisecond.
   */
  let readable = { day: NaN, files: [] as readonly string[] };
  const readableFiles = (): readonly string[] => {
    const nowMs = clock.nowMs();
    const day = Math.floor(nowMs / dayMs);
    if (day !== readable.day)
      readable = { day, files: [0, 1, 2].map((days) => fileOf(nowMs + days * dayMs)) };
    return readable.files;
  };
  deleteOldDays(folder, dayOf(clock.nowMs() - dayMs));
  return {
    readNew: () =>
      readableFiles().flatMap((file) => {
        const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
        const from = offsets.get(file) ?? 0;
        // An incomplete last line is read with the next call.
        const text = size === from ? '' : wholeLines(readRange(file, size < from ? 0 : from, size));
        offsets.set(file, (size < from ? 0 : from) + text.length);
        return text.split('\n').filter((line) => line !== '');
      }),
    append(line, untilMs) {
      const file = fileOf(untilMs);
      mkdirSync(folder, { recursive: true });
      appendFileSync(file, `\n${line}\n`, { mode: 0o600 });
      unsynced.add(file);
    },
    async sync() {
      const files = [...unsynced];
      unsynced.clear();
      // The folder too, because a file may be new.
      for (const file of [...files, ...(files.length > 0 ? [folder] : [])])
        await syncFile(file).catch((error: unknown) => {
          for (const unsafe of files) unsynced.add(unsafe);
          throw error;
        });
    },
  };
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function deleteOldDays(folder: string, oldest: string): void {
  try {
    for (const name of readdirSync(folder))
      if (/^\d{4}-\d\d-\d\d$/.test(name) && name < oldest)
        rmSync(path.join(folder, name), { force: true });
  } catch {
    // A missing or read-only folder is fine, because expired files are never read.
  }
}

function readRange(file: string, from: number, to: number): string {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(to - from);
    const length = readSync(descriptor, bytes, 0, bytes.length, from);
    // Latin-1 has one character per byte, so positions in the text equal positions in the file.
    return bytes.subarray(0, length).toString('latin1');
  } finally {
    closeSync(descriptor);
  }
}

function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}
