import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Clock } from '@livery/model';
import { createAdminRouter } from '../admin/createAdminRouter.ts';
import { createPlayAdminRouter } from '../admin/createPlayAdminRouter.ts';
import { GameAdminService } from '../admin/GameAdminService.ts';
import { AdminService } from '../admin/AdminService.ts';
import { randomInt } from 'node:crypto';
import { Contracts } from '../agent/contracts/Contracts.ts';
import { ContractSettlement } from '../agent/contracts/ContractSettlement.ts';
import { countOpenRequests } from '../agent/contracts/countOpenRequests.ts';
import { Affiliates } from '../members/Affiliates.ts';
import { Referrals } from '../members/Referrals.ts';
import { MemberTree } from '../members/MemberTree.ts';
import { RecordQuery } from '../records/RecordQuery.ts';
import { TeamFigures } from '../records/TeamFigures.ts';
import { TeamRecords } from '../records/TeamRecords.ts';
import { rewardCounters } from '../rewards/rewardCounters.ts';
import { RewardService } from '../rewards/RewardService.ts';
import { Captchas } from '../protection/captcha/Captchas.ts';
import type { PictureSource } from '@livery/demo-content/pictures/openPictures';
import { createCdnRouter } from '../cdn/createCdnRouter.ts';
import { GatewayProofs } from '../protection/codecs/GatewayProofs.ts';
import { MerchantKeys } from '../protection/codecs/MerchantKeys.ts';
import type { Database } from '../database/DatabaseSchema.ts';
import { Favourites } from '../lobby/Favourites.ts';
import { Feedback } from '../support/Feedback.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { createLottery } from '../lottery/createLottery.ts';
import { Attempts } from '../members/Attempts.ts';
import { LoginFailures } from '../members/LoginFailures.ts';
import { Members } from '../members/Members.ts';
import { MemberSecrets } from '../members/MemberSecrets.ts';
import { Sessions } from '../members/Sessions.ts';
import { SocialMembers } from '../members/SocialMembers.ts';
import { BindCodes } from '../account/security/BindCodes.ts';
import { MemberProfiles } from '../account/security/MemberProfiles.ts';
import { PersonalProfit } from '../account/PersonalProfit.ts';
import { RoundResults } from '../account/RoundResults.ts';
import { Wallet } from '../account/Wallet.ts';
import { Inbox } from '../members/Inbox.ts';
import { Ranks } from '../rewards/Ranks.ts';
import { Merchants } from '../merchants/Merchants.ts';
import { Outbox } from '../protection/messages/Outbox.ts';
import { PhoneProofs } from '../protection/messages/PhoneProofs.ts';
import { SmsCodes } from '../protection/messages/SmsCodes.ts';
import { Notices } from '../promotions/Notices.ts';
import { createOidcRouter } from '../session/oidc/createOidcRouter.ts';
import { createProvider } from '../session/oidc/createProvider.ts';
import { IdTokens } from '../session/oidc/IdTokens.ts';
import { BadCall } from '../core/BadCall.ts';
import { createOperatorRouter } from '../operator/createOperatorRouter.ts';
import { describeFailure } from '../core/describeFailure.ts';
import { createPayRouter } from '../cashier/createPayRouter.ts';
import { Deposits } from '../cashier/deposits/Deposits.ts';
import { Withdrawals } from '../cashier/Withdrawals.ts';
import { createFeedbackPage } from '../admin/pages/createFeedbackPage.ts';
import { createOutboxPage } from '../admin/pages/createOutboxPage.ts';
import { createPageRouter } from '../admin/pages/createPageRouter.ts';
import { createRecordPage } from '../admin/pages/createRecordPage.ts';
import { createPlay } from '@livery/demo-provider/server/createPlay';
import { Jackpots } from '@livery/demo-provider/server/jackpot/Jackpots';
import type { BrowserFiles } from '@livery/demo-provider/server/page/readBrowserFiles';
import { callHandlers } from './handlers.gen.ts';
import { MerchantSeeder } from '../seed/MerchantSeeder.ts';
import { createSupportChatRouter } from '../support/chat/createSupportChatRouter.ts';
import { BettingRecord } from '../records/BettingRecord.ts';
import { CallbackFaults } from '../wallet/CallbackFaults.ts';
import { createCallbackRouter } from '../wallet/createCallbackRouter.ts';
import { GameMoney } from '../wallet/GameMoney.ts';
import { Launches } from '../wallet/Launches.ts';
import { ForwardedOnce } from '../wallet/once.ts';
import { ProviderKeys } from '@livery/demo-provider/server/wallet/ProviderKeys';
import { RecentGames } from '../wallet/RecentGames.ts';
import { RecentWinnings } from '../wallet/RecentWinnings.ts';
import { SignedWallet, walletTimeoutMs } from '@livery/demo-provider/server/wallet/SignedWallet';
import { WalletTransfers } from '../wallet/WalletTransfers.ts';

export interface SandboxPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: GameCatalogue;
  readonly pictures: PictureSource;
  /** The browser half of the provider's games. */
  readonly gameFiles: BrowserFiles;
  /** Origin as a browser writes it, without a trailing slash. */
  readonly origin: string;
  /** Origin at which the sandbox reaches itself, for the provider's calls to the wallet. */
  readonly ownOrigin: string;
  /** Secret from which the keys shared by merchants and their gateways are derived. */
  readonly keySecret: string;
  /** Called with every internal error. */
  readonly onFault: (error: unknown) => void;
  /** Called once for each periodic task that does not depend on requests. */
  readonly onSweep: (sweep: () => Promise<void>) => void;
}

/**
 * Express application of the demonstration operator: API, image CDNs, admin calls and admin page.
 */
