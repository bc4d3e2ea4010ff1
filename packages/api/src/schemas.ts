import account from './calls/account.schema.json' with { type: 'json' };
import games from './calls/games.schema.json' with { type: 'json' };
import platform from './calls/platform.schema.json' with { type: 'json' };
import system from './calls/system.schema.json' with { type: 'json' };
import wallet from './calls/wallet.schema.json' with { type: 'json' };

/** The request and reply schemas by noun. For the server and the sandbox: a browser never loads them. */
export const callSchemas: Readonly<Record<string, object>> = { account, games, platform, system, wallet };
