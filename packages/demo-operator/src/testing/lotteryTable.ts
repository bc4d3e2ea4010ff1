import { games, type Game } from '@livery/demo-content/catalogue/games';
import { vendors } from '@livery/demo-content/catalogue/vendors';
import type { Database } from '../database/DatabaseSchema.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { drawPlanOf, nextDrawAtMs, numeroOf } from '../lottery/lotteryDraws.ts';
import { createLottery, type Lottery } from '../lottery/createLottery.ts';
import type { LotteryBettor } from '../lottery/BetService.ts';
import type { LotteryTerms } from '../lottery/LotteryOrder.ts';
import { Members } from '../members/Members.ts';
import { Sessions } from '../members/Sessions.ts';
import { MerchantSeeder } from '../seed/MerchantSeeder.ts';
import { GameMoney } from '../wallet/GameMoney.ts';
import type { Launch } from '@livery/demo-provider/server/Launch';
import { Launches } from '../wallet/Launches.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { seededDatabase } from './startTestSandbox.ts';

/** Lottery with one member of Lagoon, over a temporary database. */
export interface LotteryTable extends Lottery {
  readonly db: Database;
  readonly clock: FakeClock;
  readonly game: Game;
  readonly launch: Launch;
  readonly faults: unknown[];
  /** Returns the member with permission to bet now. */
  readonly bettor: () => LotteryBettor;
  /** Returns the balance of the member's wallet. */
  readonly balance: () => Promise<number>;
  /** Returns a bet on the draw that is on sale. */
  readonly terms: (changes?: Partial<LotteryTerms>) => LotteryTerms;
  readonly close: () => Promise<void>;
}

export async function lotteryTable(): Promise<LotteryTable> {
  const { location, remove } = await seededDatabase();
  const database = await openDatabase(location);
  await migrate(database, migrations);
  const { db, close } = database;
  const clock = new FakeClock();
  await new MerchantSeeder(db).seed(clock.nowMs());
  const catalogue = new GameCatalogue({ vendors, games });
  const game = catalogue.find({ gameType: 'ELOTT', vassalage: 'LOTT' })[0];
  const member = await new Members(db).findByAccount('LAGOON', 'demo');
  if (!game || !member) throw new Error('The lottery has no game or no member.');
  // An active bonus limits the stakes.
  await db
    .updateTable('bonus')
    .set({ status: 'completed' })
    .where('member_id', '=', member.memberId)
    .execute();
  const { token: sessionToken } = await new Sessions(db).open(member.memberId, clock.nowMs());
  const launch = await new Launches({ db, catalogue, clock }).open(
    {
      sessionToken,
      merchant: 'LAGOON',
      memberId: member.memberId,
      game,
      demo: false,
      currency: 'PHP',
      minorDigits: 2,
      purse: '',
      minBetMinor: 1,
      maxBetMinor: 1_000_000,
    },
    clock.nowMs(),
  );
  if (!launch) throw new Error('The lottery could not be opened.');
  const faults: unknown[] = [];
  const money = new GameMoney({ db, catalogue });
  const lottery = createLottery({
    db,
    catalogue,
    money,
    keySecret: 'a secret of the tests',
    onFault: (error) => {
      faults.push(error);
    },
  });
  let createdCount = 0;
  return {
    ...lottery,
    db,
    clock,
    game,
    launch,
    faults,
    bettor: () => ({
      merchant: 'LAGOON',
      memberId: member.memberId,
      currency: launch.currency,
      minorDigits: launch.minorDigits,
      game,
      launch,
      nowMs: clock.nowMs(),
    }),
    balance: () => money.balanceMinor({ memberId: member.memberId, purse: '' }),
    terms: (changes) => {
      createdCount += 1;
      const plan = drawPlanOf(game);
      return {
        orderId: `order-of-the-test-${createdCount}`,
        nodeId: game.nodeId,
        numero: numeroOf(plan, nextDrawAtMs(plan, clock.nowMs())),
        playType: 'bigSmall',
        picks: [['big']],
        unitMinor: 200,
        multiple: 3,
        prizeMode: 'Lott',
        ...changes,
      };
    },
    close: async () => {
      await close();
      await remove();
    },
  };
}
