import { loopbackRefusal } from '@livery/model';
import type { Request, RequestHandler } from 'express';
import { BadCall } from './BadCall.ts';

/**
 * Allows requests from this machine only, and rejects cross-site requests through a local browser.
 */
export const guardLoopback: RequestHandler = (req, _res, next) => {
  guard(req, req.headers);
  next();
};

/**
 * Like {@link guardLoopback}, but allows links on pages of other sites: for addresses that cannot
 * be guessed.
 */
export const guardLoopbackLink: RequestHandler = (req, _res, next) => {
  guard(req, { host: req.headers.host });
  next();
};

function guard(req: Request, headers: Parameters<typeof loopbackRefusal>[0]): void {
  const refusal = isLoopback(req.socket.remoteAddress)
    ? loopbackRefusal(headers)
    : 'Only programs on this machine may do this.';
  if (refusal !== undefined) throw new BadCall(403, refusal);
}

/** Whether an address is a loopback address. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}
