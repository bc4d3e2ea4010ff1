import type { Site } from '@livery/model';
import Negotiator from 'negotiator';
import { perSite } from '../../brands/perSite.ts';
import { shortHash } from '../../http/contentHash.ts';
import { languagesOf } from './siteLanguages.ts';

/** Browsers send less than 100 characters. The rest of a longer header is not read. */
const maxHeaderLength = 256;
/** Locales that are compared, because each takes many microseconds. */
const maxLocales = 8;
const maxCached = 10_000;
let cachedCount = 0;
/** Codes by header, then by offer: one key of both would be joined and hashed for each request. */
const accepted = new Map<string, Map<string, string>>();
/** Present codes of languages by the code in a header, which has two or three letters. */
const presentCodes = new Map<string, string>();
/** The quality 0 in a header. */
const refusal = /;\s?q\s?=\s?"?0(?:\.0{0,9})?(?![\d.])/i;

/** Languages of a brand by what a header may name of them; earlier ones of the list come first. */
interface Offer {
  readonly codes: readonly string[];
  readonly tags: readonly string[];
  readonly defaultCode: string;
  /** By language, script and region. */
  readonly byRegion: ReadonlyMap<string, string>;
  /** By language and script. */
  readonly byScript: ReadonlyMap<string, string>;
  readonly byLanguage: ReadonlyMap<string, string>;
  /** Equal for brands with the same languages. */
  readonly key: string;
}

/**
 * Returns the brand's language that Accept-Language asks for, else the brand's default. Cached
 * because browsers send only a few different headers. Source: RFC 9110 §12.5.4, RFC 4647 §3.4.
 */
export function acceptedLanguage(site: Site, header: string | undefined): string {
  if (header === undefined) return site.site.defaultLang;
  const offer = offerOf(site);
  const read = readPart(header);
  const cached = accepted.get(read)?.get(offer.key);
  if (cached !== undefined) return cached;
  const code = bestOf(offer, read);
  cache(read, offer, code);
  return code;
}

function cache(header: string, { key }: Offer, code: string): void {
  if (cachedCount >= maxCached) {
    accepted.clear();
    cachedCount = 0;
  }
  const codes = accepted.get(header) ?? new Map<string, string>();
  accepted.set(header, codes.set(key, code));
  cachedCount += 1;
}

/** Returns the part of a header that is read, without a range that would be cut. */
function readPart(header: string): string {
  if (header.length <= maxHeaderLength) return header;
  const end = Math.max(0, header.lastIndexOf(',', maxHeaderLength));
  // Copied, because a part of a text keeps the whole text in memory.
  return Buffer.from(header.slice(0, end), 'latin1').toString('latin1');
}

const offerOf = perSite((site): Offer => {
  const { defaultLang, supportLanguages } = site.site;
  const byRegion = new Map<string, string>();
  const byScript = new Map<string, string>();
  const byLanguage = new Map<string, string>();
  const languages = languagesOf(site);
  for (const { code, tag } of languages.toReversed()) {
    const locale = localeOf(tag)?.maximize();
    if (!locale) continue;
    byRegion.set(regionKey(locale), code);
    byScript.set(scriptKey(locale), code);
    byLanguage.set(locale.language, code);
  }
  const tags = languages.map(({ tag }) => tag);
  return {
    codes: supportLanguages,
    tags,
    defaultCode: defaultLang,
    byRegion,
    byScript,
    byLanguage,
    key: shortHash(JSON.stringify([defaultLang, supportLanguages, tags])),
  };
});

function bestOf(offer: Offer, header: string): string {
  const { byLanguage, codes, defaultCode } = offer;
  const refused = refusedIn(offer, header);
  const named = namedIn(offer, header);
  // A reader of one script reads another one only for lack of a better language: Simplified Chinese
  // is for zh-TW the choice after English.
  const best = [
    named.flatMap((locale) => inItsScript(offer, locale)),
    named.map(({ language }) => byLanguage.get(language)),
    defaultCode,
    codes,
  ]
    .flat()
    .find((code) => code !== undefined && !refused.has(code));
  return best ?? defaultCode;
}

/** Returns the codes of the languages in the script of a locale, the best first. */
function inItsScript(
  { byRegion, byScript }: Offer,
  locale: Intl.Locale,
): readonly (string | undefined)[] {
  const likely = locale.maximize();
  const { language, script } = likely;
  const usual = new Intl.Locale(language, script === undefined ? {} : { script }).maximize();
  return [
    byRegion.get(regionKey(likely)),
    byRegion.get(regionKey(usual)),
    byScript.get(scriptKey(likely)),
  ];
}

/**
 * Returns the locales of a header, the most preferred first, up to `*`: from there, the visitor
 * prefers none. Browsers add the language of each locale (`zh-TW,zh`), which says nothing more.
 */
function namedIn({ byLanguage }: Offer, header: string): readonly Intl.Locale[] {
  const named: Intl.Locale[] = [];
  for (const range of new Set(negotiatorOf(header).languages())) {
    if (range === '*' || named.length === maxLocales) break;
    const locale = byLanguage.has(presentCodeOf(range)) ? localeOf(range) : undefined;
    if (locale && !isRepeated(locale, named)) named.push(locale);
  }
  return named;
}

/** Returns the present code of a range's language (`in` → `id`); empty if it names none. */
function presentCodeOf(range: string): string {
  const code = /^[a-z]{2,3}(?![a-z\d])/.exec(range.toLowerCase())?.[0];
  if (code === undefined) return '';
  const present = presentCodes.get(code) ?? localeOf(code)?.language ?? '';
  presentCodes.set(code, present);
  return present;
}

function isRepeated({ baseName, language }: Intl.Locale, named: readonly Intl.Locale[]): boolean {
  return baseName === language && named.some((locale) => locale.language === language);
}

/** Returns the codes of the languages that a header refuses by the quality 0. */
function refusedIn({ codes, tags }: Offer, header: string): ReadonlySet<string> {
  if (!refusal.test(header)) return new Set();
  // First, because an open quote would contain it.
  const free = new Set(negotiatorOf(`*;q=0.001,${header}`).languages(tags));
  return new Set(codes.filter((_, index) => !free.has(tags[index] ?? '')));
}

function negotiatorOf(header: string): Negotiator {
  return new Negotiator({ headers: { 'accept-language': header } });
}

/** Returns the locale of a tag, with the present code of its language. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    const locale = new Intl.Locale(tag);
    return locale.language === 'und' ? undefined : locale;
  } catch {
    // Not a language tag.
    return undefined;
  }
}

function scriptKey({ language, script }: Intl.Locale): string {
  return `${language}-${script}`;
}

function regionKey(locale: Intl.Locale): string {
  return `${scriptKey(locale)}-${locale.region}`;
}
