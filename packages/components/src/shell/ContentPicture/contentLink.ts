import type { ContentPictureProps } from '@livery/model';
import type { RootStore } from '@livery/stores';

/** Target of a link in a page's content. */
export type ContentLink = NonNullable<ContentPictureProps['link']>;

/**
 * Returns the attributes of a link; `undefined` without a target, and for a route that does not
 * exist for the visitor.
 */
export function contentLink(
  stores: RootStore,
  link: ContentLink | undefined,
): { href: string; target?: '_blank'; rel?: string } | undefined {
  if (link?.href !== undefined)
    return { href: link.href, target: '_blank', rel: 'noopener noreferrer' };
  if (link?.route === undefined) return undefined;
  const href = stores.site.routePath(link.route);
  const isShown = stores.shows(stores.site.config.routes.routes[link.route]?.when);
  return href !== undefined && isShown ? { href } : undefined;
}
