import type { Provider } from 'oidc-provider';

/** Identity claims of an id token. */
export interface VerifiedIdentity {
  readonly subject: string;
}

/**
 * Verifies id tokens of the demonstration's OpenID provider. The operator trusts an identity
 * forwarded by the gateway only with the provider's signature.
 */
export class IdTokens {
  readonly #provider: Provider;

  constructor(provider: Provider) {
    this.#provider = provider;
  }

  /**
   * Returns the identity of a token. Undefined when the signature is invalid, the token was issued
   * to another client, or it has expired.
   */
  async read(idToken: string, clientId: string): Promise<VerifiedIdentity | undefined> {
    const client = await this.#provider.Client.find(clientId);
    if (!client) return undefined;
    try {
      const {
        payload: { sub, exp },
      } = await this.#provider.IdToken.validate(idToken, client);
      // The provider uses the machine's clock, not the merchant's.
      return typeof sub === 'string' && typeof exp === 'number' && exp * 1000 > Date.now()
        ? { subject: sub }
        : undefined;
    } catch {
      // A forged, damaged or foreign token.
      return undefined;
    }
  }
}
