import { icon } from '@livery/api';
import { avatarPath } from '@livery/model';
import { defineQuery } from '../site/defineQuery.ts';
import { valueOf } from '../core/Loadable.ts';
import type { StoreAccess } from '../site/StoreAccess.ts';

/** The member's icon. */
export const memberIconQuery = defineQuery({ call: icon, freshMs: 300_000, ofMember: true });

/** Returns the addresses of the icon in the order to try; none while unknown. */
export function memberIconUrls(root: StoreAccess): readonly string[] {
  const name = valueOf(root.query(memberIconQuery).at({}))?.icon;
  return name === undefined ? [] : root.site.imageUrls(avatarPath(name));
}
