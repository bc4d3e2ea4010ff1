import type { TextKey } from '@livery/model';
import type { ApiError, RootStore } from '@livery/stores';

/**
 * Returns the message of a failed call: the operator's own message for a refusal, else the text of
 * the error's code.
 */
export function errorText({ locale }: RootStore, { code, operatorMessage }: ApiError): string {
  if (code === 'operator_refused' && operatorMessage) return operatorMessage;
  const key: TextKey = `error.${code}`;
  return locale.t(key);
}
