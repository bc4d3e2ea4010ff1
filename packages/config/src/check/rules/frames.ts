import type { Check } from '../BrandUnderCheck.ts';

/**
 * Checks that games are not framed from the brand's own host. Such a game could act as the player,
 * because cookies do not distinguish ports.
 */
export const frames: Check = ({ documents }, report) => {
  const { hosts = [], frameSources = [] } = documents.site ?? {};
  for (const [index, address] of frameSources.entries()) {
    const host = hostOf(address);
    const pointer = `/site/frameSources/${index}`;
    if (host === undefined) report('LV505', pointer, `"${address}" is no address`);
    else if (hosts.includes(host))
      report('LV504', pointer, `"${host}" is the brand's own host; games need one of their own`);
  }
};

/**
 * Returns the host name of an address in lower case, without port. Browsers find the embedded
 * operator on this machine.
 */
export function hostOf(address: string): string | undefined {
  if (address === 'sandbox:') return 'localhost';
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}
