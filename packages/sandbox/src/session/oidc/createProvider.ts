import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider';
import { renderDocument } from '../../core/renderDocument.ts';
import { readOnlyPageHeaders } from '../../core/renderTable.ts';
import { createMemoryAdapters } from './MemoryAdapter.ts';
import { personOf, registrants } from './people.ts';
import { isOwnRedirect } from './redirects.ts';

/** Where the provider stands under the sandbox's own address. */
export const oidcPath = '/oidc';

/** Where a person is asked who it is. */
export const interactionPath = `${oidcPath}/interaction`;

/**
 * The demonstration's OpenID provider: authorization code flow with PKCE, in memory, with a key of
 * this run. A restart forgets sign-ins under way.
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
      // Wants one; which addresses are allowed besides is decided when they are asked for.
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
    // The id token says it all: nobody has to ask again.
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
    // Whoever chooses a person agrees: the page says so.
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

/**
 * Who signed in a moment ago is asked again: at a demonstration, people want to be somebody else.
 */
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
