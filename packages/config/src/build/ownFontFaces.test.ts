import { beforeAll, expect, it } from 'vitest';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import type { LoadedSite } from '../load/loadSite.ts';
import { brandFixture, fixtureSchemas } from '../testing/brandFixture.ts';
import { callsFixture } from '../testing/callsFixture.gen.ts';
import { boldLatinFont, fontFile, latinFont, vietnameseFont } from '../testing/fontFile.ts';
import { memorySource } from '../source/memorySource.ts';
import { loadSite } from '../load/loadSite.ts';
import { themeSheet } from './themeSheet.ts';

let schemas: SchemaSet;
beforeAll(async () => {
  schemas = await fixtureSchemas();
});

const fonts: Readonly<Record<string, Uint8Array>> = {
  'lagoon/assets/fonts/text.woff2': fontFile(latinFont),
  'lagoon/assets/fonts/strong.woff2': fontFile(boldLatinFont),
  'lagoon/assets/fonts/vietnamese.woff2': fontFile(vietnameseFont),
  'lagoon/assets/fonts/broken.woff2': fontFile(latinFont).subarray(0, 4_000),
};

const text = { file: 'assets/fonts/text.woff2', weight: '400' };
const vietnamese = {
  file: 'assets/fonts/vietnamese.woff2',
  weight: '400',
  unicodeRange: 'U+0102-0103, U+1EA0-1EF9',
};

/** Loads the brand with a theme's fonts, and with those font files that the theme names. */
function loadFonts(font: unknown): Promise<LoadedSite> {
  const named = Object.keys(fonts).filter((path) =>
    JSON.stringify(font).includes(path.replace('lagoon/', '')),
  );
  const source = memorySource({
    ...brandFixture,
    'lagoon/theme.json': JSON.stringify({ font }),
    ...Object.fromEntries(named.map((path) => [path, ''])),
  });
  return loadSite({
    source: { ...source, read: async (path) => fonts[path] ?? source.read(path) },
    brand: 'lagoon',
    schemas,
    calls: callsFixture,
  });
}

async function sheetOf(font: unknown): Promise<string> {
  const { site, problems } = await loadFonts(font);
  expect(problems).toEqual([]);
  return site ? themeSheet(site, (file) => `/files/${file}`) : '';
}

it('declares each face of a brand’s family, and uses the family', async () => {
  const sheet = await sheetOf({ families: { Reef: [text, vietnamese] }, body: 'Reef' });

  expect(sheet).toContain('--font-body: "Own Reef", "Own Reef Fallback", "Noto Sans Arabic"');
  expect(sheet).toContain(
    '@font-face { font-family: "Own Reef"; font-display: swap; font-style: normal; font-weight: 400; src: url("/files/assets/fonts/text.woff2") format("woff2"); }',
  );
  expect(sheet).toContain(
    'unicode-range: U+0102-0103, U+1EA0-1EF9; src: url("/files/assets/fonts/vietnamese.woff2")',
  );
});

it('adjusts a local font to the size and lines of each file with Latin letters', async () => {
  const sheet = await sheetOf({
    families: {
      Reef: [text, { file: 'assets/fonts/strong.woff2', weight: '500 900' }, vietnamese],
    },
    display: 'Reef',
  });
  const fallbacks = sheet
    .split('@font-face')
    .filter((rule) => rule.includes('font-family: "Own Reef Fallback"'))
    .map((rule) => ({
      weight: /font-weight: ([\d ]+)/.exec(rule)?.[1],
      local: /local\("([^"]+)/.exec(rule)?.[1],
      adjust: Number(/size-adjust: ([\d.]+)%/.exec(rule)?.[1]),
      ascent: Number(/ascent-override: ([\d.]+)%/.exec(rule)?.[1]),
    }));

  expect(fallbacks.map(({ weight, local }) => [weight, local])).toEqual([
    ['400 400', 'Arial'],
    ['500 599', 'Arial'],
    ['600 900', 'Arial Bold'],
  ]);
  // The ascent of the font is its size, whatever the size of the local font.
  for (const { adjust, ascent } of fallbacks) expect(adjust * ascent).toBeCloseTo(10_000, -1);
  expect(fallbacks[0]?.adjust).toBeCloseTo(77, 0);
  expect(fallbacks[2]?.adjust).toBeCloseTo(75, 0);
});

it('shows a language in the system font if no file has its letters', async () => {
  const latin = await sheetOf({ families: { Reef: [text] }, body: 'Reef' });
  const both = await sheetOf({ families: { Reef: [text, vietnamese] }, body: 'Reef' });

  expect(latin).toMatch(/:is\(:lang\(vi\), :lang\(be\).*--font-body: system-ui/);
  expect(both).not.toContain(':lang(vi)');
  expect(both).toContain(':lang(ru)');
});

it.each([
  [{ families: { Reef: [text] }, body: 'Ref' }, 'LV456', 'did you mean "Reef"?'],
  [
    { families: { Reef: [{ ...text, file: 'assets/fonts/none.woff2' }] }, body: 'Reef' },
    'LV408',
    'there is no file "assets/fonts/none.woff2"',
  ],
  [
    { families: { Reef: [{ ...text, file: 'assets/fonts/broken.woff2' }] }, body: 'Reef' },
    'LV516',
    'the content of "broken.woff2" is not font/woff2',
  ],
  [{ families: { Reef: [{ ...text, file: 'assets/logo.svg' }] } }, 'LV205', 'assets/logo.svg'],
  [{ families: { 'Reef"; }': [text] } }, 'LV207', 'Reef'],
  [{ families: { Reef: [{ ...text, weight: 'bold' }] } }, 'LV205', 'bold'],
])('refuses %j', async (font, code, message) => {
  const { problems, site } = await loadFonts(font);

  expect(site).toBeUndefined();
  expect(problems.map((problem) => `${problem.code} ${problem.message}`)).toEqual(
    expect.arrayContaining([expect.stringContaining(code), expect.stringContaining(message)]),
  );
});
