import { profileOf } from '../merchants/merchantProfiles.ts';
import { offersGameType } from '../merchants/moduleTree.ts';
import type { Jackpots } from '@livery/demo-provider/server/jackpot/Jackpots';
import type { CallHandlers } from '../calls/CallHandlers.ts';

/** Game types whose stakes feed the jackpots. */
const contributingTypes = ['RNG', 'FISH'] as const;

/** Handles the jackpots of the operator's games. */
export function jackpotHandlers({
  jackpots,
}: {
  jackpots: Jackpots;
}): Pick<CallHandlers, 'getJackpots'> {
  return {
    getJackpots: async (_request, { merchant, nowMs }) => {
      if (!contributingTypes.some((gameType) => offersGameType(merchant.modulesOff, gameType)))
        return [];
      const { code: currency, minorDigits } = profileOf(merchant.profile).currency;
      const amountMinor = await jackpots.amountMinor({
        merchant: merchant.code,
        currency,
        minorDigits,
      });
      return [
        {
          code: 'slots',
          amount: amountMinor / 10 ** minorDigits,
          currency,
          at: new Date(nowMs).toISOString(),
        },
      ];
    },
  };
}
