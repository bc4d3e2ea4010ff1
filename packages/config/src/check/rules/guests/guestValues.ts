import { guestContextPaths } from '@livery/model';
import type { Check } from '../../BrandUnderCheck.ts';
import { partsOf } from '../../conditionsOf.ts';
import { didYouMean } from '../../../source/nearestName.ts';
import { joinPointer, pointerParts } from '../../../source/pointer.ts';

/**
 * Checks that conditions of routes and queries of preloads use only values that the server knows
 * for every guest alike. With any other value, the route would never open and the call never be
 * preloaded.
 */
export const guestValues: Check = ({ documents, references }, report) => {
  for (const { kind, value, pointer } of references) {
    if (kind !== 'contextPath' || guestContextPaths.some((path) => path === value)) continue;
    const [folder, , part] = pointerParts(pointer);
    if (folder !== 'routes' && !(folder === 'pages' && part === 'preload')) continue;
    report(
      'LV443',
      pointer,
      `"${value}" differs between visitors; there is ${guestContextPaths.join(', ')}${didYouMean(value, guestContextPaths)}`,
    );
  }
  for (const [name, { when }] of Object.entries(documents.routes?.routes ?? {})) {
    for (const { condition, pointer } of partsOf(when, joinPointer('/routes/routes', name, 'when')))
      if (condition.session !== undefined)
        report(
          'LV443',
          `${pointer}/session`,
          'a session differs between visitors; use "access" for members',
        );
  }
};
