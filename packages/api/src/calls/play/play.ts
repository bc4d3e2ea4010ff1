import type {
  GameLaunch,
  LaunchGameRequest,
  LaunchPvpGameReply,
  LaunchPvpGameRequest,
  PvpRoomsReply,
  PvpRoomsRequest,
  WalletTransfer,
  WalletTransferRequest,
  WalletTransferStatusRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Opens a game for the member who asks. Every answer is a launch of its own.
 *
 * Shape:  `GameLaunch`; a trial account gets one with `demo`.
 * Errors: `unauthorised`, `restricted`, `operator_refused`, `upstream_failed`, `upstream_timeout`.
 * Source: GAME-01, LOTT-06, ROUTE-20, ROUTE-21.
 */
export const launchGame = defineCall<LaunchGameRequest, GameLaunch>({
  name: 'launchGame',
  path: '/wps/game/launchGame',
  token: true,
  idempotent: false,
  changes: true,
  needsState: true,
  timeoutMs: 10_000,
  rate: 'write',
  replySchema: 'GameLaunch',
  complete: (site, request) => ({
    platform: site.vendorPlatform,
    language: site.language,
    ...request,
  }),
});

/**
 * The rooms of a player-versus-player provider.
 *
 * Shape:  `PvpRoom[]`.
 * Units:  stakes in major units of the brand's currency.
 * Errors: `unauthorised`, `operator_refused`, `upstream_failed`, `upstream_timeout`.
 * Source: GAME-03, CALL-13. The path is our choice: the source has none.
 */
export const getPvpRooms = defineCall<PvpRoomsRequest, PvpRoomsReply>({
  name: 'getPvpRooms',
  path: '/wps/relay/GCS_pvpRooms',
  token: true,
  complete: (site, request) => ({ language: site.language, ...request }),
});

/**
 * Opens a room for the member who asks.
 *
 * Shape:  `{ content: GameLaunch }`.
 * Errors: as {@link launchGame}.
 * Source: GAME-03, CALL-13. The path is our choice: the source has none.
 */
export const launchPvpGame = defineCall<LaunchPvpGameRequest, LaunchPvpGameReply>({
  name: 'launchPvpGame',
  path: '/wps/relay/GCS_pvpLaunchGame',
  token: true,
  idempotent: false,
  changes: true,
  needsState: true,
  timeoutMs: 10_000,
  rate: 'write',
  complete: (site, request) => ({ language: site.language, ...request }),
});

/**
 * Moves money between the main wallet and that of a provider with a wallet of its own. Asked again
 * with the same number, it answers what came of the first.
 *
 * Shape:  `WalletTransfer`.
 * Units:  major units of the brand's currency.
 * Errors: `unauthorised`, `operator_refused` (too little money), `upstream_failed`,
 *         `upstream_timeout`: then {@link getWalletTransfer} knows.
 * Source: GAME-04, CALL-13.
 */
export const walletTransfer = defineCall<WalletTransferRequest, WalletTransfer>({
  name: 'walletTransfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  token: true,
  account: 'real',
  needsState: true,
  timeoutMs: 10_000,
  rate: 'write',
  replySchema: 'WalletTransfer',
});

/**
 * What became of a transfer whose answer was lost.
 *
 * Shape:  `WalletTransfer`; `refused` for one the operator never got, which it will not take any
 *         more.
 * Errors: `unauthorised`, `forbidden`, `real_account_needed`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: ours; GAME-04 asks what became of a transfer after a timeout.
 */
export const getWalletTransfer = defineCall<WalletTransferStatusRequest, WalletTransfer>({
  name: 'getWalletTransfer',
  path: '/wps/relay/GCS_walletTransferStatus',
  token: true,
  changes: true,
  account: 'real',
  rate: 'write',
  requestSchema: 'WalletTransferStatusRequest',
  replySchema: 'WalletTransfer',
});
