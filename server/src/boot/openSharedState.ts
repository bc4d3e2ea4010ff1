import path from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '@livery/model';
import { withinMs } from '../http/withinMs.ts';
import { LocalState, type Claim } from '../shared-state/LocalState.ts';
import type { SharedState } from '../shared-state/SharedState.ts';
import { ValkeyState } from '../shared-state/ValkeyState.ts';
import { dailyLogFiles } from './dailyLogFiles.ts';
import { machineId } from './files/machineId.ts';

/** Longest wait of the start for Valkey; later it is a problem on the status page. */
const startWaitMs = 2_000;

/** Opens the state of this machine, or the one that several machines share in Valkey. */
export async function openSharedState({
  clock,
  logger,
  data,
  valkeyUrl,
  valkeyWaitMs,
  valkeyClaimWaitMs,
  secret,
  onReused,
}: {
  clock: Clock;
  logger: Logger;
  data: string;
  valkeyUrl: string | undefined;
  valkeyWaitMs: number;
  valkeyClaimWaitMs: number;
  secret: () => string;
  /** Called for a claim that was accepted here, and by another machine before. */
  onReused: (claim: Claim) => void;
}): Promise<SharedState> {
  const local = new LocalState({
    machine: machineId(data, logger),
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
    limitWaitMs: valkeyWaitMs,
    claimWaitMs: valkeyClaimWaitMs,
    onReused,
  });
  await withinMs(shared.firstContact, startWaitMs, clock);
  return shared;
}
