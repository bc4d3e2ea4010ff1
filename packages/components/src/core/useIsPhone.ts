import { phoneQuery } from './isPhone.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** Returns `isPhone`, also after a resize; false on the server and while hydrating. */
export function useIsPhone(): boolean {
  return useMediaQuery(phoneQuery);
}
