import type { Database } from '../database/DatabaseSchema.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { LotteryResults } from './LotteryResults.ts';
import type { GameMoney } from '../wallet/GameMoney.ts';
import { BetService } from './BetService.ts';
import { LotteryOrders } from './LotteryOrders.ts';
import { LotterySettlement } from './LotterySettlement.ts';

export interface Lottery {
  readonly results: LotteryResults;
  readonly orders: LotteryOrders;
  readonly betService: BetService;
  readonly settlement: LotterySettlement;
}

/** Assembles the operator's own lottery. */
export function createLottery({
  db,
  catalogue,
  money,
  keySecret,
  onFault,
}: {
  db: Database;
  catalogue: GameCatalogue;
  money: GameMoney;
  keySecret: string;
  onFault: (error: unknown) => void;
}): Lottery {
  const results = new LotteryResults(keySecret);
  const orders = new LotteryOrders(db);
  return {
    results,
    orders,
    betService: new BetService({ orders, money }),
    settlement: new LotterySettlement({ orders, money, results, catalogue, onFault }),
  };
}
