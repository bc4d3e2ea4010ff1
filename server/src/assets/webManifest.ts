import type { Site } from '@livery/model';
import { languageIn } from '../request/language/siteLanguages.ts';
import { backgroundOf, brandIcons } from './brandIcons.ts';

export const manifestPath = '/manifest.webmanifest';

/**
 * Returns the address of a brand's manifest in a language, if it has icons to be installed with.
 */
export function manifestAddress(site: Site, language: string): string | undefined {
  return brandIcons(site).length === 0 ? undefined : `${manifestPath}?lang=${language}`;
}

/**
 * Returns the web app manifest of a brand. All languages are one app, which begins in the language
 * that the player chose last.
 *
 * Source: Web Application Manifest.
 */
export function webManifest(site: Site, language: string): object {
  const { name } = site.site;
  const { tag: lang, dir } = languageIn(site, language);
  const background = backgroundOf(site);
  return {
    id: '/',
    name,
    short_name: name,
    lang,
    dir,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: brandIcons(site).flatMap(({ address, sizePx, purpose }) =>
      purpose === 'touch'
        ? []
        : [{ src: address, sizes: `${sizePx}x${sizePx}`, type: 'image/png', purpose }],
    ),
  };
}
