import { createHash, randomBytes } from 'node:crypto';

/** Browser visit to the demonstration's OpenID provider on behalf of a brand. */
export class ProviderVisit {
  readonly #origin: string;
  readonly #clientId: string;
  readonly #verifier = randomBytes(32).toString('base64url');
  readonly #cookies = new Map<string, string>();
  readonly redirectUri: string;

  constructor({
    origin,
    clientId = 'harbour',
    redirectUri,
  }: {
    origin: string;
    clientId?: string;
    redirectUri?: string;
  }) {
    this.#origin = origin;
    this.#clientId = clientId;
    this.redirectUri =
      redirectUri ?? `http://lagoon.localhost:8080/_livery/social/${clientId}/callback`;
  }

  /**
   * Sends an authorization request as a brand's server does; `changes` replace or remove
   * parameters.
   */
  async start(changes: Readonly<Record<string, string | undefined>> = {}): Promise<Response> {
    const parameters = {
      client_id: this.#clientId,
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: this.redirectUri,
      state: 's1',
      nonce: 'n1',
      code_challenge: createHash('sha256').update(this.#verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    const query = Object.entries(parameters).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return this.#send(`/oidc/auth?${new URLSearchParams(query).toString()}`);
  }

  /** Returns the page for choosing a person. */
  page(response: Response): Promise<Response> {
    return this.#send(response.headers.get('location') ?? '');
  }

  /** Chooses a person, or cancels. Returns the redirect address. */
  async choose(response: Response, person?: string): Promise<string> {
    const address = response.headers.get('location') ?? '';
    const chosen = await this.#send(address, {
      method: 'POST',
      body: new URLSearchParams(person === undefined ? { cancel: 'yes' } : { person }),
      headers: { origin: this.#origin, 'sec-fetch-site': 'same-origin' },
    });
    if (chosen.status !== 303) return `${chosen.status} ${await chosen.text()}`;
    return (await this.#send(chosen.headers.get('location') ?? '')).headers.get('location') ?? '';
  }

  /** Redeems a code at the token endpoint. */
  async redeem(
    address: string,
    { verifier = this.#verifier } = {},
  ): Promise<{ id_token?: string; error?: string }> {
    const code = new URL(address).searchParams.get('code') ?? '';
    const reply = await this.#send('/oidc/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: this.#clientId,
        code,
        redirect_uri: this.redirectUri,
        code_verifier: verifier,
      }),
    });
    return (await reply.json()) as { id_token?: string; error?: string }; // the standard's fields
  }

  /** Runs all steps and returns a person's id token. */
  async idToken(person: string): Promise<string> {
    const { id_token: idToken } = await this.redeem(await this.choose(await this.start(), person));
    if (idToken === undefined) throw new Error(`${person} got no id token.`);
    return idToken;
  }

  async #send(address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(address, this.#origin), {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }
}
