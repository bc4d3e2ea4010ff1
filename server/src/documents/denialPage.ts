import { formatInZone, type Site, type TextKey } from '@livery/model';
import type { Denial } from '../brand-state/AccessPolicy.ts';
import { plainBrandPage, type PlainContent, type PlainVisitor } from './plainBrandPage.ts';
import { languageIn } from '../request/language/siteLanguages.ts';
import { textOf } from './texts.ts';

/**
 * Target of the button on these pages: a link that works without scripts and while access is
 * denied.
 */
export const servicePath = '/_livery/service';

/**
 * Returns the page shown during maintenance or to a visitor without access, with its status and its
 * Retry-After header.
 */
export function denialPage(
  site: Site,
  denial: Denial,
  visitor: PlainVisitor,
): { status: 403 | 503; html: string; retryAfter: string } {
  const html = plainBrandPage(site, visitor, {
    ...contentOf(site, denial, visitor.language),
    link: {
      address: `${servicePath}?lang=${visitor.language}`,
      text: textOf(site, visitor.language, { $text: 'status.service' }),
    },
  });
  // The region of a visitor is cached for a minute.
  return {
    status: denial.kind === 'maintenance' ? 503 : 403,
    html,
    retryAfter: denial.kind === 'maintenance' ? retryAfter(denial.endAt) : '60',
  };
}

function contentOf(site: Site, denial: Denial, language: string): PlainContent {
  const text = (key: TextKey, values: Readonly<Record<string, string>> = {}) =>
    textOf(site, language, { $text: key, values });
  if (denial.kind === 'maintenance') {
    const { endAt } = denial;
    const facts =
      endAt === undefined
        ? []
        : [
            text('status.endTime', {
              time: formatInZone(
                endAt,
                { tag: languageIn(site, language).tag, timeZone: site.site.timeZone },
                { dateStyle: 'long', timeStyle: 'short' },
              ),
            }),
          ];
    return {
      title: text('status.gameMaintenance'),
      lines: [text('status.infoMaintenance')],
      facts,
    };
  }
  const facts = [text('status.blockedIp', { ip: denial.address })];
  if (denial.kind === 'address')
    return { title: text('status.ipTitle'), lines: [text('status.infoIpBlock')], facts };
  return {
    title: text('status.regionTitle'),
    lines: [text('status.regionText', { brand: site.site.name }), text('status.infoIpBlock')],
    facts,
  };
}

/** Formats the end as a date, which needs no clock. Source: RFC 9110 §10.2.3. */
function retryAfter(endAt: string | undefined): string {
  const at = Date.parse(endAt ?? '');
  return Number.isNaN(at) ? '60' : new Date(at).toUTCString();
}
