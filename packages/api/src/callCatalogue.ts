import { callContractOf } from './callContractOf.ts';
import { operatorCalls } from './generated/calls.gen.ts';

const namesOf = (calls: typeof operatorCalls): readonly string[] => calls.map(({ name }) => name);

/**
 * The operator's calls that configuration may mention: all calls, those whose reply is the same for
 * every guest and may be preloaded, and what each sends and receives. No browser loads it.
 */
export const callCatalogue = {
  operator: namesOf(operatorCalls),
  guest: namesOf(operatorCalls.filter(({ guestCacheMs }) => guestCacheMs !== undefined)),
  contractOf: callContractOf,
} as const;
