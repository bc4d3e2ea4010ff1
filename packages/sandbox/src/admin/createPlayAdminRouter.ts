import express, { Router } from 'express';
import { describeMerchant } from './describeMerchant.ts';
import { guardLoopback } from '../core/guardLoopback.ts';
import type { PlaySwitchboard } from './PlaySwitchboard.ts';

/** Admin calls for games; see `createAdminRouter`. */
export function createPlayAdminRouter({
  playSwitchboard,
}: {
  playSwitchboard: PlaySwitchboard;
}): Router {
  const router = Router();
  router.use('/admin', guardLoopback, express.json({ limit: '64kb' }));
  router.put('/admin/merchants/:merchant/games/:nodeId', async (req, res) => {
    res.json(
      done(
        describeMerchant(
          await playSwitchboard.setGame(req.params.merchant, req.params.nodeId, req.body),
        ),
      ),
    );
  });
  router.put('/admin/merchants/:merchant/wallet', async (req, res) => {
    res.json(
      done(describeMerchant(await playSwitchboard.setWallet(req.params.merchant, req.body))),
    );
  });
  router.put('/admin/merchants/:merchant/members/:account/play', async (req, res) => {
    res.json(
      done(await playSwitchboard.setPlay(req.params.merchant, req.params.account, req.body)),
    );
  });
  router.put('/admin/merchants/:merchant/callback-faults', async (req, res) => {
    res.json(done(await playSwitchboard.setCallbackFaults(req.params.merchant, req.body)));
  });
  router.get('/admin/merchants/:merchant/callback-faults', async (req, res) => {
    res.json(done(await playSwitchboard.callbackFaults(req.params.merchant)));
  });
  return router;
}

function done(value: object): object {
  return { success: true, message: '', value };
}
