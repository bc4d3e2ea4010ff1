import type { RequestHandler } from 'express';
import { BadCall } from './BadCall.ts';

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Allows requests from this machine only, and rejects cross-site requests through a local browser:
 * requests of another origin (by their headers) and DNS rebinding (by a Host that is not a loopback
 * name).
 */
export const guardLoopback: RequestHandler = (req, _res, next) => {
  const host = req.get('host') ?? '';
  const origin = req.get('origin');
  const site = req.get('sec-fetch-site');
  if (!isLoopback(req.socket.remoteAddress))
    throw new BadCall(403, 'Only programs on this machine may do this.');
  if (!ownHosts.has(host.replace(/:\d+$/, '')))
    throw new BadCall(403, 'Ask for it as localhost, 127.0.0.1 or [::1].');
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new BadCall(403, 'Pages of other origins may not do this.');
  if (origin !== undefined && origin !== `http://${host}`)
    throw new BadCall(403, 'Pages of other origins may not do this.');
  next();
};

/** Whether an address is a loopback address. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}
