import { expect, it } from 'vitest';
import { answeredStatus, contractRequestRights } from './contractRequests.ts';

const request = { status: 'requested', askerId: 1, partyIds: [1, 2] } as const;

it('[AGNT-17] the other party answers, and the sender withdraws', () => {
  expect(answeredStatus(request, 'accept', 2)).toBe('accepted');
  expect(answeredStatus(request, 'reject', 2)).toBe('rejected');
  expect(answeredStatus(request, 'withdraw', 1)).toBe('withdrawn');
});

it.each([
  ['accept', 1],
  ['reject', 1],
  ['withdraw', 2],
  ['accept', 3],
  ['withdraw', 3],
] as const)('[AGNT-17] %s by member %i has no effect', (answer, memberId) => {
  expect(answeredStatus(request, answer, memberId)).toBeUndefined();
});

it.each(['accepted', 'rejected', 'withdrawn', 'lapsed'] as const)(
  '[AGNT-17] a request that is %s has no other answer',
  (status) => {
    for (const memberId of [1, 2])
      for (const answer of ['accept', 'reject', 'withdraw'] as const)
        expect(answeredStatus({ ...request, status }, answer, memberId)).toBeUndefined();
  },
);

it('[AGNT-04] an unknown number allows nothing', () => {
  const types = { ask: [1, 3], offer: [2, 3] };
  expect([0, 1, 2, 3, 7].map((type) => contractRequestRights(type, types))).toEqual([
    { ask: false, offer: false },
    { ask: true, offer: false },
    { ask: false, offer: true },
    { ask: true, offer: true },
    { ask: false, offer: false },
  ]);
});
