import type { Check } from '../../BrandUnderCheck.ts';

/**
 * Checks that games are not framed from the brand's own host, where they could act as the player,
 * because cookies do not distinguish ports; and that games of other hosts than the embedded
 * operator's speak the page's messages only by provider.
 */
export const frames: Check = ({ documents, references }, report) => {
  const { hosts = [], frameSources = [], gameOpening } = documents.site ?? {};
  // All games of the embedded operator speak them. `_base` says so, next to its frame source.
  const speaks = gameOpening?.vendorDefaults?.speaks ?? 'none';
  for (const [index, address] of frameSources.entries()) {
    const host = hostOf(address);
    const pointer = `/site/frameSources/${index}`;
    if (host === undefined) report('LV505', pointer, `"${address}" is no address`);
    else if (hosts.includes(host))
      report('LV504', pointer, `"${host}" is the brand's own host; games need one of their own`);
    else if (speaks !== 'none' && address !== 'sandbox:')
      report(
        'LV540',
        pointer,
        `all games of ${address} would count as speaking ${speaks}; set gameOpening.vendorDefaults.speaks to "none" and name the providers that do under gameOpening.vendors`,
      );
  }
  const origins = new Set(frameSources.map(originOf));
  for (const { kind, value, pointer } of references) {
    if (kind !== 'frameAddress') continue;
    const origin = originOf(value);
    if (origin === undefined) report('LV505', pointer, `"${value}" is no address`);
    else if (!origins.has(origin))
      report(
        'LV541',
        pointer,
        `"${origin}" is not in "frameSources" of site.json, so browsers do not show the frame; add it`,
      );
  }
};

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/**
 * Returns the host name of an address in lower case, without port. Browsers find the embedded
 * operator on this machine.
 */
export function hostOf(address: string): string | undefined {
  if (address === 'sandbox:') return 'localhost';
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}
