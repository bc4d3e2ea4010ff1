import type { Site } from '@livery/model';
import { expect, it } from 'vitest';
import type { BotCheck, CheckedCall } from '../bot-check/BotCheck.ts';
import { exampleSite } from './exampleSite.ts';

/** Bot check under test. */
export interface BotCheckUnderTest {
  /** Two servers that share a data folder. */
  readonly first: BotCheck;
  readonly second: BotCheck;
  /** Solves a puzzle as a browser's solver of this kind does. */
  readonly solve: (puzzle: string) => Promise<string>;
  /** Makes all issued puzzles expire. */
  readonly expire: () => void;
}

const [coral, reef] = ['coral', 'reef'].map((brand) => exampleSite({ brand })) as [Site, Site];
/** Returns whether a check accepts a solution. */
async function accepts(
  check: BotCheck,
  subject: CheckedCall & { readonly solution: string },
): Promise<boolean> {
  return (await check.verify(subject)) !== undefined;
}

const login = { site: coral, call: 'loginV2' };

/**
 * Tests that every {@link BotCheck} must pass, the embedded one and each adapter. Call it in the
 * adapter's test.
 */
export function botCheckContract(setUp: () => BotCheckUnderTest): void {
  it('[LOGN-05] accepts a solution once across servers', async () => {
    const { first: here, second: there, solve } = setUp();
    const solution = await solve(await here.challenge(login));
    expect(solution.length).toBeLessThanOrEqual(8192);
    expect(await accepts(there, { ...login, solution })).toBe(true);
    expect([
      await accepts(there, { ...login, solution }),
      await accepts(here, { ...login, solution }),
    ]).toEqual([false, false]);
  });

  it('[LOGN-05] accepts a solution once if it is sent concurrently', async () => {
    const { first, second, solve } = setUp();
    const solution = await solve(await first.challenge(login));
    const verdicts = await Promise.all(
      [first, second, first].map((check) => accepts(check, { ...login, solution })),
    );
    expect(verdicts.filter(Boolean)).toEqual([true]);
  });

  it('[LOGN-05] rejects a solution for another call or brand without using it up', async () => {
    const { first, solve } = setUp();
    const solution = await solve(await first.challenge(login));
    expect(await accepts(first, { site: coral, call: 'register', solution })).toBe(false);
    expect(await accepts(first, { site: reef, call: 'loginV2', solution })).toBe(false);
    expect(await accepts(first, { ...login, solution })).toBe(true);
  });

  it('[LOGN-05] rejects an expired solution', async () => {
    const { first, solve, expire } = setUp();
    const solution = await solve(await first.challenge(login));
    expire();
    expect(await accepts(first, { ...login, solution })).toBe(false);
  });

  it('[LOGN-05] rejects a puzzle without solution and garbage', async () => {
    const { first } = setUp();
    const puzzle = await first.challenge(login);
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
      expect([solution, await accepts(first, { ...login, solution })]).toEqual([solution, false]);
    }
  });
}
