import type { Check } from '../BrandUnderCheck.ts';
import { didYouMean } from '../../source/nearestName.ts';
import { joinPointer } from '../../source/pointer.ts';
import { valueFault } from '../valueFault.ts';

/**
 * Checks that pages preload only calls whose reply is the same for every guest, with queries that
 * the calls take: any other preload fails without a message.
 */
export const preloads: Check = ({ pages, calls: { guest, contractOf } }, report) => {
  for (const [name, page] of pages) {
    for (const [index, { call, query = {} }] of (page.preload ?? []).entries()) {
      const at = joinPointer('/pages', name, 'preload', index);
      if (!guest.includes(call)) {
        report(
          'LV417',
          joinPointer(at, 'call'),
          `"${call}" is no call that every guest gets the same answer to${didYouMean(call, guest)}`,
        );
        continue;
      }
      const request = contractOf(call)?.request;
      if (!request) continue;
      for (const [field, value] of Object.entries(query)) {
        const pointer = joinPointer(at, 'query', field);
        const expected = request.field(field);
        if (!expected)
          report(
            'LV454',
            pointer,
            `${call} takes no field "${field}"${didYouMean(field, request.fieldNames)}`,
            { atKey: true },
          );
        else if (typeof value !== 'object') {
          const fault = valueFault(value, expected, `${field} of ${call}`);
          if (fault !== undefined) report('LV454', pointer, fault);
        }
      }
    }
  }
};
