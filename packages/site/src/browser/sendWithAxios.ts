import { pageLanguageHeader, TransportError, type Transport } from '@livery/api';
import axios from 'axios';

/** Sends a call of the brand's own page to the gateway. */
export const sendWithAxios: Transport = async ({
  method,
  path,
  query,
  body,
  encoding,
  language,
  timeoutMs,
  signal,
}) => {
  try {
    const { status, data } = await axios.request<unknown>({
      method,
      url: path,
      timeout: timeoutMs,
      validateStatus: () => true,
      // Proves to the gateway that the brand's own page sent the call.
      headers: { 'x-livery': '1', [pageLanguageHeader]: language },
      xsrfCookieName: '',
      ...(query ? { params: searchParams(query) } : {}),
      ...(body ? { data: encoding === 'form' ? searchParams(body) : body } : {}),
      ...(signal ? { signal } : {}),
    });
    return { status, body: data };
  } catch (error) {
    if (!axios.isAxiosError(error)) throw error;
    throw new TransportError(codes[error.code ?? ''] ?? 'network_failed', error);
  }
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
