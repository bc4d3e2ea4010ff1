import type { Check } from '../BrandUnderCheck.ts';
import { didYouMean } from '../../source/nearestName.ts';
import { joinPointer } from '../../source/pointer.ts';

/**
 * Checks that offered sign-in providers and registered ones are the same. Those of the embedded
 * provider may be registered without being offered.
 */
export const socialSignIn: Check = ({ documents: { site, upstream } }, report) => {
  if (!site || !upstream) return;
  const registered = Object.entries(upstream.socialProviders ?? {});
  const names = registered.map(([name]) => name);
  for (const [index, { provider }] of site.socialSignIn.entries()) {
    if (!names.includes(provider))
      report(
        'LV427',
        `/site/socialSignIn/${index}/provider`,
        `upstream.json has no registration "${provider}"${didYouMean(provider, names)}`,
      );
  }
  for (const [name, { issuer }] of registered) {
    const isOffered = site.socialSignIn.some(({ provider }) => provider === name);
    if (!isOffered && issuer !== 'sandbox:')
      report(
        'LV427',
        joinPointer('/upstream/socialProviders', name),
        `site.json offers no sign-in with "${name}"`,
        { atKey: true },
      );
  }
};
