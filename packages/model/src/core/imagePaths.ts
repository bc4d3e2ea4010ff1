/**
 * Path of a vendor's logo below an image CDN; BTI has a special one, the same in every category.
 * Source: HOME-11.
 */
export function vendorLogoPath({
  gameType,
  vassalage,
}: {
  gameType: string;
  vassalage: string;
}): string {
  if (vassalage === 'BTI') return '/TCG_PROD_IMAGES/SPECIAL_LIST_VENDOR/BTI-COLOR.png';
  return `/TCG_PROD_IMAGES/${gameType}_LIST_VENDOR/${vassalage}-COLOR.png`;
}

/** Whether a vendor has a logo: those whose code starts with TCG are skipped. Source: HOME-11. */
export function hasVendorLogo(vassalage: string): boolean {
  return !vassalage.startsWith('TCG');
}

/** Path of a game's picture below an image CDN. Our choice: the source does not show it. */
export function gameImagePath({
  gameType,
  vassalage,
  nodeId,
}: {
  gameType: string;
  vassalage: string;
  nodeId: number;
}): string {
  return `/TCG_PROD_IMAGES/${gameType}/${vassalage}/${nodeId}.png`;
}

/** Path of a member's picture below an image CDN. Our choice: the source does not show it. */
export function avatarPath(icon: string): string {
  return `/TCG_PROD_IMAGES/AVATAR/${icon}.png`;
}

/**
 * One of the CDNs, always the same for the same path, so that a cached page and a browser agree;
 * with each further attempt the next one.
 */
export function pickCdn(cdns: readonly string[], path: string, attempt = 0): string | undefined {
  let hash = 2166136261;
  for (let index = 0; index < path.length; index += 1)
    hash = Math.imul(hash ^ path.charCodeAt(index), 16777619) >>> 0;
  return cdns[(hash + attempt) % cdns.length];
}
