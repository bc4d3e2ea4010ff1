import type { Check } from '../../BrandUnderCheck.ts';
import { didYouMean } from '../../../source/nearestName.ts';
import { joinPointer } from '../../../source/pointer.ts';

/**
 * Checks that the calls named in upstream.json exist, because settings of a mistyped call would
 * have no effect, and that a key exists where a codec needs one, because each of its calls would
 * fail.
 */
export const upstreamCalls: Check = ({ documents: { upstream }, calls: { operator } }, report) => {
  for (const property of ['codecs', 'calls'] as const) {
    for (const name of Object.keys(upstream?.[property] ?? {})) {
      if (!operator.includes(name))
        report(
          'LV428',
          joinPointer('/upstream', property, name),
          `there is no call "${name}"${didYouMean(name, operator)}`,
          { atKey: true },
        );
    }
  }
  const [first] = Object.entries(upstream?.codecs ?? {}).filter(([, codec]) => codec !== 'none');
  if (!first || upstream?.codecKey !== undefined) return;
  const [call, codec] = first;
  report(
    'LV441',
    joinPointer('/upstream/codecs', call),
    `codec "${codec}" of ${call} has no key; add "codecKey": {"$secret": "NAME"}`,
  );
};
