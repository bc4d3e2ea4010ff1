import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Faults and variations of the provider. */
export interface ProviderManners {
  /** Claims that replace the valid ones; `undefined` omits a claim. */
  claims?: Record<string, unknown>;
  /** Signs with a key that is not published. */
  foreignKey?: boolean;
  /** Handles a request if it returns true. */
  answer?: (response: ServerResponse, request: IncomingMessage) => boolean;
  /** Supported client authentication methods. */
  authentication?: readonly string[];
}

/** OpenID provider on a real socket. */
export interface FakeProvider extends AsyncDisposable {
  readonly issuer: string;
  readonly manners: ProviderManners;
  /** Forms that the token endpoint received, with their credentials. */
  readonly tokenRequests: {
    readonly form: URLSearchParams;
    readonly authorization: string | undefined;
  }[];
  /** Paths of all requests. */
  readonly paths: string[];
  /** Approves a sign-in at its authorisation address. Returns path and query of the callback. */
  readonly agree: (location: string) => string;
}

/** Starts a provider with the user ann and its own signing key. */
export async function fakeProvider({
  clientId = 'coral-client',
}: { clientId?: string } = {}): Promise<FakeProvider> {
  const manners: ProviderManners = {};
  const tokenRequests: FakeProvider['tokenRequests'] = [];
  const paths: string[] = [];
  const codes = new Map<string, { nonce: string; challenge: string; redirect: string }>();
  const [own, foreign] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'ES256', use: 'sig' };
  let issuer = '';

  async function idToken(nonce: string): Promise<string> {
    const claims: JWTPayload = {
      iss: issuer,
      aud: clientId,
      sub: 'canary-subject',
      nonce,
      name: 'Ann',
      email: 'ann@mail.test',
      email_verified: true,
      ...manners.claims,
    };
    const token = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'own' });
    if (!('iat' in claims)) token.setIssuedAt();
    if (!('exp' in claims)) token.setExpirationTime('5 minutes');
    return token.sign((manners.foreignKey ? foreign : own).privateKey);
  }

  async function token(request: IncomingMessage): Promise<[number, object]> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    tokenRequests.push({ form, authorization: request.headers.authorization });
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || challenge !== grant.challenge || form.get('redirect_uri') !== grant.redirect)
      return [400, { error: 'invalid_grant' }];
    return [
      200,
      { access_token: 'canary-access', token_type: 'Bearer', id_token: await idToken(grant.nonce) },
    ];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', issuer);
    paths.push(pathname);
    if (manners.answer?.(response, request)) return;
    const [status, body] =
      pathname === '/token'
        ? await token(request)
        : [
            200,
            pathname === '/keys'
              ? { keys: [jwk] }
              : {
                  issuer,
                  authorization_endpoint: `${issuer}/authorize`,
                  token_endpoint: `${issuer}/token`,
                  jwks_uri: `${issuer}/keys`,
                  response_types_supported: ['code'],
                  subject_types_supported: ['public'],
                  id_token_signing_alg_values_supported: ['ES256'],
                  authorization_response_iss_parameter_supported: true,
                  ...(manners.authentication
                    ? { token_endpoint_auth_methods_supported: manners.authentication }
                    : {}),
                },
          ];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an `AddressInfo`.
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    manners,
    tokenRequests,
    paths,
    agree(location) {
      const { searchParams } = new URL(location);
      const parameter = (name: string) => searchParams.get(name) ?? '';
      const code = `canary-code-${codes.size + tokenRequests.length}`;
      codes.set(code, {
        nonce: parameter('nonce'),
        challenge: parameter('code_challenge'),
        redirect: parameter('redirect_uri'),
      });
      return `${new URL(parameter('redirect_uri')).pathname}?${new URLSearchParams({ code, state: parameter('state'), iss: issuer }).toString()}`;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
