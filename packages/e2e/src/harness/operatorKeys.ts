import { MerchantKeys } from '@livery/sandbox/MerchantKeys';
import { bodyOpeners } from '@livery/sandbox/bodyOpeners';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { environment } from './environment.ts';

/**
 * The key that server and sandbox of this run have agreed for brands that are copies of a shipped
 * one.
 */
export async function operatorKey(from: 'lagoon' | 'ironfield'): Promise<string> {
  // The run's data folder stands beside its tenants.
  const secret = await readFile(join(dirname(environment.tenants), 'data/operator-secret'), 'utf8');
  return new MerchantKeys(secret.trim()).keyOf({
    profile: from.toUpperCase(),
    codecKey: undefined,
  });
}

/** What the operator of a brand reads in what was encrypted for it; nothing where it cannot. */
export async function openedByOperator(
  from: 'lagoon' | 'ironfield',
  sent: unknown,
): Promise<unknown> {
  const text = bodyOpeners['aes-256-gcm'](String(sent), await operatorKey(from));
  return text === undefined ? undefined : JSON.parse(text);
}
