import { momentIn, type Site, type TextKey } from '@livery/model';
import type { Closed } from '../brand-state/Gate.ts';
import { plainBrandPage, type PlainContent, type PlainVisitor } from './plainBrandPage.ts';
import { languageIn, textOf } from './texts.ts';

/**
 * Where the button of these pages leads: a link that works without the site's program, and while it
 * is closed.
 */
export const servicePath = '/_livery/service';

/**
 * What a visitor sees instead of any page while the operator is closed, or closed to them; and when
 * to ask again.
 */
export function closedPage(
  site: Site,
  closed: Closed,
  visitor: PlainVisitor,
): { status: 403 | 503; html: string; retryAfter: string } {
  const html = plainBrandPage(site, visitor, {
    ...contentOf(site, closed, visitor.language),
    link: {
      address: `${servicePath}?lang=${visitor.language}`,
      text: textOf(site, visitor.language, { $text: 'status.service' }),
    },
  });
  // Whoever is kept out asks again after a minute: the operator's word on a visitor counts that
  // long.
  return {
    status: closed.kind === 'maintenance' ? 503 : 403,
    html,
    retryAfter: closed.kind === 'maintenance' ? retryAfter(closed.endAt) : '60',
  };
}

function contentOf(site: Site, closed: Closed, language: string): PlainContent {
  const text = (key: TextKey, values: Readonly<Record<string, string>> = {}) =>
    textOf(site, language, { $text: key, values });
  if (closed.kind === 'maintenance') {
    const { endAt } = closed;
    const facts =
      endAt === undefined
        ? []
        : [
            text('status.endTime', {
              time: momentIn(
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
  const facts = [text('status.blockedIp', { ip: closed.address })];
  if (closed.kind === 'address')
    return { title: text('status.ipTitle'), lines: [text('status.infoIpBlock')], facts };
  return {
    title: text('status.regionTitle'),
    lines: [text('status.regionText', { brand: site.site.name }), text('status.infoIpBlock')],
    facts,
  };
}

/** The end as a date, which needs no clock here. Source: RFC 9110 §10.2.3. */
function retryAfter(endAt: string | undefined): string {
  const at = Date.parse(endAt ?? '');
  return Number.isNaN(at) ? '60' : new Date(at).toUTCString();
}
