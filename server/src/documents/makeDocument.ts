import type { Bootstrap, GuestPage, Route, Site } from '@livery/model';
import type { ClientBuild } from '../assets/ClientBuild.ts';
import { firstFontOf, themeOf } from '../assets/assetAddresses.ts';
import { brandIcons } from '../assets/brandIcons.ts';
import { manifestAddress } from '../assets/webManifest.ts';
import { documentHtml } from './documentHtml.ts';
import { textOf } from './texts.ts';

/** Returns the document of a page with its route's texts and its brand's theme. */
export function makeDocument({
  site,
  bootstrap,
  guestPage,
  client,
  origin,
  route,
}: {
  site: Site;
  bootstrap: Bootstrap;
  guestPage: GuestPage;
  client: ClientBuild;
  origin: string;
  route: Route | undefined;
}): string {
  const { code } = bootstrap.language;
  const { canvas } = site.theme.color;
  const text = (key: string) => textOf(site, code, { $text: key });
  return documentHtml({
    programTexts: {
      failed: text('error.network_failed'),
      slow: text('error.network_timeout'),
      reload: text('error.reload'),
    },
    bootstrap,
    guestPage,
    client,
    origin,
    themeSheet: themeOf(site).address,
    font: firstFontOf(site, bootstrap.language.tag.split('-')[0] ?? ''),
    touchIcon: brandIcons(site).find(({ purpose }) => purpose === 'touch')?.address,
    manifest: manifestAddress(site, code),
    themeColors: { light: canvas.light, dark: canvas.dark },
    title: route?.title ? `${textOf(site, code, route.title)} · ${site.site.name}` : site.site.name,
    description: route?.description && textOf(site, code, route.description),
  });
}
