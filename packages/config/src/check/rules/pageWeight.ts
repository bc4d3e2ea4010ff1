import { isCentreText, type LocaleDocument } from '@livery/model';
import type { Check } from '../BrandUnderCheck.ts';

/** Size of what every page holds, up to which a phone with a slow connection shows it in time. */
const maxKb = 512;

/** Text of a page for an asset beside its path: the address and the punctuation. */
const addressBytes = 60;

/**
 * Checks the size of what every page holds beside its content: the texts of its language but those
 * of the centres, all routes, and the addresses of all assets.
 */
export const pageWeight: Check = ({ documents, locales, assets }, report) => {
  const english = locales.get('EN');
  const languages = Array.from(locales, ([language, locale]) => ({
    language,
    bytes: bytesOf(pageTextsOf({ ...english, ...locale })),
  }));
  const heaviest = languages.toSorted((a, b) => b.bytes - a.bytes)[0];
  const parts = [
    { name: `texts in ${heaviest?.language}`, bytes: heaviest?.bytes ?? 0, pointer: '/locales' },
    { name: 'routes', bytes: bytesOf(documents.routes ?? {}), pointer: '/routes' },
    {
      name: 'addresses of assets',
      bytes: [...assets.keys()].reduce((sum, path) => sum + path.length + addressBytes, 0),
      pointer: '',
    },
  ].toSorted((a, b) => b.bytes - a.bytes);
  const [first, ...others] = parts.map(({ name, bytes }) => `${kbOf(bytes)} kB of ${name}`);
  const totalKb = kbOf(parts.reduce((sum, { bytes }) => sum + bytes, 0));
  if (totalKb <= maxKb) return;
  report(
    'LV758',
    parts[0]?.pointer ?? '',
    `every page holds ${totalKb} kB beside its content, which is slow on phones above ${maxKb} kB: ${first}, ${others.join(', ')}; remove what no page shows`,
  );
};

function pageTextsOf(locale: Partial<LocaleDocument>): object {
  return Object.fromEntries(Object.entries(locale).filter(([key]) => !isCentreText(key)));
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function kbOf(bytes: number): number {
  return Math.ceil(bytes / 1024);
}
