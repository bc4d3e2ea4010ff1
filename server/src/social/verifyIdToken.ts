import type { SocialLoginRequest } from '@livery/model';
import * as oidc from 'openid-client';
import { UpstreamFault } from '../upstream/UpstreamFault.ts';
import { SocialFault } from './SocialFault.ts';
import type { OidcState } from './OidcStateCookie.ts';

/** Temporary errors of a provider. Source: RFC 6749 §4.1.2.1. */
const temporaryErrors = new Set(['server_error', 'temporarily_unavailable']);
const maxTextLength = 256;

/**
 * Redeems a provider's callback and returns the verified identity. Checks state, issuer, code,
 * verifier and nonce, and signature, audience and times of the id token.
 *
 * @param address complete address of the callback.
 * Errors: {@link SocialFault}.
 */
export async function verifyIdToken(
  registration: oidc.Configuration,
  address: URL,
  oidcState: OidcState,
): Promise<SocialLoginRequest> {
  const { state, nonce, verifier, provider, referralCode } = oidcState;
  try {
    const tokens = await oidc.authorizationCodeGrant(registration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || tokens.id_token === undefined)
      throw new SocialFault('failed', 'the answer has no id token');
    const { sub: subject, name, email, email_verified: isVerified } = claims;
    return {
      provider,
      subject,
      idToken: tokens.id_token,
      ...(isText(name) ? { name } : {}),
      ...(isText(email) && isVerified === true ? { email } : {}),
      ...(referralCode === undefined ? {} : { referralCode }),
    };
  } catch (error) {
    throw faultOf(error);
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxTextLength;
}

/** Converts an error without including provider data. */
export function faultOf(error: unknown): SocialFault {
  if (error instanceof SocialFault) return error;
  const [kind, cause] = [codeOf(error), error instanceof Error ? error.cause : undefined];
  const fault =
    error instanceof UpstreamFault ? error : cause instanceof UpstreamFault ? cause : undefined;
  if (fault)
    return new SocialFault('unavailable', `the provider does not answer: ${fault.message}`);
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === 'access_denied') return new SocialFault('cancelled', kind);
    return new SocialFault(
      temporaryErrors.has(error.error) ? 'unavailable' : 'failed',
      `${kind} ${plain(error.error)}`,
    );
  }
  if (error instanceof oidc.ResponseBodyError)
    return new SocialFault('failed', `${kind} ${plain(error.error)}`);
  return new SocialFault('failed', kind);
}

function codeOf(error: unknown): string {
  return error instanceof Error
    ? [error.name, 'code' in error ? plain(error.code) : ''].join(' ').trim()
    : 'unknown';
}

/** Returns a code in the form of the standards; other values may be forged by the visitor. */
function plain(code: unknown): string {
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : '';
}
