import type { Site } from '@livery/model';
import { escapeHtml } from '@livery/model';
import type { ServerResponse } from 'node:http';
import { plainSheet } from '../assets/plainSheet.ts';
import { assetAddresses, themeOf } from '../assets/assetAddresses.ts';
import { sendHtml } from '../http/sendHtml.ts';
import { languageVary, preferenceIn } from '../request/language/languageOf.ts';
import { languageIn, languagesOf } from '../request/language/siteLanguages.ts';

/** Language and cookies of the visitor of a plain page. */
export interface PlainVisitor {
  readonly language: string;
  /** Cookie header, which may contain the chosen theme. */
  readonly cookie: string | undefined;
}

/** Content of a plain page, as text. */
export interface PlainContent {
  readonly title: string;
  readonly lines: readonly string[];
  /** Facts below the text, such as an address or a time. */
  readonly facts?: readonly string[];
  readonly link?: {
    readonly address: string;
    readonly text: string;
    /** Opens in the same window. */
    readonly isHere?: boolean;
  };
  /** Whether the page links to the brand's other languages; true by default. */
  readonly languages?: boolean;
}

/**
 * Returns a page of a brand without scripts, in the brand's theme and languages.
 */
export function plainBrandPage(
  site: Site,
  { language, cookie }: PlainVisitor,
  { title, lines, facts = [], link, languages: offersLanguages = true }: PlainContent,
): string {
  const { tag, dir } = languageIn(site, language);
  const name = escapeHtml(site.site.name);
  const logo = site.site.logo === undefined ? undefined : assetAddresses(site)[site.site.logo];
  const chosen = preferenceIn(cookie, 'theme');
  const theme = chosen === 'light' || chosen === 'dark' ? chosen : site.site.defaultTheme;
  const paragraphs = [
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...facts.map((fact) => `<p class="fact">${escapeHtml(fact)}</p>`),
  ];
  const languages = languagesOf(site).map(
    ({ code, tag, dir: direction, name: label }) =>
      `<li><a href="?lang=${code}" lang="${escapeHtml(tag)}" dir="${direction}"${code === language ? ' aria-current="true"' : ''}>${escapeHtml(label)}</a></li>`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(tag)}" dir="${dir}" data-theme="${theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${name}</title>
<link rel="stylesheet" href="${themeOf(site).address}"><link rel="stylesheet" href="${plainSheet.address}"></head>
<body><main class="panel">${logo === undefined ? `<p class="brand">${name}</p>` : `<p class="brand"><img src="${logo}" alt="${name}"></p>`}
<h1>${escapeHtml(title)}</h1>${paragraphs.join('')}
${link ? `<p><a class="button" href="${escapeHtml(link.address)}"${link.isHere ? '' : ' target="_blank" rel="noopener"'}>${escapeHtml(link.text)}</a></p>` : ''}
${offersLanguages && languages.length > 1 ? `<ul class="languages">${languages.join('')}</ul>` : ''}</main></body></html>
`;
}

/** Sends a plain page, which is in the visitor's language and theme. */
export function sendPlainPage(
  response: ServerResponse,
  status: number,
  html: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendHtml(response, status, html, { ...headers, vary: languageVary });
}
