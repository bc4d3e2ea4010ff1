import type { ApiError } from '@livery/api';
import type { RefusalReason, TextKey } from '@livery/model';

/** Text of ours, or a sentence of the operator. */
export type ErrorBody = { key: TextKey } | { sentence: string };

/**
 * Returns the message of a failed call: our text of a refusal's known reason, else the operator's
 * sentence of a refusal, else our text of the error's code.
 */
export function errorBody({ code, operatorMessage, value }: ApiError): ErrorBody {
  if (code !== 'operator_refused') return { key: `error.${code}` };
  const reason = reasonIn(value);
  if (reason) return { key: `refusal.${reason}` };
  return operatorMessage ? { sentence: operatorMessage } : { key: 'error.operator_refused' };
}

function reasonIn(value: unknown): RefusalReason | undefined {
  return typeof value === 'object' && value !== null && 'reason' in value
    ? // The gateway passes on known reasons only.
      (value.reason as RefusalReason)
    : undefined;
}
