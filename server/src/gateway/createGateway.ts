import { BotChecks } from '../bot-check/BotChecks.ts';
import { CheckEffort } from '../bot-check/CheckEffort.ts';
import { ProofOfWork } from '../bot-check/ProofOfWork.ts';
import { RequestBodies } from '../http/body/RequestBodies.ts';
import type { PayloadThreads } from '../payloads/PayloadThreads.ts';
import { LargeResponses } from '../request/LargeResponses.ts';
import type { Keyring } from '../session/Keyring.ts';
import { RateLimiter } from '../shared-state/RateLimiter.ts';
import type { SharedState } from '../shared-state/SharedState.ts';
import { BodyKeys } from './BodyKeys.ts';
import { gateway } from './gateway.ts';
import type { GatewayPorts } from './GatewayPorts.ts';
import { ImageRequests } from './images/ImageRequests.ts';

/** Members of {@link GatewayPorts} that the gateway creates itself. */
type OwnParts =
  | 'bodies'
  | 'bodyKeys'
  | 'botChecks'
  | 'checkEffort'
  | 'imageRequests'
  | 'largeResponses';

/** Creates the gateway. The routes of the site share its ports. */
export function createGateway({
  keyring,
  payloadThreads,
  sharedState,
  ...ports
}: Omit<GatewayPorts, OwnParts> & {
  readonly keyring: Keyring;
  readonly payloadThreads: PayloadThreads;
  readonly sharedState: SharedState;
}): { ports: GatewayPorts; calls: ReturnType<typeof gateway> } {
  const { clock, limits, validators } = ports;
  const gatewayPorts: GatewayPorts = {
    ...ports,
    bodies: new RequestBodies({ clock }),
    bodyKeys: new BodyKeys({ keyring }),
    botChecks: new BotChecks({
      proofOfWork: new ProofOfWork({ keyring, clock, claims: sharedState }),
    }),
    checkEffort: new CheckEffort({ limiter: new RateLimiter({ clock }) }),
    imageRequests: new ImageRequests({ limits, threads: payloadThreads, validators }),
    largeResponses: new LargeResponses(),
  };
  return { ports: gatewayPorts, calls: gateway(gatewayPorts) };
}
