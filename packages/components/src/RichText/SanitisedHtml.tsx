import { useLayoutEffect, useRef } from 'react';
import { sanitiseHtml } from './sanitiseHtml.ts';

/** Puts the sanitised nodes in as nodes: no text is parsed a second time. `data-rich` says that they are there. */
export function SanitisedHtml({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(sanitiseHtml(html)), [html]);
  return <div ref={box} data-rich="" />;
}
