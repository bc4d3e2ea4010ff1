import { ApiError } from '@livery/api';
import { expect, it } from 'vitest';
import { errorBody } from './errorBody.ts';

const refusal = (value: unknown, operatorMessage?: string) =>
  errorBody(new ApiError({ code: 'operator_refused', call: 'loginV2', value, operatorMessage }));

it('[PREF-07] [ERRS-07] prefers our text of the reason to the sentence of the operator', () => {
  expect(refusal({ reason: 'wrong_credentials' }, 'No.')).toEqual({
    key: 'refusal.wrong_credentials',
  });
  expect(refusal({ reason: 'other' }, 'No.')).toEqual({ sentence: 'No.' });
  expect(refusal(null)).toEqual({ key: 'error.operator_refused' });
});

it.each([
  [1, 1],
  [60, 1],
  [61, 2],
  [300, 5],
])('[LOGN-10] states the wait of a locked account: %i s are %i min', (waitSeconds, minutes) => {
  expect(refusal({ reason: 'account_locked', waitSeconds }, 'Locked.')).toEqual({
    key: 'refusal.account_locked_for',
    values: { minutes },
  });
});

it('[LOGN-10] says that an account is locked if the operator states no wait', () => {
  expect(refusal({ reason: 'account_locked' }, 'Locked.')).toEqual({
    key: 'refusal.account_locked',
  });
});
