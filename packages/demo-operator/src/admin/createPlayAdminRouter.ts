import express, { Router } from 'express';
import { describeMerchant } from './describeMerchant.ts';
import { guardLoopback } from '../core/guardLoopback.ts';
import type { GameAdminService } from './GameAdminService.ts';

/** Admin calls for games; see `createAdminRouter`. */
export function createPlayAdminRouter({
  gameAdminService,
}: {
  gameAdminService: GameAdminService;
}): Router {
  const router = Router();
  router.use('/admin', guardLoopback, express.json({ limit: '64kb' }));
  router.put('/admin/merchants/:merchant/games/:nodeId', async (req, res) => {
    res.json(
      done(
        describeMerchant(
          await gameAdminService.setGame(req.params.merchant, req.params.nodeId, req.body),
        ),
      ),
    );
  });
  router.put('/admin/merchants/:merchant/wallet', async (req, res) => {
    res.json(
      done(describeMerchant(await gameAdminService.setWallet(req.params.merchant, req.body))),
    );
  });
  router.put('/admin/merchants/:merchant/members/:account/play', async (req, res) => {
    res.json(
      done(await gameAdminService.setPlay(req.params.merchant, req.params.account, req.body)),
    );
  });
  router.put('/admin/merchants/:merchant/callback-faults', async (req, res) => {
    res.json(done(await gameAdminService.setCallbackFaults(req.params.merchant, req.body)));
  });
  router.get('/admin/merchants/:merchant/callback-faults', async (req, res) => {
    res.json(done(await gameAdminService.callbackFaults(req.params.merchant)));
  });
  return router;
}

function done(value: object): object {
  return { success: true, message: '', value };
}
