import type { MerchantWallet, MerchantWalletRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * How the merchant's wallets are arranged.
 *
 * Shape:  `{ isSingle }`.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`.
 * Source: product-spec §3 "Merchant wallet: isSingle", §7 "merchant wallet". The path is our
 *         choice: the source has none.
 */
export const getMerchantWallet = defineCall<MerchantWalletRequest, MerchantWallet>({
  name: 'getMerchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  token: true,
  encrypted: false,
  idempotent: true,
  timeoutMs: 5_000,
  rate: 'read',
  schemas: { request: 'wallet#MerchantWalletRequest', reply: 'wallet#MerchantWallet' },
});
