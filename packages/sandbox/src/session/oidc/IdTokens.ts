import type { Provider } from 'oidc-provider';

/** What an id token says of somebody. */
export interface Vouched {
  readonly subject: string;
}

/**
 * Reads id tokens of the demonstration's provider as an operator has to: what the gateway says of
 * somebody counts only with the provider's signature.
 */
export class IdTokens {
  readonly #provider: Provider;

  constructor(provider: Provider) {
    this.#provider = provider;
  }

  /**
   * Whom a token vouches for to a client; nobody when it was not signed here, is another client's
   * or is over.
   */
  async read(idToken: string, clientId: string): Promise<Vouched | undefined> {
    const client = await this.#provider.Client.find(clientId);
    if (!client) return undefined;
    try {
      const {
        payload: { sub, exp },
      } = await this.#provider.IdToken.validate(idToken, client);
      // The provider has no clock but this machine's, whatever a merchant's says.
      return typeof sub === 'string' && typeof exp === 'number' && exp * 1000 > Date.now()
        ? { subject: sub }
        : undefined;
    } catch {
      return undefined;
    }
  }
}
