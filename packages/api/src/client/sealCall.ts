import type { BodyKey } from '@livery/model';
import { ApiError } from './ApiError.ts';
import type { ApiClient, SealedCall } from './ApiClient.ts';
import { getBodyKey } from '../calls/protection/protection.ts';
import { sealBody } from './sealBody.ts';

/** The gateway's key for each client that made an encrypted call. */
const keys = new WeakMap<ApiClient, BodyKey>();

/**
 * Sends a call with its body encrypted with the gateway's key. If the gateway no longer has that
 * key, it replies with its current one and the call is repeated once.
 */
export async function sealCall<Reply>({
  api,
  call,
  body,
  send,
}: SealedCall<Reply>): Promise<Reply> {
  const key = keys.get(api) ?? (await api.call(getBodyKey, {}));
  const sealedTo = async (to: BodyKey) => {
    keys.set(api, to);
    // Fails in a browser without cryptography, as over plain HTTP, or with an invalid key.
    const sealed = await sealBody(body, { key: to, call }).catch((cause: unknown) => {
      throw new ApiError({ code: 'unknown', call, cause });
    });
    return send({ sealed });
  };
  try {
    return await sealedTo(key);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'stale_key') throw error;
    return sealedTo(error.value as BodyKey); // the gateway's reply to such a key
  }
}
