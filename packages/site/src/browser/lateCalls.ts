import {
  ApiError,
  TransportError,
  type SealCall,
  type SolveBotCheck,
  type Transport,
} from '@livery/api';

/** Sends calls; its code loads with the first call, because no call is needed before hydration. */
export const sendLate: Transport = async (request) => {
  const { sendWithAxios } = await import('./sendWithAxios.ts').catch((cause: unknown) => {
    throw new TransportError('network_failed', cause);
  });
  return sendWithAxios(request);
};

/** Encrypts bodies of encrypted calls; its code loads with the first such call. */
export const sealLate: SealCall = async (call) => {
  requireCryptography(call.call);
  const { sealCall } = await import('@livery/api/sealCall').catch((cause: unknown) => {
    throw new ApiError({ code: 'network_failed', call: call.call, cause });
  });
  return sealCall(call);
};

/** Solves bot checks; its code loads with the first check. */
export const solveLate: SolveBotCheck = async (request) => {
  requireCryptography(request.call);
  const { solveBotCheck } = await import('./solveBotCheck.ts').catch((cause: unknown) => {
    throw new ApiError({ code: 'network_failed', call: request.call, cause });
  });
  return solveBotCheck(request);
};

/**
 * Throws an `insecure_page` before anything is sent: over plain http, except on localhost, browsers
 * have no `crypto.subtle`, which encryption and bot check need.
 */
function requireCryptography(call: string): void {
  if (!globalThis.isSecureContext) throw new ApiError({ code: 'insecure_page', call });
}
