import type { WinnerBoardReply, WinnerBoardRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The latest winners of this brand, newest first.
 *
 * Shape:  `Winner[]`, at most `limitNum`.
 * Units:  `winAmount` in major units of the brand's currency.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: HOME-10. The path is our choice: the source shows none.
 */
export const getWinnerBoard = defineCall<WinnerBoardRequest, WinnerBoardReply>({
  name: 'getWinnerBoard',
  path: '/wps/relay/GCS_winnerBoard',
  guestCacheMs: 5_000,
  complete: (site, request) => ({ gameCategory: 'ALL', language: site.language, ...request }),
});
