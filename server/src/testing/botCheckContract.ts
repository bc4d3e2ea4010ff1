import type { Site } from '@livery/model';
import { expect, it } from 'vitest';
import type { BotCheck } from '../bot-check/BotCheck.ts';
import { exampleSite } from './exampleSite.ts';

/** Bot check under test. */
export interface BotCheckUnderTest {
  /** Two servers that share a data folder. */
  readonly here: BotCheck;
  readonly there: BotCheck;
  /** Solves a puzzle as a browser's solver of this kind does. */
  readonly solve: (puzzle: string) => Promise<string>;
  /** Makes all issued puzzles expire. */
  readonly expire: () => void;
}

const [coral, reef] = ['coral', 'reef'].map((brand) => exampleSite({ brand })) as [Site, Site];
const login = { site: coral, call: 'loginV2' };

/**
 * Tests that every {@link BotCheck} must pass, the embedded one and each adapter. Call it in the
 * adapter's test.
 */
export function botCheckContract(setUp: () => BotCheckUnderTest): void {
  it('[LOGN-05] takes a solution once, at whichever server', async () => {
    const { here, there, solve } = setUp();
    const solution = await solve(await here.challenge(login));
    expect(solution.length).toBeLessThanOrEqual(8192);
    expect(await there.verify({ ...login, solution })).toBe(true);
    expect([
      await there.verify({ ...login, solution }),
      await here.verify({ ...login, solution }),
    ]).toEqual([false, false]);
  });

  it('[LOGN-05] of a solution that is shown twice at once, one counts', async () => {
    const { here, there, solve } = setUp();
    const solution = await solve(await here.challenge(login));
    const verdicts = await Promise.all(
      [here, there, here].map((check) => check.verify({ ...login, solution })),
    );
    expect(verdicts.filter(Boolean)).toEqual([true]);
  });

  it('[LOGN-05] takes no solution of another call or brand, and the right one still afterwards', async () => {
    const { here, solve } = setUp();
    const solution = await solve(await here.challenge(login));
    expect(await here.verify({ site: coral, call: 'register', solution })).toBe(false);
    expect(await here.verify({ site: reef, call: 'loginV2', solution })).toBe(false);
    expect(await here.verify({ ...login, solution })).toBe(true);
  });

  it('[LOGN-05] takes none that comes too late', async () => {
    const { here, solve, expire } = setUp();
    const solution = await solve(await here.challenge(login));
    expire();
    expect(await here.verify({ ...login, solution })).toBe(false);
  });

  it('[LOGN-05] takes neither a puzzle without its solution nor garbage', async () => {
    const { here } = setUp();
    const puzzle = await here.challenge(login);
    const json = (value: unknown): string =>
      Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const solution of [
      puzzle,
      '',
      'passed',
      '{}',
      json(null),
      json([]),
      json({}),
      json({ challenge: {}, solution: {} }),
      json({ challenge: { parameters: { nonce: 1 } }, solution: 1 }),
    ]) {
      expect([solution, await here.verify({ ...login, solution })]).toEqual([solution, false]);
    }
  });
}
