import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import { localState } from '../testing/localState.ts';
import { deniedClaimId } from './Denylist.ts';
import type { LocalState } from './LocalState.ts';
import { SharedClaims, type ClaimClient } from './SharedClaims.ts';
import { SharedKeys } from './SharedKeys.ts';

const minuteMs = 60_000;

/** Valkey whose answers wait for `release`, although it applies commands at once. */
class SlowValkey implements ClaimClient {
  readonly claims = new Map<string, string>();
  readonly lastingMs: number[] = [];
  #held: PromiseWithResolvers<void> | undefined;

  readonly set: ClaimClient['set'] = async (key, value, _px, ms) => {
    const known = this.claims.get(key) ?? null;
    if (known === null) this.claims.set(key, value);
    this.lastingMs.push(ms);
    await this.#held?.promise;
    return known;
  };

  get isSlow(): boolean {
    return this.#held !== undefined;
  }

  hold(): void {
    this.#held = Promise.withResolvers();
  }

  release(): void {
    this.#held?.resolve();
    this.#held = undefined;
  }
}

interface Machine {
  readonly local: LocalState;
  readonly claims: SharedClaims;
  /** Ids of claims that were accepted here and by another machine before. */
  readonly reused: readonly string[];
}

function machine(valkey: SlowValkey, clock = new FakeClock()): Machine {
  const reused: string[] = [];
  const local = localState({ clock });
  const claims = new SharedClaims({
    clock,
    local,
    keys: new SharedKeys({ secret: () => 'a secret' }),
    link: {
      async confirm(command) {
        const answer = command(valkey);
        // A wait that is over before a slow answer comes.
        if (!valkey.isSlow) await answer;
      },
    },
    end: (session) => local.end(session),
    onReused: ({ claimId }) => reused.push(claimId),
  });
  return { local, claims, reused };
}

async function claimLate(
  { claims }: Machine,
  valkey: SlowValkey,
  untilMs: number,
): Promise<string> {
  valkey.hold();
  const accepted = await claims.claim('coral', 'proof', untilMs);
  const claimId = accepted?.unconfirmedId;
  if (claimId === undefined) throw new Error('the claim was not accepted without an answer');
  return claimId;
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('refuses an id that another machine claimed, if the answer comes in time', async () => {
  const valkey = new SlowValkey();
  const untilMs = new FakeClock().nowMs() + minuteMs;
  const [first, second] = [machine(valkey), machine(valkey)];

  expect(await first.claims.claim('coral', 'proof', untilMs)).toEqual({ unconfirmedId: undefined });
  expect(await second.claims.claim('coral', 'proof', untilMs)).toBeUndefined();
  expect(second.reused).toEqual([]);
});

it('ends what a claim opened when a late answer shows that another machine was first', async () => {
  const valkey = new SlowValkey();
  const untilMs = new FakeClock().nowMs() + minuteMs;
  const [first, second] = [machine(valkey), machine(valkey)];
  await first.claims.claim('coral', 'proof', untilMs);

  const claimId = await claimLate(second, valkey, untilMs);
  const endedBefore = second.local.hasEnded(deniedClaimId(claimId));
  valkey.release();
  await settled();

  expect(endedBefore).toBe(false);
  expect(second.local.hasEnded(deniedClaimId(claimId))).toBe(true);
  expect(second.reused).toEqual([claimId]);
});

it('keeps what a claim opened when a late answer shows that it was first', async () => {
  const valkey = new SlowValkey();
  const only = machine(valkey);

  const claimId = await claimLate(only, valkey, new FakeClock().nowMs() + minuteMs);
  valkey.release();
  await settled();
  only.claims.reset();
  await only.claims.deliver(valkey);

  expect(only.local.hasEnded(deniedClaimId(claimId))).toBe(false);
  expect(only.reused).toEqual([]);
});

it('ends what a claim opened when the hand-over finds that another machine was first', async () => {
  const [valkey, lost] = [new SlowValkey(), new SlowValkey()];
  const untilMs = new FakeClock().nowMs() + minuteMs;
  const first = machine(valkey);
  // Its commands during an outage reach no Valkey, and are never answered.
  const second = machine(lost);
  const claimId = await claimLate(second, lost, untilMs);
  await first.claims.claim('coral', 'proof', untilMs);

  await second.claims.deliver(valkey);

  expect(second.local.hasEnded(deniedClaimId(claimId))).toBe(true);
  expect(second.reused).toEqual([claimId]);
});

it('keeps a claim for its remaining time and an allowance, by no absolute time', async () => {
  const valkey = new SlowValkey();
  const clock = new FakeClock();

  await machine(valkey, clock).claims.claim('coral', 'proof', clock.nowMs() + 2 * minuteMs);

  expect(valkey.lastingMs).toEqual([32 * minuteMs]);
});