export function createSandboxApp({
  db,
  clock,
  catalogue,
  pictures,
  gameFiles,
  origin,
  ownOrigin,
  keySecret,
  onFault,
  onSweep,
}: SandboxPorts): Express {
  const drawNumber = (limit: number): number => randomInt(limit);
  const merchants = new Merchants(db);
  const members = new Members(db);
  const sessions = new Sessions(db);
  const captchas = new Captchas(db);
  const notices = new Notices(db);
  const adminService = new AdminService({
    merchants,
    members,
    notices,
    clock,
    seeder: new MerchantSeeder(db),
  });
  const feedback = new Feedback(db);
  const outbox = new Outbox(db);
  const codes = new SmsCodes(db);
  const proofs = new PhoneProofs(db);
  const attempts = new Attempts(db);
  const failures = new LoginFailures(db);
  const keys = new MerchantKeys(keySecret);
  const affiliates = new Affiliates(db);
  const launches = new Launches({ db, catalogue, clock });
  const money = new GameMoney({ db, catalogue });
  const record = new BettingRecord(db);
  const providerKeys = new ProviderKeys(keySecret);
  const callbackFaults = new CallbackFaults();
  const gameAdminService = new GameAdminService({
    adminService,
    merchants,
    members,
    catalogue,
    faults: callbackFaults,
  });
  const provider = createProvider(origin);
  provider.on('server_error', (_ctx, error) => onFault(error));
  const rewardService = new RewardService({ db, onFault });
  const lottery = createLottery({ db, catalogue, money, keySecret, onFault });
  const deposits = new Deposits({ db, onFault });
  const withdrawals = new Withdrawals({ db, onFault });
  const contractSettlement = new ContractSettlement({ db, onFault });
  const play = createPlay({
    db,
    launches,
    wallet: new SignedWallet({
      origin: ownOrigin,
      keys: providerKeys,
      clock,
      timeoutMs: walletTimeoutMs,
    }),
    clock,
    onFault,
    keySecret,
    gamesBeside: (nodeId) => catalogue.gamesBeside(nodeId),
    files: gameFiles,
    drawNumber,
  });
  const handlers = callHandlers({
    ...lottery,
    affiliates,
    attempts,
    bindCodes: new BindCodes(db),
    captchas,
    catalogue,
    codes,
    contracts: new Contracts(db),
    db,
    deposits,
    counters: { ...rewardCounters(rewardService), contract: countOpenRequests(db) },
    drawNumber,
    failures,
    forwarded: new ForwardedOnce(db),
    favourites: new Favourites(db),
    feedback,
    gatewayProofs: new GatewayProofs({ keys, attempts }),
    idTokens: new IdTokens(provider),
    inbox: new Inbox(db),
    jackpots: new Jackpots(db),
    launches,
    members,
    notices,
    origin: () => origin,
    outbox,
    profiles: new MemberProfiles(db),
    profit: new PersonalProfit(db),
    proofs,
    ranks: new Ranks({ db, record }),
    recent: new RecentGames({ db, catalogue }),
    record,
    secrets: new MemberSecrets(attempts),
    records: new RecordQuery(db),
    roundResults: new RoundResults(db),
    referrals: new Referrals(db),
    rewardService,
    sessions,
    slips: play.slips,
    social: new SocialMembers(db),
    teamFigures: new TeamFigures(db),
    teamRecords: new TeamRecords(db),
    transfers: new WalletTransfers(db),
    tree: new MemberTree(db),
    wallet: new Wallet(db),
    winnings: new RecentWinnings({ db, catalogue }),
    withdrawals,
  });

  onSweep(play.sweep);
  onSweep(() => lottery.settlement.settle(clock.nowMs()));
  onSweep(() => deposits.settleDue(clock.nowMs()));
  onSweep(() => withdrawals.advance(clock.nowMs()));
  onSweep(() => rewardService.sweep(clock.nowMs()));
  onSweep(() => contractSettlement.settle(clock.nowMs()));

  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use((_req, res, next) => {
    res.set({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-demonstration': 'This operator is a demonstration.',
    });
    next();
  });
  app.get('/healthz', (_req, res) => {
    res.json({ status: 'ok', demonstration: true });
  });
  app.use(createCdnRouter({ pictures }));
  app.use(
    createCallbackRouter({ launches, money, keys: providerKeys, faults: callbackFaults, onFault }),
  );
  app.use(createPlayAdminRouter({ gameAdminService }));
  app.use(createAdminRouter({ adminService, captchas, outbox }));
  app.use(createPageRouter({ adminService, gameAdminService }));
  app.use(createFeedbackPage({ feedback }));
  app.use(createOutboxPage({ outbox }));
  app.use(createRecordPage({ adminService, members, record, catalogue, clock }));
  app.use(createPayRouter({ deposits, merchants, clock }));
  app.use(createSupportChatRouter());
  app.use(play.router);
  app.use(createOidcRouter(provider));
  app.use(createOperatorRouter({ handlers, merchants, members, sessions, clock, keys }));
  app.use(() => {
    throw new BadCall(404, 'The demonstration operator has nothing at this address.');
  });
  app.use(answerFailure(onFault));
  return app;
}

function answerFailure(onFault: (error: unknown) => void): ErrorRequestHandler {
  // Express identifies error handlers by their four parameters.
  return (error: unknown, _req, res, _next) => {
    const failure = describeFailure(error);
    if (!failure) onFault(error);
    if (res.headersSent) res.destroy();
    else
      res.status(failure?.status ?? 500).json(
        failure?.body ?? {
          success: false,
          message: 'The demonstration operator failed.',
          value: null,
        },
      );
  };
}
