import type { Site } from '@livery/model';

/**
 * Returns the origins that a brand permits for games. `sandbox:` stands for the embedded operator's
 * origin in browsers, if there is one.
 */
export function gameOriginsOf(
  { site: { frameSources, hosts } }: Site,
  embedded: string | undefined,
): readonly string[] {
  return frameSources.flatMap((address) => {
    const url = URL.parse(address === 'sandbox:' ? (embedded ?? '') : address);
    // Cookies ignore ports, so a game on the brand's own host could act as the player.
    return url && !hosts.includes(url.hostname) ? [url.origin] : [];
  });
}
