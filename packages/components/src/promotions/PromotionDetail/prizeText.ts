import type { RafflePrize } from '@livery/model';
import { AccountStateStore, type RootStore } from '@livery/stores';

/** Returns what a prize is: its amount in the visitor's currency, or its name. */
export function prizeText(stores: RootStore, { amount, name }: RafflePrize): string {
  return amount === undefined
    ? name
    : stores.locale.formatMoney(amount, stores.get(AccountStateStore).currencySymbol);
}
