import { purifyHtml } from './purifyHtml.ts';
import { SanitisedHtml } from './SanitisedHtml.tsx';

/** HTML sanitised by DOMPurify, for browsers without the Sanitizer API. */
export function PurifiedHtml({ html }: { html: string }) {
  return <SanitisedHtml html={html} sanitise={purifyHtml} />;
}
