import type { RootStore } from '@livery/stores';
import { autorun } from 'mobx';
import { useEffect } from 'react';

/** Keeps the document's title, language and direction true, and starts what waits for hydration. */
export function DocumentSync({ root }: { root: RootStore }) {
  useEffect(() => {
    performance.mark('livery.hydrated');
    document.documentElement.dataset.hydrated = '';
    void root.start();
    return autorun(() => {
      const { tag, dir } = root.locale.language;
      document.documentElement.lang = tag;
      document.documentElement.dir = dir;
      const title = root.site.config.routes.routes[root.page.route.name]?.title;
      const { name } = root.site.config.site;
      document.title = title ? `${root.locale.text(title.$text, title.values)} · ${name}` : name;
    });
  }, [root]);
  return null;
}
