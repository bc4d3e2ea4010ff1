import { BadCall } from './BadCall.ts';
import { Refusal } from './Refusal.ts';

/**
 * An error of a call as an HTTP status and an envelope. What is nobody's mistake but ours stays
 * ours: it goes to the log, not into the answer.
 */
export function describeFailure(error: unknown): { status: number; body: object } | undefined {
  const envelope = (message: string, value: object | null = null): object => ({
    success: false,
    message,
    value,
  });
  if (error instanceof Refusal) return { status: 200, body: envelope(error.message, error.value) };
  if (error instanceof BadCall) return { status: error.status, body: envelope(error.message) };
  if (isHttpError(error))
    return {
      status: error.status,
      body: envelope(`The request could not be read: ${error.message}.`),
    };
  return undefined;
}

/**
 * What express's own parts throw: a status below 500 is the caller's mistake, and its message may
 * be told.
 */
function isHttpError(error: unknown): error is Error & { status: number } {
  return (
    error instanceof Error &&
    'status' in error &&
    typeof error.status === 'number' &&
    error.status < 500
  );
}
