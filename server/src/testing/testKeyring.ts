import { FakeClock } from '@livery/testing/FakeClock';
import { Keyring } from '../session/Keyring.ts';

/** Returns a keyring of fixed secrets; the first one seals. */
export function testKeyring(...secrets: readonly string[]): Keyring {
  return new Keyring({ secrets: () => secrets, clock: new FakeClock() });
}
