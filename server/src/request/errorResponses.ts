import { ApiError } from '@livery/api';
import type { ErrorCode } from '@livery/model';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { targetPath } from '../http/targetPath.ts';
import { traceOf } from '../tracing/RequestTrace.ts';
import { sendFailure } from './sendEnvelope.ts';

/** Sends the response to a request that failed. */
export type AnswerError = (
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
) => void;

/**
 * The one place that turns errors into responses. Unexpected errors are logged and sent as
 * `unknown` without details.
 */
export function errorResponses({
  logger,
  onRefused,
}: {
  logger: Logger;
  /** Called for each call that is answered with an error of its own. */
  onRefused: (call: string, code: ErrorCode) => void;
}): AnswerError {
  return (error, request, response) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error instanceof ApiError) {
      onRefused(error.call, error.code);
      sendFailure(response, error.code, { message: error.operatorMessage, value: error.value });
      return;
    }
    const { method, url = '', context } = request;
    logger.error(
      {
        requestId: traceOf(request).requestId,
        brand: context?.tenant.brand,
        method,
        path: targetPath(url),
        err: error,
      },
      'a request failed in an unexpected way',
    );
    sendFailure(response, 'unknown');
  };
}
