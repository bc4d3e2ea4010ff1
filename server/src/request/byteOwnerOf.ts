import type { ByteOwner } from '../http/body/ByteBudget.ts';
import { tupleKey } from '../http/tupleKey.ts';
import type { RequestContext } from './RequestContext.ts';
import { networksOf } from './VisitorLimits.ts';

/** Returns who the bytes of a request count for: the smallest network that one visitor has. */
export function byteOwnerOf({ tenant: { brand }, address }: RequestContext): ByteOwner {
  return { brand, visitor: tupleKey(brand, networksOf(address)[0]?.network ?? address) };
}
