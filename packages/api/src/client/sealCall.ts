import type { BodyKey } from '@livery/model';
import { ApiError } from './ApiError.ts';
import type { ApiClient, SealedCall } from './ApiClient.ts';
import { getBodyKey } from '../calls/protection/protection.ts';
import { sealBody } from './sealBody.ts';

/** What each client seals to, once it made an encrypted call. */
const keys = new WeakMap<ApiClient, BodyKey>();

/**
 * Sends a call with its body sealed to the gateway's key. A key the gateway no longer has is
 * answered with the one it has: the call is repeated, once.
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
    // A browser without cryptography, as over plain http, or a key that is none.
    const sealed = await sealBody(body, { key: to, call }).catch((cause: unknown) => {
      throw new ApiError({ code: 'unknown', call, cause });
    });
    return send({ sealed });
  };
  try {
    return await sealedTo(key);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'stale_key') throw error;
    return sealedTo(error.value as BodyKey); // the gateway's answer to such a key
  }
}
