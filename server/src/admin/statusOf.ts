import type { Clock } from '@livery/model';
import type { AuditHead, AuditLog } from '../audit/AuditLog.ts';
import type { HeldBytes } from '../request/Metrics.ts';
import type { CookieTransport } from '../session/CookieTransport.ts';
import type { Keyring } from '../session/Keyring.ts';
import type { SharedState } from '../shared-state/SharedState.ts';
import type { BrandStates } from '../brand-state/BrandStates.ts';
import type { TenantEntry } from '../brands/TenantEntry.ts';
import type { TenantRegistry } from '../brands/TenantRegistry.ts';
import { problemLine } from '../brands/TenantSource.ts';
import type { OpenCircuit } from '../upstream/circuits/Circuits.ts';
import type { OversizedCall } from '../upstream/replies/OversizedReplies.ts';
import type { UpstreamState } from '../upstream/UpstreamPools.ts';
import type { RecordedRefusal } from '../upstream/RefusalLog.ts';
import type { Upstreams } from '../upstream/Upstreams.ts';
import { stallOf, unreadyReasons } from './health.ts';
import type { CountedGameFault, GameFaults } from './GameFaults.ts';
import type { LimitCounts } from './LimitCounts.ts';
import type { RepairedCall, ReplyRepairRecords } from './ReplyRepairRecords.ts';
import type { RecordedReport, Reports } from './Reports.ts';

/** Status of the server and of each brand. */
export interface Status {
  readonly build: string;
  readonly ready: boolean;
  readonly startedAt: string;
  readonly at: string;
  /** Problems of the server itself. */
  readonly problems: readonly string[];
  /** Keys that cookies and bodies are sealed with, and what each opened since the start. */
  readonly keys: readonly KeyStatus[];
  /** End of the audit log's chain; missing before its first line. */
  readonly audit?: AuditHead;
  readonly brands: readonly BrandStatus[];
  /** Hosts that no brand serves, each with the brand that no other one can take it from. */
  readonly reservedHosts: readonly {
    readonly host: string;
    readonly brand: string;
    readonly until: string;
  }[];
}

export interface KeyStatus {
  readonly id: string;
  readonly isSealing: boolean;
  readonly opens: readonly {
    readonly purpose: string;
    readonly count: number;
    readonly lastAt: string;
  }[];
}

export interface BrandStatus {
  readonly brand: string;
  readonly hosts: readonly string[];
  /**
   * Served version, and since when. `lastKnownGood` means that a newer version was refused; `from
   * disk` means that the version was restored from a snapshot.
   */
  readonly served?: {
    readonly version: string;
    readonly since: string;
    readonly lastKnownGood?: 'running' | 'from disk';
  };
  /** Refused version of the folder, and since when. */
  readonly refused?: {
    readonly since: string;
    readonly version?: string;
    readonly problems: readonly string[];
  };
  readonly warnings: readonly string[];
  /** Age of the brand state; missing while there is none. */
  readonly brandStateAgeMs?: number;
  /** Pools of the brand to its operators, since the first call. */
  readonly upstreams: readonly UpstreamStatus[];
  /** Calls whose replies were repaired since the start. */
  readonly repairs: readonly RepairStatus[];
  /** What the operators refused since the start: first what the brand's configuration may cause. */
  readonly refusals: readonly RefusalStatus[];
  /** Calls whose replies were too large since the start. */
  readonly oversized: readonly OversizedStatus[];
  readonly reports: readonly RecordedReport[];
  /** Games that browsers could not show since the start, by provider. */
  readonly gameFaults: readonly GameFaultStatus[];
  /** Requests over a rate limit since the start, by class. */
  readonly limited: Readonly<Record<string, number>>;
}

export interface UpstreamStatus extends Omit<UpstreamState, 'brand' | 'circuits'> {
  /** Circuits that are not closed. */
  readonly circuits: readonly CircuitStatus[];
}

export interface RefusalStatus extends Omit<RecordedRefusal, 'lastAtMs'> {
  readonly lastAt: string;
}

export interface GameFaultStatus extends Omit<CountedGameFault, 'lastAtMs'> {
  readonly lastAt: string;
}

export interface OversizedStatus extends Omit<OversizedCall, 'lastAtMs'> {
  readonly lastAt: string;
}

export interface CircuitStatus extends Omit<OpenCircuit, 'sinceMs'> {
  readonly since: string;
}

export interface RepairStatus extends Omit<RepairedCall, 'lastAtMs'> {
  readonly lastAt: string;
}

