import type { RootStore } from '@livery/stores';

/**
 * Returns the address of one of the operator's resources by its type; `undefined` if it is missing
 * or not a valid http or https address.
 */
export function resourceUrl(site: RootStore['site'], type: string): string | undefined {
  return webUrlOf(resourceOf(site, type)?.url)?.href;
}

/**
 * Returns the address of the operator's own picture of a resource's QR code; `undefined` if there
 * is none, or if it is not on one of the image CDNs, from which alone pages may load pictures.
 */
export function resourceQrUrl(site: RootStore['site'], type: string): string | undefined {
  const url = webUrlOf(resourceOf(site, type)?.qrCodeUrl);
  const isAllowed = site.state.imageCDNs.some((cdn) => webUrlOf(cdn)?.origin === url?.origin);
  return isAllowed ? url?.href : undefined;
}

/**
 * Returns the operator's English name of a resource, for the tooltip of its link; `undefined` in
 * other languages, which have texts of ours only.
 */
export function resourceTitle({ locale, site }: RootStore, type: string): string | undefined {
  return locale.language.code === 'EN' ? resourceOf(site, type)?.labelNameEn : undefined;
}

function resourceOf({ state }: RootStore['site'], type: string) {
  return state.resources.find(({ resourceType }) => resourceType === type);
}

function webUrlOf(address = ''): URL | undefined {
  const url = URL.parse(address);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : undefined;
}
