import { escapeHtml } from '../http/escapeHtml.ts';
import { plainSheet } from '../http/plainSheet.ts';
import type { BrandStatus, Status } from './statusOf.ts';

/** The status for people. */
export function statusPage({ build, ready, startedAt, brands }: Status): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Status · Livery</title>
<link rel="stylesheet" href="${plainSheet.address}"></head>
<body><main><h1>${ready ? 'Ready' : 'Not ready'}</h1><p>Build ${escapeHtml(build)}, since ${startedAt}</p><ul>${brands.map(brandItem).join('')}</ul></main></body></html>
`;
}

function brandItem({ brand, hosts, served, refused, warnings, brandStateAgeMs, reports }: BrandStatus): string {
  const lines = [
    served ? `serves version ${served.version} since ${served.since} at ${hosts.join(', ')}` : 'is not served',
    ...(refused ? [`newer version refused since ${refused.since}:`, ...refused.problems] : []),
    ...warnings,
    brandStateAgeMs === undefined ? 'its operator has not said anything yet' : `its operator’s word is ${Math.round(brandStateAgeMs / 1000)} s old`,
    ...reports.map(({ kind, page, node, component, message, atMs }) => (
      [new Date(atMs).toISOString(), kind, page, node, component, message].filter((part) => part !== undefined).join(' · '))),
  ];
  return `<li><strong>${escapeHtml(brand)}</strong>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</li>`;
}
