import { SettingsError } from '@livery/config';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, linkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const secretForm = /^[0-9a-f]{64}$/;

/**
 * Returns a secret of sandbox mode. It is generated once into a file of the data folder that only
 * its owner can read, and replaced if the file is invalid.
 *
 * @param name name of the file: `secret` is the server's own, `operator-secret` is shared with the
 *   embedded operator.
 * Errors: `SettingsError` if the data folder is not writable.
 */
export function sandboxSecret(data: string, name: 'secret' | 'operator-secret' = 'secret'): string {
  const file = path.join(data, name);
  try {
    const existing = readSecret(file);
    if (existing !== undefined && secretForm.test(existing)) return existing;
    mkdirSync(data, { recursive: true });
    const readNew = `${file}.${process.pid}`;
    writeFileSync(readNew, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
    if (existing === undefined) linkIfMissing(readNew, file);
    else renameSync(readNew, file);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(
      `The secret of sandbox mode cannot be stored in ${data}: ${reason}. Let LIVERY_DATA name a folder that can be written, or set LIVERY_SECRET.`,
    );
  }
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Creates the file atomically; if two servers start together, the first one wins. */
function linkIfMissing(readNew: string, file: string): void {
  try {
    linkSync(readNew, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(readNew, { force: true });
  }
}
