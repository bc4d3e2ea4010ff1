import type { ApiError } from '@livery/api';
import type { DialogRequest } from './DialogStore.ts';

/** Returns the dialog text of a failed call: the operator's message of a refusal, else our own. */
export function errorBody({ code, operatorMessage }: ApiError): DialogRequest['body'] {
  return code === 'operator_refused' && operatorMessage
    ? { sentence: operatorMessage }
    : { key: `error.${code}` };
}
