import type { Check } from '../BrandUnderCheck.ts';
import { joinPointer } from '../../source/pointer.ts';

const smells = /key|secret|token|auth|passw|cookie|credential|signature/i;

/** Returns whether a name is typical of a secret. */
export function smellsSecret(name: string): boolean {
  return smells.test(name);
}

/**
 * Checks that configuration only refers to secrets by name. The message does not repeat the value.
 */
export const secrets: Check = ({ documents }, report) => {
  const { upstream } = documents;
  if (typeof upstream?.codecKey === 'string')
    report('LV506', '/upstream/codecKey', 'a literal key; write {"$secret": "NAME"}');
  for (const [name, { clientSecret }] of Object.entries(upstream?.socialProviders ?? {})) {
    if (typeof clientSecret === 'string')
      report(
        'LV506',
        joinPointer('/upstream/socialProviders', name, 'clientSecret'),
        'a literal secret; write {"$secret": "NAME"}',
      );
  }
  for (const [name, value] of Object.entries(upstream?.headers ?? {})) {
    if (typeof value !== 'string' || !smellsSecret(name)) continue;
    report(
      'LV506',
      joinPointer('/upstream/headers', name),
      `header "${name}" holds a literal; write {"$secret": "NAME"}`,
    );
  }
};
