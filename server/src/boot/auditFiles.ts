import { mkdir, open, readdir, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { AuditSink } from '../audit/AuditSink.ts';

/** Longest audit line; the last one is looked for in as many bytes. */
const tailBytes = 256 * 1024;

/** Files `<day>.jsonl` of one chain, in a folder that only this process writes to. */
export function auditFiles(folder: string): AuditSink {
  /** Bytes of complete lines of each file. */
  const sizes = new Map<string, number>();
  return {
    async open() {
      const days = await readdir(folder).catch(emptyIfMissing);
      let removedBytes = 0;
      for (const name of days.filter(isDay).toSorted().toReversed()) {
        await using file = await open(path.join(folder, name), 'r+');
        const { lastLine, incompleteBytes, size } = await tailOf(file);
        if (incompleteBytes > 0) await file.truncate(size - incompleteBytes);
        removedBytes += incompleteBytes;
        if (lastLine !== undefined) return { lastLine, removedBytes };
      }
      return { lastLine: undefined, removedBytes };
    },
    async append(day, text) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await using file = await open(path.join(folder, `${day}.jsonl`), 'a', 0o600);
      const { size } = await file.stat();
      const complete = sizes.get(day) ?? size;
      sizes.set(day, complete);
      // A disk that became full may have taken a part of the last text.
      if (size > complete) await file.truncate(complete);
      await file.appendFile(text);
      await file.datasync();
      sizes.set(day, complete + Buffer.byteLength(text));
    },
  };
}

function isDay(name: string): boolean {
  return /^\d{4}-\d\d-\d\d\.jsonl$/.test(name);
}

function emptyIfMissing(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}

interface Tail {
  readonly lastLine: string | undefined;
  readonly incompleteBytes: number;
  readonly size: number;
}

async function tailOf(file: FileHandle): Promise<Tail> {
  const { size } = await file.stat();
  const from = Math.max(0, size - tailBytes);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
  const bytes = buffer.subarray(0, bytesRead);
  const end = bytes.lastIndexOf('\n');
  if (end < 0) return { lastLine: undefined, incompleteBytes: bytesRead, size };
  const start = bytes.subarray(0, end).lastIndexOf('\n') + 1;
  return {
    lastLine: bytes.subarray(start, end).toString('utf8'),
    incompleteBytes: bytesRead - end - 1,
    size,
  };
}
