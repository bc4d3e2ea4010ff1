import { useEffect, useEffectEvent, useState } from 'react';
import { useStores } from '../../core/stores.ts';

/** Opens the terms in their modal. Source: product-spec §2 "/help#term". */
const termsHash = '#term';

/**
 * The articles that are open: those a person opened, and the one the address names, which is
 * scrolled to. The terms open in the help modal.
 */
export function useNamedArticle(onNamed: () => void): {
  opened: ReadonlySet<string>;
  toggle: (id: string, open: boolean) => void;
} {
  const { modals, page } = useStores();
  const { hash } = page;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string, open: boolean): void =>
    setOpened((before) => {
      if (before.has(id) === open) return before;
      const next = new Set(before);
      if (open) next.add(id);
      else next.delete(id);
      return next;
    });
  const follow = useEffectEvent(() => {
    if (hash === termsHash) {
      void modals.show('helpModal', { article: 'term' });
      return;
    }
    void modals.hide('helpModal');
    if (!/^#[A-Za-z][A-Za-z0-9_-]*$/.test(hash) || hash.startsWith('#help-')) return;
    onNamed();
    toggle(hash.slice(1), true);
  });
  useEffect(() => follow(), [hash]);
  // Once it is open, and the search that may have hidden it is gone.
  const named = opened.has(hash.slice(1)) ? hash.slice(1) : '';
  useEffect(() => {
    if (named !== '') document.getElementById(named)?.scrollIntoView({ behavior: 'instant' });
  }, [named]);
  useEffect(
    () =>
      modals.before('close', 'helpModal', () => {
        // Closed by its button: the address names it no longer, and may name it again.
        if (page.hash === termsHash && page.pending === undefined)
          page.go(page.route.path + page.search, { replace: true });
        return true;
      }),
    [modals, page],
  );
  useEffect(() => () => void modals.hide('helpModal'), [modals]);
  return { opened, toggle };
}
