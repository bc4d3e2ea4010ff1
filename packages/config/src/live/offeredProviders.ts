import type { SiteDocument, UpstreamDocument } from '@livery/model';

/** Returns the registrations at the sign-in providers that a brand offers. */
export function offeredProviders(
  { socialSignIn }: Pick<SiteDocument, 'socialSignIn'>,
  { socialProviders = {} }: Pick<UpstreamDocument, 'socialProviders'>,
): NonNullable<UpstreamDocument['socialProviders']> {
  return Object.fromEntries(
    Object.entries(socialProviders).filter(([name]) =>
      socialSignIn.some(({ provider }) => provider === name),
    ),
  );
}
