import { FakeClock } from '@livery/testing/FakeClock';
import { localState } from '../testing/localState.ts';
import { memoryLog } from '../testing/memoryLog.ts';
import { sharedStateContract } from '../testing/sharedStateContract.ts';

sharedStateContract(async () => {
  const clock = new FakeClock();
  const [endedSessionsLog, claimsLog] = [memoryLog(), memoryLog()];
  const server = () =>
    localState({ clock, endedSessionsLog: endedSessionsLog(), claimsLog: claimsLog() });
  return {
    first: server(),
    second: server(),
    restarted: async () => server(),
    nowMs: clock.nowMs,
    advance: clock.advance,
    [Symbol.asyncDispose]: async () => undefined,
  };
});
