import type { Request, Response } from 'express';
import { wait, type Clock } from '@livery/model';
import type { FaultSetting } from '../merchants/Merchant.ts';

interface Exchange {
  readonly req: Request;
  readonly res: Response;
  readonly clock: Clock;
  readonly setting: FaultSetting;
}

const dribbleMs = 200;

/**
 * Sends a reply with the configured fault, or unchanged without one. No timer or socket is left
 * when the client disconnects.
 */
export async function sendWithFault(
  { req, res, clock, setting: { fault, delayMs } }: Exchange,
  make: () => Promise<object>,
): Promise<void> {
  switch (fault) {
    case 'none':
      res.json(await make());
      return;
    case 'slow':
      await wait(clock, delayMs, closing(res));
      if (!res.destroyed) res.json(await make());
      return;
    case 'reset':
      req.socket.resetAndDestroy();
      return;
    case 'garbage':
      // Writes to the socket directly, so that the bytes are not valid HTTP.
      req.socket.end(Buffer.from([0x00, 0xff, 0x13, 0x37, 0x0d, 0x0a, 0x0d, 0x0a]));
      return;
    case 'hang':
      return;
    case 'lost':
      await make();
      return;
    case 'dribble':
      await dribble(res, Buffer.from(JSON.stringify(await make())), clock, delayMs || dribbleMs);
      return;
    case 'error':
      res.status(500).json({
        success: false,
        message: 'The demonstration operator was told to fail.',
        value: null,
      });
      return;
    case 'shape':
      res.json({
        success: true,
        message: '',
        value: ['The demonstration operator was told to answer with the wrong shape.'],
      });
      return;
  }
}

async function dribble(
  res: Response,
  body: Buffer,
  clock: Clock,
  betweenMs: number,
): Promise<void> {
  const closed = closing(res);
  res
    .status(200)
    .set({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
    })
    .flushHeaders();
  for (const byte of body) {
    if (closed.aborted) return;
    res.write(Buffer.of(byte));
    await wait(clock, betweenMs, closed);
  }
  res.end();
}

/** Returns a signal that aborts when the client disconnects. */
function closing(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    controller.abort();
  });
  return controller.signal;
}
