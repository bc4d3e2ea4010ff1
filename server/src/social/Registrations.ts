import type { Site } from '@livery/model';
import * as oidc from 'openid-client';
import { browserOriginOf } from '../gateway/serviceAddress.ts';
import type { Clock } from '../http/Clock.ts';
import { tupleKey } from '../http/tupleKey.ts';
import type { ConnectionPools } from '../upstream/ConnectionPools.ts';
import type { SecretOf } from '../upstream/upstreamRequest.ts';
import { providerFetch } from './providerFetch.ts';
import { SocialFault } from './SocialFault.ts';

/** For how long what a provider says of itself is taken as said. */
const freshMs = 10 * 60_000;

/** Where the embedded provider stands under the sandbox's address. */
const embeddedPath = '/oidc';

export interface RegistrationsPorts {
  readonly clock: Clock;
  readonly connectionPools: ConnectionPools;
  readonly secretOf: SecretOf;
  /** Where the embedded operator is. */
  readonly sandboxOrigin: string | undefined;
}

/**
 * Brands' registrations at providers of accounts, each with what its provider says of itself: asked
 * for when it is needed, and again after a while.
 */
export class Registrations {
  readonly #ports: RegistrationsPorts;
  readonly #known = new Map<
    string,
    { readonly untilMs: number; readonly found: Promise<oidc.Configuration> }
  >();

  constructor(ports: RegistrationsPorts) {
    this.#ports = ports;
  }

  /**
   * A brand's registration. Errors: those of the exchange, and {@link SocialFault} for a provider
   * that is registered nowhere.
   */
  get(site: Site, provider: string): Promise<oidc.Configuration> {
    const key = tupleKey(site.brand, site.version, provider);
    const nowMs = this.#ports.clock.nowMs();
    for (const [each, { untilMs }] of this.#known) if (untilMs <= nowMs) this.#known.delete(each);
    const known = this.#known.get(key);
    if (known) return known.found;
    const found = this.#discover(site, provider);
    this.#known.set(key, { found, untilMs: nowMs + freshMs });
    found.catch(() => this.#known.delete(key));
    return found;
  }

  /** Asks anew the next time: a provider may have changed its keys. */
  forget({ brand, version }: Site, provider: string): void {
    this.#known.delete(tupleKey(brand, version, provider));
  }

  async #discover(
    { upstream: { socialProviders = {}, limits } }: Site,
    provider: string,
  ): Promise<oidc.Configuration> {
    const { connectionPools, sandboxOrigin } = this.#ports;
    const registration = Object.hasOwn(socialProviders, provider)
      ? socialProviders[provider]
      : undefined;
    if (!registration)
      throw new SocialFault('unavailable', 'upstream.json has no registration of it');
    const origin = browserOriginOf(sandboxOrigin);
    const embedded =
      origin === undefined || sandboxOrigin === undefined
        ? undefined
        : { origin, dialled: sandboxOrigin };
    if (registration.issuer === 'sandbox:' && !embedded)
      throw new SocialFault(
        'unavailable',
        'its issuer is the sandbox, which this server does not have',
      );
    const issuer = new URL(
      registration.issuer === 'sandbox:'
        ? `${embedded?.origin}${embeddedPath}`
        : registration.issuer,
    );
    return oidc.discovery(
      issuer,
      registration.clientId,
      {},
      this.#authentication(registration.clientSecret),
      {
        [oidc.customFetch]: providerFetch({ connectionPools, limits, embedded }),
        // Deadlines are the exchange's. The schema lets plain http be on this machine only.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
  }

  /**
   * How the brand proves to the provider that it is the brand: as the provider wants it, with the
   * secret as it is then.
   */
  #authentication(
    clientSecret: string | { readonly $secret: string } | undefined,
  ): oidc.ClientAuth {
    if (clientSecret === undefined) return oidc.None();
    return (server, ...rest) => {
      const secret =
        typeof clientSecret === 'string'
          ? clientSecret
          : this.#ports.secretOf(clientSecret.$secret);
      const isBasic = (
        server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      ).includes('client_secret_basic');
      (isBasic ? oidc.ClientSecretBasic : oidc.ClientSecretPost)(secret)(server, ...rest);
    };
  }
}
