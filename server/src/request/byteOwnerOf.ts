import type { ByteOwner } from '../http/body/ByteBudget.ts';
import type { RequestContext } from './RequestContext.ts';
import { networkOf } from './VisitorLimits.ts';

/** Returns who the bytes of a request count for. */
export function byteOwnerOf(context: RequestContext): ByteOwner {
  return { brand: context.tenant.brand, visitor: networkOf(context) };
}
