import type { AnyCall } from '@livery/api';
import type { Merchant } from '../../merchants/Merchant.ts';
import { BadCall } from '../../core/BadCall.ts';
import type { MerchantKeys } from './MerchantKeys.ts';

/** Decodes the body of an encrypted call. A merchant with a codec rejects plain bodies. */
export function openSealedBody(
  keys: MerchantKeys,
  merchant: Merchant,
  call: AnyCall,
  body: unknown,
): unknown {
  const codec = keys.codecOf(merchant);
  if (!call.encrypted || codec === 'none') return body;
  const refused = new BadCall(
    400,
    `${call.name}: this merchant takes bodies encrypted by ${codec} with the agreed key: { "data": "…" }.`,
  );
  const data =
    typeof body === 'object' && body !== null && 'data' in body && Object.keys(body).length === 1
      ? body.data
      : undefined;
  const text = typeof data === 'string' ? keys.open(merchant, data) : undefined;
  if (text === undefined) throw refused;
  try {
    return JSON.parse(text);
  } catch {
    throw refused;
  }
}
