import type { ErrorCode } from '@livery/model';

/** A call that was not answered with what it promises. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** The call's name. */
  readonly call: string;
  /** The operator's own sentence, when it sent one. */
  readonly operatorMessage: string | undefined;
  /** What the refusal carries besides, for example whether a captcha is needed now. */
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
