import type { ProblemCodeEntry } from '../ProblemCodeEntry.ts';

/** Entries of upstream.json that match nothing. */
export const upstreamCodes = {
  LV427: {
    severity: 'error',
    summary:
      'Sign-in with a provider that upstream.json has no registration for, or a registration whose provider site.json does not offer.',
    fix: 'Name the provider in both: under "socialSignIn" in site.json, under "socialProviders" in upstream.json.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "socialProviders": { "tidepass": { "issuer": "https://tidepass.example", "clientId": "reef" } } }',
      expectedMessage: 'site.json offers no sign-in with "tidepass"',
    },
  },
  LV428: {
    severity: 'error',
    summary: 'A codec or a path in upstream.json of a call there is not.',
    fix: 'Name a call of the table; the message proposes the nearest.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "codecs": { "loginV3": "aes-256-gcm" } }',
      expectedMessage: 'there is no call "loginV3"; did you mean "loginV2"?',
    },
  },
} as const satisfies Record<string, ProblemCodeEntry>;
