import { ApiError, type RootStore } from '@livery/stores';
import { expect, it } from 'vitest';
import { errorText } from './errorText.ts';

// The words of an error need nothing else of the stores.
const stores = { locale: { t: (key: string) => `text of ${key}` } } as unknown as RootStore;

it('says the operator’s own sentence when it said no', () => {
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

it('says the error’s text when the operator gave no reason', () => {
  for (const operatorMessage of [undefined, '']) {
    expect(
      errorText(
        stores,
        new ApiError({ code: 'operator_refused', call: 'loginV2', operatorMessage }),
      ),
    ).toBe('text of error.operator_refused');
  }
});

it('keeps what was said about any other failure to itself', () => {
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

it('[SESS-09] says of a visitor that cannot be checked why there is a wait', () => {
  expect(errorText(stores, new ApiError({ code: 'visitor_unknown', call: 'register' }))).toBe(
    'text of error.visitor_unknown',
  );
});
