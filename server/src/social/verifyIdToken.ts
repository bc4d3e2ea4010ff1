import type { SocialLoginRequest } from '@livery/model';
import * as oidc from 'openid-client';
import { UpstreamFault } from '../upstream/UpstreamFault.ts';
import { SocialFault } from './SocialFault.ts';
import type { OidcState } from './OidcStateCookie.ts';

/** Errors a provider answers with when it has a bad day. Source: RFC 6749 §4.1.2.1. */
const passing = new Set(['server_error', 'temporarily_unavailable']);
const maxTextLength = 256;

/**
 * Whom a provider's answer vouches for: state, issuer, code, verifier, nonce, and the id token with
 * its signature, audience and times are checked.
 *
 * @param address the whole address the answer came to.
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

/** What went wrong, in words that hold nothing of the answer. */
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
      passing.has(error.error) ? 'unavailable' : 'failed',
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

/** A code as the standards write them; anything else might be of the visitor's making. */
function plain(code: unknown): string {
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : '';
}
