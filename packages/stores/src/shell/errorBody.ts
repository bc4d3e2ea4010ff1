import type { ApiError } from '@livery/api';
import { refusalReasonOf, type TextKey } from '@livery/model';
import type { TextValues } from '../core/translation/Translator.ts';

/** Text of ours, or a sentence of the operator. */
export type ErrorBody = { key: TextKey; values?: TextValues } | { sentence: string };

/**
 * Returns the message of a failed call: our text of a refusal's known reason, else the operator's
 * sentence of a refusal, else our text of the error's code.
 */
export function errorBody({ code, operatorMessage, value }: ApiError): ErrorBody {
  if (code !== 'operator_refused') return { key: `error.${code}` };
  const { reason, waitSeconds } = refusalReasonOf(value);
  if (reason === 'account_locked' && waitSeconds !== undefined)
    return {
      key: 'refusal.account_locked_for',
      values: { minutes: Math.ceil(waitSeconds / 60) },
    };
  if (reason) return { key: `refusal.${reason}` };
  return operatorMessage ? { sentence: operatorMessage } : { key: 'error.operator_refused' };
}
