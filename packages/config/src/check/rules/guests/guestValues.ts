import { guestContextPaths, type Condition } from '@livery/model';
import type { Check } from '../../BrandUnderCheck.ts';
import { didYouMean } from '../../../source/nearestName.ts';
import { joinPointer, pointerParts } from '../../../source/pointer.ts';

/**
 * Checks that conditions of routes and queries of preloads use only values that the server knows
 * for every guest alike. With any other value, the route would never open and the call never be
 * preloaded.
 */
export const guestValues: Check = ({ documents, references }, report) => {
  for (const { kind, value, pointer } of references) {
    const [folder, , part] = pointerParts(pointer);
    if (kind !== 'contextPath' || guestContextPaths.some((path) => path === value)) continue;
    if (folder !== 'routes' && !(folder === 'pages' && part === 'preload')) continue;
    report(
      'LV443',
      pointer,
      `"${value}" differs between visitors; there is ${guestContextPaths.join(', ')}${didYouMean(value, guestContextPaths)}`,
    );
  }
  for (const [name, { when }] of Object.entries(documents.routes?.routes ?? {})) {
    for (const pointer of sessionsIn(when, joinPointer('/routes/routes', name, 'when')))
      report('LV443', pointer, 'a session differs between visitors; use "access" for members');
  }
};

/** Returns the pointers of the parts of a condition that look at the session. */
function sessionsIn(condition: Condition | undefined, at: string): string[] {
  if (!condition) return [];
  const { all = [], any = [], not, session } = condition;
  return [
    ...(session === undefined ? [] : [`${at}/session`]),
    ...all.flatMap((part, index) => sessionsIn(part, `${at}/all/${index}`)),
    ...any.flatMap((part, index) => sessionsIn(part, `${at}/any/${index}`)),
    ...sessionsIn(not, `${at}/not`),
  ];
}
