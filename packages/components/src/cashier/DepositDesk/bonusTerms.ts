import type { DepositBonus } from '@livery/model';
import type { RootStore } from '@livery/stores';
import { moneyText } from '../../centre/parts/ReplyValue.tsx';

/** Returns the conditions of a bonus as one sentence, as far as the operator states them. */
export function bonusTerms(
  stores: RootStore,
  { percent, maxAmount, minDeposit, wagerTimes = 0 }: DepositBonus,
): string {
  const { locale } = stores;
  return [
    ...(percent === undefined ? [] : [locale.t('mc.deposit.bonus.percent', { percent })]),
    ...(maxAmount === undefined
      ? []
      : [
          locale.t('mc.deposit.bonus.max', {
            amount: moneyText(stores, maxAmount, { meaning: 'spendable' }),
          }),
        ]),
    ...(minDeposit === undefined
      ? []
      : [
          locale.t('mc.deposit.bonus.min', {
            amount: moneyText(stores, minDeposit, { meaning: 'payable' }),
          }),
        ]),
    ...(wagerTimes === 0 ? [] : [locale.t('mc.deposit.bonus.wager', { times: wagerTimes })]),
  ].join(' · ');
}
