import { FakeClock } from '@livery/testing/FakeClock';
import { pino } from 'pino';
import type { Clock } from '../http/Clock.ts';
import type { AppendLog } from '../shared-state/AppendLog.ts';
import { LocalState } from '../shared-state/LocalState.ts';
import { memoryLog } from './memoryLog.ts';

/** Returns a state that keeps its logs in memory, or in the given ones. */
export function localState({
  clock = new FakeClock(),
  endedSessionsLog = memoryLog()(),
  claimsLog = memoryLog()(),
}: {
  clock?: Clock;
  endedSessionsLog?: AppendLog | undefined;
  claimsLog?: AppendLog | undefined;
} = {}): LocalState {
  return new LocalState({ clock, logger: pino({ level: 'silent' }), endedSessionsLog, claimsLog });
}
