import type { Wallet } from '../../members/Wallet.ts';
import type { CallHandlers } from '../CallHandlers.ts';

/** Minor units in one major unit: both demonstration currencies have two digits. */
const minorPerMajor = 100;

/** The member's money. */
export function walletHandlers({ wallet }: { wallet: Wallet }): Pick<CallHandlers, 'getBalanceV2' | 'getMerchantWallet'> {
  return {
    getBalanceV2: async (_request, { member }) => {
      const { sumMinor, mainMinor } = await wallet.holdings(member.memberId);
      return { sumBalance: sumMinor / minorPerMajor, mainBalance: mainMinor / minorPerMajor };
    },
    getMerchantWallet: () => ({ isSingle: true }),
  };
}
