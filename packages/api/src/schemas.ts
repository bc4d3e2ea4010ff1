import account from './calls/account.schema.json' with { type: 'json' };
import bettingRecord from './calls/bettingRecord.schema.json' with { type: 'json' };
import contracts from './calls/contracts.schema.json' with { type: 'json' };
import feedback from './calls/feedback.schema.json' with { type: 'json' };
import games from './calls/games.schema.json' with { type: 'json' };
import help from './calls/help.schema.json' with { type: 'json' };
import icons from './calls/icons.schema.json' with { type: 'json' };
import jackpots from './calls/jackpots.schema.json' with { type: 'json' };
import lottery from './calls/lottery.schema.json' with { type: 'json' };
import mall from './calls/mall.schema.json' with { type: 'json' };
import messages from './calls/messages.schema.json' with { type: 'json' };
import notices from './calls/notices.schema.json' with { type: 'json' };
import passwords from './calls/passwords.schema.json' with { type: 'json' };
import platform from './calls/platform.schema.json' with { type: 'json' };
import play from './calls/play.schema.json' with { type: 'json' };
import promotions from './calls/promotions.schema.json' with { type: 'json' };
import registration from './calls/registration.schema.json' with { type: 'json' };
import service from './calls/service.schema.json' with { type: 'json' };
import system from './calls/system.schema.json' with { type: 'json' };
import verification from './calls/verification.schema.json' with { type: 'json' };
import vip from './calls/vip.schema.json' with { type: 'json' };
import wallet from './calls/wallet.schema.json' with { type: 'json' };
import winners from './calls/winners.schema.json' with { type: 'json' };

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
