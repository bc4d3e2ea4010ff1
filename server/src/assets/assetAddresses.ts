import { fontFamily, themeSheet } from '@livery/config';
import { brandFilesPath, type Site } from '@livery/model';
import path from 'node:path';
import { shortHash } from '../http/contentHash.ts';
import { perSite } from '../brands/perSite.ts';

/** Addresses of a brand's assets by their paths in the configuration. */
export const assetAddresses: (site: Site) => Readonly<Record<string, string>> = perSite((site) =>
  Object.fromEntries(
    Object.entries(site.assets).map(([name, { hash }]) => [
      name,
      `${brandFilesPath}${hash}${path.posix.extname(name).toLowerCase()}`,
    ]),
  ),
);

/** Style sheet of a brand's theme, and its address. */
export const themeOf: (site: Site) => { readonly css: string; readonly address: string } = perSite(
  (site) => {
    const addresses = assetAddresses(site);
    const css = themeSheet(site, (file) => addresses[file] ?? '');
    return { css, address: `${brandFilesPath}theme-${shortHash(css)}.css` };
  },
);

/**
 * Returns the address of the brand's font file that every page needs: the first face of the family
 * of body text. `undefined` if that family is not the brand's own, or lacks letters of the
 * language.
 */
export function firstFontOf(site: Site, language: string): string | undefined {
  const { font } = site.theme;
  const file = font.families[font.body]?.[0]?.file;
  const isUsed = !fontFamily(font.body, font, site.assets).incompleteIn.includes(language);
  return file !== undefined && isUsed ? assetAddresses(site)[file] : undefined;
}
