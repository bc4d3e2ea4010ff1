import { themeSheet } from '@livery/config';
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
  ({ theme }) => {
    const css = themeSheet(theme);
    return { css, address: `${brandFilesPath}theme-${shortHash(css)}.css` };
  },
);
