import type { MerchantWallet, MerchantWalletRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Whether the merchant uses a single wallet or one per provider, and the member's setting.
 *
 * Shape:  `{ isSingle, autoTransfer }`.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`.
 * Source: SESS-12, GAME-04, CALL-18. The path is our choice: the source has none.
 */
export const getMerchantWallet = defineCall<MerchantWalletRequest, MerchantWallet>({
  name: 'getMerchantWallet',
  path: '/wps/relay/GCS_merchantWallet',
  token: true,
  replySchema: 'MerchantWallet',
});
