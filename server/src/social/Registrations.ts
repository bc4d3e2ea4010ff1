import type { Site, Clock } from '@livery/model';
import * as oidc from 'openid-client';
import { browserOriginOf } from '../gateway/service/serviceAddress.ts';
import { tupleKey } from '../http/tupleKey.ts';
import type { ConnectionPools } from '../upstream/ConnectionPools.ts';
import type { SecretOf } from '@livery/api/upstreamRequest';
import { providerFetch } from './providerFetch.ts';
import { SocialFault } from './SocialFault.ts';

/** Lifetime of a provider's discovery document. */
const freshMs = 10 * 60_000;

/** Path of the embedded provider below the sandbox's origin. */
const embeddedPath = '/oidc';

export interface RegistrationsPorts {
  readonly clock: Clock;
  readonly connectionPools: ConnectionPools;
  readonly secretOf: SecretOf;
  /** Address of the embedded operator. */
  readonly sandboxOrigin: string | undefined;
}

/**
 * Brands' client registrations at OpenID providers with the providers' discovery documents, loaded
 * on demand and cached.
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
   * Returns a brand's registration. Errors: those of the exchange; {@link SocialFault} if the
   * provider is not registered.
   */
  get(site: Site, provider: string): Promise<oidc.Configuration> {
    const key = tupleKey(site.brand, site.version, provider);
    const nowMs = this.#ports.clock.elapsedMs();
    for (const [cachedKey, { untilMs }] of this.#known)
      if (untilMs <= nowMs) this.#known.delete(cachedKey);
    const cached = this.#known.get(key);
    if (cached) return cached.found;
    const found = this.#discover(site, provider);
    this.#known.set(key, { found, untilMs: nowMs + freshMs });
    found.catch(() => this.#known.delete(key));
    return found;
  }

  /** Drops a registration, because the provider may have changed its keys. */
  forget({ brand, version }: Site, provider: string): void {
    this.#known.delete(tupleKey(brand, version, provider));
  }

  async #discover(site: Site, provider: string): Promise<oidc.Configuration> {
    const { socialProviders = {}, limits } = site.upstream;
    const { clock, connectionPools, sandboxOrigin } = this.#ports;
    const registration = Object.hasOwn(socialProviders, provider)
      ? socialProviders[provider]
      : undefined;
    if (!registration)
      throw new SocialFault('unavailable', 'upstream.json has no registration of it');
    const origin = browserOriginOf(sandboxOrigin);
    const embedded =
      origin === undefined || sandboxOrigin === undefined
        ? undefined
        : { origin, address: sandboxOrigin };
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
      this.#authentication(site, registration.clientSecret),
      {
        [oidc.customFetch]: providerFetch({ clock, connectionPools, limits, embedded }),
        // `exchange` applies the deadlines. The schema permits plain http on this machine only.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
  }

  /**
   * Client authentication with the method the provider supports. Reads the secret at each use, so
   * that a changed secret applies at once.
   */
  #authentication(
    site: Site,
    clientSecret: string | { readonly $secret: string } | undefined,
  ): oidc.ClientAuth {
    if (clientSecret === undefined) return oidc.None();
    return (server, ...rest) => {
      const secret =
        typeof clientSecret === 'string'
          ? clientSecret
          : this.#ports.secretOf(clientSecret.$secret, site);
      const isBasic = (
        server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      ).includes('client_secret_basic');
      (isBasic ? oidc.ClientSecretBasic : oidc.ClientSecretPost)(secret)(server, ...rest);
    };
  }
}
