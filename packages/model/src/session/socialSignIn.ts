/**
 * Why a sign-in with another account failed. The page receives the code in `?social=` and shows the
 * matching text.
 */
export const socialFailures = [
  'cancelled',
  'refused',
  'expired',
  'failed',
  'unavailable',
  'busy',
] as const;

/** One of {@link socialFailures}. */
export type SocialFailure = (typeof socialFailures)[number];

/** Returns the failure in a page's query. */
export function socialFailureOf(search: string): SocialFailure | undefined {
  const [, code] = /[?&]social=([a-z]+)(?:&|$)/.exec(search) ?? [];
  return socialFailures.find((failure) => failure === code);
}

/**
 * Returns the path that starts a sign-in with a provider's account, with the inviter's referral
 * code if there is one.
 */
export function socialPath(
  provider: string,
  { referralCode = '' }: { referralCode?: string | undefined } = {},
): string {
  return `/_livery/social/${provider}${referralCode === '' ? '' : `?referralCode=${encodeURIComponent(referralCode)}`}`;
}
