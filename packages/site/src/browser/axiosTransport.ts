import {
  ApiError,
  TransportError,
  type SealCall,
  type SolveBotCheck,
  type Transport,
} from '@livery/api';

/**
 * Transport of the browser. Loads axios with the first call, because no call is needed before the
 * first paint.
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
        // Proves to the gateway that the brand's own page sent the call.
        headers: { 'x-livery': '1' },
        xsrfCookieName: '',
        ...(query ? { params: searchParams(query) } : {}),
        ...(body ? { data: encoding === 'form' ? searchParams(body) : body } : {}),
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

/** Encrypts bodies of encrypted calls; its code loads with the first such call. */
export const sealLate: SealCall = async (call) => {
  const { sealCall } = await import('@livery/api/sealCall').catch((cause: unknown) => {
    throw new ApiError({ code: 'network_failed', call: call.call, cause });
  });
  return sealCall(call);
};

/** Solves bot checks; its code loads with the first check. */
export const solveLate: SolveBotCheck = async (request) => {
  const { solveBotCheck } = await import('./solveBotCheck.ts').catch((cause: unknown) => {
    throw new ApiError({ code: 'network_failed', call: request.call, cause });
  });
  return solveBotCheck(request);
};

/** Returns the parameters of a query or form. Leaves out `undefined` values. */
function searchParams(values: object): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) parameters.append(name, String(value));
  return parameters;
}

const codes: Readonly<Record<string, TransportError['code']>> = {
  ECONNABORTED: 'network_timeout',
  ETIMEDOUT: 'network_timeout',
  ERR_CANCELED: 'aborted',
};
