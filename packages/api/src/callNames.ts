import { operatorCalls } from './generated/calls.gen.ts';

const namesOf = (calls: typeof operatorCalls): readonly string[] => calls.map(({ name }) => name);

/**
 * Names of the operator's calls that configuration may mention: all calls, and those whose reply is
 * the same for every guest and may be preloaded.
 */
export const callNames = {
  operator: namesOf(operatorCalls),
  guest: namesOf(operatorCalls.filter(({ guestCacheMs }) => guestCacheMs !== undefined)),
} as const;
