import type { Site } from '@livery/contract';
import { escapeHtml } from '../http/escapeHtml.ts';
import { plainSheet } from '../http/plainSheet.ts';
import type { Closed } from '../state/Gate.ts';
import { themeOf } from './assetAddresses.ts';
import { languageIn, textsOf } from './texts.ts';

const english = {
  'status.maintenance.title': 'We will be back soon',
  'status.maintenance.text': 'The site is closed for maintenance.',
  'status.maintenance.until': 'Until {{time}}',
  'status.region.title': 'Not available where you are',
  'status.region.text': '{{brand}} may not offer its games in your region.',
  'status.region.address': 'Your address: {{ip}}',
} as const;

/** What a visitor sees instead of any page while the operator is closed, or closed to them. */
export function closedPage(site: Site, closed: Closed, language: string): { status: 403 | 503; html: string } {
  const texts = textsOf(site, language);
  const { tag, dir } = languageIn(site, language);
  const values = {
    brand: site.site.name,
    ip: closed.kind === 'region' ? closed.address : '',
    time: closed.kind === 'maintenance' && closed.endAt !== undefined ? timeIn(site, tag, closed.endAt) : '',
  };
  const text = (key: keyof typeof english) => escapeHtml(filled(texts[key] ?? english[key], values));
  const kind = closed.kind;
  const detail = kind === 'region' ? 'status.region.address' : values.time === '' ? undefined : 'status.maintenance.until';
  return {
    status: kind === 'region' ? 403 : 503,
    html: `<!doctype html>
<html lang="${escapeHtml(tag)}" dir="${dir}" data-theme="${site.site.defaultTheme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${text(`status.${kind}.title`)} · ${escapeHtml(site.site.name)}</title>
<link rel="stylesheet" href="${themeOf(site).address}"><link rel="stylesheet" href="${plainSheet.address}"></head>
<body><main><p>${escapeHtml(site.site.name)}</p><h1>${text(`status.${kind}.title`)}</h1><p>${text(`status.${kind}.text`)}</p>${detail ? `<p>${text(detail)}</p>` : ''}</main></body></html>
`,
  };
}

/** A text with its placeholders filled in. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** A moment as the brand's days have it; what is no moment stays as it is. */
function timeIn({ site }: Site, tag: string, moment: string): string {
  const at = Date.parse(moment);
  return Number.isNaN(at) ? moment : new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: site.timeZone }).format(at);
}
