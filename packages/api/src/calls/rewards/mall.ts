import type { MallCatalogueReply, MallCatalogueRequest } from '@livery/model';
import { defineCall, maxListBytes } from '../../Call.ts';

/**
 * The catalogue of the points mall, the same for all visitors.
 *
 * Shape:  `{ language, categories, items }`.
 * Units:  `points` is the price of one item.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: ROUTE-07, MALL-01; name, path and shape are our choice.
 */
export const getMallCatalogue = defineCall<MallCatalogueRequest, MallCatalogueReply>({
  name: 'getMallCatalogue',
  path: '/wps/relay/PTS_catalogue',
  replyBytes: maxListBytes,
  guestCacheMs: 5_000,
  complete: (site, request) => ({ language: site.language, ...request }),
});
