import type { Site } from '@livery/model';

/**
 * The origins a brand's games may come from; `sandbox:` is the embedded operator, as a browser
 * finds it, and nothing where there is none.
 */
export function gameOriginsOf(
  { site: { frameSources, hosts } }: Site,
  embedded: string | undefined,
): readonly string[] {
  return frameSources.flatMap((address) => {
    const url = URL.parse(address === 'sandbox:' ? (embedded ?? '') : address);
    // Cookies do not tell ports apart: from the brand's own host a game could act as the player.
    return url && !hosts.includes(url.hostname) ? [url.origin] : [];
  });
}