export interface StatusPorts {
  readonly clock: Clock;
  readonly build: string;
  readonly startedMs: number;
  readonly isReady: () => boolean;
  readonly registry: TenantRegistry;
  readonly brandStates: BrandStates;
  readonly upstreams: Upstreams;
  readonly audit: Pick<AuditLog, 'head' | 'fault'>;
  readonly transport: Pick<CookieTransport, 'fault'>;
  readonly sharedState: Pick<
    SharedState,
    'clockAheadMs' | 'counts' | 'endedCount' | 'faults' | 'isUp'
  >;
  readonly limitCounts: LimitCounts;
  readonly heldBytes: () => HeldBytes;
  readonly keyring: Keyring;
  readonly replyRepairs: ReplyRepairRecords;
  readonly reports: Reports;
  readonly gameFaults: GameFaults;
  /** Returns why files of the server's settings cannot be used; `undefined` for each that can. */
  readonly fileFaults: () => readonly (string | undefined)[];
}

/** Returns the problems of the server itself, not of a brand. */
export function problemsOf({
  isReady,
  registry,
  sharedState,
  audit,
  transport,
  fileFaults,
}: Pick<
  StatusPorts,
  'isReady' | 'registry' | 'sharedState' | 'audit' | 'transport' | 'fileFaults'
>): readonly string[] {
  return [
    ...unreadyReasons({ isReady, registry }),
    stallOf(registry),
    ...registry.faults,
    ...sharedState.faults(),
    audit.fault,
    transport.fault,
    ...fileFaults(),
  ].filter((fault) => fault !== undefined);
}

/** Returns the current status of the server. */
export function statusOf(ports: StatusPorts): Status {
  const {
    clock,
    build,
    startedMs,
    registry,
    brandStates,
    upstreams,
    limitCounts,
    keyring,
    audit,
    replyRepairs,
    reports,
    gameFaults,
  } = ports;
  const unready = unreadyReasons(ports);
  const pools = Map.groupBy(upstreams.states(), ({ brand }) => brand);
  return {
    build,
    ready: unready.length === 0,
    startedAt: isoTime(startedMs),
    at: isoTime(clock.nowMs()),
    problems: problemsOf(ports),
    keys: keyring.states().map(({ opens, ...key }) => ({
      ...key,
      opens: opens.map(({ lastAtMs, ...use }) => ({ ...use, lastAt: isoTime(lastAtMs) })),
    })),
    reservedHosts: registry
      .reservedHosts()
      .map(({ host, brand, untilMs }) => ({ host, brand, until: isoTime(untilMs) })),
    ...(audit.head ? { audit: audit.head } : {}),
    brands: registry.entries().map((entry): BrandStatus => {
      const { brand, live, warnings, moved } = entry;
      const ageMs = brandStates.ageMs(brand);
      return {
        brand,
        hosts: live?.hosts ?? [],
        ...versionsOf(entry),
        warnings: [
          ...[...warnings, ...(moved ? [moved] : []), ...registry.disputes(brand)].map(problemLine),
          ...brandStates.warningsOf(brand),
        ],
        ...(ageMs === undefined ? {} : { brandStateAgeMs: ageMs }),
        upstreams: (pools.get(brand) ?? []).map(({ brand: _same, circuits, ...pool }) => ({
          ...pool,
          circuits: circuits.map(({ sinceMs, ...circuit }) => ({
            ...circuit,
            since: isoTime(sinceMs),
          })),
        })),
        repairs: replyRepairs
          .of(brand)
          .map(({ lastAtMs, ...repaired }) => ({ ...repaired, lastAt: isoTime(lastAtMs) })),
        refusals: upstreams.refusalsOf(brand).map(({ lastAtMs, ...refusal }) => ({
          ...refusal,
          lastAt: isoTime(lastAtMs),
        })),
        oversized: upstreams.oversizedOf(brand).map(({ lastAtMs, ...oversized }) => ({
          ...oversized,
          lastAt: isoTime(lastAtMs),
        })),
        reports: reports.of(brand),
        gameFaults: gameFaults
          .of(brand)
          .map(({ lastAtMs, ...counted }) => ({ ...counted, lastAt: isoTime(lastAtMs) })),
        limited: limitCounts.of(brand),
      };
    }),
  };
}

function versionsOf({
  live,
  refused,
  isRestored,
}: TenantEntry): Pick<BrandStatus, 'served' | 'refused'> {
  const lastKnownGood = isRestored ? 'from disk' : 'running';
  return {
    ...(live
      ? {
          served: {
            version: live.version,
            since: isoTime(live.sinceMs),
            ...(refused ? { lastKnownGood } : {}),
          },
        }
      : {}),
    ...(refused
      ? {
          refused: {
            since: isoTime(refused.sinceMs),
            ...(refused.waiting ? { version: refused.waiting.version } : {}),
            problems: refused.problems.map(problemLine),
          },
        }
      : {}),
  };
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
