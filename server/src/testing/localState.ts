import { FakeClock } from '@livery/testing/FakeClock';
import { pino } from 'pino';
import type { Clock } from '@livery/model';
import type { AppendLog } from '../shared-state/AppendLog.ts';
import { LocalState } from '../shared-state/LocalState.ts';
import { memoryLog } from './memoryLog.ts';

/** Returns a state that keeps its logs in memory, or in the given ones. */
export function localState({
  machine = 'machine',
  clock = new FakeClock(),
  endedSessionsLog = memoryLog()(),
  claimsLog = memoryLog()(),
}: {
  machine?: string;
  clock?: Clock;
  endedSessionsLog?: AppendLog | undefined;
  claimsLog?: AppendLog | undefined;
} = {}): LocalState {
  return new LocalState({
    machine,
    clock,
    logger: pino({ level: 'silent' }),
    endedSessionsLog,
    claimsLog,
  });
}

/** State of a machine that others do not answer, and the ids of its claims in their order. */
export interface UnconfirmedState {
  readonly state: LocalState;
  readonly claimIds: readonly string[];
}

/** Returns a state whose claims no other machine confirms, as while Valkey is away. */
export function unconfirmedState(machine = 'machine'): UnconfirmedState {
  const claimIds: string[] = [];
  const state = localState({ machine });
  return {
    claimIds,
    state: Object.assign(state, {
      async claim(brand: string, id: string, untilMs: number) {
        const claimId = state.claimHere(brand, id, untilMs);
        if (claimId === undefined) return undefined;
        claimIds.push(claimId);
        return { unconfirmedId: claimId };
      },
    }),
  };
}
