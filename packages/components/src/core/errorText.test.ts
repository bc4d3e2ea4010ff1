import { ApiError, type RootStore } from '@livery/stores';
import { expect, it } from 'vitest';
import { errorText } from './errorText.ts';

// `errorText` reads nothing else of the stores.
const stores = { locale: { t: (key: string) => `text of ${key}` } } as unknown as RootStore;

it('returns the operator’s message for a refusal', () => {
  expect(
    errorText(
      stores,
      new ApiError({
        code: 'operator_refused',
        call: 'loginV2',
        operatorMessage: 'Wrong password',
      }),
    ),
  ).toBe('Wrong password');
});

it('returns the text of the code for a refusal without a message', () => {
  for (const operatorMessage of [undefined, '']) {
    expect(
      errorText(
        stores,
        new ApiError({ code: 'operator_refused', call: 'loginV2', operatorMessage }),
      ),
    ).toBe('text of error.operator_refused');
  }
});

it('does not show the operator’s message for any other error', () => {
  expect(
    errorText(
      stores,
      new ApiError({
        code: 'upstream_failed',
        call: 'getGameList',
        operatorMessage: 'SQLException',
      }),
    ),
  ).toBe('text of error.upstream_failed');
});

it('[SESS-09] returns the text of `visitor_unknown` when the visitor cannot be checked', () => {
  expect(errorText(stores, new ApiError({ code: 'visitor_unknown', call: 'register' }))).toBe(
    'text of error.visitor_unknown',
  );
});

it('[PREF-07] returns our text of a refusal with a known reason', () => {
  expect(
    errorText(
      stores,
      new ApiError({
        code: 'operator_refused',
        call: 'loginV2',
        operatorMessage: 'Bad credentials supplied',
        value: { reason: 'wrong_credentials' },
      }),
    ),
  ).toBe('text of refusal.wrong_credentials');
});
