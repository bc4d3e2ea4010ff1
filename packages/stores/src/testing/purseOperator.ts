import { walletTransfer } from '@livery/api';
import { reply, type Answer, type RecordedCall } from './fakeApi.ts';

/**
 * The operator's balances of one member, in the main wallet and at each provider, in major units.
 * Several pages may use it.
 */
export class PurseOperator {
  main: number;
  readonly purses: Map<string, number>;

  constructor(main: number, purses: Readonly<Record<string, number>> = {}) {
    this.main = main;
    this.purses = new Map(Object.entries(purses));
  }

  /** Returns the answers to one page. @param calls returns the calls that the page has made. */
  answers(calls: () => readonly RecordedCall[]): { readonly [name in 'balance' | 'done']: Answer } {
    return {
      balance: () =>
        reply({
          sumBalance:
            this.main + [...this.purses.values()].reduce((sum, amount) => sum + amount, 0),
          mainBalance: this.main,
        })(),
      // Executes the page's last transfer, with the whole balance.
      done: () => reply(this.#move(calls()))(),
    };
  }

  #move(calls: readonly RecordedCall[]): object {
    const transfer = calls.findLast(({ name }) => name === walletTransfer.name);
    if (!transfer) throw new Error('The page requested no transfer.');
    // A request of `walletTransfer`.
    const {
      vassalage: vendorCode,
      direction,
      referenceNo,
    } = transfer.request as {
      vassalage: string;
      direction: 'in' | 'out';
      referenceNo: string;
    };
    const purse = this.purses.get(vendorCode) ?? 0;
    const amount = direction === 'in' ? this.main : purse;
    this.main += direction === 'in' ? -amount : amount;
    this.purses.set(vendorCode, direction === 'in' ? purse + amount : 0);
    return { referenceNo, status: 'done', amount };
  }
}
