import type { Clock } from '@livery/model';
import type { Upstreams } from '../upstream/Upstreams.ts';
import { AccessPolicy } from './AccessPolicy.ts';
import { BrandStates } from './BrandStates.ts';
import { VisitorStates } from './VisitorStates.ts';

/**
 * Creates what operators say of their brands and visitors, and the decision which visitors may see
 * a page because of it.
 */
export function createStates(ports: {
  clock: Clock;
  onFault: (error: unknown) => void;
  upstreams: Upstreams;
}) {
  const brandStates = new BrandStates(ports);
  const visitorStates = new VisitorStates(ports);
  return {
    brandStates,
    visitorStates,
    access: new AccessPolicy({ brands: brandStates, visitors: visitorStates }),
  };
}
