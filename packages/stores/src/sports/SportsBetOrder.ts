import type { PlaceSportsBetRequest } from '@livery/model';

/** A bet before it is sent. */
export type SportsBetOrder = Omit<PlaceSportsBetRequest, 'referenceNo'>;
