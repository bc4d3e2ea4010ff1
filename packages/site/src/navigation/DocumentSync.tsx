import { startLazyChunks } from '@livery/components';
import type { RootStore } from '@livery/stores';
import { autorun } from 'mobx';
import { useEffect } from 'react';
import type { PageActivity } from './PageActivity.ts';

/**
 * Updates the document's title, language and direction, and starts work that waits for hydration.
 */
export function DocumentSync({ root, activity }: { root: RootStore; activity: PageActivity }) {
  useEffect(() => {
    performance.mark('livery.hydrated');
    startLazyChunks();
    document.documentElement.dataset.hydrated = '';
    void root.start();
    // Not needed for the first paint, so not part of the first script.
    void import('./markSettled.ts').then(
      ({ markSettled }) => markSettled(root.page, activity),
      // The page was left meanwhile; without the mark nothing of it changes.
      () => undefined,
    );
    return autorun(() => {
      const { tag, dir } = root.locale.language;
      const { documentElement: element } = document;
      // Setting an equal value would still make the browser recalculate all styles.
      if (element.lang !== tag) element.lang = tag;
      if (element.dir !== dir) element.dir = dir;
      const title = root.site.config.routes.routes[root.page.route.name]?.title;
      const { name } = root.site.config.site;
      document.title = title ? `${root.locale.text(title.$text, title.values)} · ${name}` : name;
    });
  }, [root, activity]);
  return null;
}
