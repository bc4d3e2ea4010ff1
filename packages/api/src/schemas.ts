import account from './calls/session/account.schema.json' with { type: 'json' };
import bettingRecord from './calls/account/bettingRecord.schema.json' with { type: 'json' };
import contracts from './calls/agent/contracts.schema.json' with { type: 'json' };
import feedback from './calls/support/feedback.schema.json' with { type: 'json' };
import games from './calls/lobby/games.schema.json' with { type: 'json' };
import help from './calls/support/help.schema.json' with { type: 'json' };
import icons from './calls/account/icons.schema.json' with { type: 'json' };
import jackpots from './calls/home/jackpots.schema.json' with { type: 'json' };
import lottery from './calls/lottery/lottery.schema.json' with { type: 'json' };
import mall from './calls/rewards/mall.schema.json' with { type: 'json' };
import messages from './calls/account/messages.schema.json' with { type: 'json' };
import notices from './calls/promotions/notices.schema.json' with { type: 'json' };
import passwords from './calls/session/passwords.schema.json' with { type: 'json' };
import platform from './calls/shell/platform.schema.json' with { type: 'json' };
import play from './calls/play/play.schema.json' with { type: 'json' };
import promotions from './calls/promotions/promotions.schema.json' with { type: 'json' };
import registration from './calls/registration/registration.schema.json' with { type: 'json' };
import service from './calls/support/service.schema.json' with { type: 'json' };
import system from './calls/shell/system.schema.json' with { type: 'json' };
import verification from './calls/protection/verification.schema.json' with { type: 'json' };
import vip from './calls/rewards/vip.schema.json' with { type: 'json' };
import wallet from './calls/account/wallet.schema.json' with { type: 'json' };
import winners from './calls/home/winners.schema.json' with { type: 'json' };

/**
 * The request and reply schemas by noun. For the server and the sandbox: a browser never loads
 * them.
 */
export const callSchemas: Readonly<Record<string, object>> = {
  account,
  bettingRecord,
  contracts,
  feedback,
  games,
  help,
  icons,
  jackpots,
  lottery,
  mall,
  messages,
  notices,
  passwords,
  platform,
  play,
  promotions,
  registration,
  service,
  system,
  verification,
  vip,
  wallet,
  winners,
};
