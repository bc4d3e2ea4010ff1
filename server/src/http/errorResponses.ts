import { ApiError } from '@livery/api';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { sendFailure } from './sendEnvelope.ts';
import { visitIfAny } from './Visit.ts';

/** The one place where an error becomes a response. What it does not know is logged and answered as `unknown`, without a word of it. */
export function errorResponses({ logger }: { logger: Logger }): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (error: unknown, request, response, _next) => {
    const brand = visitIfAny(request)?.tenant.brand;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error instanceof ApiError) {
      sendFailure(response, error.code, { message: error.operatorMessage, value: error.value });
      return;
    }
    logger.error({ brand, method: request.method, path: request.path, err: error }, 'a request failed in an unexpected way');
    sendFailure(response, 'unknown');
  };
}
