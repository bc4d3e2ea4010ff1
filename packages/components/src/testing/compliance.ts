import type { ComplianceDocument } from '@livery/model';

/** The compliance document of a made-up brand. */
export const compliance: ComplianceDocument = {
  minimumAge: 18,
  helpLine: { name: 'Help', url: 'https://help.example' },
  licences: [],
  demonstration: true,
  neutralAnswers: true,
};
