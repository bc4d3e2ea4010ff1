import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret that this operator and the gateway of this machine make their keys of: in the data
 * folder, readable by its owner only, made by whichever of the two comes first.
 */
export function keptSecret(data: string): string {
  const file = join(data, 'operator-secret');
  mkdirSync(data, { recursive: true });
  const fresh = `${file}.${process.pid}.sandbox`;
  writeFileSync(fresh, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  try {
    // Whole or not at all.
    linkSync(fresh, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
