import express, { type ErrorRequestHandler, type Express } from 'express';
import { createAdminRouter } from './admin/createAdminRouter.ts';
import { Switchboard } from './admin/Switchboard.ts';
import { Captchas } from './captcha/Captchas.ts';
import { createCdnRouter, type Artist } from './cdn/createCdnRouter.ts';
import type { Clock } from './Clock.ts';
import type { Database } from './database/DatabaseSchema.ts';
import type { GameCatalogue } from './games/GameCatalogue.ts';
import { LoginFailures } from './members/LoginFailures.ts';
import { Members } from './members/Members.ts';
import { Sessions } from './members/Sessions.ts';
import { Wallet } from './members/Wallet.ts';
import { Merchants } from './merchants/Merchants.ts';
import { BadCall } from './operator/BadCall.ts';
import { createOperatorRouter } from './operator/createOperatorRouter.ts';
import { describeFailure } from './operator/describeFailure.ts';
import { accountHandlers } from './operator/handlers/accountHandlers.ts';
import { gameHandlers } from './operator/handlers/gameHandlers.ts';
import { systemHandlers } from './operator/handlers/systemHandlers.ts';
import { walletHandlers } from './operator/handlers/walletHandlers.ts';
import { createPageRouter } from './page/createPageRouter.ts';
import { MerchantSeeder } from './seed/MerchantSeeder.ts';

export interface SandboxPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: GameCatalogue;
  readonly artist: Artist;
  /** Its own address as a browser writes it, without a slash at the end. */
  readonly origin: string;
  /** Told of everything that went wrong inside. */
  readonly onFault: (error: unknown) => void;
}

/** The demonstration operator: its API, its image CDNs, its admin calls and its page. */
export function createSandboxApp({ db, clock, catalogue, artist, origin, onFault }: SandboxPorts): Express {
  const merchants = new Merchants(db);
  const members = new Members(db);
  const sessions = new Sessions(db);
  const captchas = new Captchas(db);
  const switchboard = new Switchboard({ merchants, members, clock, seeder: new MerchantSeeder(db) });
  const handlers = {
    ...systemHandlers({ origin: () => origin }),
    ...accountHandlers({ members, sessions, captchas, failures: new LoginFailures(db) }),
    ...gameHandlers({ catalogue }),
    ...walletHandlers({ wallet: new Wallet(db) }),
  };

  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use((_req, res, next) => {
    res.set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-demonstration': 'This operator is a demonstration.' });
    next();
  });
  app.get('/healthz', (_req, res) => { res.json({ status: 'ok', demonstration: true }); });
  app.use(createCdnRouter({ catalogue, artist }));
  app.use(createAdminRouter({ switchboard, captchas }));
  app.use(createPageRouter({ switchboard }));
  app.use(createOperatorRouter({ handlers, merchants, members, sessions, clock }));
  app.use(() => { throw new BadCall(404, 'The demonstration operator has nothing at this address.'); });
  app.use(answerFailure(onFault));
  return app;
}

function answerFailure(onFault: (error: unknown) => void): ErrorRequestHandler {
  // Express knows error handlers by their four parameters.
  return (error: unknown, _req, res, _next) => {
    const failure = describeFailure(error);
    if (!failure) onFault(error);
    if (res.headersSent) res.destroy();
    else res.status(failure?.status ?? 500).json(failure?.body ?? { success: false, message: 'The demonstration operator failed.', value: null });
  };
}
