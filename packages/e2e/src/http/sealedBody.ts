import { needsBotCheck, type AnyCall } from '@livery/api';
import { sealBody } from '@livery/api/sealBody';
import type { BodyKey } from '@livery/model';
import { valueOf } from './envelope.ts';
import { solvedCheck } from './solvedCheck.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';

/**
 * Returns a call's body as the brand's own page sends it: with a solved bot check and encrypted to
 * the gateway's key, where the call requires them.
 */
export async function bodyOf(
  brand: Pick<TestBrand, 'request'>,
  call: Pick<AnyCall, 'name' | 'encrypted' | 'botCheck'>,
  fields: object,
): Promise<string> {
  const body = needsBotCheck(call, fields)
    ? { ...fields, challengeResult: await solvedCheck(brand, call.name) }
    : fields;
  if (!call.encrypted) return JSON.stringify(body);
  const key = valueOf((await brand.request('/_livery/key')).body) as BodyKey; // the call's reply
  return JSON.stringify({ sealed: await sealBody(body, { key, call: call.name }) });
}
