import { brandFilesPath, type Site } from '@livery/model';
import { perSite } from '../brands/perSite.ts';
import { shortHash } from '../http/contentHash.ts';
import type { IconLook } from '../payloads/payloadTasks.ts';

/** Icon of a brand, drawn from its logo. */
export interface BrandIcon extends IconLook {
  readonly address: string;
  /**
   * Its place: where the system shows it as it is, where it cuts a shape out of it, or on the home
   * screen of an iPhone, which rounds its corners.
   */
  readonly purpose: 'any' | 'maskable' | 'touch';
}

/** The mark stays in the circle that every shape leaves. Source: Web Application Manifest, 6.4. */
const maskableShare = 0.56;

/**
 * Icons of a brand, if it has a logo. They have the background of its pages in the default theme.
 */
export const brandIcons: (site: Site) => readonly BrandIcon[] = perSite((site) => {
  const { logo } = site.site;
  const asset = logo === undefined ? undefined : site.assets[logo];
  if (!asset) return [];
  const canvas = backgroundOf(site);
  const kinds = [
    { purpose: 'any', sizePx: 192, share: 1, background: undefined },
    { purpose: 'any', sizePx: 512, share: 1, background: undefined },
    { purpose: 'maskable', sizePx: 512, share: maskableShare, background: canvas },
    { purpose: 'touch', sizePx: 180, share: 0.7, background: canvas },
  ] as const;
  return kinds.map((kind) => {
    const hash = shortHash(JSON.stringify([asset.hash, kind]));
    return { ...kind, address: `${brandFilesPath}icon-${kind.purpose}-${kind.sizePx}-${hash}.png` };
  });
});

/** Returns the colour behind a brand's pages in its default theme. */
export function backgroundOf({ site, theme }: Site): string {
  return theme.color.canvas[site.defaultTheme];
}
