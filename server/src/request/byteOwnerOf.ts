import type { ByteOwner } from '../http/body/ByteBudget.ts';
import type { RequestContext } from './RequestContext.ts';
import { networksOf } from './VisitorLimits.ts';

/**
 * Returns who the bytes of a request count for. A visitor is the same at all brands, and has all
 * the addresses of a household's IPv6 network (/56).
 */
export function byteOwnerOf({ tenant: { brand }, address }: RequestContext): ByteOwner {
  const [network, household = network] = networksOf(address);
  return { brand, visitor: household?.network ?? address };
}
