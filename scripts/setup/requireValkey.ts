import { findValkey, valkeyPackage } from '@livery/testing/ValkeyProcess';
import { installCommand, installDebianPackages } from './installDebianPackages.ts';

/**
 * Makes sure that the tests of servers on several machines have a Valkey or Redis server: an
 * installed one, or Debian's, which is installed first where possible. Throws with a command
 * otherwise.
 */
export function requireValkey(): void {
  if (findValkey() !== undefined) return;
  installDebianPackages('Valkey', [valkeyPackage]);
  if (findValkey() === undefined)
    throw new Error(
      `The slow tests need a Valkey or Redis server: install one with "${installCommand([valkeyPackage])}".`,
    );
}
