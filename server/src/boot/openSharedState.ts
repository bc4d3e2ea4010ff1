import path from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import { withinMs } from '../http/withinMs.ts';
import { LocalState } from '../shared-state/LocalState.ts';
import type { SharedState } from '../shared-state/SharedState.ts';
import { ValkeyState } from '../shared-state/ValkeyState.ts';
import { dailyLogFiles } from './dailyLogFiles.ts';

/** Longest wait of the start for Valkey; later it is a problem on the status page. */
const startWaitMs = 2_000;

/** Opens the state of this machine, or the one that several machines share in Valkey. */
export async function openSharedState({
  clock,
  logger,
  data,
  valkeyUrl,
  valkeyWaitMs,
  secret,
}: {
  clock: Clock;
  logger: Logger;
  data: string;
  valkeyUrl: string | undefined;
  valkeyWaitMs: number;
  secret: () => string;
}): Promise<SharedState> {
  const local = new LocalState({
    clock,
    logger,
    endedSessionsLog: dailyLogFiles({ folder: path.join(data, 'ended-sessions'), clock }),
    claimsLog: dailyLogFiles({ folder: path.join(data, 'used-challenges'), clock }),
  });
  if (valkeyUrl === undefined) return local;
  const shared = new ValkeyState({
    url: valkeyUrl,
    secret,
    clock,
    logger,
    local,
    askTimeoutMs: valkeyWaitMs,
  });
  await withinMs(shared.firstContact, startWaitMs);
  return shared;
}
