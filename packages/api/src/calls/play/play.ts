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
 * Opens a game for the signed-in member. Every call creates a new launch.
 *
 * Shape:  `GameLaunch`; has `demo` for a trial account.
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
 * Opens a room for the signed-in member.
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
 * Result of a transfer whose reply was lost.
 *
 * Shape:  `WalletTransfer`; `refused` for a transfer that never reached the operator, which the
 *         operator then no longer accepts.
 * Errors: `unauthorised`, `forbidden`, `real_account_needed`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: our own call; GAME-04 requires the result of a transfer after a timeout.
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

/**
 * Transfers money between the main wallet and the separate wallet of a provider. A repeated request
 * with the same reference returns the result of the first.
 *
 * Shape:  `WalletTransfer`.
 * Units:  major units of the brand's currency.
 * Errors: `unauthorised`, `operator_refused` (insufficient balance), `upstream_failed`,
 *         `upstream_timeout`: then {@link getWalletTransfer} returns the result.
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
  once: 'referenceNo',
  result: getWalletTransfer,
  takes: {
    amount: 'amount',
    from: 'wallet',
    to: { field: 'vassalage' },
    reversed: { field: 'direction', value: 'out' },
  },
});
