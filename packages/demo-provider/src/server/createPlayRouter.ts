import express, { Router, type ErrorRequestHandler, type Request } from 'express';
import { isPageKind } from './gameKinds.ts';
import type { BrowserFiles } from './page/readBrowserFiles.ts';
import { framingOrigin, playPageHeaders } from './page/playPageHeaders.ts';
import { renderPlayPage } from './page/renderPlayPage.ts';
import type { Play } from './Play.ts';
import type { FaultAnswer } from './PlayApi.ts';
import { PlayFault } from './PlayFault.ts';
import { readOrder } from './readOrder.ts';

/**
 * Router of the provider's games: pages, their scripts, and the API of the scripts. Uses no
 * cookies.
 */
export function createPlayRouter({ play, files }: { play: Play; files: BrowserFiles }): Router {
  const router = Router();
  router.get('/play/files/:name', (req, res, next) => {
    const file = files.get(req.params.name);
    if (file) res.type(file.type).send(file.text);
    else next();
  });
  router.get('/play/api/state', async (req, res) => {
    res.json(await play.state(await play.session(tokenOf(req))));
  });
  router.get('/play/api/balance', async (req, res) => {
    res.json({ balanceMinor: await play.balance(await play.session(tokenOf(req))) });
  });
  router.get('/play/api/jackpot', async (req, res) => {
    res.json(await play.jackpot(await play.session(tokenOf(req))));
  });
  router.get('/play/api/events', async (req, res) => {
    res.json(await play.events(await play.session(tokenOf(req))));
  });
  router.post('/play/api/rounds', express.json({ limit: '8kb' }), async (req, res) => {
    res.json(await play.place(await play.session(tokenOf(req)), readOrder(req.body)));
  });
  router.get('/play/:kind', (req, res, next) => {
    const { kind } = req.params;
    if (!isPageKind(kind)) {
      next();
      return;
    }
    const query = new URL(req.url, 'http://localhost').searchParams;
    res
      .set(playPageHeaders(framingOrigin(query.get('origin'))))
      .send(renderPlayPage({ kind, query }));
  });
  router.use('/play', answerFault);
  return router;
}

/** Reads the token of a page's request from a header, because addresses end up in logs. */
function tokenOf(req: Request): string | undefined {
  return /^Bearer ([A-Za-z0-9_.~-]{16,512})$/.exec(req.get('authorization') ?? '')?.[1];
}

// Express identifies error handlers by their four parameters.
const answerFault: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (!(error instanceof PlayFault)) {
    next(error);
    return;
  }
  const answer: FaultAnswer = {
    fault: error.fault,
    ...(error.waitMs === undefined ? {} : { waitMs: error.waitMs }),
  };
  res.status(error.status).json(answer);
};
