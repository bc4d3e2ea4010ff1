import { nearestLocation } from '../../../source/LocatedValue.ts';
import type { Check } from '../../BrandUnderCheck.ts';

const proofs = ['regulator', 'licensee', 'number', 'registerUrl'] as const;

/**
 * Checks that a badge that claims a licence has no empty fields, that the licence is for a host of
 * the brand, and that the brand is no demonstration. The schema reports missing fields.
 */
export const licences: Check = ({ brand, documents: { compliance, site }, tree }, report) => {
  let isProved = true;
  for (const [index, licence] of (compliance?.licences ?? []).entries()) {
    const { domain } = licence;
    const hosts = site?.hosts ?? [];
    if (domain !== undefined && site && !hosts.some((host) => isWithin(host, domain))) {
      isProved = false;
      report(
        'LV747',
        `/compliance/licences/${index}/domain`,
        `the licence is for "${domain}", but "hosts" in site.json has ${hosts.join(', ')}; correct the domain, or add the host`,
      );
    }
    for (const name of proofs) {
      if (licence[name].trim() !== '') continue;
      isProved = false;
      report(
        'LV503',
        `/compliance/licences/${index}/${name}`,
        `licence badge "${licence.badge}" without its ${name === 'registerUrl' ? 'register link' : name}`,
      );
    }
  }
  // One missing step of going live after the other. A parent may hold the licence of several
  // brands, of which one is not live yet.
  const isOwn = nearestLocation(tree, '/compliance/licences').document.layer === brand;
  if (isProved && isOwn && compliance?.demonstration === true && compliance.licences.length > 0)
    report(
      'LV536',
      '/compliance/licences',
      'a demonstration has no licence; set "demonstration": false, or leave the licence out until then',
    );
};

/** Returns whether a host is a domain or below it. */
function isWithin(host: string, domain: string): boolean {
  const name = domain.trim().toLowerCase();
  return host === name || host.endsWith(`.${name}`);
}
