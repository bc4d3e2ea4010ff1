import type { Check } from '../../BrandUnderCheck.ts';

const proofs = ['regulator', 'licensee', 'number', 'registerUrl'] as const;

/**
 * Checks that a badge that claims a licence has no empty fields. The schema reports missing fields.
 */
export const licences: Check = ({ documents }, report) => {
  for (const [index, licence] of (documents.compliance?.licences ?? []).entries()) {
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
