/** Path of a vendor's logo below an image CDN. Source: product-spec §7 "Vendor logo images". */
export function vendorLogoPath({ gameType, vassalage }: { gameType: string; vassalage: string }): string {
  return `/TCG_PROD_IMAGES/${gameType}_LIST_VENDOR/${vassalage}-COLOR.png`;
}

/** Path of a game's picture below an image CDN. Our choice: the source does not show it. */
export function gameImagePath({ gameType, vassalage, nodeId }: { gameType: string; vassalage: string; nodeId: number }): string {
  return `/TCG_PROD_IMAGES/${gameType}/${vassalage}/${nodeId}.png`;
}

/** One of the CDNs, always the same for the same path, so that a cached page and a browser agree. */
export function pickCdn(cdns: readonly string[], path: string): string | undefined {
  let hash = 2166136261;
  for (let index = 0; index < path.length; index += 1) hash = Math.imul(hash ^ path.charCodeAt(index), 16777619) >>> 0;
  return cdns[hash % cdns.length];
}
