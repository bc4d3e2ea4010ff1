import { purifyHtml } from './purifyHtml.ts';
import { SanitisedHtml } from './SanitisedHtml.tsx';

/** HTML sanitised by a library. */
export function PurifiedHtml({ html }: { html: string }) {
  return <SanitisedHtml html={html} sanitise={purifyHtml} />;
}
