import { operatorCalls, type AnyCall } from '@livery/api';
import { expect } from 'playwright/test';
import { callRequest } from './callRequest.ts';
import { cookiesOf, signIn } from '../fixtures/memberSession.ts';
import type { OperatorCall } from '../fixtures/RecordingOperator.ts';
import type { RecordedBrand } from '../fixtures/testWithOperator.ts';

/** A call as the specification defines it. */
export interface CallCase {
  readonly method: AnyCall['method'];
  readonly path: string;
  readonly token: 'token' | 'free';
}

/**
 * Makes a call of the table as a new member. A call that requires a token is first made as a guest,
 * and must be rejected without reaching the operator. The operator must receive a token only for
 * calls that take one.
 */
export async function requestAsMember(
  { brand, operator }: RecordedBrand,
  { method, path, token }: CallCase,
): Promise<{ call: AnyCall; status: number; sent: OperatorCall | undefined }> {
  const call = operatorCalls.find(
    (candidate) => candidate.method === method && candidate.path === path,
  );
  if (!call) throw new Error(`the table has no ${method} ${path}`);
  const { options, path: target } = await callRequest(brand, call);
  operator.calls.length = 0;
  if (token === 'token') {
    expect((await brand.request(target, options)).status).toBe(401);
    expect(operator.callsTo(path)).toEqual([]);
  }
  const cookie = cookiesOf(await signIn(brand, await brand.addMember()));
  operator.calls.length = 0;
  // Uses another language than the page, because the page's reply is cached.
  const { status } = await brand.request(target, {
    ...options,
    headers: { ...options.headers, cookie: `${cookie}; livery-preferences=lang%3DTY` },
  });
  const [sent] = operator.callsTo(path);
  expect([sent?.method, typeof sent?.headers.token]).toEqual([
    method,
    token === 'token' ? 'string' : 'undefined',
  ]);
  return { call, status, sent };
}
