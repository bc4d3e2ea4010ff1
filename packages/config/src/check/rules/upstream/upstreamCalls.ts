import type { Check } from '../../BrandUnderCheck.ts';
import { didYouMean } from '../../../source/nearestName.ts';
import { joinPointer } from '../../../source/pointer.ts';

/** The call whose token a codec encrypts, not its body. */
const tokenCodec = 'loginFreePlay';

/**
 * Checks that the calls named in upstream.json exist, because settings of a mistyped call would
 * have no effect, and that a key exists where a codec needs one, because each of its calls would
 * fail.
 */
export const upstreamCalls: Check = (
  { documents: { upstream }, calls: { operator, contractOf } },
  report,
) => {
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
  for (const call of Object.keys(upstream?.codecs ?? {})) {
    const contract = call === tokenCodec ? undefined : contractOf(call);
    if (contract && !contract.encrypted)
      report(
        'LV748',
        joinPointer('/upstream/codecs', call),
        `${call} sends no secret, so that its codec has no effect; remove it`,
        { atKey: true },
      );
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
