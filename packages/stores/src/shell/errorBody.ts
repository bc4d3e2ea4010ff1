import type { ApiError } from '@livery/api';
import type { DialogRequest } from './DialogStore.ts';

/**
 * What a dialog says of a failed call: the operator's own sentence when it said no, else the
 * error's text.
 */
export function errorBody({ code, operatorMessage }: ApiError): DialogRequest['body'] {
  return code === 'operator_refused' && operatorMessage
    ? { sentence: operatorMessage }
    : { key: `error.${code}` };
}
