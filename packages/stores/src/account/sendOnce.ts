import { ApiError, type Call, type CallResult } from '@livery/api';
import { wait, type ErrorCode } from '@livery/model';
import { isUnconfirmed } from '../shell/isUnconfirmed.ts';
import type { StoreDeps } from '../site/StoreAccess.ts';

/** Errors after which the session can no longer ask. */
const sessionEndCodes: readonly ErrorCode[] = [
  'unauthorised',
  'real_account_needed',
  'agent_account_needed',
  'password_due',
];

/**
 * Errors that still decide a request once its outcome was unknown. Any other one, for example
 * `upstream_busy`, concerns only the repeat: the first attempt may have taken effect.
 */
const finalCodes: readonly ErrorCode[] = ['operator_refused', 'bad_request', ...sessionEndCodes];

/** A request that may take effect once only. */
export interface RequestOnce<Request extends object, Reply> {
  readonly call: Call<Request, Reply>;
  readonly request: Request & { readonly referenceNo: string };
  /** The outcome is unknown already, because the request was sent before a reload. */
  readonly isRepeat?: boolean;
  /** Whether the member who sent it has signed out. */
  readonly hasSignedOut: () => boolean;
  readonly onUnknown: () => void;
}

/**
 * Makes a call with a reference number, and asks with the same number until the outcome is known:
 * by the call for its result if it has one, otherwise by sending the same request again.
 *
 * Errors: those of the call; `operator_refused` for a refused result; `unauthorised` after a
 * sign-out.
 *
 * Source: GAME-04, MEMB-05.
 */
export async function sendOnce<Request extends object, Reply>(
  { api, clock, root }: Pick<StoreDeps, 'api' | 'clock' | 'root'>,
  { call, request, isRepeat = false, hasSignedOut, onUnknown }: RequestOnce<Request, Reply>,
): Promise<Reply> {
  const { result } = call;
  const { transferRetryMs } = root.site.config.site.gameOpening;
  const send = (): Promise<Reply> => api.call(call, request);
  // The cast: the call for the result replies as the call itself does.
  const ask = (): Promise<Reply> =>
    result ? (api.call(result, { referenceNo: request.referenceNo }) as Promise<Reply>) : send();
  let isUnknown = isRepeat;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await (isUnknown ? ask() : send()).then(
      (reply) => ({ reply }),
      (error: unknown) => {
        if (error instanceof ApiError && isOpen(error)) return undefined;
        throw error;
      },
    );
    if (answer) {
      // The cast: a call with a call for its result has the same reply.
      const status = result ? (answer.reply as CallResult).status : 'done';
      if (status === 'refused') throw new ApiError({ code: 'operator_refused', call: call.name });
      if (status === 'done') return answer.reply;
    }
    isUnknown = true;
    onUnknown();
    // A question is cheap, so the first one is asked at once.
    if (!result || attempt > 0) await wait(clock, transferRetryMs);
    if (hasSignedOut()) throw new ApiError({ code: 'unauthorised', call: call.name });
  }

  /** Returns whether the outcome is still unknown after an error. */
  function isOpen(error: ApiError): boolean {
    if (!isUnknown) return isUnconfirmed(error);
    // The refusal of a question does not refuse the request.
    return !(result ? sessionEndCodes : finalCodes).includes(error.code);
  }
}

/** Returns whether an error says that the session has ended. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && sessionEndCodes.includes(error.code);
}
