import express, { Router } from 'express';
import type { Captchas } from '../captcha/Captchas.ts';
import { BadCall } from '../operator/BadCall.ts';
import { describeMerchant } from './describeMerchant.ts';
import { guardLoopback } from './guardLoopback.ts';
import type { Switchboard } from './Switchboard.ts';

/** Calls that set the stage for tests and demonstrations: from this machine only. Answers are JSON in the operator's envelope. */
export function createAdminRouter({ switchboard, captchas }: { switchboard: Switchboard; captchas: Captchas }): Router {
  const router = Router();
  router.use('/admin', guardLoopback, express.json({ limit: '64kb' }));

  router.get('/admin/merchants', async (_req, res) => {
    res.json(done((await switchboard.list()).map(describeMerchant)));
  });
  router.post('/admin/merchants', async (req, res) => {
    res.status(201).json(done(await switchboard.createMerchant(req.body)));
  });
  router.get('/admin/merchants/:merchant', async (req, res) => {
    res.json(done(describeMerchant(await switchboard.find(req.params.merchant))));
  });
  router.delete('/admin/merchants/:merchant', async (req, res) => {
    await switchboard.removeMerchant(req.params.merchant);
    res.json(done({}));
  });
  router.put('/admin/merchants/:merchant/modules/:modId', async (req, res) => {
    res.json(done(describeMerchant(await switchboard.setModule(req.params.merchant, req.params.modId, req.body))));
  });
  router.put('/admin/merchants/:merchant/status', async (req, res) => {
    res.json(done(describeMerchant(await switchboard.setStatus(req.params.merchant, req.body))));
  });
  router.put('/admin/merchants/:merchant/faults', async (req, res) => {
    res.json(done(describeMerchant(await switchboard.setFaults(req.params.merchant, req.body))));
  });
  router.put('/admin/merchants/:merchant/clock', async (req, res) => {
    res.json(done(describeMerchant(await switchboard.setClock(req.params.merchant, req.body))));
  });
  router.post('/admin/merchants/:merchant/members', async (req, res) => {
    res.status(201).json(done(await switchboard.addMember(req.params.merchant, req.body)));
  });
  router.get('/admin/merchants/:merchant/captcha/:captchaId', async (req, res) => {
    const answer = await captchas.answerOf((await switchboard.find(req.params.merchant)).code, req.params.captchaId);
    if (answer === undefined) throw new BadCall(404, 'There is no such captcha to be redeemed: it was used, has expired, or the sandbox was restarted since.');
    res.json(done({ answer }));
  });
  return router;
}

function done(value: object): object {
  return { success: true, message: '', value };
}
