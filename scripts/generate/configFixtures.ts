import { callCatalogue } from '@livery/api/callCatalogue';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';

/**
 * Generates the calls that the tests of `packages/config` validate brands with. The package does not
 * depend on the call table.
 */
export function configFixtures(): GeneratedFile[] {
  const list = (names: readonly string[]): string =>
    names.map((name) => `    '${name}',\n`).join('');
  return [
    {
      path: 'packages/config/src/testing/callsFixture.gen.ts',
      text: `${generatedNotice}import type { CallCatalogue } from '../check/CallCatalogue.ts';
import { contractsFixture } from './contractsFixture.ts';

/** The calls that configuration may mention. */
export const callsFixture: CallCatalogue = {
  guest: [
${list(callCatalogue.guest)}  ],
  operator: [
${list(callCatalogue.operator)}  ],
  contractOf: contractsFixture,
};
`,
    },
  ];
}
