import type { ErrorCode } from '@livery/model';

/** Failure of a call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** The call's name. */
  readonly call: string;
  /** The operator's own message, when it sent one. */
  readonly operatorMessage: string | undefined;
  /** Further data of the refusal, for example whether a captcha is now needed. */
  readonly value: unknown;

  constructor({
    code,
    call,
    operatorMessage,
    value,
    cause,
  }: {
    code: ErrorCode;
    call: string;
    operatorMessage?: string | undefined;
    value?: unknown;
    cause?: unknown;
  }) {
    super(`${call}: ${code}${operatorMessage ? ` (${operatorMessage})` : ''}`, { cause });
    this.code = code;
    this.call = call;
    this.operatorMessage = operatorMessage;
    this.value = value;
  }
}
