import type { Bootstrap, GuestPage } from '@livery/model';
import type { ClientBuild } from '../assets/ClientBuild.ts';
import { escapeHtml } from '@livery/model';
import { inlineBootScript } from './inlineBootScript.ts';

/** Parts of a document. */
export interface DocumentParts {
  readonly bootstrap: Bootstrap;
  readonly guestPage: GuestPage;
  readonly client: ClientBuild;
  readonly title: string;
  readonly description: string | undefined;
  /** Scheme, host and port of the site. */
  readonly origin: string;
  readonly themeSheet: string;
  /** Address of a font file that the page's text needs. */
  readonly font: string | undefined;
  /** Notices for a program that fails to load, and the text of the reload link. */
  readonly programTexts: {
    readonly failed: string;
    readonly slow: string;
    readonly reload: string;
  };
  readonly themeColors: { readonly light: string; readonly dark: string };
  /** Address of the icon of a home screen. */
  readonly touchIcon: string | undefined;
  /** Address of the web app manifest. */
  readonly manifest: string | undefined;
}

/**
 * Returns the HTML of a document: the content, the data it was rendered from, then the program. It
 * has no other scripts and no style attributes.
 */
export function documentHtml(parts: DocumentParts): string {
  const {
    bootstrap: { language, site },
    guestPage,
    client,
  } = parts;
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language.tag)}" dir="${language.dir}" data-brand="${escapeHtml(site.brand)}" data-theme="${site.site.defaultTheme}">`,
    `<head>${headOf(parts)}</head>`,
    `<body><div id="livery">${guestPage.html}</div>${programNotice(parts)}`,
    `<script type="application/json" id="livery-bootstrap">${dataBlock({ ...parts.bootstrap, formats: parts.guestPage.formats })}</script>`,
    `<script type="module" async fetchpriority="low" src="${escapeHtml(client.script)}"></script></body></html>`,
  ].join('\n');
}

/**
 * Notices for a program that fails to load. The style sheet shows the one that matches the status
 * set by the inline boot script.
 */
function programNotice({ programTexts: { failed, slow, reload } }: DocumentParts): string {
  return `<div class="livery-program" role="alert"><p data-when="failed">${escapeHtml(failed)}</p><p data-when="slow">${escapeHtml(slow)}</p><a href="">${escapeHtml(reload)}</a></div>`;
}

function headOf({
  bootstrap,
  guestPage,
  client,
  title,
  description,
  origin,
  themeSheet,
  font,
  themeColors,
  touchIcon,
  manifest,
}: DocumentParts): string {
  const scripts = [
    client.script,
    ...client.core,
    ...guestPage.chunks.flatMap((name) => client.chunk(name) ?? []),
  ];
  const icon =
    bootstrap.site.site.logo === undefined ? undefined : bootstrap.assets[bootstrap.site.site.logo];
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${inlineBootScript}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    ...(description === undefined
      ? []
      : [`<meta name="description" content="${escapeHtml(description)}">`]),
    ...[themeSheet, client.style ?? []]
      .flat()
      .map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`),
    // Without `crossorigin`, browsers would load the font a second time.
    ...(font === undefined
      ? []
      : [
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(font)}">`,
        ]),
    ...(guestPage.heroImage === undefined
      ? []
      : [
          `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(guestPage.heroImage)}">`,
        ]),
    ...[...new Set(scripts)].map(
      (address) => `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(address)}">`,
    ),
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${escapeHtml(themeColors.light)}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${escapeHtml(themeColors.dark)}">`,
    ...(icon === undefined ? [] : [`<link rel="icon" href="${escapeHtml(icon)}">`]),
    ...(touchIcon === undefined
      ? []
      : [`<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`]),
    ...(manifest === undefined ? [] : [`<link rel="manifest" href="${escapeHtml(manifest)}">`]),
    ...addressElements(bootstrap, origin, title),
  ].join('');
}

/**
 * Returns canonical, alternate-language and Open Graph elements; not-found pages get `noindex`. A
 * document of another language than the default has the canonical address of its language, because
 * search engines find the default one at the address without a language.
 */
function addressElements(
  { status, route, language, languages, site, assets }: Bootstrap,
  origin: string,
  title: string,
): string[] {
  if (status === 404) return ['<meta name="robots" content="noindex">'];
  const address = `${origin}${route.path}`;
  const addressIn = (code: string): string => `${address}?lang=${code}`;
  const canonical = language.code === site.site.defaultLang ? address : addressIn(language.code);
  const image = Object.entries(assets).find(([name]) => /^assets\/social\.\w+$/.test(name))?.[1];
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...languages.map(
      ({ code, tag }) =>
        `<link rel="alternate" hreflang="${escapeHtml(tag)}" href="${escapeHtml(addressIn(code))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(address)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    ...(image === undefined
      ? []
      : [`<meta property="og:image" content="${escapeHtml(`${origin}${image}`)}">`]),
  ];
}

/**
 * Serialises JSON so that it cannot close its script element. U+2028 and U+2029 are line
 * terminators to older script parsers.
 */
function dataBlock(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
