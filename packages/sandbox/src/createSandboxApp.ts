import express, { type ErrorRequestHandler, type Express } from 'express';
import { createAdminRouter } from './admin/createAdminRouter.ts';
import { createPlayAdminRouter } from './admin/createPlayAdminRouter.ts';
import { PlaySwitchboard } from './admin/PlaySwitchboard.ts';
import { Switchboard } from './admin/Switchboard.ts';
import { Affiliates } from './affiliates/Affiliates.ts';
import { Captchas } from './captcha/Captchas.ts';
import { createCdnRouter, type Artist } from './cdn/createCdnRouter.ts';
import type { Clock } from './Clock.ts';
import { GatewayProofs } from './codecs/GatewayProofs.ts';
import { MerchantKeys } from './codecs/MerchantKeys.ts';
import type { Database } from './database/DatabaseSchema.ts';
import { Favourites } from './favourites/Favourites.ts';
import { Feedback } from './feedback/Feedback.ts';
import type { GameCatalogue } from './games/GameCatalogue.ts';
import { createLottery } from './lottery/createLottery.ts';
import { Attempts } from './members/Attempts.ts';
import { LoginFailures } from './members/LoginFailures.ts';
import { Members } from './members/Members.ts';
import { Sessions } from './members/Sessions.ts';
import { SocialMembers } from './members/SocialMembers.ts';
import { Wallet } from './members/Wallet.ts';
import { Merchants } from './merchants/Merchants.ts';
import { Outbox } from './messages/Outbox.ts';
import { PhoneProofs } from './messages/PhoneProofs.ts';
import { SmsCodes } from './messages/SmsCodes.ts';
import { Notices } from './notices/Notices.ts';
import { createOidcRouter } from './oidc/createOidcRouter.ts';
import { createProvider } from './oidc/createProvider.ts';
import { IdTokens } from './oidc/IdTokens.ts';
import { BadCall } from './operator/BadCall.ts';
import { createOperatorRouter } from './operator/createOperatorRouter.ts';
import { describeFailure } from './operator/describeFailure.ts';
import { accountHandlers } from './operator/handlers/accountHandlers.ts';
import { bettingRecordHandlers } from './operator/handlers/bettingRecordHandlers.ts';
import { contentHandlers } from './operator/handlers/contentHandlers.ts';
import { favouriteHandlers } from './operator/handlers/favouriteHandlers.ts';
import { feedbackHandlers } from './operator/handlers/feedbackHandlers.ts';
import { freePlayHandlers } from './operator/handlers/freePlayHandlers.ts';
import { gameHandlers } from './operator/handlers/gameHandlers.ts';
import { hotGameHandlers } from './operator/handlers/hotGameHandlers.ts';
import { jackpotHandlers } from './operator/handlers/jackpotHandlers.ts';
import { lotteryHandlers } from './operator/handlers/lotteryHandlers.ts';
import { lotteryOrderHandlers } from './operator/handlers/lotteryOrderHandlers.ts';
import { memberHandlers } from './operator/handlers/memberHandlers.ts';
import { messageHandlers } from './operator/handlers/messageHandlers.ts';
import { noticeHandlers } from './operator/handlers/noticeHandlers.ts';
import { passwordHandlers } from './operator/handlers/passwordHandlers.ts';
import { phoneHandlers } from './operator/handlers/phoneHandlers.ts';
import { recentGameHandlers } from './operator/handlers/recentGameHandlers.ts';
import { registrationHandlers } from './operator/handlers/registrationHandlers.ts';
import { serviceHandlers } from './operator/handlers/serviceHandlers.ts';
import { socialHandlers } from './operator/handlers/socialHandlers.ts';
import { playHandlers } from './operator/handlers/playHandlers.ts';
import { promotionHandlers } from './operator/handlers/promotionHandlers.ts';
import { systemHandlers } from './operator/handlers/systemHandlers.ts';
import { transferHandlers } from './operator/handlers/transferHandlers.ts';
import { verificationHandlers } from './operator/handlers/verificationHandlers.ts';
import { walletHandlers } from './operator/handlers/walletHandlers.ts';
import { winnerHandlers } from './operator/handlers/winnerHandlers.ts';
import { createFeedbackPage } from './page/createFeedbackPage.ts';
import { createOutboxPage } from './page/createOutboxPage.ts';
import { createPageRouter } from './page/createPageRouter.ts';
import { createRecordPage } from './page/createRecordPage.ts';
import { createPlay } from './play/createPlay.ts';
import { Jackpots } from './play/jackpot/Jackpots.ts';
import { MerchantSeeder } from './seed/MerchantSeeder.ts';
import { createDeskRouter } from './service/createDeskRouter.ts';
import { BettingRecord } from './wallet/BettingRecord.ts';
import { CallbackFaults } from './wallet/CallbackFaults.ts';
import { createCallbackRouter } from './wallet/createCallbackRouter.ts';
import { GameMoney } from './wallet/GameMoney.ts';
import { Launches } from './wallet/Launches.ts';
import { ProviderKeys } from './wallet/ProviderKeys.ts';
import { RecentGames } from './wallet/RecentGames.ts';
import { RecentWinnings } from './wallet/RecentWinnings.ts';
import { SignedWallet } from './wallet/SignedWallet.ts';
import { WalletTransfers } from './wallet/WalletTransfers.ts';

