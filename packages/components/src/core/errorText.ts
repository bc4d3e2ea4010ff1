import type { TextKey } from '@livery/model';
import type { ApiError, RootStore } from '@livery/stores';

/**
 * What to tell a person of a failed call: the operator's own sentence when it said no, else the
 * error's text.
 */
export function errorText({ locale }: RootStore, { code, operatorMessage }: ApiError): string {
  if (code === 'operator_refused' && operatorMessage) return operatorMessage;
  const key: TextKey = `error.${code}`;
  return locale.t(key);
}
