import type { ComplianceDocument } from '@livery/model';

/** Compliance document of an example brand. */
export const compliance: ComplianceDocument = {
  minimumAge: 18,
  helpLine: { name: 'Help', url: 'https://help.example' },
  licences: [],
  demonstration: true,
  memberTransfers: true,
  neutralAnswers: true,
};
