import {
  ApiError,
  TransportError,
  type SealCall,
  type SolveBotCheck,
  type Transport,
} from '@livery/api';

/**
 * The transport of the browser. axios comes with the first call: no call is needed before the first
 * paint.
 */
export function axiosTransport({ onUnauthorised }: { onUnauthorised: () => void }): Transport {
  return async ({ method, path, query, body, encoding, timeoutMs, signal }) => {
    const { default: axios } = await import('axios').catch((cause: unknown) => {
      throw new TransportError('network_failed', cause);
    });
    try {
      const reply = await axios.request<unknown>({
        method,
        url: path,
        timeout: timeoutMs,
        validateStatus: () => true,
        // The gateway takes this header as a sign that the call comes from the brand's own page.
        headers: { 'x-livery': '1' },
        ...(query ? { params: query } : {}),
        ...(body
          ? { data: encoding === 'form' ? new URLSearchParams(Object.entries(body)) : body }
          : {}),
        ...(signal ? { signal } : {}),
      });
      if (reply.status === 401) onUnauthorised();
      return { status: reply.status, body: reply.data };
    } catch (error) {
      if (!axios.isAxiosError(error)) throw error;
      throw new TransportError(codes[error.code ?? ''] ?? 'network_failed', error);
    }
  };
}

/** Seals bodies of encrypted calls; the code for it comes with the first one. */
export const sealLate: SealCall = async (call) => {
  const { sealCall } = await import('@livery/api/sealCall').catch((cause: unknown) => {
    throw new ApiError({ code: 'network_failed', call: call.call, cause });
  });
  return sealCall(call);
};

/** Solves bot checks; the code for it comes with the first one. */
export const solveLate: SolveBotCheck = async (asked) => {
  const { solveBotCheck } = await import('./solveBotCheck.ts').catch((cause: unknown) => {
    throw new ApiError({ code: 'network_failed', call: asked.call, cause });
  });
  return solveBotCheck(asked);
};

const codes: Readonly<Record<string, TransportError['code']>> = {
  ECONNABORTED: 'network_timeout',
  ETIMEDOUT: 'network_timeout',
  ERR_CANCELED: 'aborted',
};
