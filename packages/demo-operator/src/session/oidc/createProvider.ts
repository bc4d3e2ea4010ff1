import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider';
import { renderDocument } from '../../core/renderDocument.ts';
import { readOnlyPageHeaders } from '../../core/renderTable.ts';
import { createMemoryAdapters } from './MemoryAdapter.ts';
import { personOf, registrants } from './people.ts';
import { isOwnRedirect } from './redirects.ts';

/** Path of the provider below the sandbox's address. */
export const oidcPath = '/oidc';

/** Path of the page for choosing a person. */
export const interactionPath = `${oidcPath}/interaction`;

/**
 * Creates the demonstration's OpenID provider: authorization code flow with PKCE, in memory, with a
 * key generated for this process. A restart invalidates sign-ins in progress.
 */
export function createProvider(origin: string): Provider {
  const provider = new Provider(`${origin}${oidcPath}`, configuration());
  const isRegistered = provider.Client.prototype.redirectUriAllowed;
  provider.Client.prototype.redirectUriAllowed = function redirectUriAllowed(address) {
    return isOwnRedirect(this.clientId, address) || isRegistered.call(this, address);
  };
  return provider;
}

function configuration(): Configuration {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    adapter: createMemoryAdapters(),
    clients: [...registrants].map(([clientId, { displayName }]) => ({
      client_id: clientId,
      client_name: displayName,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code'],
      response_types: ['code'],
      // The library requires an entry; other addresses are checked on each request.
      redirect_uris: [`http://localhost/_livery/social/${clientId}/callback`],
      id_token_signed_response_alg: 'ES256',
    })),
    jwks: {
      keys: [
        {
          ...privateKey.export({ format: 'jwk' }),
          use: 'sig',
          alg: 'ES256',
          kid: randomBytes(8).toString('hex'),
        },
      ],
    },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    pkce: { required: () => true },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // Puts all claims into the id token, so that clients need no userinfo request.
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
    },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 60,
      IdToken: 300,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    interactions: { policy: alwaysAsk(), url: (_ctx, { uid }) => `${interactionPath}/${uid}` },
    findAccount: (_ctx, subject) => {
      const person = personOf(subject);
      return (
        person && {
          accountId: subject,
          claims: () => ({
            sub: subject,
            name: person.name,
            email: person.email,
            email_verified: true,
          }),
        }
      );
    },
    // Choosing a person implies consent, as the page states.
    loadExistingGrant: async ({ oidc: { client, session, provider } }) => {
      const grant = new provider.Grant({
        clientId: client?.clientId,
        accountId: session?.accountId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    renderError: (ctx) => {
      ctx.set(readOnlyPageHeaders);
      ctx.body = renderDocument(
        'This sign-in cannot go on',
        '<p>Go back to the site you came from and start again.</p>',
      );
    },
  };
}

/** Always prompts, because users of a demonstration often want to sign in as another person. */
function alwaysAsk(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')
    ?.checks.add(
      new Check('who', 'Somebody has to be chosen.', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}
