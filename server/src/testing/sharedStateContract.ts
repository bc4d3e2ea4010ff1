import { expect, it, vi } from 'vitest';
import type { SharedState } from '../shared-state/SharedState.ts';

/** Two servers with one shared state. */
export interface SharedStatePair extends AsyncDisposable {
  readonly first: SharedState;
  readonly second: SharedState;
  /** Returns a further server that starts with what the others have written down. */
  readonly restarted: () => Promise<SharedState>;
  readonly nowMs: () => number;
  /** Advances the clock if it is a fake one. */
  readonly advance: (ms: number) => void;
}

const hourMs = 3_600_000;
/** So slow that no event comes back during a test. */
const slow = { perSecond: 0.0001, burst: 3 };

/** Tests that every adapter of `SharedState` passes. */
export function sharedStateContract(start: () => Promise<SharedStatePair>): void {
  it('allows a burst, for each brand and key separately', async () => {
    await using pair = await start();
    const take = (brand: string, key: string) => pair.first.take(brand, [{ rate: slow, key }]);

    const verdicts: boolean[] = [];
    for (let event = 0; event < 4; event += 1) verdicts.push(await take('coral', 'a'));

    expect(verdicts).toEqual([true, true, true, false]);
    expect([await take('coral', 'b'), await take('reef', 'a')]).toEqual([true, true]);
  });

  it('allows exactly the burst of events that arrive together', async () => {
    await using pair = await start();

    const verdicts = await Promise.all(
      Array.from({ length: 50 }, () =>
        pair.first.take('coral', [{ rate: { perSecond: 0.001, burst: 20 }, key: 'a' }]),
      ),
    );

    expect(verdicts.filter(Boolean)).toHaveLength(20);
  });

  it('allows one more event when its time has passed', async () => {
    await using pair = await start();
    const take = () => pair.first.take('coral', [{ rate: { perSecond: 10, burst: 1 }, key: 'a' }]);
    expect([await take(), await take()]).toEqual([true, false]);

    pair.advance(100);

    await vi.waitUntil(take, { timeout: 20_000 });
  });

  it('counts an event for all of its limits or for none', async () => {
    await using pair = await start();
    const wide = { rate: slow, key: 'wide' };
    const narrow = { rate: { perSecond: 0.0001, burst: 1 }, key: 'narrow' };
    const take = (...limits: (typeof wide)[]) => pair.first.take('coral', limits);

    expect([await take(wide, narrow), await take(wide, narrow)]).toEqual([true, false]);
    expect([await take(wide), await take(wide), await take(wide)]).toEqual([true, true, false]);
  });

  it('forgets the events of a key', async () => {
    await using pair = await start();
    const limit = { rate: { perSecond: 0.0001, burst: 1 }, key: 'a' };
    expect([
      await pair.first.take('coral', [limit]),
      await pair.first.take('coral', [limit]),
    ]).toEqual([true, false]);

    pair.first.forget('coral', limit.key);

    await vi.waitUntil(() => pair.first.take('coral', [limit]), { timeout: 20_000 });
  });

  it('grants each id once among all servers, for each brand separately', async () => {
    await using pair = await start();
    const untilMs = pair.nowMs() + hourMs;
    const ids = Array.from({ length: 40 }, (_, index) => `id-${index}`);

    const verdicts = await Promise.all(
      ids.map((id) =>
        Promise.all([
          pair.first.claim('coral', id, untilMs),
          pair.second.claim('coral', id, untilMs),
          pair.first.claim('coral', id, untilMs),
        ]),
      ),
    );

    expect(verdicts.map((each) => each.filter(Boolean).length)).toEqual(ids.map(() => 1));
    expect(await pair.second.claim('reef', 'id-0', untilMs)).toBeDefined();
    expect(await (await pair.restarted()).claim('coral', 'id-1', untilMs)).toBeUndefined();
  });

  it('ends a session at once where it was ended, and then at all servers', async () => {
    await using pair = await start();
    const session = { sid: 'ended', absolute: pair.nowMs() + hourMs };

    pair.first.end(session);

    expect([pair.first.hasEnded('ended'), pair.first.hasEnded('other')]).toEqual([true, false]);
    pair.advance(1);
    await vi.waitUntil(() => pair.second.hasEnded('ended'), { timeout: 20_000 });
    expect((await pair.restarted()).hasEnded('ended')).toBe(true);
    expect([...pair.first.faults(), ...pair.second.faults()]).toEqual([]);
  });
}
