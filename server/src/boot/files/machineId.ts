import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';

/**
 * Returns the id of the machine, which its data folder has from the first start on. Without a
 * writable folder it is valid until the process ends.
 */
export function machineId(data: string, logger: Logger): string {
  const file = path.join(data, 'machine');
  const id = randomUUID();
  try {
    const known = readIfPresent(file);
    if (known !== undefined) return known;
    mkdirSync(data, { recursive: true });
    // A link appears complete and never replaces the file of a process that starts at the same
    // time.
    const draft = `${file}.${id}`;
    writeFileSync(draft, id, { mode: 0o600, flush: true });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    return readIfPresent(file) ?? id;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logger.error(
      `the id of this machine cannot be kept in ${file}: after a restart, remember-me tickets of this machine need Valkey (${reason})`,
    );
    return id;
  }
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
