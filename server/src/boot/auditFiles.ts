import { mkdir, open, readdir, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { AuditSink } from '../audit/AuditSink.ts';

/** Longest audit line; the last one is looked for in as many bytes. */
const tailBytes = 256 * 1024;

/** File of a chain. */
interface ChainFile {
  readonly name: string;
  /** Position among the files; 0 for all files of builds that named them by their day alone. */
  readonly number: number;
  readonly day: string;
}

/**
 * Files `audit-<number>-<day>.jsonl` of one chain, in a folder that only this process writes to.
 * They are numbered in the order of writing, because the day alone is no order once the clock was
 * set back. The name begins with a letter, so that a list by name has them after the files that
 * older builds named by their day alone.
 */
export function auditFiles(folder: string): AuditSink {
  /** Bytes of complete lines of each file. */
  const sizes = new Map<string, number>();
  let newest: ChainFile | undefined;

  /** Returns the file of the day: the newest one, or the one after it. */
  async function fileOf(day: string): Promise<ChainFile> {
    newest ??= (await filesOf(folder)).at(-1);
    if (newest === undefined || newest.number === 0 || newest.day !== day)
      newest = chainFile((newest?.number ?? 0) + 1, day);
    return newest;
  }

  return {
    async open() {
      const files = await filesOf(folder);
      let removedBytes = 0;
      for (const { name } of files.toReversed()) {
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
      const { name } = await fileOf(day);
      await using file = await open(path.join(folder, name), 'a', 0o600);
      const { size } = await file.stat();
      const complete = sizes.get(name) ?? size;
      sizes.set(name, complete);
      // A disk that became full may have taken a part of the last text.
      if (size > complete) await file.truncate(complete);
      await file.appendFile(text);
      await file.datasync();
      sizes.set(name, complete + Buffer.byteLength(text));
    },
  };
}

/** Resolves to the files of the chain in the order of writing. */
async function filesOf(folder: string): Promise<readonly ChainFile[]> {
  const names = await readdir(folder).catch(emptyIfMissing);
  return names
    .flatMap((name) => {
      const [, number = '0', day] =
        /^(?:audit-(\d{6,})-)?(\d{4}-\d\d-\d\d)\.jsonl$/.exec(name) ?? [];
      return day === undefined ? [] : [{ name, number: Number(number), day }];
    })
    .toSorted((left, right) => left.number - right.number || (left.day < right.day ? -1 : 1));
}

function chainFile(number: number, day: string): ChainFile {
  return { name: `audit-${String(number).padStart(6, '0')}-${day}.jsonl`, number, day };
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
