import { useLayoutEffect, useRef } from 'react';

/**
 * Inserts sanitised HTML as nodes, so that no text is parsed a second time. `data-rich` marks the
 * element for browser tests.
 *
 * @param props `sanitise` returns the allowed nodes of the HTML.
 */
export function SanitisedHtml({
  html,
  sanitise,
}: {
  html: string;
  sanitise: (html: string) => DocumentFragment;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(sanitise(html)), [html, sanitise]);
  return <div ref={box} data-rich="" />;
}
