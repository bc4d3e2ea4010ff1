/**
 * Returns the path of a vendor's logo below an image CDN. BTI has a special one, the same in every
 * category. Source: HOME-11.
 */
export function vendorLogoPath({
  gameType,
  vassalage,
}: {
  gameType: string;
  vassalage: string;
}): string {
  if (vassalage === 'BTI') return '/TCG_PROD_IMAGES/SPECIAL_LIST_VENDOR/BTI-COLOR.png';
  return `/TCG_PROD_IMAGES/${segmentOf(gameType)}_LIST_VENDOR/${segmentOf(vassalage)}-COLOR.png`;
}

/**
 * Returns whether a vendor has a logo. Vendors whose code starts with TCG have none. Source:
 * HOME-11.
 */
export function hasVendorLogo(vassalage: string): boolean {
  return !vassalage.startsWith('TCG');
}

/**
 * Returns the path of a game's image below an image CDN. Our choice: the source does not show it.
 */
export function gameImagePath({
  gameType,
  vassalage,
  nodeId,
}: {
  gameType: string;
  vassalage: string;
  nodeId: number;
}): string {
  return `/TCG_PROD_IMAGES/${segmentOf(gameType)}/${segmentOf(vassalage)}/${nodeId}.png`;
}

/**
 * Returns the path of a member's avatar below an image CDN. Our choice: the source does not show
 * it.
 */
export function avatarPath(icon: string): string {
  return `/TCG_PROD_IMAGES/AVATAR/${icon}.png`;
}

/** Encodes a code of the operator, which may be any text, for a path. */
function segmentOf(code: string): string {
  // encodeURIComponent throws on half a surrogate pair.
  return encodeURIComponent(code.replace(/\p{Cs}/gu, '\ufffd'));
}

/**
 * Returns one of the CDNs, always the same for the same path, so that cached pages and browsers use
 * the same address. Each further attempt uses the next CDN.
 */
export function pickCdn(cdns: readonly string[], path: string, attempt = 0): string | undefined {
  let hash = 2166136261;
  for (let index = 0; index < path.length; index += 1)
    hash = Math.imul(hash ^ path.charCodeAt(index), 16777619) >>> 0;
  return cdns[(hash + attempt) % cdns.length];
}
