import type { Site } from '@livery/model';
import { plainBrandPage, type PlainVisitor } from './plainBrandPage.ts';
import { textOf } from './texts.ts';

/** Returns the page in place of one of which it is not known whether the operator offers it. */
export function unavailablePage(site: Site, visitor: PlainVisitor): string {
  const { language } = visitor;
  return plainBrandPage(site, visitor, {
    title: textOf(site, language, { $text: 'error.upstream_failed' }),
    lines: [],
    // Leads to the address itself.
    link: { address: '', text: textOf(site, language, { $text: 'error.retry' }), isHere: true },
  });
}
