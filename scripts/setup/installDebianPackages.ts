import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const install = 'apt-get install -y -qq --no-install-recommends "$@"';

/**
 * Installs Debian packages with what they depend on, where this process may. The caller asks
 * afterwards whether their programs are there.
 */
export function installDebianPackages(missing: string, packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`No ${missing} found; installing Debian’s ${packages.join(' and ')} …`);
  // The lists of packages are read again only where they are too old.
  const script = `${install} || (apt-get update -qq && ${install})`;
  spawnSync('sh', ['-c', script, 'sh', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Returns the command by which a person installs the same. */
export const installCommand = (packages: readonly string[]): string =>
  `apt-get install ${packages.join(' ')}`;
