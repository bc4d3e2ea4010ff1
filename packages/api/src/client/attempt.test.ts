import { expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { attempt } from './attempt.ts';

it('resolves to the reply of a call or to its failure, and passes on a fault of the program', async () => {
  const failure = new ApiError({ code: 'unauthorised', call: 'getSession' });
  const fault = new TypeError('x is not a function');

  expect(await attempt(Promise.resolve(1))).toEqual({ reply: 1, error: undefined });
  expect(await attempt(Promise.reject(failure))).toEqual({ reply: undefined, error: failure });
  await expect(attempt(Promise.reject(fault))).rejects.toBe(fault);
});
