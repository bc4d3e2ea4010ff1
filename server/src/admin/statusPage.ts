import { escapeHtml } from '@livery/model';
import type { RecordedReport } from './Reports.ts';
import { statusSheet } from './statusSheet.ts';
import type {
  BrandStatus,
  CircuitStatus,
  GameFaultStatus,
  KeyStatus,
  OversizedStatus,
  RefusalStatus,
  RepairStatus,
  Status,
  UpstreamStatus,
} from './statusOf.ts';

/** Returns the status as an HTML page. */
export function statusPage({
  build,
  ready,
  startedAt,
  at,
  problems,
  keys,
  audit,
  brands,
  reservedHosts,
}: Status): string {
  const held = brands.filter(({ served, refused }) => served && refused).length;
  const closed = brands.filter(({ served }) => !served).length;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${ready ? 'Ready' : 'Not ready'} · Livery</title><style>${statusSheet.css}</style></head>
<body><main><h1>${ready ? 'Ready' : 'Not ready'}</h1>
<p>${brands.length === 1 ? '1 brand' : `${brands.length} brands`}${held > 0 ? `, ${held} at the last known good version` : ''}${closed > 0 ? `, ${closed} not served` : ''}. Build ${escapeHtml(build)}, started ${timeOf(startedAt)}, now ${timeOf(at)}.</p>
${audit ? `<p>Audit log: ${audit.lines} lines since the start, head <code>${escapeHtml(audit.hash)}</code>.</p>` : ''}
${problems.length > 0 ? `<section class="none"><h2>This server</h2>${list(problems)}</section>` : ''}${brands.map(brandSection).join('\n')}
${keySection(keys)}
${reservedSection(reservedHosts)}
</main></body></html>
`;
}

function reservedSection(hosts: Status['reservedHosts']): string {
  if (hosts.length === 0) return '';
  const items = hosts.map(
    ({ host, brand, until }) =>
      `<li><code>${escapeHtml(host)}</code> for ${escapeHtml(brand)} until ${timeOf(until)}</li>`,
  );
  return `<section class="none"><h2>Reserved hosts</h2><ul>${items.join('')}</ul></section>`;
}

function brandSection({
  brand,
  hosts,
  served,
  refused,
  warnings,
  brandStateAgeMs,
  upstreams,
  refusals,
  oversized,
  repairs,
  reports,
  gameFaults,
  limited,
}: BrandStatus): string {
  const state = !served ? 'none' : refused ? 'held' : 'good';
  const parts = [
    `<header><h2>${escapeHtml(brand)}</h2><p>${hosts.map(escapeHtml).join(', ')}</p></header>`,
    `<p>${servedLine(served)}</p>`,
    refused
      ? `<h3>Refused since ${timeOf(refused.since)}${refused.version === undefined ? '' : `, version <code>${escapeHtml(refused.version)}</code>`}</h3>${list(refused.problems)}`
      : '',
    warnings.length > 0 ? `<h3>Warnings</h3>${list(warnings)}` : '',
    `<h3>Operator</h3><p>${brandStateAgeMs === undefined ? 'Not asked for the brand’s modules and settings yet.' : `The brand’s modules and settings are ${seconds(brandStateAgeMs)} old.`}</p>${upstreamTable(upstreams)}`,
    refusals.length > 0 ? `<h3>Refused by the operator</h3>${list(refusals.map(refusalLine))}` : '',
    oversized.length > 0
      ? `<h3>Replies that are too large</h3>${list(oversized.map(oversizedLine))}`
      : '',
    Object.keys(limited).length > 0
      ? `<h3>Over a rate limit</h3>${list(Object.entries(limited).map(([kind, count]) => `${kind}: ${count}`))}`
      : '',
    repairs.length > 0 ? `<h3>Repaired replies</h3>${list(repairs.map(repairLine))}` : '',
    gameFaults.length > 0
      ? `<h3>Games that were not shown</h3>${list(gameFaults.map(gameFaultLine))}`
      : '',
    reports.length > 0 ? `<h3>Last reports</h3>${list(reports.map(reportLine))}` : '',
  ];
  return `<section class="${state}">${parts.join('')}</section>`;
}

function keySection(keys: readonly KeyStatus[]): string {
  const rows = keys.flatMap(({ id, isSealing, opens }) => {
    const name = `<code>${escapeHtml(id)}</code>${isSealing ? ', seals' : ''}`;
    const uses = opens.map(
      ({ purpose, count, lastAt }) =>
        `<tr><td>${name}</td><td>${escapeHtml(purpose)}</td><td>${count}</td><td>${timeOf(lastAt)}</td></tr>`,
    );
    return uses.length > 0
      ? uses
      : [`<tr><td>${name}</td><td>nothing</td><td>0</td><td></td></tr>`];
  });
  return `<section><h2>Keys</h2><table><thead><tr><th scope="col">Key</th><th scope="col">Opened</th><th scope="col">Times</th><th scope="col">Last</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

function servedLine(served: BrandStatus['served']): string {
  if (!served) return 'Not served.';
  const version = `<code>${escapeHtml(served.version)}</code>`;
  if (!served.lastKnownGood) return `Serves version ${version} since ${timeOf(served.since)}.`;
  const origin = served.lastKnownGood === 'from disk' ? ', kept from before this start' : '';
  return `Serves its last known good version ${version}, live since ${timeOf(served.since)}${origin}.`;
}

function upstreamTable(upstreams: readonly UpstreamStatus[]): string {
  if (upstreams.length === 0) return '';
  const rows = upstreams.map(
    ({ origin, circuits, failsForMs, inFlight, queued }) =>
      `<tr><td><code>${escapeHtml(origin)}</code></td><td>${circuitsCell(circuits)}</td><td>${failsForMs === 0 ? 'no' : `for ${seconds(failsForMs)}`}</td><td>${inFlight}</td><td>${queued}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Address</th><th scope="col">Circuits</th><th scope="col">All calls fail</th><th scope="col">Under way</th><th scope="col">Waiting</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function circuitsCell(circuits: readonly CircuitStatus[]): string {
  if (circuits.length === 0) return 'closed';
  return circuits
    .map(
      ({ audience, call = 'all calls', state, since }) =>
        `${state} for ${escapeHtml(call)} (${audience}) since ${timeOf(since)}`,
    )
    .join('<br>');
}

function repairLine({ call, counts, places, lastAt }: RepairStatus): string {
  const done = [
    countOf(counts.dropped_field, 'field', 'dropped'),
    countOf(counts.dropped_item, 'item', 'dropped'),
    countOf(counts.cut_item, 'item', 'after the limit of a list'),
    countOf(counts.converted, 'value', 'converted'),
  ].filter((part) => part !== undefined);
  const last = places.map(({ pointer, message }) => `${pointer} ${message}`.trim());
  return `${call}: ${done.join(', ')}; last ${lastAt}: ${last.join('; ')}`;
}

function countOf(count: number, noun: string, verb: string): string | undefined {
  return count === 0 ? undefined : `${count} ${noun}${count === 1 ? '' : 's'} ${verb}`;
}

function refusalLine({ call, kind, code, message, count, lastAt }: RefusalStatus): string {
  const subject = kind === 'player' ? `${call} (player)` : call;
  return [subject, code, message, `${count}×`, `last ${lastAt}`]
    .filter((part) => part !== undefined)
    .join(' · ');
}

function oversizedLine({ call, sizeBytes, limitBytes, count, lastAt }: OversizedStatus): string {
  return `${call}: ${sizeBytes} bytes, limit ${limitBytes} · ${count}× · last ${lastAt}`;
}

const gameFaultTexts: Readonly<Record<GameFaultStatus['fault'], string>> = {
  blocked: 'stopped by the policy of the page; does frameSources of site.json list its hosts?',
  late: 'not ready in time',
  empty: 'loaded, and empty according to players',
};

function gameFaultLine({ vendor, fault, count, lastAt }: GameFaultStatus): string {
  return `${vendor}: ${gameFaultTexts[fault]} · ${count} times, last ${lastAt}`;
}

function reportLine({ kind, page, node, component, message, atMs }: RecordedReport): string {
  return [new Date(atMs).toISOString(), kind, page, node, component, message]
    .filter((part) => part !== undefined)
    .join(' · ');
}

function list(lines: readonly string[]): string {
  return `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
}

function timeOf(iso: string): string {
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
}
