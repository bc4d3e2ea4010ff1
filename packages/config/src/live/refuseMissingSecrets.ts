import type { ServedBrand, ServingCheck } from './ServingCheck.ts';

/**
 * Refuses brands whose operator requires secrets that the server does not have, because every call
 * would fail. Problems contain the secrets' names, never their values.
 */
export function refuseMissingSecrets(
  secretOf: (name: string, owner: ServedBrand) => string | undefined,
): ServingCheck {
  return (brand) =>
    secretsIn(brand.upstream)
      .filter(({ name }) => secretOf(name, brand) === undefined)
      .map(({ name, usedBy, names }) => {
        const subject = `${usedBy} needs the secret ${name}`;
        return {
          code: 'LV508',
          names,
          message: `${subject}, which this server does not have for this brand; put it into a file of that name in the brand’s folder of LIVERY_SECRETS_DIR`,
          decidedBy: { setting: 'LIVERY_SECRETS_DIR', subject },
        };
      });
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
}: ServedBrand['upstream']): RequiredSecret[] {
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
