import { useLayoutEffect, useRef } from 'react';

/**
 * Puts the sanitised nodes in as nodes: no text is parsed a second time. `data-rich` says that they
 * are there.
 *
 * @param props `sanitise` makes nodes of what may stay.
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
