import { startLateFamilies } from '@livery/components';
import type { RootStore } from '@livery/stores';
import { autorun } from 'mobx';
import { useEffect } from 'react';

/** Keeps the document's title, language and direction true, and starts what waits for hydration. */
export function DocumentSync({ root }: { root: RootStore }) {
  useEffect(() => {
    performance.mark('livery.hydrated');
    startLateFamilies();
    document.documentElement.dataset.hydrated = '';
    void root.start();
    return autorun(() => {
      const { tag, dir } = root.locale.language;
      const { documentElement: element } = document;
      // Setting what stands there already makes a browser look at the style of every element anew.
      if (element.lang !== tag) element.lang = tag;
      if (element.dir !== dir) element.dir = dir;
      const title = root.site.config.routes.routes[root.page.route.name]?.title;
      const { name } = root.site.config.site;
      document.title = title ? `${root.locale.text(title.$text, title.values)} · ${name}` : name;
    });
  }, [root]);
  return null;
}
