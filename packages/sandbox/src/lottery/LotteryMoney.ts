import type { WalletAnswer } from '../wallet/OperatorWallet.ts';
import type { LotteryOrder } from './LotteryOrder.ts';

/** The money of bets on draws. Each of the three may be asked again: it is done once. */
export interface LotteryMoney {
  /** Takes the stake, under the launch the bet was made in. */
  debit(order: LotteryOrder): Promise<WalletAnswer>;
  /** Pays what was won; nothing, for a bet that has lost. */
  credit(order: LotteryOrder, prizeMinor: number): Promise<WalletAnswer>;
  /** Gives the stake back, or sees to it that it is never taken. */
  takeBack(order: LotteryOrder): Promise<WalletAnswer>;
}