export interface SandboxPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: GameCatalogue;
  readonly artist: Artist;
  /** Its own address as a browser writes it, without a slash at the end. */
  readonly origin: string;
  /** What keys are made of that merchants have agreed with their gateway. */
  readonly keySecret: string;
  /** Told of everything that went wrong inside. */
  readonly onFault: (error: unknown) => void;
  /** Told of work that has to be done again and again, whoever asks. */
  readonly onSweep: (sweep: () => Promise<void>) => void;
}

/** The demonstration operator: its API, its image CDNs, its admin calls and its page. */
export function createSandboxApp({
  db,
  clock,
  catalogue,
  artist,
  origin,
  keySecret,
  onFault,
  onSweep,
}: SandboxPorts): Express {
  const merchants = new Merchants(db);
  const members = new Members(db);
  const sessions = new Sessions(db);
  const captchas = new Captchas(db);
  const notices = new Notices(db);
  const switchboard = new Switchboard({
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
  const playSwitchboard = new PlaySwitchboard({
    switchboard,
    merchants,
    members,
    catalogue,
    faults: callbackFaults,
  });
  const provider = createProvider(origin);
  provider.on('server_error', (_ctx, error) => onFault(error));
  const lottery = createLottery({ db, catalogue, money, keySecret, onFault });
  const handlers = {
    ...systemHandlers({ origin: () => origin }),
    ...accountHandlers({ members, sessions, captchas, failures, codes }),
    ...freePlayHandlers({
      members,
      sessions,
      attempts,
      proofs: new GatewayProofs({ keys, attempts }),
    }),
    ...socialHandlers({
      members,
      social: new SocialMembers(db),
      sessions,
      failures,
      affiliates,
      idTokens: new IdTokens(provider),
    }),
    ...passwordHandlers({ members, sessions, failures, codes, outbox, attempts }),
    ...registrationHandlers({ members, sessions, captchas, codes, proofs, affiliates }),
    ...phoneHandlers({ proofs, outbox, attempts }),
    ...verificationHandlers({ members, codes, outbox, attempts }),
    ...gameHandlers({ catalogue }),
    ...favouriteHandlers({ catalogue, favourites: new Favourites(db) }),
    ...recentGameHandlers({ recent: new RecentGames({ db, catalogue }) }),
    ...bettingRecordHandlers({ catalogue, record }),
    ...noticeHandlers({ notices }),
    ...serviceHandlers({ origin: () => origin }),
    ...hotGameHandlers({ catalogue }),
    ...lotteryHandlers({ catalogue, results: lottery.results }),
    ...lotteryOrderHandlers({ ...lottery, catalogue, launches }),
    ...messageHandlers(),
    ...memberHandlers(),
    ...promotionHandlers(),
    ...contentHandlers(),
    ...feedbackHandlers({ feedback }),
    ...playHandlers({ catalogue, launches, origin: () => origin }),
    ...transferHandlers({ catalogue, transfers: new WalletTransfers(db) }),
    ...walletHandlers({ wallet: new Wallet(db) }),
    ...jackpotHandlers({ jackpots: new Jackpots(db) }),
    ...winnerHandlers({ catalogue, winnings: new RecentWinnings({ db, catalogue }) }),
  };

  const play = createPlay({
    db,
    launches,
    wallet: new SignedWallet({ origin, keys: providerKeys, clock }),
    clock,
    onFault,
    keySecret,
    gameByNode: (nodeId) => catalogue.game(nodeId),
  });
  onSweep(play.sweep);
  onSweep(() => lottery.settlement.settle(clock.nowMs()));

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
  app.use(createCdnRouter({ catalogue, artist }));
  app.use(
    createCallbackRouter({ launches, money, keys: providerKeys, faults: callbackFaults, onFault }),
  );
  app.use(createPlayAdminRouter({ playSwitchboard }));
  app.use(createAdminRouter({ switchboard, captchas, outbox }));
  app.use(createPageRouter({ switchboard, playSwitchboard }));
  app.use(createFeedbackPage({ feedback }));
  app.use(createOutboxPage({ outbox }));
  app.use(createRecordPage({ switchboard, members, record, catalogue, clock }));
  app.use(createDeskRouter());
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
  // Express knows error handlers by their four parameters.
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
