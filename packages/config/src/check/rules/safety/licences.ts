import type { Check } from '../../BrandUnderCheck.ts';

const proofs = ['regulator', 'licensee', 'number', 'registerUrl'] as const;

/**
 * Checks that a badge that claims a licence has no empty fields, and that the licence is for a host
 * of the brand. The schema reports missing fields.
 */
export const licences: Check = ({ documents: { compliance, site } }, report) => {
  for (const [index, licence] of (compliance?.licences ?? []).entries()) {
    const { domain } = licence;
    const hosts = site?.hosts ?? [];
    if (domain !== undefined && site && !hosts.some((host) => isWithin(host, domain)))
      report(
        'LV747',
        `/compliance/licences/${index}/domain`,
        `the licence is for "${domain}", but "hosts" in site.json has ${hosts.join(', ')}; correct the domain, or add the host`,
      );
    for (const name of proofs) {
      if (licence[name].trim() !== '') continue;
      report(
        'LV503',
        `/compliance/licences/${index}/${name}`,
        `licence badge "${licence.badge}" without its ${name === 'registerUrl' ? 'register link' : name}`,
      );
    }
  }
};

/** Returns whether a host is a domain or below it. */
function isWithin(host: string, domain: string): boolean {
  const name = domain.trim().toLowerCase();
  return host === name || host.endsWith(`.${name}`);
}
