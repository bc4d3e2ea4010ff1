import type { ProblemCodeEntry } from '../ProblemCodeEntry.ts';

/** Conflicts between brands. */
export const brandCodes = {
  LV601: {
    severity: 'error',
    summary: 'Two brands answer on the same host.',
    fix: 'Remove the host from one of them.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["lagoon.localhost"], "brand": { "merchant": "REEF" } }',
      expectedMessage: 'host "lagoon.localhost" belongs to brand "lagoon" already',
    },
  },
  LV602: {
    severity: 'error',
    summary: 'A brand folder’s name cannot be part of a host name.',
    fix: 'Begin with a small letter; go on with small letters, digits and "-".',
    example: {
      file: 'My_Reef/site.json',
      text: '{ "extends": "lagoon", "name": "My Reef", "hosts": ["my-reef.localhost"], "brand": { "merchant": "REEF" } }',
      expectedMessage: '"My_Reef" cannot be part of a host name: use small letters, digits and "-"',
    },
  },
} as const satisfies Record<string, ProblemCodeEntry>;
