import { loopbackRefusal } from '@livery/model';
import type { RequestHandler } from 'express';
import { BadCall } from './BadCall.ts';

/**
 * Allows requests from this machine only, and rejects cross-site requests through a local browser.
 */
export const guardLoopback: RequestHandler = (req, _res, next) => {
  const refusal = isLoopback(req.socket.remoteAddress)
    ? loopbackRefusal(req.headers)
    : 'Only programs on this machine may do this.';
  if (refusal !== undefined) throw new BadCall(403, refusal);
  next();
};

/** Whether an address is a loopback address. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}
