import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folder = join(import.meta.dirname, '../../.data/tools');

/**
 * Returns the path of a program: an installed one, or that of Debian's package, which is downloaded
 * and unpacked into `.data/tools` without being installed, because some packages start a service.
 * Throws with a command otherwise.
 */
export function requireDebianTool({
  debianPackage,
  path,
}: {
  debianPackage: string;
  /** Path of the program in the package. */
  path: string;
}): string {
  const program = path.slice(path.lastIndexOf('/') + 1);
  const unpacked = join(folder, debianPackage);
  const candidates = [
    ...(process.env.PATH ?? '').split(delimiter).map((directory) => join(directory, program)),
    join(unpacked, path),
  ];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found !== undefined) return found;
  if (existsSync('/usr/bin/apt-get')) {
    console.log(`No ${program} found; unpacking Debian’s ${debianPackage} …`);
    mkdirSync(unpacked, { recursive: true });
    const script = `cd "$1" && (apt-get download -qq "$2" || (apt-get update -qq && apt-get download -qq "$2")) && dpkg-deb -x "$2"_*.deb . && rm -f "$2"_*.deb`;
    spawnSync('sh', ['-c', script, 'sh', unpacked, debianPackage], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (existsSync(join(unpacked, path))) return join(unpacked, path);
  }
  throw new Error(
    `This test needs ${program}: install it with "apt-get install ${debianPackage}".`,
  );
}
