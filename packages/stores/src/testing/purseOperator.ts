import { walletTransfer } from '@livery/api';
import { fail, reply, type Answer, type MadeCall } from './fakeApi.ts';

/** An operator's side of one member's money: what is in the main wallet, and at each provider, in major units. Several pages may ask it. */
export class PurseOperator {
  main: number;
  readonly purses: Map<string, number>;

  constructor(main: number, purses: Readonly<Record<string, number>> = {}) {
    this.main = main;
    this.purses = new Map(Object.entries(purses));
  }

  /** The answers to one page. @param calls those it has made. */
  answers(calls: () => readonly MadeCall[]): { readonly [name in 'balance' | 'done' | 'lost']: Answer } {
    return {
      balance: () => reply({ sumBalance: this.main + [...this.purses.values()].reduce((sum, amount) => sum + amount, 0), mainBalance: this.main })(),
      // Carries the page's last transfer out: all there is.
      done: () => reply(this.#move(calls()))(),
      // Carries it out, and the answer does not get there.
      lost: () => {
        this.#move(calls());
        return fail('upstream_timeout')();
      },
    };
  }

  #move(calls: readonly MadeCall[]): object {
    const { vassalage, direction, referenceNo } = calls.findLast(({ name }) => name === walletTransfer.name)?.request as { vassalage: string; direction: 'in' | 'out'; referenceNo: string }; // the call's
    const there = this.purses.get(vassalage) ?? 0;
    const amount = direction === 'in' ? this.main : there;
    this.main += direction === 'in' ? -amount : amount;
    this.purses.set(vassalage, direction === 'in' ? there + amount : 0);
    return { referenceNo, status: 'done', amount };
  }
}
