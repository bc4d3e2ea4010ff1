import type { CentreBootstrap, IconName } from '@livery/model';
import { CentreStore, type RootStore } from '@livery/stores';

/** Entry of a centre's menu. */
export interface CentreEntry {
  readonly id: string;
  readonly page: string;
  readonly label: string;
  readonly address: string;
  readonly icon: IconName | undefined;
  readonly badge: string | undefined;
}

/**
 * Returns the listed entries whose conditions hold and whose pages exist. Use it inside an
 * observer.
 */
export function centreEntries(
  stores: RootStore,
  { menu, pages }: Pick<CentreBootstrap, 'menu' | 'pages'>,
): CentreEntry[] {
  const centre = stores.get(CentreStore);
  return menu.flatMap(({ id, page, text, icon, badge, when, hidden }) =>
    page === undefined || hidden || !Object.hasOwn(pages, page) || !stores.shows(when)
      ? []
      : [
          {
            id,
            page,
            label: text ? stores.locale.text(text.$text, text.values) : id,
            address: centre.addressOf(page),
            icon: icon as IconName | undefined, // The validation of the document checks it.
            badge,
          },
        ],
  );
}
