import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wait, type Clock } from '@livery/model';
import type { ProcessTable } from './processTable.ts';

/** Thrown when another running process holds the data folder. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by another sandbox: process ${pid}. Stop it, or choose another folder with LIVERY_DATA.`,
    );
    this.pid = pid;
  }
}

interface LockPorts {
  readonly folder: string;
  readonly pid: number;
  readonly clock: Clock;
  readonly processes: ProcessTable;
}

/** Wait for a process that was just killed, because it is still releasing its memory. */
const timeoutMs = 1_500;
const pollMs = 50;

/**
 * Locks a data folder for this process and returns the function that unlocks it. A lock of a
 * process that no longer runs is taken over.
 *
 * Errors: `FolderLockedError`.
 */
export async function lockFolder({
  folder,
  pid,
  clock,
  processes,
}: LockPorts): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const deadlineMs = clock.nowMs() + timeoutMs;
  for (;;) {
    if (create(file, `${pid} ${processes.identityOf(pid) ?? ''}\n`, pid))
      return () => {
        if (parse(readContent(file))?.pid === pid) rmSync(file, { force: true });
      };
    const content = readContent(file);
    const holder = parse(content);
    const lives =
      holder !== undefined &&
      holder.pid !== pid &&
      processes.identityOf(holder.pid) === holder.identity;
    if (!lives) moveAside(file, content, pid);
    else if (clock.nowMs() >= deadlineMs) throw new FolderLockedError(folder, holder.pid);
    else await wait(clock, pollMs);
  }
}

/** Creates the lock file atomically, together with its content. */
function create(file: string, content: string, pid: number): boolean {
  const draft = `${file}.${pid}.new`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readContent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function parse(content: string | undefined): { pid: number; identity: string } | undefined {
  const [pid = '', identity = ''] = content?.trim().split(' ') ?? [];
  return /^[1-9]\d*$/.test(pid) ? { pid: Number(pid), identity } : undefined;
}

/**
 * Two processes can find the same stale lock. A process that moved away the other's new lock by
 * mistake puts it back.
 */
function moveAside(file: string, content: string | undefined, pid: number): void {
  const aside = `${file}.${pid}.stale`;
  try {
    renameSync(file, aside);
    if (readContent(aside) !== content) linkSync(aside, file);
  } catch (error) {
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
