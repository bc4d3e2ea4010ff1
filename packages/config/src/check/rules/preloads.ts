import type { Check } from '../BrandUnderCheck.ts';
import { didYouMean } from '../../source/nearestName.ts';
import { joinPointer } from '../../source/pointer.ts';

/** Checks that pages preload only calls whose reply is the same for every guest. */
export const preloads: Check = ({ pages, calls: { guest } }, report) => {
  for (const [name, page] of pages) {
    for (const [index, { call }] of (page.preload ?? []).entries()) {
      if (guest.includes(call)) continue;
      report(
        'LV417',
        joinPointer('/pages', name, 'preload', index, 'call'),
        `"${call}" is no call that every guest gets the same answer to${didYouMean(call, guest)}`,
      );
    }
  }
};
