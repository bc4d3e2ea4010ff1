import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findValkey, installValkeyCommand } from '@livery/testing/ValkeyProcess';

/**
 * Makes sure that the tests of servers on several machines have a Valkey or Redis server: an
 * installed one, or Debian's, which is installed first where possible. Throws with a command
 * otherwise.
 */
export function requireValkey(): void {
  if (findValkey() !== undefined) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Valkey found; installing Debian’s redis-server …');
    spawnSync('sh', ['-c', `apt-get update -qq && ${installValkeyCommand} -qq`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (findValkey() !== undefined) return;
  }
  throw new Error(
    `The slow tests need a Valkey or Redis server: install one with "${installValkeyCommand}".`,
  );
}
