import { ApiError } from '@livery/api';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pathOf } from './guards.ts';
import { sendFailure } from './sendEnvelope.ts';

/** Turns what a request failed with into its response. */
export type AnswerError = (
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
) => void;

/**
 * The one place where an error becomes a response. What it does not know is logged and answered as
 * `unknown`, without a word of it.
 */
export function errorResponses({ logger }: { logger: Logger }): AnswerError {
  return (error, request, response) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error instanceof ApiError) {
      sendFailure(response, error.code, { message: error.operatorMessage, value: error.value });
      return;
    }
    const { method, url = '', visit } = request;
    logger.error(
      { brand: visit?.tenant.brand, method, path: pathOf(url), err: error },
      'a request failed in an unexpected way',
    );
    sendFailure(response, 'unknown');
  };
}
