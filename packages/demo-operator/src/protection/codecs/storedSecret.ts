import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the secret from which this operator and the gateway on the same machine derive their
 * keys. It is in the data folder, readable by the owner only, and created by whichever process
 * starts first.
 */
export function storedSecret(data: string): string {
  const file = join(data, 'operator-secret');
  mkdirSync(data, { recursive: true });
  const fresh = `${file}.${process.pid}.sandbox`;
  writeFileSync(fresh, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  try {
    // Creates the file atomically.
    linkSync(fresh, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
