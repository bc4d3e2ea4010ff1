import type { Wallet } from './Wallet.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';

/** Handles balances of the member's wallets. */
export function walletHandlers({
  wallet,
}: {
  wallet: Wallet;
}): Pick<CallHandlers, 'getBalanceV2' | 'getMerchantWallet'> {
  return {
    getBalanceV2: async (_request, { member, merchant }) => {
      const { sumMinor, mainMinor } = await wallet.holdings(member.memberId);
      const perMajor = 10 ** profileOf(merchant.profile).currency.minorDigits;
      return { sumBalance: sumMinor / perMajor, mainBalance: mainMinor / perMajor };
    },
    getMerchantWallet: (_request, { merchant, member }) => ({
      isSingle: merchant.singleWallet,
      autoTransfer: member.autoTransfer !== false,
    }),
  };
}
