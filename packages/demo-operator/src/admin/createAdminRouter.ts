import express, { Router } from 'express';
import type { Captchas } from '../protection/captcha/Captchas.ts';
import type { Outbox } from '../protection/messages/Outbox.ts';
import { BadCall } from '../core/BadCall.ts';
import { describeMerchant } from './describeMerchant.ts';
import { guardLoopback } from '../core/guardLoopback.ts';
import type { AdminService } from './AdminService.ts';

/**
 * Admin calls that prepare state for tests and demonstrations, open to loopback requests only.
 * Replies are JSON in the operator's envelope.
 */
export function createAdminRouter({
  adminService,
  captchas,
  outbox,
}: {
  adminService: AdminService;
  captchas: Captchas;
  outbox: Outbox;
}): Router {
  const router = Router();
  router.use('/admin', guardLoopback, express.json({ limit: '64kb' }));

  router.get('/admin/merchants', async (_req, res) => {
    res.json(done((await adminService.list()).map(describeMerchant)));
  });
  router.post('/admin/merchants', async (req, res) => {
    res.status(201).json(done(await adminService.createMerchant(req.body)));
  });
  router.get('/admin/merchants/:merchant', async (req, res) => {
    res.json(done(describeMerchant(await adminService.find(req.params.merchant))));
  });
  router.delete('/admin/merchants/:merchant', async (req, res) => {
    await adminService.removeMerchant(req.params.merchant);
    res.json(done({}));
  });
  router.put('/admin/merchants/:merchant/modules/:modId', async (req, res) => {
    res.json(
      done(
        describeMerchant(
          await adminService.setModule(req.params.merchant, req.params.modId, req.body),
        ),
      ),
    );
  });
  router.put('/admin/merchants/:merchant/status', async (req, res) => {
    res.json(done(describeMerchant(await adminService.setStatus(req.params.merchant, req.body))));
  });
  router.put('/admin/merchants/:merchant/faults', async (req, res) => {
    res.json(done(describeMerchant(await adminService.setFaults(req.params.merchant, req.body))));
  });
  router.put('/admin/merchants/:merchant/notices', async (req, res) => {
    res.json(done(await adminService.setNotices(req.params.merchant, req.body)));
  });
  router.put('/admin/merchants/:merchant/codec', async (req, res) => {
    res.json(done(describeMerchant(await adminService.setCodec(req.params.merchant, req.body))));
  });
  router.put('/admin/merchants/:merchant/clock', async (req, res) => {
    res.json(done(describeMerchant(await adminService.setClock(req.params.merchant, req.body))));
  });
  router.post('/admin/merchants/:merchant/members', async (req, res) => {
    res.status(201).json(done(await adminService.addMember(req.params.merchant, req.body)));
  });
  router.get('/admin/merchants/:merchant/captcha/:captchaId', async (req, res) => {
    const answer = await captchas.answerOf(
      (await adminService.find(req.params.merchant)).code,
      req.params.captchaId,
    );
    if (answer === undefined)
      throw new BadCall(
        404,
        'There is no such captcha to be redeemed: it was used, has expired, or the sandbox was restarted since.',
      );
    res.json(done({ answer }));
  });
  /** `?to=` filters by recipient: a number as %2B639170000001 or an e-mail address. */
  router.get('/admin/merchants/:merchant/messages', async (req, res) => {
    const { to } = req.query;
    const { code } = await adminService.find(req.params.merchant);
    res.json(
      done({
        messages: await outbox.list({
          merchant: code,
          to: typeof to === 'string' ? to : undefined,
        }),
      }),
    );
  });
  return router;
}

function done(value: object): object {
  return { success: true, message: '', value };
}
