import { useEffect, useEffectEvent, useState } from 'react';
import { useStores } from '../../core/stores.ts';

/** URL hash that opens the terms in their modal. Source: ROUTE-12. */
const termsHash = '#term';

/**
 * Tracks the open articles: those the visitor opened, and the one in the URL hash, which is
 * scrolled to. The terms open in the help modal instead.
 */
export function useNamedArticle(onNamed: () => void): {
  opened: ReadonlySet<string>;
  toggle: (id: string, open: boolean) => void;
} {
  const { modals, page } = useStores();
  const { hash } = page;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string, open: boolean): void =>
    setOpened((current) => {
      if (current.has(id) === open) return current;
      const next = new Set(current);
      if (open) next.add(id);
      else next.delete(id);
      return next;
    });
  const followHash = useEffectEvent(() => {
    if (hash === termsHash) {
      void modals.show('helpModal', { article: 'term' });
      return;
    }
    void modals.hide('helpModal');
    if (!/^#[A-Za-z][A-Za-z0-9_-]*$/.test(hash) || hash.startsWith('#help-')) return;
    onNamed();
    toggle(hash.slice(1), true);
  });
  useEffect(() => followHash(), [hash]);
  // Scrolls only to an open article: until then, a search may still hide it.
  const named = opened.has(hash.slice(1)) ? hash.slice(1) : '';
  useEffect(() => {
    if (named !== '') document.getElementById(named)?.scrollIntoView({ behavior: 'instant' });
  }, [named]);
  useEffect(
    () =>
      modals.before('close', 'helpModal', () => {
        // Closed by its button: removes the hash, so that the same link can open the terms again.
        if (page.hash === termsHash && page.pending === undefined)
          page.go(page.route.path + page.search, { replace: true });
        return true;
      }),
    [modals, page],
  );
  useEffect(() => () => void modals.hide('helpModal'), [modals]);
  return { opened, toggle };
}
