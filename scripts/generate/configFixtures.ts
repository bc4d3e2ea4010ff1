import { callNames } from '@livery/api';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';

/**
 * Generates the names of calls that the tests of `packages/config` validate brands with. The package
 * does not depend on the call table.
 */
export function configFixtures(): GeneratedFile[] {
  const list = (names: readonly string[]): string =>
    names.map((name) => `    '${name}',\n`).join('');
  return [
    {
      path: 'packages/config/src/testing/callsFixture.gen.ts',
      text: `${generatedNotice}import type { CallNames } from '../check/CallNames.ts';

/** Names of the calls that configuration may mention. */
export const callsFixture: CallNames = {
  guest: [
${list(callNames.guest)}  ],
  operator: [
${list(callNames.operator)}  ],
};
`,
    },
  ];
}
