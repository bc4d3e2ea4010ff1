import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SecretOf } from '../upstream/upstreamRequest.ts';

/**
 * Returns secrets by name: from a file in the secrets folder, else from the environment. Read at each
 * use, so that a changed secret applies at once.
 */
export function secretsFrom({
  folder,
  env,
}: {
  folder: string | undefined;
  env: Readonly<Record<string, string | undefined>>;
}): SecretOf {
  return (name) => {
    // Names come from brand folders and must not become arbitrary paths.
    if (!/^[A-Z][A-Z0-9_]*$/.test(name) || name.startsWith('LIVERY_')) return undefined;
    return (folder === undefined ? undefined : readIfExists(path.join(folder, name))) ?? env[name];
  };
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
