import express, { Router } from 'express';
import { guardLoopback } from '../../core/guardLoopback.ts';
import type { GameAdminService } from '../GameAdminService.ts';
import type { AdminService } from '../AdminService.ts';
import { sampleLabel } from '../../shell/sampleResources.ts';
import { pageStyle, renderDocument } from '../../core/renderDocument.ts';
import { renderHome } from './renderHome.ts';
import { sampleApp } from './sampleApp.ts';

/** Admin page of the demonstration operator. It works without client-side scripts. */
export function createPageRouter({
  adminService,
  gameAdminService,
}: {
  adminService: AdminService;
  gameAdminService: GameAdminService;
}): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '4kb' });
  router.get('/', guardLoopback, async (_req, res) => {
    res.set(pageHeaders).send(renderHome(await adminService.list()));
  });
  router.get('/sandbox.css', (_req, res) => {
    res.type('css').send(pageStyle);
  });
  router.get('/sample/android', (_req, res) => {
    res.attachment(sampleApp.fileName).send(sampleApp.content);
  });
  router.get('/sample/:name', (req, res, next) => {
    const label = sampleLabel(req.params.name);
    if (label === undefined) next();
    else
      res
        .set(pageHeaders)
        .send(
          renderDocument(
            `${label}: a sample link`,
            '<p>An operator would put its own link here. There is nothing to download and nobody to follow.</p>',
          ),
        );
  });

  router.use('/switch', guardLoopback);
  router.post('/switch/:merchant/module', form, async (req, res) => {
    const { modId, enabled } = fields(req.body);
    await adminService.setModule(req.params.merchant, modId ?? '', { enabled: enabled === 'on' });
    res.redirect(303, `/#${req.params.merchant}`);
  });
  router.post('/switch/:merchant/status', form, async (req, res) => {
    const {
      maintenance,
      maintenanceEndAt = '',
      maintenanceStartAt = '',
      regionRestriction,
    } = fields(req.body);
    // A `datetime-local` field has no time zone; the page labels it as UTC.
    const toIsoTime = (local: string): string => (local === '' ? '' : `${local}Z`);
    await adminService.setStatus(req.params.merchant, {
      maintenance: maintenance === 'on',
      maintenanceEndAt: toIsoTime(maintenanceEndAt),
      maintenanceStartAt: toIsoTime(maintenanceStartAt),
      regionRestriction: regionRestriction === 'on',
    });
    res.redirect(303, `/#${req.params.merchant}`);
  });
  router.post('/switch/:merchant/fault', form, async (req, res) => {
    const { call, fault, delayMs } = fields(req.body);
    await adminService.setFaults(req.params.merchant, {
      calls: call === '*' ? '*' : [call],
      fault,
      delayMs: Number(delayMs),
    });
    res.redirect(303, `/#${req.params.merchant}`);
  });
  router.post('/switch/:merchant/wallet', form, async (req, res) => {
    await gameAdminService.setWallet(req.params.merchant, {
      isSingle: fields(req.body).isSingle === 'on',
    });
    res.redirect(303, `/#${req.params.merchant}`);
  });
  router.post('/switch/:merchant/game', form, async (req, res) => {
    const { nodeId = '', enabled } = fields(req.body);
    await gameAdminService.setGame(req.params.merchant, nodeId, { enabled: enabled === 'on' });
    res.redirect(303, `/#${req.params.merchant}`);
  });
  return router;
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** The form parser produces an object of strings, or lists for repeated names. */
function fields(body: unknown): Partial<Record<string, string>> {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
