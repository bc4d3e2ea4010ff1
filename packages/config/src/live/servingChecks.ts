import type { ConnectionRules } from './connectionRules.ts';
import { refuseMissingSecrets } from './refuseMissingSecrets.ts';
import { refuseNetworks } from './refuseNetworks.ts';
import { refuseUnfitKeys, type KeyedCodec } from './refuseUnfitKeys.ts';
import { refuseSandbox } from './refuseSandbox.ts';
import { refuseUnlistedOrigins, type AllowsOrigin } from './refuseUnlistedOrigins.ts';
import type { ServedBrand, ServingCheck } from './ServingCheck.ts';

/** What a server has and allows. */
export interface ServingPorts extends Pick<ConnectionRules, 'refusalOf'> {
  /** Whether there is an embedded operator, which only sandbox mode has. */
  readonly hasSandbox: boolean;
  readonly allowsOrigin: AllowsOrigin;
  readonly secretOf: (name: string, owner: ServedBrand) => string | undefined;
  /** Returns why a key does not fit a codec, without the key. */
  readonly keyFault: (codec: KeyedCodec, key: string) => string | undefined;
}

/**
 * Returns all checks of a valid brand that depend on the server, as one. A server that allows more
 * never refuses more. A new check is a file in this folder and an entry in this list.
 */
export function servingChecks(ports: ServingPorts): ServingCheck {
  const checks: readonly ServingCheck[] = [
    ...(ports.hasSandbox ? [] : [refuseSandbox]),
    refuseUnlistedOrigins(ports.allowsOrigin),
    refuseNetworks(ports),
    refuseMissingSecrets(ports.secretOf),
    refuseUnfitKeys(ports),
  ];
  return (brand) => checks.flatMap((check) => check(brand));
}
