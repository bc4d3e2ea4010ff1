import { Skeleton } from '@livery/ui';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadLazyChunk } from '../chunks/loadChunk.ts';
import { useHydrated } from '../useHydrated.ts';
import { ServedTextContext } from './ServedTextContext.ts';
import type { HeadingLevel } from './richRules.ts';
import { canSanitise, sanitiseHtml } from './sanitiseHtml.ts';
import styles from './RichText.module.css';

type Sanitise = typeof sanitiseHtml;

/** Library for browsers without their own sanitiser, once it has loaded. */
let purify: Sanitise | undefined;

/**
 * HTML from the operator. The server cannot sanitise, so it renders plain text; the browser
 * replaces it with sanitised HTML when it hydrates. A browser without a sanitiser loads the library
 * with the first text.
 */
export function RichText({
  html = '',
  lang,
  level = 3,
}: {
  html: string | undefined;
  lang?: string | undefined;
  level?: HeadingLevel;
}) {
  const servedText = use(ServedTextContext);
  const [isServed] = useState(!useHydrated());
  const sanitise = useSanitise();
  return (
    <div className={styles.text} lang={lang} dir="auto">
      {servedText ? (
        <div>{servedText(html, level)}</div>
      ) : isServed || sanitise ? (
        <SanitisedHtml html={html} level={level} sanitise={sanitise} isServed={isServed} />
      ) : (
        <Skeleton shape="line" lines={3} />
      )}
    </div>
  );
}

/** Returns the function that sanitises; `undefined` until it has loaded. */
function useSanitise(): Sanitise | undefined {
  const [sanitise, setSanitise] = useState(() => (canSanitise() ? sanitiseHtml : purify));
  useEffect(() => {
    if (sanitise) return undefined;
    let isLeft = false;
    // Never rejects in a browser: a failure is reported, and a retry loads again.
    void loadLazyChunk('richText', () => import('./purifyHtml.ts')).then(({ purifyHtml }) => {
      purify = purifyHtml;
      if (!isLeft) setSanitise(() => purifyHtml);
    });
    return () => {
      isLeft = true;
    };
  }, [sanitise]);
  return sanitise;
}

const served = { __html: '' };

/**
 * Inserts sanitised HTML as nodes, so that no text is parsed a second time. `data-rich` marks the
 * element for browser tests.
 *
 * @param props `isServed` if the element contains the server's text, which remains until then.
 */
function SanitisedHtml({
  html,
  level,
  sanitise,
  isServed,
}: {
  html: string;
  level: HeadingLevel;
  sanitise: Sanitise | undefined;
  isServed: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!sanitise || !box.current) return;
    box.current.replaceChildren(sanitise(html, level));
    box.current.dataset['rich'] = '';
  }, [html, level, sanitise]);
  if (!isServed) return <div ref={box} />;
  // oxlint-disable-next-line react/no-danger -- React never writes it: it keeps what the server rendered
  return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={served} />;
}
