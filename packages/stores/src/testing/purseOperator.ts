import { walletTransfer } from '@livery/api';
import { reply, type Answer, type MadeCall } from './fakeApi.ts';

/**
 * An operator's side of one member's money: what is in the main wallet, and at each provider, in
 * major units. Several pages may ask it.
 */
export class PurseOperator {
  main: number;
  readonly purses: Map<string, number>;

  constructor(main: number, purses: Readonly<Record<string, number>> = {}) {
    this.main = main;
    this.purses = new Map(Object.entries(purses));
  }

  /** The answers to one page. @param calls those it has made. */
  answers(calls: () => readonly MadeCall[]): { readonly [name in 'balance' | 'done']: Answer } {
    return {
      balance: () =>
        reply({
          sumBalance:
            this.main + [...this.purses.values()].reduce((sum, amount) => sum + amount, 0),
          mainBalance: this.main,
        })(),
      // Carries the page's last transfer out: all there is.
      done: () => reply(this.#move(calls()))(),
    };
  }

  #move(calls: readonly MadeCall[]): object {
    const asked = calls.findLast(({ name }) => name === walletTransfer.name);
    if (!asked) throw new Error('The page has asked for no transfer.');
    // The call's
    const {
      vassalage: vendorCode,
      direction,
      referenceNo,
    } = asked.request as {
      vassalage: string;
      direction: 'in' | 'out';
      referenceNo: string;
    };
    const there = this.purses.get(vendorCode) ?? 0;
    const amount = direction === 'in' ? this.main : there;
    this.main += direction === 'in' ? -amount : amount;
    this.purses.set(vendorCode, direction === 'in' ? there + amount : 0);
    return { referenceNo, status: 'done', amount };
  }
}
