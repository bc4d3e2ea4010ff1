import type { RequestNamed } from '@livery/api';
import type { DepositLimit, DepositMethod, DepositOrder } from '@livery/model';
import { CentreCallStore } from '../centre/CentreCallStore.ts';
import { CentreStore } from '../centre/CentreStore.ts';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';

/** Calls whose replies are lists of deposits, which a new one and the status of one change. */
export const depositLists: readonly string[] = ['getDepositMethods', 'getDepositRecord'];
/** Maximum number of pictures that prove the payment of an order. */
const maxProofs = 3;

/** The way from a form to a paid deposit, and what may be paid in. Source: MEMB-05. */
export class DepositStore implements LazyStore {
  readonly #root: StoreAccess;

  constructor({ root }: StoreDeps) {
    this.#root = root;
  }

  /**
   * Creates an order and opens the page on which it is paid, unless the member has left the form.
   *
   * Errors: those of the call.
   */
  async create(request: RequestNamed<'createDeposit'>, isLeft: () => boolean): Promise<void> {
    const calls = this.#root.get(CentreCallStore);
    const { orderId } = await calls.send('createDeposit', request, depositLists, isLeft);
    if (!isLeft()) this.#root.get(CentreStore).open('mc.depositv2', { order: orderId });
  }

  /** Loads again what an order's new status changes: the lists of deposits, and the balance. */
  followStatus(): void {
    this.#root.get(CentreCallStore).refresh(depositLists);
    void this.#root.wallet.refresh();
  }
}

/** Whether a method takes deposits now. */
export function isUsable({ state }: DepositMethod): boolean {
  return state !== 'maintenance';
}

/** Returns the amounts that a method and the member's own limits allow, in the site's currency. */
export function depositRange(
  { min, max }: DepositMethod,
  limits: readonly DepositLimit[],
): { min: number; max: number } {
  return { min, max: Math.min(max, ...limits.flatMap(({ left }) => left ?? [])) };
}

/** Whether an order can still be paid. */
export function isPayable({ status }: DepositOrder): boolean {
  return status === 'created' || status === 'pending';
}

/** Returns how many more pictures may prove a member's own transfer; 0 if no proof is needed. */
export function missingProofs(order: DepositOrder): number {
  const { payee, proofs = 0 } = order;
  return isPayable(order) && payee ? Math.max(0, maxProofs - proofs) : 0;
}
