import type { SecretOf } from '@livery/api/upstreamRequest';
import type { SiteFacts } from '../../snapshots/PackedSite.ts';
import type { ServingCheck } from '../EntryMaker.ts';
import { upstreamPlace } from '../upstreamPlace.ts';

/**
 * Refuses brands whose operator requires secrets that this server does not have, because every call
 * would fail. Problems contain the secrets' names, never their values.
 */
export function refuseMissingSecrets(secretOf: SecretOf): ServingCheck {
  return (site) =>
    secretsIn(site.upstream)
      .filter(({ name }) => secretOf(name, site) === undefined)
      .map(({ name, usedBy, names }) => ({
        code: 'LV508',
        ...upstreamPlace(site, ...names),
        message: `${usedBy} needs the secret ${name}, which this server does not have for this brand; put it into a file of that name in the brand’s folder of LIVERY_SECRETS_DIR`,
      }));
}

/** Secret that a brand's operator or sign-in provider requires. */
interface RequiredSecret {
  readonly name: string;
  readonly usedBy: string;
  /** Names of the value in upstream.json. */
  readonly names: readonly string[];
}

function secretsIn({
  headers = {},
  codecKey,
  socialProviders = {},
}: SiteFacts['upstream']): RequiredSecret[] {
  const uses = [
    ...Object.entries(headers).map(([name, value]) => ({
      value,
      usedBy: `header ${name}`,
      names: ['headers', name],
    })),
    { value: codecKey, usedBy: 'codecKey', names: ['codecKey'] },
    ...Object.entries(socialProviders).map(([name, { clientSecret }]) => ({
      value: clientSecret,
      usedBy: `provider ${name}`,
      names: ['socialProviders', name, 'clientSecret'],
    })),
  ];
  return uses.flatMap(({ value, usedBy, names }) =>
    typeof value === 'object' ? [{ usedBy, names, name: value.$secret }] : [],
  );
}
