import { BadCall } from './BadCall.ts';
import { OutcomeUnknown } from './OutcomeUnknown.ts';
import { Refusal } from './Refusal.ts';

/**
 * Converts an error of a call to an HTTP status and an envelope. Internal errors are logged and
 * their details are not sent to the client.
 */
export function describeFailure(error: unknown): { status: number; body: object } | undefined {
  const envelope = (message: string, value: object | null = null): object => ({
    success: false,
    message,
    value,
  });
  if (error instanceof Refusal) return { status: 200, body: envelope(error.message, error.value) };
  if (error instanceof BadCall) return { status: error.status, body: envelope(error.message) };
  if (error instanceof OutcomeUnknown) return { status: 503, body: envelope(error.message) };
  if (isHttpError(error))
    return {
      status: error.status,
      body: envelope(`The request could not be read: ${error.message}.`),
    };
  return undefined;
}

/**
 * Recognizes errors of Express middleware. A status below 500 is a client error whose message may
 * be sent to the client.
 */
function isHttpError(error: unknown): error is Error & { status: number } {
  return (
    error instanceof Error &&
    'status' in error &&
    typeof error.status === 'number' &&
    error.status < 500
  );
}
