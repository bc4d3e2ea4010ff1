import { games } from '@livery/demo-content/catalogue/games';
import { vendors } from '@livery/demo-content/catalogue/vendors';
import { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { Sessions } from '../members/Sessions.ts';
import type { Launch } from '@livery/demo-provider/server/Launch';
import { Launches } from '../wallet/Launches.ts';
import { mainPurse } from '../wallet/purseBalance.ts';
import type { DatabaseInUse } from './useDatabase.ts';
import { FakeClock } from '@livery/testing/FakeClock';

/** Signed-in member. */
export interface SignedIn {
  readonly memberId: number;
  readonly token: string;
}

export const catalogue = new GameCatalogue({ vendors, games });

/** Creates members who sign in and open games, one second apart. */
export function useLaunches(fixture: DatabaseInUse) {
  const clock = new FakeClock();
  return {
    clock,
    launches: () => new Launches({ db: fixture.db, catalogue, clock }),
    async signIn(): Promise<SignedIn> {
      const memberId = await fixture.newMember(0);
      const { token } = await new Sessions(fixture.db).open(memberId, clock.nowMs());
      return { memberId, token };
    },
    /** Opens the game at a position of the catalogue. */
    async open({ memberId, token }: SignedIn, index: number): Promise<Launch | undefined> {
      const game = games[index];
      if (!game) throw new Error(`There is no game at ${index}.`);
      clock.advance(1_000);
      return this.launches().open(
        {
          sessionToken: token,
          merchant: 'LAGOON',
          memberId,
          game,
          demo: index % 2 === 0,
          currency: 'PHP',
          minorDigits: 2,
          purse: mainPurse,
          minBetMinor: 1,
          maxBetMinor: 100,
        },
        clock.nowMs(),
      );
    },
  };
}
