/**
 * Why a sign-in with another account came to nothing. A page learns the word, in `?social=`, and
 * says the sentence.
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

/** The failure a page's query tells of. */
export function socialFailureOf(search: string): SocialFailure | undefined {
  const [, told] = /[?&]social=([a-z]+)(?:&|$)/.exec(search) ?? [];
  return socialFailures.find((each) => each === told);
}

/**
 * Where a sign-in with a provider's account begins, with the code of who invited, where there is
 * one.
 */
export function socialPath(
  provider: string,
  { referralCode = '' }: { referralCode?: string | undefined } = {},
): string {
  return `/_livery/social/${provider}${referralCode === '' ? '' : `?referralCode=${encodeURIComponent(referralCode)}`}`;
}
