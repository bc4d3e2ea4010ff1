import type { CallValidators } from '@livery/api/CallValidators';
import type { Logger } from 'pino';
import type { Clock } from '@livery/model';
import type { AuditLog } from '../audit/AuditLog.ts';
import type { BotChecks } from '../bot-check/BotChecks.ts';
import type { CheckEffort } from '../bot-check/CheckEffort.ts';
import type { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import type { RequestBodies } from '../http/body/RequestBodies.ts';
import type { AnswerError } from '../request/errorResponses.ts';
import type { LargeResponses } from '../request/LargeResponses.ts';
import type { VisitorLimits } from '../request/VisitorLimits.ts';
import type { DeviceCookie } from '../session/DeviceCookie.ts';
import type { PendingPasswordCookie } from '../session/PendingPasswordCookie.ts';
import type { ResumeTickets } from '../session/ResumeTickets.ts';
import type { CookieTransport } from '../session/CookieTransport.ts';
import type { Sessions } from '../session/Sessions.ts';
import type { Upstreams } from '../upstream/Upstreams.ts';
import type { BodyKeys } from './BodyKeys.ts';
import type { GuestReplies } from './guest-replies/GuestReplies.ts';
import type { ImageRequests } from './images/ImageRequests.ts';

/** Dependencies of the gateway and of its behaviours. */
export interface GatewayPorts {
  readonly access: AccessPolicy;
  readonly answerError: AnswerError;
  readonly audit: AuditLog;
  readonly bodies: RequestBodies;
  readonly bodyKeys: BodyKeys;
  readonly botChecks: BotChecks;
  readonly checkEffort: CheckEffort;
  readonly clock: Clock;
  readonly deviceCookie: DeviceCookie;
  readonly imageRequests: ImageRequests;
  readonly largeResponses: LargeResponses;
  readonly limits: VisitorLimits;
  readonly logger: Logger;
  /** Notes that the operator has launched a game of a provider. */
  readonly onLaunch: (brand: string, vendor: string) => void;
  readonly pendingPasswordCookie: PendingPasswordCookie;
  readonly replies: GuestReplies;
  readonly resumeTickets: ResumeTickets;
  /** Address of the embedded operator. */
  readonly sandboxOrigin: string | undefined;
  readonly sessions: Sessions;
  readonly transport: CookieTransport;
  readonly upstreams: Upstreams;
  readonly validators: CallValidators;
}
