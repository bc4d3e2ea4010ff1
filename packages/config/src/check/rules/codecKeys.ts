import type { Check } from '../BrandUnderCheck.ts';
import { joinPointer } from '../../source/pointer.ts';

/** Checks that a key exists where a codec needs one, because each of its calls would fail. */
export const codecKeys: Check = ({ documents: { upstream } }, report) => {
  if (!upstream || upstream.codecKey !== undefined) return;
  const [first] = Object.entries(upstream.codecs ?? {}).filter(([, codec]) => codec !== 'none');
  if (!first) return;
  const [call, codec] = first;
  report(
    'LV441',
    joinPointer('/upstream/codecs', call),
    `codec "${codec}" of ${call} has no key; add "codecKey": {"$secret": "NAME"}`,
  );
};
