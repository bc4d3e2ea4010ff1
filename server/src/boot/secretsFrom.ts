import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SecretOf } from '../upstream/upstreamRequest.ts';

/**
 * Secrets by name: a file of that name in the secrets folder, else the environment. Asked for at
 * each use, so that a changed secret counts at once.
 */
export function secretsFrom({
  folder,
  env,
}: {
  folder: string | undefined;
  env: Readonly<Record<string, string | undefined>>;
}): SecretOf {
  return (name) => {
    // A name from a brand's folder must not become a path.
    if (!/^[A-Z][A-Z0-9_]*$/.test(name) || name.startsWith('LIVERY_')) return undefined;
    return (folder === undefined ? undefined : readOrNothing(path.join(folder, name))) ?? env[name];
  };
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
