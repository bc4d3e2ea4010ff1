import type { SecretOf } from '@livery/api/upstreamRequest';
import type { SiteFacts } from '../../snapshots/PackedSite.ts';
import type { ServingCheck } from '../EntryMaker.ts';

/**
 * Refuses brands whose operator requires secrets that this server does not have, because every call
 * would fail. Problems contain the secrets' names, never their values.
 */
export function refuseMissingSecrets(secretOf: SecretOf): ServingCheck {
  return ({ brand, upstream }) =>
    secretsIn(upstream)
      .filter(({ name }) => secretOf(name, { brand, upstream }) === undefined)
      .map(({ name, usedBy }) => ({
        code: 'LV508',
        file: `${brand}/upstream.json`,
        line: 1,
        column: 1,
        message: `${usedBy} needs the secret ${name}, which this server does not have for this brand; put it into a file of that name in the brand’s folder of LIVERY_SECRETS_DIR`,
      }));
}

function secretsIn({
  headers = {},
  codecKey,
  socialProviders = {},
}: SiteFacts['upstream']): { name: string; usedBy: string }[] {
  const uses = [
    ...Object.entries(headers).map(([name, value]) => [`header ${name}`, value] as const),
    ['codecKey', codecKey] as const,
    ...Object.entries(socialProviders).map(
      ([name, { clientSecret }]) => [`provider ${name}`, clientSecret] as const,
    ),
  ];
  return uses.flatMap(([usedBy, value]) =>
    typeof value === 'object' ? [{ usedBy, name: value.$secret }] : [],
  );
}
