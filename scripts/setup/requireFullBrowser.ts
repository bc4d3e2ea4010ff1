import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { requireDebianTool } from './requireDebianTool.ts';

/**
 * Files that Debian installs with the headless shell, and that the full browser needs beside it.
 */
const shared = '/usr/lib/chromium';

/**
 * Returns the path of a full Chromium. The headless shell has no back/forward cache, whatever its
 * switches are: `BackForwardCacheDisabledForDelegate`.
 */
export function requireFullBrowser(): string {
  const program = requireDebianTool({
    debianPackage: 'chromium',
    path: 'usr/lib/chromium/chromium',
  });
  const folder = dirname(program);
  // An installed one has them already.
  if (basename(folder) === 'chromium' && folder !== shared && existsSync(shared))
    for (const name of readdirSync(shared))
      if (!existsSync(join(folder, name))) symlinkSync(join(shared, name), join(folder, name));
  return program;
}
